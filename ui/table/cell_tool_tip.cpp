#include "ui/table/cell_tool_tip.h"

#include "ui/text/error_text.h"
#include "ui/text/long_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("CellToolTip", text);
}

QString valueText(const CellTile& tile, CellPosition cell, const CellColumns& columns)
{
    if (tile.stateAt(cell) != CellState::Fine)
        return tile.problemAt(cell);
    const QString text = tile.exactAt(cell);
    const QString element = tile.elementAt(cell);
    if (!element.isEmpty())
        return tr("%1 = %2\nof %3")
            .arg(displayText(columns.leafOf(cell.column).path), text, element);
    return text.size() < longText && text == tile.textAt(cell) ? QString() : text;
}

} // namespace

QString cellToolTip(const CellTile& tile, CellPosition cell, const CellColumns& columns)
{
    const QString value = valueText(tile, cell, columns);
    const QString edit = cellEditText(tile, cell);
    return value.isEmpty() || edit.isEmpty() ? value + edit : value + '\n' + edit;
}

QString cellEditText(const CellTile& tile, CellPosition cell)
{
    const auto inFile = tile.textInFileAt(cell);
    if (!inFile)
        return {};
    return inFile->isEmpty() ? tr("Edited; was empty in the file")
                             : tr("Edited; was %1 in the file").arg(*inFile);
}

} // namespace bloscope
