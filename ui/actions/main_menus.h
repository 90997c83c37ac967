#pragma once

class QMenu;
class QMenuBar;
namespace bloscope {

class Actions;
class DocumentSides;
class DocumentTabs;
class LinkGroup;
class Settings;
struct AppServices;

// Fills the menu bar of a window: every action in its place. `recentFiles` is filled by whoever
// knows them. At the end of the bar are buttons for what lies beside the documents.
void addMenus(QMenuBar& bar, const Actions& actions, QMenu& recentFiles);

// What an action does to the page in front, and nothing without one.
void connectPageActions(const Actions& actions, DocumentTabs& tabs);

// Offers those that the page in front can follow.
void updatePageActions(const Actions& actions, const DocumentTabs& tabs);

// Lets actions choose what linked documents of all windows share, as in the last run, and show it.
// The settings live longer. Null: nothing can be linked.
void connectLinkedParts(const Actions& actions, LinkGroup* links, Settings& settings);

// What can be done with a file on a server, offered while one is in front. The actions live longer,
// and so does what the services refer to.
void connectServerActions(const Actions& actions, DocumentTabs& tabs, const AppServices& services);

// Lets actions split the tabs of a window into two sides, and go and move tabs from one to the
// other. They are offered while they are possible. The actions live longer.
void connectSideActions(const Actions& actions, DocumentSides& sides);

} // namespace bloscope
