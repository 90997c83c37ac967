#pragma once

class QPoint;

namespace bloscope {

class SliceTableView;

// The menu of the right button over the cells of a table: what can be done with those selected.
void showCellMenu(SliceTableView& table, const QPoint& at); // global

} // namespace bloscope
