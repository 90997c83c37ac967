#include "ui/curve/curve_tickers.h"

#include "ui/plot/dimension_ticker.h"
#include "ui/plot/time_ticker.h"

#include <QCoreApplication>
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

// Of an axis that counts from a base, with the whole numbers beside it.
class MovedTicker : public QCPAxisTicker {
 public:
    explicit MovedTicker(double base) : m_base(base) { setTickOrigin(-base); }

 protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override
    {
        return QCPAxisTicker::getTickLabel(tick + m_base, locale, format, precision);
    }

 private:
    double m_base;
};

struct CurveText {
    Q_DECLARE_TR_FUNCTIONS(CurveText)
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

ValueLabels valueLabels(const QCPAxis& axis, Int128 base)
{
    constexpr double leastShare = 1e-4; // of the values that ticks of six digits tell apart
    const bool areTooNear = axis.range().size() < leastShare * std::abs(static_cast<double>(base));
    return areTooNear ? ValueLabels::FromBase : ValueLabels::Whole;
}

QSharedPointer<QCPAxisTicker> curveValueTicker(CurveScale scale, const ValueText& texts,
                                               Int128 base, ValueLabels labels)
{
    if (scale == CurveScale::Log)
        return QSharedPointer<QCPAxisTickerLog>::create();
    if (base != 0 && labels == ValueLabels::Whole)
        return QSharedPointer<MovedTicker>::create(static_cast<double>(base));
    const auto ofTimes = timeTicker(texts);
    return ofTimes ? ofTimes : QSharedPointer<QCPAxisTicker>::create();
}

QString titleFrom(Int128 base, const QString& name)
{
    const QString sign = base < 0 ? QStringLiteral("+") : QStringLiteral("−");
    const auto size = static_cast<qulonglong>(base < 0 ? -base : base);
    return QStringLiteral("%1 %2 %3")
        .arg(name.isEmpty() ? CurveText::tr("value") : name, sign, QString::number(size));
}

} // namespace bloscope
