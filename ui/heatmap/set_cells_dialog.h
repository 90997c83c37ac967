#pragma once

#include "core/array/slice.h"
#include "core/dtype/dtype_leaves.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace bloscope {

class CheckedLineEdit;

// Asks which value some cells are given, and whether all of each element or one of its parts. It
// changes nothing itself.
class SetCellsDialog : public QDialog {
    Q_OBJECT

 public:
    // `part` of the elements is what is seen of them; nothing: all.
    SetCellsDialog(const Slice& cells, const DType& dtype, const std::optional<DTypeLeaf>& part,
                   QWidget* parent = nullptr);

    void accept() override; // only with a value that the type can hold

 signals:
    void wanted(const bloscope::DTypeLeaf& part, const QString& text); // which that can hold

 private:
    void layOut(const Slice& cells);
    const DTypeLeaf& chosenPart() const;
    Result<> parsed(const QString& text) const;
    void check();

    std::vector<DTypeLeaf> m_parts; // as in the box
    QComboBox* m_part;
    CheckedLineEdit* m_value;
    QLabel* m_problem;
    QPushButton* m_set;
};

} // namespace bloscope
