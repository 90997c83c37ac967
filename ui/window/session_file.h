#pragma once

#include "core/base/result.h"
#include "ui/tabs/document_tab.h"
#include "ui/window/session.h"

namespace bloscope {

// Where the session of this user is kept.
QString sessionPath();

// A file that is not there is an empty session. Errors: one that cannot be read, or that holds
// something else; the session is ignored then.
Result<Session> readSession(const QString& path);

// Replaces the file in one go; another process may do the same. Makes the folder when it is not
// there.
Result<> writeSession(const Session& session, const QString& path);

// How a tab is remembered in a session. Nothing for what cannot be opened again by a path: frames
// that lie in a value of the metadata.
std::optional<SessionDocument> remembered(const DocumentTab& tab);

// What opens it again, and how somebody looked at it.
OpenRequest requestOf(const SessionDocument& document);
ViewState viewOf(const SessionDocument& document);

} // namespace bloscope
