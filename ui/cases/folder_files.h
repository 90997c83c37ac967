#pragma once

#include "core/base/result.h"

#include <QStringList>
#include <stop_token>

namespace bloscope {

// The files among which one goes from file to file, in the order in which file managers show them.
struct FolderFiles {
    QString folder;
    QStringList names;          // at least that of the file that is shown
    qsizetype position = 0;     // of that file
    QStringList addresses = {}; // of the names, on a server

    QString pathAt(qsizetype index) const;
};

// The files beside the one at `path`, with itself, told by their names, so that a folder of a
// hundred thousand costs no more than its listing:
// - those with a usual ending, and folders that are a sparse frame or a store; or, when the one at
//   `path` has another ending, those with that ending;
// - without the labels of pictures ("case_seg.b2nd" beside "case.b2nd"), or, when the one at `path`
//   is such a file itself, these only;
// - never hidden ones.
// On a server, what it lists there, told by the same names.
// For worker threads. Errors: Io, Cancelled; those of RemoteReading::list().
Result<FolderFiles> folderFilesAround(const QString& path, const std::stop_token& stop);

// Is something on a server called like Blosc2's files, or like directories that are opened as one?
// Nothing else is known of it there.
bool isCalledLikeBlosc2(const QString& name);

// What a name is sorted by among the others of its folder, as file managers do: numbers by their
// value and not by their digits ("2" before "10"), letters whatever their case and accents. Keys
// are compared as strings. The same in every language, unlike QCollator.
QString naturalKey(const QString& name);

// Names with equal keys ("a1", "a01", "A1") follow by their characters.
void sortNaturally(QStringList& names);

} // namespace bloscope
