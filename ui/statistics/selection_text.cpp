#include "ui/statistics/selection_text.h"

#include "core/statistics/figure_text.h"
#include "ui/cells/special_cell.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace bloscope {

namespace {

struct SelectionText {
    Q_DECLARE_TR_FUNCTIONS(SelectionText)
};

QStringList numberParts(const Statistics& found, const NumberOrder& order)
{
    const bool isComplex = order.dtype().kind == DTypeKind::Complex;
    const QString lowest = QString::fromStdString(order.text(found.minimum->key));
    const QString highest = QString::fromStdString(order.text(found.maximum->key));
    QStringList parts{
        (isComplex ? SelectionText::tr("min |z| %1") : SelectionText::tr("min %1")).arg(lowest),
        (isComplex ? SelectionText::tr("max |z| %1") : SelectionText::tr("max %1")).arg(highest)};
    if (isComplex)
        return parts;
    const auto figure = [](const std::string& text) { return QString::fromStdString(text); };
    if (order.dtype().isTime())
        return parts << SelectionText::tr("mean %1").arg(figure(meanText(order, found.moments)));
    return parts << SelectionText::tr("mean %1").arg(figure(meanText(order, found.moments)))
                 << SelectionText::tr("std %1").arg(figure(deviationText(order, found.moments)))
                 << SelectionText::tr("sum %1").arg(figure(sumText(order, found.moments)));
}

QStringList otherParts(const CellCounts& counts, const DType& dtype)
{
    QStringList parts;
    for (const SpecialCell kind : specialCells)
        if (const std::uint64_t count = countOf(counts, kind))
            parts << SelectionText::tr("%1 %2", "how many, of which kind")
                         .arg(countText(count), nameOf(kind, SpecialName::Brief, dtype.isTime()));
    return parts;
}

} // namespace

QString cellCountText(std::uint64_t cells)
{
    return cells == 1
               ? SelectionText::tr("1 cell")
               : countedText(cells, SelectionText::tr("1 cell"), SelectionText::tr("%1 cells"));
}

QString selectionText(const Statistics& found, const NumberOrder& order)
{
    QStringList parts{cellCountText(found.counts.all)};
    if (found.counts.finite > 0)
        parts << numberParts(found, order);
    parts << otherParts(found.counts, order.dtype());
    return parts.join(QStringLiteral(" · "));
}

} // namespace bloscope
