#pragma once

#include "core/base/float_text.h"

#include <QDialog>

namespace bloscope {

class NumberFormatForm;

// Asks how the numbers of one table are written. What is chosen counts at once.
class NumberFormatDialog : public QDialog {
    Q_OBJECT

 public:
    explicit NumberFormatDialog(const NumberFormat& format, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format); // emits nothing

 signals:
    void chosen(const bloscope::NumberFormat& format);
    void resetWanted(); // to that of the preferences

 private:
    NumberFormatForm* m_form;
};

} // namespace bloscope
