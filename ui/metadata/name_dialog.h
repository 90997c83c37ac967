#pragma once

#include "core/edit/edit_set.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace bloscope {

// What a NameDialog was told.
struct ChosenName {
    MetadataSectionOf section = MetadataSectionOf::Trailer;
    std::string name;
    ByteBuffer value; // what a new entry holds first; empty otherwise
};

// Asks what a metadata entry is to be called, and of a new one also where it goes and what it holds
// first. The name is checked while it is typed; a sentence says why it is refused. Changes nothing
// itself.
class NameDialog : public QDialog {
    Q_OBJECT

 public:
    enum class For { NewEntry, Rename, Duplicate };

    // `edits` are those of the moment. The section is the one that is proposed.
    static NameDialog* forNewEntry(EditSet edits, MetadataSectionOf section,
                                   QWidget* parent = nullptr);
    // Entry `i` of the section. It keeps its own name, or is copied under another one.
    static NameDialog* forRename(EditSet edits, MetadataSectionOf section, std::size_t i,
                                 QWidget* parent = nullptr);
    static NameDialog* forDuplicate(EditSet edits, MetadataSectionOf section, std::size_t i,
                                    QWidget* parent = nullptr);

 signals:
    void chosen(const bloscope::ChosenName& name); // one that is possible

 private:
    NameDialog(For what, EditSet edits, MetadataSectionOf section, std::optional<std::size_t> entry,
               QWidget* parent);
    void addSections(QFormLayout& form);
    void addTypes(QFormLayout& form);
    void layOut();
    void begin(); // title, button, proposed name
    void check();
    MetadataSectionOf section() const;
    std::string name() const;
    bool isUnchanged() const; // a rename to the same name
    Result<> possible() const;
    ChosenName chosenName() const;

    For m_for;
    EditSet m_edits;
    MetadataSectionOf m_section;
    std::optional<std::size_t> m_entry;
    QLineEdit* m_name;
    QComboBox* m_sections = nullptr; // of a new entry only
    QComboBox* m_types = nullptr;    // likewise
    QLabel* m_verdict;
    QDialogButtonBox* m_buttons;
};

} // namespace bloscope
