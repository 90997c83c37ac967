#pragma once

#include "core/base/result.h"
#include "ui/tabs/document_tab.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace bloscope {

// What was open and how it was shown, as it is kept over a restart.
struct SessionDocument {
    QString path;             // absolute
    QString key = {};         // of a part of a store; empty: the file itself
    std::uint64_t offset = 0; // of a frame that begins later in the file
    QJsonObject view = {};    // see pages/view_state_json.h
    // The file as it was then, to say that it has changed since; nothing when that is unknown.
    std::optional<std::int64_t> bytes = {};
    std::optional<std::int64_t> modifiedMs = {};

    bool operator==(const SessionDocument&) const = default;
};

// The documents of a window on several sides, one after the other.
struct SessionSplit {
    int firstRight = 0; // of the documents: it and those after it are on the right
    int beside = 0;     // the one in front on the next side
    double leftShare = 0.5;
    // Of a grid: those that come first on the lower left and the lower right side; where there is
    // no such side, as many as there are documents. 0: no grid.
    int firstLowerLeft = 0;
    int firstLowerRight = 0;

    bool operator==(const SessionSplit&) const = default;
};

struct SessionWindow {
    QByteArray geometry;
    int current = 0; // the document in front, of the active side
    std::vector<SessionDocument> documents;
    std::optional<SessionSplit> split = {};

    bool operator==(const SessionWindow&) const = default;
};

struct Session {
    std::vector<SessionWindow> windows;

    bool isEmpty() const; // no document in any window
    bool operator==(const Session&) const = default;
};

// How many of them are kept, and read back, at the most.
inline constexpr std::size_t mostSessionWindows = 50;
inline constexpr std::size_t mostSessionDocuments = 200; // of a window

QByteArray toJson(const Session& session);

// Nothing when this is no session. Entries that make no sense are left out.
std::optional<Session> sessionFrom(const QByteArray& json);

// Takes down what the files look like now. Looks at the disk: for worker threads, and for the end.
void noteFileStates(Session& session);

// Is it another file than at the time of the session, or another state of it? False for one that is
// gone: whoever opens it says so. Looks at the disk.
bool hasChanged(const SessionDocument& document);

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
