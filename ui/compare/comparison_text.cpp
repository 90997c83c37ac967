#include "core/base/text.h"
#include "core/statistics/label_sizes.h"
#include "ui/compare/compared_arrays.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QCoreApplication>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

struct ComparisonText {
    Q_DECLARE_TR_FUNCTIONS(ComparisonText)
};

QString orNotThere(const std::string& text)
{
    return text.empty() ? ComparisonText::tr("(missing)") : displayText(text);
}

void addRows(const QString& where, const std::vector<NamedDifference>& differences,
             QList<QStringList>& to)
{
    for (const NamedDifference& one : differences)
        to << QStringList{where, displayText(one.name), orNotThere(one.a), orNotThere(one.b)};
}

QString placeText(const DifferentCell& cell)
{
    const QString index = indexText(cell.index);
    return cell.part.empty() ? index : index + ' ' + displayText(escapeForDisplay(cell.part));
}

QString distanceText(double distance)
{
    constexpr int digits = 6; // as bloscope diff has it
    return std::isnan(distance) ? QString() : QString::number(distance, 'g', digits);
}

QString differentText(const CellDifferences& cells)
{
    if (cells.different == 0)
        return ComparisonText::tr("All compared cells are equal.");
    const int form = pluralNumber(cells.different);
    if (!cells.farthest)
        return countedText(cells.different,
                           ComparisonText::tr("%n of %1 cells differ.", nullptr, form))
            .arg(countText(cells.cells));
    return countedText(
               cells.different,
               ComparisonText::tr("%n of %1 cells differ; the largest difference is %2 at %3.",
                                  nullptr, form))
        .arg(countText(cells.cells), distanceText(cells.farthest->distance),
             placeText(*cells.farthest));
}

QString unreadableText(const CellDifferences& cells)
{
    if (cells.unreadable == 0)
        return {};
    return countedText(cells.unreadable,
                       ComparisonText::tr("%n cell(s) cannot be read in one or both arrays.",
                                          nullptr, pluralNumber(cells.unreadable)));
}

} // namespace

QString comparisonSummary(const ComparedArrays& compared)
{
    if (compared.cells)
        return sentencesText({differentText(*compared.cells), unreadableText(*compared.cells)});
    return compared.whyNotCells ? errorSentence(ComparisonText::tr("Cells cannot be compared"),
                                                *compared.whyNotCells)
                                : QString();
}

QList<QStringList> differenceRows(const ArrayDifferences& differences)
{
    QList<QStringList> rows;
    addRows(ComparisonText::tr("Layout"), differences.form, rows);
    for (const MetadataDifference& one : differences.metadata)
        rows << QStringList{one.of == MetadataSectionOf::Header ? ComparisonText::tr("Metalayer")
                                                                : ComparisonText::tr("Vlmetalayer"),
                            displayText(escapeForDisplay(one.name)),
                            orNotThere(one.here.value_or(std::string())),
                            orNotThere(one.there.value_or(std::string()))};
    addRows(ComparisonText::tr("Storage"), differences.storage, rows);
    return rows;
}

QList<QStringList> labelRows(const LabelAgreements& found, const LabelNames& names,
                             const QString& unit)
{
    const auto distance = [&](const std::optional<double>& length) {
        if (!length)
            return QString();
        const QString number = distanceText(*length);
        return number == u"1" && unit == u"cells" ? ComparisonText::tr("1 cell")
                                                  : QStringLiteral("%1 %2").arg(number, unit);
    };
    QList<QStringList> rows;
    for (const LabelAgreement& label : found.labels) {
        const QString number = QString::fromStdString(fmt::format("{}", label.label));
        const QString name = displayText(labelNameOf(names, label.label));
        const auto growth = label.growth();
        rows << QStringList{name.isEmpty() ? number : QStringLiteral("%1 (%2)").arg(name, number),
                            QString::number(label.dice(), 'f', 4),
                            QString::number(label.jaccard(), 'f', 4),
                            growth ? ComparisonText::tr("%1 %").arg(decimalText(100 * *growth, 1))
                                   : QString(),
                            distance(label.hausdorff95),
                            distance(label.hausdorff),
                            countText(label.cellsOfA),
                            countText(label.cellsOfB)};
    }
    return rows;
}

QString labelsProblem(const Result<LabelAgreements>& found)
{
    if (!found)
        return errorSentence(ComparisonText::tr("Labels cannot be compared"), found.error());
    if (found->tooMany)
        return ComparisonText::tr("There are more than %1 distinct numbers: these are not labels.")
            .arg(LabelSizes::mostLabels);
    return found->whyNoDistances.empty() ? QString()
                                         : ComparisonText::tr("Distances were not computed: %1.")
                                               .arg(displayText(found->whyNoDistances));
}

QList<QStringList> placeRows(const std::vector<DifferentCell>& cells)
{
    QList<QStringList> rows;
    for (const DifferentCell& cell : cells)
        rows << QStringList{placeText(cell), displayText(cell.a), displayText(cell.b),
                            distanceText(cell.distance)};
    return rows;
}

} // namespace bloscope
