#pragma once

#include <QList>

class QAction;
class QMenu;
class QMenuBar;

namespace bloscope {

class Actions;

// Fills the menu bar of a window: every action in its place. `recentFiles` is filled by whoever
// knows them; `docks` show and hide what lies beside the documents.
void addMenus(QMenuBar& bar, const Actions& actions, QMenu& recentFiles,
              const QList<QAction*>& docks);

} // namespace bloscope
