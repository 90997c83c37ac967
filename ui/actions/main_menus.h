#pragma once

class QMenu;
class QMenuBar;

namespace bloscope {

class Actions;

// Fills the menu bar of a window: every action in its place. `recentFiles` is filled by whoever
// knows them. At the end of the bar are buttons for what lies beside the documents.
void addMenus(QMenuBar& bar, const Actions& actions, QMenu& recentFiles);

} // namespace bloscope
