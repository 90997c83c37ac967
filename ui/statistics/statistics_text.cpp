#include "ui/statistics/statistics_text.h"

#include "core/statistics/figure_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace bloscope {

namespace {

using Kind = StatisticsLine::Kind;

struct StatisticsText {
    Q_DECLARE_TR_FUNCTIONS(StatisticsText)
};

QString partName(NumberPart::Kind kind)
{
    switch (kind) {
    case NumberPart::Kind::Real:
        return StatisticsText::tr("real part");
    case NumberPart::Kind::Imaginary:
        return StatisticsText::tr("imaginary part");
    case NumberPart::Kind::Magnitude:
        return StatisticsText::tr("magnitude");
    case NumberPart::Kind::Number:
        break;
    }
    return {};
}

// "Mean", "Mean (real part)"
QString labelOf(const QString& label, NumberPart::Kind kind)
{
    return kind == NumberPart::Kind::Number
               ? label
               : StatisticsText::tr("%1 (%2)").arg(label, partName(kind));
}

QString moreThanText(std::size_t count)
{
    return StatisticsText::tr("more than %1").arg(countText(count));
}

QString textOrEmpty(const TextScan& scan, const std::string& bytes, std::size_t mostLetters)
{
    const std::string text = shownText(scan, bytes, mostLetters);
    return text.empty() ? StatisticsText::tr("(empty)") : QString::fromStdString(text);
}

// "abc (length 3)"
QString lengthText(const TextScan& scan, const TextStatistics::Extreme& extreme)
{
    constexpr std::size_t mostLetters = 40;
    return StatisticsText::tr("%1 (length %2)")
        .arg(textOrEmpty(scan, extreme.bytes, mostLetters), countText(extreme.length));
}

QString shareText(std::uint64_t count, std::uint64_t all)
{
    const double percent = 100 * static_cast<double>(count) / static_cast<double>(all);
    return StatisticsText::tr("%1 %").arg(percent, 0, 'f', 2);
}

// Fills the lines one after the other.
class Lines {
 public:
    Lines(const PartFindings& part, std::size_t number)
        : m_found(part.statistics),
          m_order(part.scan->order()),
          m_slice(part.scan->slice()),
          m_part(part.kind),
          m_number(number)
    {
    }

    std::vector<StatisticsLine> all()
    {
        if (m_number == 0)
            add(Kind::Cells, StatisticsText::tr("Cells"), countText(m_found.counts.all));
        const std::size_t common = m_lines.size();
        if (m_found.counts.finite > 0)
            addNumbers();
        addSpecial();
        addValues();
        for (std::size_t i = common; i < m_lines.size(); ++i)
            m_lines[i].label = labelOf(m_lines[i].label, m_part);
        if (m_number == 0)
            addMissing();
        return std::move(m_lines);
    }

 private:
    void add(Kind kind, const QString& label, const QString& value)
    {
        m_lines.push_back({kind, label, value, {}, false, m_number});
    }

    void addExtreme(Kind kind, const QString& label, const Extreme& extreme)
    {
        const auto index = SliceGrid::indexOf(m_slice, extreme.position);
        m_lines.push_back({kind, label, QString::fromStdString(m_order.text(extreme.key)),
                           indexText(index), true, m_number, SpecialCell::NotANumber, index});
    }

    void addCount(SpecialCell kind)
    {
        const std::uint64_t count = countOf(m_found.counts, kind);
        m_lines.push_back(
            {Kind::Special, nameOf(kind, SpecialName::Title, m_order.dtype().isTime()),
             countText(count), count > 0 ? StatisticsText::tr("Go to next") : QString(), count > 0,
             m_number, kind});
    }

    void addNumbers()
    {
        const auto text = [](const std::string& figure) { return QString::fromStdString(figure); };
        addExtreme(Kind::Minimum, StatisticsText::tr("Minimum"), *m_found.minimum);
        addExtreme(Kind::Maximum, StatisticsText::tr("Maximum"), *m_found.maximum);
        add(Kind::Mean, StatisticsText::tr("Mean"), text(meanText(m_order, m_found.moments)));
        add(Kind::Deviation, StatisticsText::tr("Standard deviation"),
            text(deviationText(m_order, m_found.moments)));
        if (const std::string sum = sumText(m_order, m_found.moments); !sum.empty())
            add(Kind::Sum, StatisticsText::tr("Sum"), text(sum));
    }

    void addSpecial()
    {
        if (!m_order.isInteger() || m_order.dtype().isTime())
            addCount(SpecialCell::NotANumber);
        if (m_order.isInteger())
            return;
        addCount(SpecialCell::PositiveInfinite);
        addCount(SpecialCell::NegativeInfinite);
    }

