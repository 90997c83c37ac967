#pragma once

#include "core/array/interpretation.h"
#include "core/frame/frame.h"
#include "core/geometry/hand_geometry.h"
#include "core/store/store.h"

#include <QJsonObject>
#include <QString>
#include <optional>
#include <string>

namespace bloscope {

// Is a path the address of something on a server (core/remote), rather than of a file here?
bool isOnServer(const QString& path);

// Where a document comes from: a file or a folder, or an address of the web, and for what lies
// inside it the way there.
struct DocumentAddress {
    QString path;   // absolute; an address as WebAddress writes it
    QString inside; // "/group/leaf", the name of a metadata entry; empty for the file itself

    bool operator==(const DocumentAddress&) const = default;

    QString name() const;     // "store.b2z › /group/leaf"
    QString fullName() const; // the same with the whole path

    // Where files are proposed that belong beside it: the folder of a file, otherwise one of the
    // user's.
    QString folder() const;
};

// What somebody wants to see: a path, or something that lies in what is open already and keeps that
// alive.
struct OpenRequest {
    DocumentAddress address;
    StorePtr store = nullptr;       // `key` of this store; null: of the one at the path
    std::string key = {};           // of a leaf, a table or a store in it
    ByteSourcePtr source = nullptr; // a frame in memory
    std::uint64_t offset = 0;       // of a frame that begins later in the file
    // How plain chunks are to be read, if somebody told.
    std::optional<Interpretation> interpretation = {};
    std::optional<HandGeometry> geometry = {}; // what somebody told of the dimensions
    // Where there is no such leaf yet: `key` is keyOfAttributes() of a group, which gets its first
    // attributes so.
    bool beginsAttributes = false;

    // The file, or what begins later in it, or a part of the store there; the path is made
    // absolute.
    static OpenRequest of(const QString& path, const QString& key = {}, std::uint64_t byte = 0);
    OpenRequest frameAt(std::uint64_t byte) const;        // one that begins later in the same file
    OpenRequest partAt(const std::string& partKey) const; // of the store at this path
};

// What of a file somebody wants to see who calls the program, as it was typed. What is empty is as
// ever.
struct OpenOptions {
    QString key = {};   // of a part of a store
    QString slice = {}; // NumPy's text
    QString view = {};  // a word of arrayViews()
    // Of heatmaps and planes: findColorMap(), parseRangeChoice(), parseValueScale(), parseBands().
    QString colorMap = {};
    QString range = {};
    QString scale = {};
    QString bands = {};

    bool operator==(const OpenOptions&) const = default;
};

// A file or a folder that is looked at as it is there, whether or not it opens, or a frame that
// lies in one.
struct FileSubject {
    QString path;
    QString name;            // as people know it
    FramePtr part = nullptr; // of what is at the path; null: all of it
};

// What opens something again, by its path; empty where a path does not lead there.
QJsonObject toJson(const OpenRequest& request);

// Nothing where no file is named.
std::optional<OpenRequest> openRequestFrom(const QJsonObject& json);

} // namespace bloscope
