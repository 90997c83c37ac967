#pragma once

#include "core/array/array.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace bloscope {

// Asks how plain chunks are to be read as an array: type, shape and where the first element begins.
// What is typed is checked at once; a sentence says what comes out, or why it does not fit.
class InterpretDialog : public QDialog {
    Q_OBJECT

 public:
    // Begins with what `array` shows, which is of a frame without an n-d array.
    explicit InterpretDialog(ArrayPtr array, QWidget* parent = nullptr);

    Interpretation interpretation() const;

 signals:
    void chosen(const bloscope::Interpretation& how); // one that fits
    void resetWanted();                               // back to what the file says itself

 private:
    void layOut();
    void check();
    Result<Interpretation> typed() const;
    QString resultText(const InterpretedLayout& layout, std::int64_t offset) const;

    ArrayPtr m_array;
    QLineEdit* m_dtype;
    QLineEdit* m_shape;
    QLineEdit* m_offset;
    QLabel* m_verdict;
    QDialogButtonBox* m_buttons;
};

} // namespace bloscope
