#include "ui/compare/comparison_text.h"

#include "core/base/text.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <cmath>

namespace bloscope {

namespace {

struct ComparisonText {
    Q_DECLARE_TR_FUNCTIONS(ComparisonText)
};

QString orNotThere(const std::string& text)
{
    return text.empty() ? ComparisonText::tr("(not there)") : displayText(text);
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
        return ComparisonText::tr("All cells that were compared are equal.");
    const QString count =
        countedText(cells.different, ComparisonText::tr("One of %1 cells differs"),
                    ComparisonText::tr("%1 of %2 cells differ"))
            .arg(countText(cells.cells));
    if (!cells.farthest)
        return count + '.';
    return ComparisonText::tr("%1; the largest difference is %2 at %3.")
        .arg(count, distanceText(cells.farthest->distance), placeText(*cells.farthest));
}

QString unreadableText(const CellDifferences& cells)
{
    const QString count = countedText(
        cells.unreadable, ComparisonText::tr(" One cell cannot be read in one array or both."),
        ComparisonText::tr(" %1 cells cannot be read in one array or both."));
    return cells.unreadable == 0 ? QString() : count;
}

} // namespace

QString comparisonSummary(const ComparedArrays& compared)
{
    if (compared.cells)
        return differentText(*compared.cells) + unreadableText(*compared.cells);
    return compared.whyNotCells ? errorSentence(ComparisonText::tr("Cells cannot be compared"),
                                                *compared.whyNotCells)
                                : QString();
}

QList<QStringList> differenceRows(const ArrayDifferences& differences)
{
    QList<QStringList> rows;
    addRows(ComparisonText::tr("Form"), differences.form, rows);
    for (const MetadataDifference& one : differences.metadata)
        rows << QStringList{one.of == MetadataSectionOf::Header ? ComparisonText::tr("Metalayer")
                                                                : ComparisonText::tr("Vlmetalayer"),
                            displayText(escapeForDisplay(one.name)),
                            orNotThere(one.here.value_or(std::string())),
                            orNotThere(one.there.value_or(std::string()))};
    addRows(ComparisonText::tr("Storage"), differences.storage, rows);
    return rows;
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
