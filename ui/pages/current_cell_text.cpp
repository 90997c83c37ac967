#include "ui/pages/current_cell_text.h"

#include "ui/document/document.h"
#include "ui/text/number_text.h"

namespace bloscope {

namespace {

constexpr qsizetype longestValue = 200; // characters

QString coordinatesText(const Document& document, const CellIndex& cell)
{
    const DimensionLabels& labels = document.dimensionLabels();
    QStringList told;
    for (std::size_t d = 0; d < cell.size(); ++d)
        if (labels.coordinates(d) && !document.slice()[d].fixed)
            told << labels.name(d) + ' ' + labels.coordinateText(d, cell[d]);
    return told.join(QStringLiteral(", "));
}

} // namespace

QString currentCellText(const Document& document)
{
    const CellPosition cell = document.currentCell();
    if (cell.row < 0)
        return {};
    QString value = document.currentCellText();
    if (value.size() > longestValue)
        value = value.left(longestValue) + u'…';
    const CellIndex index = document.slice().indexAt(cell.row, cell.column);
    QStringList told = {indexText(index), coordinatesText(document, index), value};
    told.removeAll(QString());
    return told.join(QStringLiteral("  "));
}

} // namespace bloscope
