#include "ui/curve/curve_tickers.h"

#include "ui/plot/dimension_ticker.h"

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

QSharedPointer<QCPAxisTicker> curveIndexTicker(const DimensionSlice& taken, CurveScale scale,
                                               const Coordinates* coordinates)
{
    if (scale == CurveScale::Log)
        return QSharedPointer<LogIndexTicker>::create(taken);
    return dimensionTicker(taken, coordinates);
}

QSharedPointer<QCPAxisTicker> curveValueTicker(CurveScale scale)
{
    if (scale == CurveScale::Log)
        return QSharedPointer<QCPAxisTickerLog>::create();
    return QSharedPointer<QCPAxisTicker>::create();
}

} // namespace bloscope
