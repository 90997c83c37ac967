#include "ui/statistics/statistics_text.h"

#include "core/report/statistics_report.h"
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

// `moreThan`: 0 where all are counted.
QString distinctText(std::size_t count, std::size_t moreThan)
{
    return moreThan > 0 ? StatisticsText::tr("more than %1").arg(countText(moreThan))
                        : countText(count);
}

// "abc (length 3)"
QString lengthText(const TextScan& scan, const TextStatistics::Extreme& extreme)
{
    constexpr std::size_t mostLetters = 40;
    const std::string text = shownText(scan, extreme.bytes, mostLetters);
    return text.empty() ? StatisticsText::tr("(empty, length 0)")
                        : StatisticsText::tr("%1 (length %2)")
                              .arg(QString::fromStdString(text), countText(extreme.length));
}

QString shareText(std::uint64_t count, std::uint64_t all)
{
    const double percent = 100 * static_cast<double>(count) / static_cast<double>(all);
    return StatisticsText::tr("%1 %").arg(decimalText(percent, 2));
}

// How the window words a row, and in which order.
struct Wording {
    const char* key; // of the row
    Kind kind;
    const char* label = nullptr;                   // else that of the special cells
    SpecialCell special = SpecialCell::NotANumber; // that are counted
    bool isOfAllParts = false;                     // told once
};

constexpr Wording wordings[] = {
    {"cells", Kind::Cells, QT_TRANSLATE_NOOP("StatisticsText", "Cells"), {}, true},
    {"texts", Kind::Texts, QT_TRANSLATE_NOOP("StatisticsText", "Strings")},
    {"min", Kind::Minimum, QT_TRANSLATE_NOOP("StatisticsText", "Minimum")},
    {"max", Kind::Maximum, QT_TRANSLATE_NOOP("StatisticsText", "Maximum")},
    {"mean", Kind::Mean, QT_TRANSLATE_NOOP("StatisticsText", "Mean")},
    {"std", Kind::Deviation, QT_TRANSLATE_NOOP("StatisticsText", "Standard deviation")},
    {"sum", Kind::Sum, QT_TRANSLATE_NOOP("StatisticsText", "Sum")},
    {"shortest", Kind::Shortest, QT_TRANSLATE_NOOP("StatisticsText", "Shortest")},
    {"longest", Kind::Longest, QT_TRANSLATE_NOOP("StatisticsText", "Longest")},
    {"nan", Kind::Special, nullptr, SpecialCell::NotANumber},
    {"positive_infinite", Kind::Special, nullptr, SpecialCell::PositiveInfinite},
    {"negative_infinite", Kind::Special, nullptr, SpecialCell::NegativeInfinite},
    {"distinct", Kind::Values},
    {"damaged", Kind::Special, nullptr, SpecialCell::Damaged, true},
    {"uninitialised", Kind::Special, nullptr, SpecialCell::Uninitialised, true},
    {"absent", Kind::Special, nullptr, SpecialCell::Absent, true},
    {"nulls", Kind::Special, QT_TRANSLATE_NOOP("StatisticsText", "Null"), {}, true}};

bool isCount(Kind kind)
{
    return kind == Kind::Cells || kind == Kind::Texts || kind == Kind::Special;
}

// Can elements of a type be such numbers? The others are told of where there are any.
bool canBe(SpecialCell special, const NumberOrder& order)
{
    switch (special) {
    case SpecialCell::NotANumber:
        return !order.isInteger() || order.dtype().isTime();
    case SpecialCell::PositiveInfinite:
    case SpecialCell::NegativeInfinite:
        return !order.isInteger();
    default:
        return false;
    }
}

// What the lines are about.
struct Subject {
    QString distinct;                   // how many different ones; empty: not known
    const NumberOrder* order = nullptr; // of numbers; null: texts
    NumberPart::Kind kind = NumberPart::Kind::Number;
    std::size_t part = 0;
};

QString labelOf(const Wording& wording, const Subject& about)
{
    if (wording.kind == Kind::Values)
        return about.order ? StatisticsText::tr("Distinct values")
                           : StatisticsText::tr("Distinct values");
    return wording.label ? StatisticsText::tr(wording.label)
                         : nameOf(wording.special, SpecialName::Title,
                                  about.order && about.order->dtype().isTime());
}

