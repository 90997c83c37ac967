#pragma once

#include "ui/tabs/document_tab.h"
#include "ui/window/session.h"

namespace bloscope {

// How a tab is remembered in a session. Nothing for what cannot be opened again by a path: frames
// that lie in a value of the metadata.
std::optional<SessionDocument> remembered(const DocumentTab& tab);

// What opens it again, and how somebody looked at it.
OpenRequest requestOf(const SessionDocument& document);
ViewState viewOf(const SessionDocument& document);

} // namespace bloscope
