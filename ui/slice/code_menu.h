#pragma once

class QMenu;

namespace bloscope {

class SliceView;

// "Copy as Code" with its languages, for the menu of the right button over a view.
void addCodeMenu(QMenu& menu, SliceView& view);

} // namespace bloscope
