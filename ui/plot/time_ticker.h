#pragma once

#include "ui/picture/value_text.h"

#include <qcustomplot.h>

namespace bloscope {

// Divides a linear axis of values by dates or time spans.
class TimeTicker : public QCPAxisTicker {
 public:
    explicit TimeTicker(const ValueText& texts) : m_texts(texts) {}

    void generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision,
                  QVector<double>& ticks, QVector<double>* subTicks,
                  QVector<QString>* tickLabels) override;

 private:
    ValueText m_texts; // of times
};

// For an axis of such values: nothing where the axis of numbers serves as well.
QSharedPointer<QCPAxisTicker> timeTicker(const ValueText& texts);

} // namespace bloscope
