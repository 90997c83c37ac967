#pragma once

class QMainWindow;
class QString;

namespace bloscope {

class Actions;
class DocumentTabs;

// The Help menu of a window: the guide, every action that has a key, a report about the program and
// the tab in front, and what the program is. `commit` is what was built; may be empty. The tabs
// live as long as the window.
void connectHelp(const Actions& actions, const DocumentTabs& tabs, const QString& commit,
                 QMainWindow* window);

} // namespace bloscope