// False where there is nothing to say.
bool tellRow(const ReportRow& row, const Wording& wording, const Subject& about,
             StatisticsLine& line)
{
    line.value = QString::fromStdString(row.value.value_or(std::string()));
    if (row.cell) {
        line.place = indexText(*row.cell);
        line.isPlace = true;
        line.cell = row.cell;
    }
    if (!isCount(wording.kind))
        return !row.json.is_null();
    const auto count = row.json.get<std::uint64_t>();
    line.value = countText(count);
    if (wording.kind != Kind::Special || wording.label)
        return count > 0 || wording.kind != Kind::Special;
    line.isPlace = about.order && count > 0;
    line.place = line.isPlace ? StatisticsText::tr("Go to next") : QString();
    return count > 0 || (about.order && canBe(wording.special, *about.order));
}

std::vector<StatisticsLine> linesOf(std::span<const ReportGroup> report, const Subject& about)
{
    std::vector<StatisticsLine> lines;
    for (const Wording& wording : wordings) {
        const QString label = labelOf(wording, about);
        StatisticsLine line{wording.kind, wording.isOfAllParts ? label : labelOf(label, about.kind),
                            about.distinct};
        line.part = about.part;
        line.special = wording.special;
        const ReportRow* row = findRow(report, wording.key);
        const bool says = wording.kind == Kind::Values ? !about.distinct.isEmpty()
                                                       : row && tellRow(*row, wording, about, line);
        if (says && !(wording.isOfAllParts && about.part > 0))
            lines.push_back(std::move(line));
    }
    return lines;
}

QString percentText(double percent)
{
    const QString text = StatisticsText::tr("%1 %").arg(numberText(percent).remove(".0"));
    return percent == 50 ? StatisticsText::tr("%1 (median)").arg(text) : text;
}

QList<QStringList> textsOf(const std::vector<ReportRow>& values, std::uint64_t all)
{
    QList<QStringList> rows;
    for (const ReportRow& value : values) {
        const auto count = value.json[1].get<std::uint64_t>();
        rows << QStringList{value.label == emptyText ? StatisticsText::tr("(empty)")
                                                     : QString::fromStdString(value.label),
                            countText(count), shareText(count, all)};
    }
    return rows;
}

} // namespace

std::vector<StatisticsLine> statisticsLines(std::span<const PartFindings> parts)
{
    std::vector<StatisticsLine> all;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Statistics& found = parts[i].statistics;
        Subject about{{}, &parts[i].scan->order(), parts[i].kind, i};
        if (found.values && found.counts.finite > 0)
            about.distinct = distinctText(found.values->size(),
                                          found.values->tooMany() ? Statistics::mostValues : 0);
        std::ranges::move(linesOf(statisticsReport(parts[i]), about), std::back_inserter(all));
    }
    return all;
}

std::vector<StatisticsLine> statisticsLines(const TextFindings& found)
{
    const TextStatistics& texts = found.statistics;
    Subject about;
    if (texts.texts > 0)
        about.distinct = distinctText(texts.values.size(), texts.values.moreThan());
    std::vector<StatisticsLine> lines = linesOf(statisticsReport(found), about);
    for (StatisticsLine& line : lines)
        if (line.kind == Kind::Shortest || line.kind == Kind::Longest)
            line.value = lengthText(*found.scan,
                                    line.kind == Kind::Shortest ? *texts.shortest : *texts.longest);
    return lines;
}

QList<QStringList> percentileTexts(std::span<const PartFindings> parts)
{
    QList<QStringList> rows;
    for (const PartFindings& part : parts)
        for (const ReportRow& row : percentileRows(part))
            rows << QStringList{labelOf(percentText(row.json[0].get<double>()), part.kind),
                                QString::fromStdString(*row.value)};
    return rows;
}

QList<QStringList> valueTexts(const PartFindings& part, std::size_t most)
{
    return textsOf(valueRows(part, most), part.statistics.counts.finite);
}

QList<QStringList> valueTexts(const TextFindings& found, std::size_t most)
{
    constexpr std::size_t mostLetters = 200;
    return textsOf(valueRows(found, most, mostLetters), found.statistics.texts);
}

} // namespace bloscope
