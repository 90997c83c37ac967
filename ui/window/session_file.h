#pragma once

#include "core/base/result.h"
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

} // namespace bloscope
