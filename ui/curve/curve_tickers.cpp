#include "ui/curve/curve_tickers.h"

#include "ui/plot/dimension_ticker.h"

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

// Divides an axis that counts from a base by dates or time spans.
class TimeTicker : public QCPAxisTicker {
 public:
    TimeTicker(const ValueText& texts, double base) : m_texts(texts), m_base(base) {}

    void generate(const QCPRange& range, const QLocale& /*locale*/, QChar /*formatChar*/,
                  int /*precision*/, QVector<double>& ticks, QVector<double>* subTicks,
                  QVector<QString>* tickLabels) override
    {
        ticks.clear();
        if (subTicks)
            subTicks->clear();
        if (tickLabels)
            tickLabels->clear();
        if (!(range.lower < range.upper))
            return;
        for (const ValueTick& tick : m_texts.ticks({range.lower + m_base, range.upper + m_base},
                                                   ValueScale::Linear, tickCount())) {
            ticks << range.lower + tick.position * (range.upper - range.lower);
            if (tickLabels)
                *tickLabels << tick.label;
        }
    }

 private:
    ValueText m_texts; // of times
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

ValueLabels valueLabels(const QCPAxis& axis, const ValueText& texts, Int128 base)
{
    // Of the values: what ticks of six digits tell apart, those of times as long as float64 does.
    const double leastShare = texts.areTimes() ? 1e-13 : 1e-4;
    const bool areTooNear = axis.range().size() < leastShare * std::abs(static_cast<double>(base));
    return areTooNear ? ValueLabels::FromBase : ValueLabels::Whole;
}

QSharedPointer<QCPAxisTicker> curveValueTicker(CurveScale scale, const ValueText& texts,
                                               Int128 base, ValueLabels labels)
{
    if (scale == CurveScale::Log)
        return QSharedPointer<QCPAxisTickerLog>::create();
    const bool isMoved = base != 0 && labels == ValueLabels::Whole;
    const double moved = isMoved ? static_cast<double>(base) : 0;
    if (texts.areTimes())
        return QSharedPointer<TimeTicker>::create(
            labels == ValueLabels::Whole ? texts : texts.ofDifferences(), moved);
    if (isMoved)
        return QSharedPointer<MovedTicker>::create(moved);
    return QSharedPointer<QCPAxisTicker>::create();
}

QString titleFrom(Int128 base, const ValueText& texts, const QString& name)
{
    const bool isAdded = base < 0 && !texts.areDates(); // dates have no opposite
    return QStringLiteral("%1 %2 %3")
        .arg(name.isEmpty() ? CurveText::tr("value") : name,
             isAdded ? QStringLiteral("+") : QStringLiteral("−"),
             texts.ofWhole(isAdded ? -base : base));
}

} // namespace bloscope
