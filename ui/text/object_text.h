#pragma once

#include "core/array/array.h"
#include "core/dtype/dtype.h"
#include "core/objects/proxy.h"
#include "core/store/store.h"

#include <QString>
#include <QStringList>

namespace bloscope {

// What a thing is, in words of the window. Callable from any thread.

QString shapeText(const Array& array);       // "(3, 4) of float32", "1 200 items of 4 bytes"
QString offlineText(bool isComplete);        // of what is kept of a file on a server
QString remoteStoreText(const Store& store); // of one that has a source: where the rest of it is
QString proxyText(const Proxy& proxy);       // where it comes from, and what share was fetched
QString containerText(const Store& store);   // "directory", "zip archive", "frame"
QString notReadableText();                   // "This cannot be read as what it claims to be"
QString geometryNoteText(const std::string& note); // Geometry::notes
QString noLongerReadAsToldText();                  // "This is not read as you told Bloscope to"
QString internalPartNote();                        // for parts of tables and stores
QString newAttributesNote(const QString& group);   // of a store, which has none yet
QString lockText(std::string_view meaning);        // of an entry, see core/objects/reserved_names.h
QString pickleNote(); // "This holds a Python pickle; it is not opened."
// Files that a library keeps for itself: parts of an index, locks, caches of queries.
QStringList internalFileNotes(const QString& name);

// An element type for people: "float32", "uint16, big-endian", "bool", "structure of 300 fields,
// 2 400 bytes"; others, for which NumPy's own text is the shortest name there is, as it stands in
// the file.
QString dtypeText(const DType& dtype);

} // namespace bloscope
