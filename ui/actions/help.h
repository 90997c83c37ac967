#pragma once

#include <QString>

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

// One line for each part of the program: its name and version.
QString versionsText(const QString& commit);

// A sentence about a file without what it says of the file: paths, names, quoted texts.
QString withoutNames(const QString& sentence, const QString& path);

// Help > Copy Report: versions, and the last error if there is one. `path` is that of the file it
// is about.
QString reportText(const QString& commit, const QString& error, const QString& path);

} // namespace bloscope