    void addMissing()
    {
        for (const SpecialCell kind :
             {SpecialCell::Damaged, SpecialCell::Uninitialised, SpecialCell::Absent})
            if (countOf(m_found.counts, kind) > 0)
                addCount(kind);
        if (m_found.counts.nulls > 0)
            add(Kind::Special, StatisticsText::tr("Null"), countText(m_found.counts.nulls));
    }

    void addValues()
    {
        if (!m_found.values || m_found.counts.finite == 0)
            return;
        add(Kind::Values, StatisticsText::tr("Different values"),
            m_found.values->tooMany() ? moreThanText(Statistics::mostValues)
                                      : countText(m_found.values->size()));
    }

    const Statistics& m_found;
    const NumberOrder& m_order;
    const Slice& m_slice;
    NumberPart::Kind m_part;
    std::size_t m_number;
    std::vector<StatisticsLine> m_lines;
};

QString percentText(double percent)
{
    const QString text = StatisticsText::tr("%1 %").arg(numberText(percent).remove(".0"));
    return percent == 50 ? StatisticsText::tr("%1 (median)").arg(text) : text;
}

} // namespace

std::vector<StatisticsLine> statisticsLines(std::span<const PartFindings> parts)
{
    std::vector<StatisticsLine> all;
    for (std::size_t i = 0; i < parts.size(); ++i)
        for (StatisticsLine& line : Lines(parts[i], i).all())
            all.push_back(std::move(line));
    return all;
}

std::vector<StatisticsLine> statisticsLines(const TextFindings& found)
{
    const TextStatistics& texts = found.statistics;
    std::vector<StatisticsLine> lines{
        {Kind::Cells, StatisticsText::tr("Cells"), countText(texts.counts.all), {}},
        {Kind::Texts, StatisticsText::tr("Texts"), countText(texts.texts), {}}};
    const auto addExtreme = [&](Kind kind, const QString& label,
                                const TextStatistics::Extreme& extreme) {
        const auto index = SliceGrid::indexOf(found.scan->slice(), extreme.position);
        lines.push_back({kind, label, lengthText(*found.scan, extreme), indexText(index), true, 0,
                         SpecialCell::NotANumber, index});
    };
    if (texts.texts > 0) {
        addExtreme(Kind::Shortest, StatisticsText::tr("Shortest"), *texts.shortest);
        addExtreme(Kind::Longest, StatisticsText::tr("Longest"), *texts.longest);
        lines.push_back({Kind::Values,
                         StatisticsText::tr("Different texts"),
                         texts.values.tooMany() ? moreThanText(texts.values.moreThan())
                                                : countText(texts.values.size()),
                         {}});
    }
    for (const SpecialCell kind :
         {SpecialCell::Damaged, SpecialCell::Uninitialised, SpecialCell::Absent})
        if (const std::uint64_t count = countOf(texts.counts, kind); count > 0)
            lines.push_back(
                {Kind::Special, nameOf(kind, SpecialName::Title), countText(count), {}});
    if (texts.counts.nulls > 0)
        lines.push_back(
            {Kind::Special, StatisticsText::tr("Null"), countText(texts.counts.nulls), {}});
    return lines;
}

QList<QStringList> percentileRows(std::span<const PartFindings> parts)
{
    QList<QStringList> rows;
    for (const PartFindings& part : parts)
        for (const Percentile& percentile : part.percentiles)
            rows << QStringList{
                labelOf(percentText(percentile.percent), part.kind),
                QString::fromStdString(percentileText(part.scan->order(), percentile))};
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
        rows << QStringList{QString::fromStdString(order.text(value.key)), countText(value.count),
                            shareText(value.count, found.counts.finite)};
    }
    return rows;
}

QList<QStringList> valueRows(const TextFindings& found, std::size_t most)
{
    constexpr std::size_t mostLetters = 200;
    const TextCounts::Counts& counts = found.statistics.values.counts();
    std::vector<std::pair<std::string, std::uint64_t>> values(counts.begin(), counts.end());
    if (values.size() > most) {
        std::ranges::stable_sort(values, std::greater(),
                                 [](const auto& value) { return value.second; });
        values.resize(most);
    }
    QList<QStringList> rows;
    for (const auto& [bytes, count] : values) {
        rows << QStringList{textOrEmpty(*found.scan, bytes, mostLetters), countText(count),
                            shareText(count, found.statistics.texts)};
    }
    return rows;
}

} // namespace bloscope
