#include "ui/statistics/statistics_text.h"

#include "core/statistics/slice_grid.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Kind = StatisticsLine::Kind;

struct StatisticsText {
    Q_DECLARE_TR_FUNCTIONS(StatisticsText)
};

// What sums of times and percentiles between two of them count.
QString unitOf(const DType& dtype)
{
    if (!dtype.isTime() || dtype.unit.base == TimeUnit::Base::Generic)
        return {};
    const std::string_view base = abbreviationOf(dtype.unit.base);
    return QString::fromStdString(dtype.unit.multiple == 1
                                      ? fmt::format(" {}", base)
                                      : fmt::format(" × {} {}", dtype.unit.multiple, base));
}

// Fills the lines one after the other.
class Lines {
 public:
    Lines(const Statistics& found, const NumberOrder& order, const Slice& slice)
        : m_found(found), m_order(order), m_slice(slice)
    {
    }

    std::vector<StatisticsLine> all()
    {
        add(Kind::Cells, StatisticsText::tr("Cells"), countText(m_found.counts.all));
        if (m_found.counts.finite > 0)
            addNumbers();
        addSpecial();
        addMissing();
        addValues();
        return std::move(m_lines);
    }

 private:
    void add(Kind kind, const QString& label, const QString& value)
    {
        m_lines.push_back({kind, label, value, {}, false});
    }

    void addExtreme(Kind kind, const QString& label, const Extreme& extreme)
    {
        m_lines.push_back({kind, label, QString::fromStdString(m_order.text(extreme.key)),
                           indexText(SliceGrid::indexOf(m_slice, extreme.position)), true});
    }

    void addCount(Kind kind, const QString& label, std::uint64_t count)
    {
        m_lines.push_back({kind, label, countText(count),
                           count > 0 ? StatisticsText::tr("Go to next") : QString(), count > 0});
    }

    void addNumbers()
    {
        const QString unit = unitOf(m_order.dtype());
        addExtreme(Kind::Minimum, StatisticsText::tr("Minimum"), *m_found.minimum);
        addExtreme(Kind::Maximum, StatisticsText::tr("Maximum"), *m_found.maximum);
        add(Kind::Mean, StatisticsText::tr("Mean"), numberText(m_found.mean(m_order)) + unit);
        add(Kind::Deviation, StatisticsText::tr("Standard deviation"),
            numberText(m_found.deviation()) + unit);
        add(Kind::Sum, StatisticsText::tr("Sum"), sumText(m_found, m_order) + unit);
    }

    void addSpecial()
    {
        const CellCounts& counts = m_found.counts;
        if (m_order.dtype().isTime())
            addCount(Kind::NotANumber, StatisticsText::tr("NaT"), counts.notANumber);
        if (m_order.isInteger())
            return;
        addCount(Kind::NotANumber, StatisticsText::tr("NaN"), counts.notANumber);
        addCount(Kind::PositiveInfinite, StatisticsText::tr("+Infinity"), counts.positiveInfinite);
        addCount(Kind::NegativeInfinite, StatisticsText::tr("−Infinity"), counts.negativeInfinite);
    }

    void addMissing()
    {
        const CellCounts& counts = m_found.counts;
        if (counts.damaged > 0)
            addCount(Kind::Damaged, StatisticsText::tr("Damaged"), counts.damaged);
        if (counts.uninitialised > 0)
            addCount(Kind::Uninitialised, StatisticsText::tr("Never written"),
                     counts.uninitialised);
        if (counts.absent > 0)
            addCount(Kind::Absent, StatisticsText::tr("Not in this file"), counts.absent);
    }

    void addValues()
    {
        if (!m_found.values || m_found.counts.finite == 0)
            return;
        add(Kind::Values, StatisticsText::tr("Different values"),
            m_found.values->tooMany()
                ? StatisticsText::tr("more than %1").arg(countText(Statistics::mostValues))
                : countText(m_found.values->size()));
    }

    const Statistics& m_found;
    const NumberOrder& m_order;
    const Slice& m_slice;
    std::vector<StatisticsLine> m_lines;
};

QString percentText(double percent)
{
    const QString text = StatisticsText::tr("%1 %").arg(numberText(percent).remove(".0"));
    return percent == 50 ? StatisticsText::tr("%1 (median)").arg(text) : text;
}

} // namespace

QString sumText(const Statistics& found, const NumberOrder& order)
{
    if (order.isInteger())
        return QString::fromStdString(fmt::format("{}", found.moments.integerSum()));
    return numberText(found.moments.sum());
}

std::vector<StatisticsLine> statisticsLines(const Statistics& found, const NumberOrder& order,
                                            const Slice& slice)
{
    return Lines(found, order, slice).all();
}

QList<QStringList> percentileRows(const std::vector<Percentile>& percentiles,
                                  const NumberOrder& order)
{
    QList<QStringList> rows;
    for (const Percentile& percentile : percentiles) {
        const bool isOfTheSlice = percentile.below == percentile.above;
        rows << QStringList{percentText(percentile.percent),
                            isOfTheSlice ? QString::fromStdString(order.text(percentile.below))
                                         : numberText(percentile.value) + unitOf(order.dtype())};
    }
    return rows;
}

QList<QStringList> valueRows(const Statistics& found, const NumberOrder& order, std::size_t most)
{
    if (!found.values)
        return {};
    std::vector<ValueCounts::Entry> values = found.values->sorted();
    if (values.size() > most) {
        std::ranges::stable_sort(values, std::greater(), &ValueCounts::Entry::count);
        values.resize(most);
    }
    QList<QStringList> rows;
    for (const ValueCounts::Entry& value : values) {
        const double percent =
            100 * static_cast<double>(value.count) / static_cast<double>(found.counts.finite);
        rows << QStringList{QString::fromStdString(order.text(value.key)), countText(value.count),
                            StatisticsText::tr("%1 %").arg(percent, 0, 'f', 2)};
    }
    return rows;
}

} // namespace bloscope
