#pragma once

#include <QString>

namespace bloscope {

// One line for each part of the program: its name and version.
QString versionsText(const QString& commit);

// A sentence about a file without what it says of the file: paths, names, quoted texts.
QString withoutNames(const QString& sentence, const QString& path);

// Help > Copy Report: versions, and the last error if there is one. `path` is that of the file it
// is about.
QString reportText(const QString& commit, const QString& error, const QString& path);

} // namespace bloscope
