#include "ui/plot/time_ticker.h"

namespace bloscope {

void TimeTicker::generate(const QCPRange& range, const QLocale& /*locale*/, QChar /*formatChar*/,
                          int /*precision*/, QVector<double>& ticks, QVector<double>* subTicks,
                          QVector<QString>* tickLabels)
{
    ticks.clear();
    if (subTicks)
        subTicks->clear();
    if (tickLabels)
        tickLabels->clear();
    if (!(range.lower < range.upper))
        return;
    for (const ValueTick& tick :
         m_texts.ticks({range.lower, range.upper}, ValueScale::Linear, tickCount())) {
        ticks << range.lower + tick.position * (range.upper - range.lower);
        if (tickLabels)
            *tickLabels << tick.label;
    }
}

QSharedPointer<QCPAxisTicker> timeTicker(const ValueText& texts)
{
    return texts.areTimes() ? QSharedPointer<TimeTicker>::create(texts).staticCast<QCPAxisTicker>()
                            : QSharedPointer<QCPAxisTicker>();
}

} // namespace bloscope
