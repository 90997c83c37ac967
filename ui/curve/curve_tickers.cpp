#include "ui/curve/curve_tickers.h"

#include "ui/plot/dimension_ticker.h"
#include "ui/plot/time_ticker.h"

#include <QFontMetrics>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

class LogIndexTicker : public QCPAxisTickerLog {
 public:
    explicit LogIndexTicker(const DimensionSlice& dimension) : m_dimension(dimension) {}

 protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        return QString::number(m_dimension.at(std::llround(tick)));
    }

 private:
    DimensionSlice m_dimension;
};

} // namespace

QCPAxis::ScaleType curveScaleType(CurveScale scale)
{
    return scale == CurveScale::Log ? QCPAxis::stLogarithmic : QCPAxis::stLinear;
}

void labelCurveIndices(QCPAxis& axis, const CurveSlice& curve, CurveScale scale,
                       const DimensionLabels& labels)
{
    const bool isLog = scale == CurveScale::Log;
    const DimensionSlice& taken = curve.slice()[curve.along()];
    if (isLog)
        axis.setTicker(QSharedPointer<LogIndexTicker>::create(taken));
    else
        axis.setTicker(dimensionTicker(taken, labels.coordinates(curve.along())));
    axis.setSubTicks(isLog);
    axis.setLabel(isLog ? labels.name(curve.along()) : labels.title(curve.along()));
    fitCurveTicks(axis, curve, scale, labels);
}

void fitCurveTicks(QCPAxis& axis, const CurveSlice& curve, CurveScale scale,
                   const DimensionLabels& labels)
{
    constexpr int usual = 5;
    if (scale == CurveScale::Log || curve.points() == 0 || !labels.coordinates(curve.along()))
        return;
    const QFontMetrics letters(axis.tickLabelFont());
    const QString last = labels.text(curve.along(), curve.indexOf(curve.points() - 1));
    const int each = letters.horizontalAdvance(last) + letters.height();
    axis.ticker()->setTickCount(std::clamp(axis.axisRect()->width() / each, 1, usual));
}

QSharedPointer<QCPAxisTicker> curveValueTicker(CurveScale scale, const ValueText& texts)
{
    if (scale == CurveScale::Log)
        return QSharedPointer<QCPAxisTickerLog>::create();
    const auto ofTimes = timeTicker(texts);
    return ofTimes ? ofTimes : QSharedPointer<QCPAxisTicker>::create();
}

} // namespace bloscope
