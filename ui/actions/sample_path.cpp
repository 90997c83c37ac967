#include "ui/actions/sample_path.h"

#include <QCoreApplication>
#include <QDir>

namespace bloscope {

QString samplePath()
{
    for (const char* toShare : {"/../share", "/../../share"}) { // from the build, and from libexec
        const QDir samples(QCoreApplication::applicationDirPath() + toShare + "/bloscope/samples");
        const QStringList files = samples.entryList({"*.b2nd"}, QDir::Files, QDir::Name);
        if (!files.isEmpty())
            return QDir::cleanPath(samples.filePath(files.first()));
    }
    return {};
}

} // namespace bloscope
