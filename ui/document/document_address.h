#pragma once

#include <QString>

namespace bloscope {

// Where a document comes from: a file or a folder, and for what lies inside it the way there.
struct DocumentAddress {
    QString path;   // absolute
    QString inside; // "/group/leaf", the name of a metadata entry; empty for the file itself

    bool operator==(const DocumentAddress&) const = default;

    QString name() const;     // "store.b2z › /group/leaf"
    QString fullName() const; // the same with the whole path
};

} // namespace bloscope
