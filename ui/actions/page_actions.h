#pragma once

namespace bloscope {

class Actions;
class DocumentTabs;

// What an action does to the page in front, and nothing without one.
void connectPageActions(const Actions& actions, DocumentTabs& tabs);

// Offers those that the page in front can follow.
void updatePageActions(const Actions& actions, const DocumentTabs& tabs);

} // namespace bloscope
