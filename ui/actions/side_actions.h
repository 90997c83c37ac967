#pragma once

namespace bloscope {

class Actions;
class DocumentSides;

// Lets actions split the tabs of a window into two sides, and go and move tabs from one to the
// other. They are offered while they are possible. The actions live longer.
void connectSideActions(const Actions& actions, DocumentSides& sides);

} // namespace bloscope
