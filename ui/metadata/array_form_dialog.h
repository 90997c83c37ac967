#pragma once

#include "core/array/slice.h"
#include "core/edit/array_form.h"

#include <QDialog>
#include <array>

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace bloscope {

// The form of an array's own metalayer (b2nd, or caterva without a dtype): shape, chunkshape,
// blockshape and dtype as text, checked against the chunks of the file while they are typed. Chunks
// stay as they are; only how they are read changes. Changes nothing itself.
class ArrayFormDialog : public QDialog {
    Q_OBJECT

 public:
    // `edits` are those of the moment, with hasArray(). With a reason (a sentence) the form can
    // only be looked at.
    explicit ArrayFormDialog(EditSet edits, const QString& readOnlyReason = {},
                             QWidget* parent = nullptr);

 signals:
    void applied(const bloscope::B2ndMetadata& array); // EditSet::setArray() takes it

 private:
    struct Row {
        QLineEdit* edit = nullptr;
        QLabel* reason = nullptr; // what is wrong with the text above it
    };
    Row& row(ArrayField field) { return m_rows[static_cast<std::size_t>(field)]; }

    void layOut(const QString& note);
    QWidget* makeFields();
    QWidget* makeFacts();
    void addField(QFormLayout& form, ArrayField field, const QString& label);
    void addTypes();
    void fill();
    void makeReadOnly();

    void check();
    std::optional<B2ndMetadata> typed(); // says what is wrong with texts that are no shape
    bool readShape(ArrayField field, Shape& to);
    void say(ArrayField field, const QString& reason);
    void showFacts(const std::optional<B2ndMetadata>& array);
    bool isChanged(const B2ndMetadata& array) const;

    EditSet m_edits;
    B2ndMetadata m_before;
    std::array<Row, 4> m_rows; // by ArrayField
    QPushButton* m_types;
    std::array<QLabel*, 5> m_facts = {};
    QLabel* m_summary; // whether anything is changed
    QDialogButtonBox* m_buttons;
    bool m_isReadOnly;
};

} // namespace bloscope
