#pragma once

#include "core/array/cell_rect.h"

#include <QString>
#include <optional>

class QKeyEvent;

namespace bloscope {

// Where a key takes the current cell.
enum class CellMove {
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    RowStart,
    RowEnd,
    ColumnStart,
    ColumnEnd,
    FirstCell,
    LastCell
};

// Nothing for keys that move nothing. Shift is not looked at.
std::optional<CellMove> moveOf(const QKeyEvent& key);

// The cell that `move` leads to, among `all` cells (which begin at {0, 0}), with `page` rows on a
// page.
CellPosition moved(CellPosition from, CellMove move, const CellRect& all, std::int64_t page);

// The commands that keys give for the cells of a table, besides moving between them.
enum class CellCommand { Copy, Paste, Clear, SelectAll, Edit };

std::optional<CellCommand> wishOf(const QKeyEvent& key);

// The character that a key types; empty for other keys.
QString characterOf(const QKeyEvent& key);

} // namespace bloscope
