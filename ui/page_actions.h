#pragma once

namespace bloscope {

class Actions;
class DocumentTabs;

// What an action does to the page in front, and nothing without one.
void connectPageActions(const Actions& actions, DocumentTabs& tabs);

} // namespace bloscope
