#pragma once

#include <QStringList>
#include <vector>

namespace bloscope::test {

// A file of the project as its rules look at it.
struct SourceFile {
    QString path; // from the root of the project, with slashes
    QStringList lines;

    QString part(int i) const { return path.section('/', i, i); } // "core", "frame", ...
    bool isIn(const QStringList& folders) const { return folders.contains(part(0)); }
};

// All texts that people write: in the folders of the project, and the documents beside them.
std::vector<SourceFile> sourceFiles();

} // namespace bloscope::test
