#pragma once

#include "core/edit/edit_set.h"
#include "core/msgpack/item_type.h"
#include "ui/value/value_verdict.h"

#include <QDialog>
#include <functional>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace bloscope {

// What a NewEntryDialog was told.
struct NewEntry {
    MetadataSectionOf section = MetadataSectionOf::Trailer; // of entries of a section
    std::string name;
    ByteBuffer value;
};

// Asks for all of a new entry at once: its name, its type, what it holds, and of an entry of a
// section also where it goes. Name and value are checked while they are typed, a sentence below
// each says why it is refused. Changes nothing itself.
class NewEntryDialog : public QDialog {
    Q_OBJECT

 public:
    using CheckName = std::function<Result<>(const QString& name)>; // on the GUI thread

    // An entry of the metadata as they are in `edits`; the section is the one that is proposed.
    NewEntryDialog(EditSet edits, MetadataSectionOf section, QWidget* parent = nullptr);
    // An entry of a map of that name.
    NewEntryDialog(const QString& map, CheckName checkKey, QWidget* parent = nullptr);

 signals:
    void chosen(const bloscope::NewEntry& entry); // one that is possible

 private:
    struct Row {
        QLineEdit* edit = nullptr;
        QLabel* verdict = nullptr; // on the text above it
    };

    NewEntryDialog(CheckName checkName, QWidget* parent);
    void add();
    void askWhetherToLeaveUnnamed();
    void layOut();
    Row addLine(const QString& label, const QString& verdictName);
    void addSections(MetadataSectionOf proposed);
    void addTypes();
    void check();
    bool checkName();
    void typeChosen();
    ValueVerdict readValue(); // into m_value
    MetadataSectionOf section() const;
    std::optional<msgpack_value::ItemType> type() const; // none: no msgpack at all

    CheckName m_checkName;
    QWidget* m_fields;
    QFormLayout* m_form; // of the fields
    Row m_name;
    Row m_value;
    QComboBox* m_sections = nullptr; // of entries of a section
    QComboBox* m_types;
    QDialogButtonBox* m_buttons;
    ByteBuffer m_bytes; // of the value, while it is one
};

} // namespace bloscope
