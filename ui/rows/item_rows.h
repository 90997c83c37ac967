#pragma once

#include "core/objects/item_list.h"
#include "ui/rows/row_source.h"

namespace bloscope {

// The items of a list as rows: the type of each and its value on one line.
RowSourcePtr rowsOf(ItemListPtr list);

} // namespace bloscope
