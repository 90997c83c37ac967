#pragma once

#include "core/numbers/float_text.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace bloscope {

// The controls for how numbers are shown.
class NumberFormatForm : public QWidget {
    Q_OBJECT

 public:
    explicit NumberFormatForm(QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format); // nan and the point aside
    NumberFormat format() const;

 signals:
    void changed();

 private:
    QComboBox* addChoice(const QString& label, const QString& meaning);

    QFormLayout* m_rows;
    QComboBox* m_exponent;
    QSpinBox* m_precision;
    QComboBox* m_base;
    QComboBox* m_bytes;
};

} // namespace bloscope
