#pragma once

#include <QString>
#include <optional>

class QKeyEvent;

namespace bloscope {

// What keys want of the cells of a table, beside going from one to another.
enum class CellWish { Copy, Paste, Clear, SelectAll, Edit };

std::optional<CellWish> wishOf(const QKeyEvent& key);

// What a key writes; empty for those that write nothing.
QString characterOf(const QKeyEvent& key);

} // namespace bloscope
