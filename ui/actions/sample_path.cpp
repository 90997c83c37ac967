#include "ui/actions/sample_path.h"

#include <QCoreApplication>
#include <QDir>

namespace bloscope {

QString samplePath()
{
    const QDir samples(QCoreApplication::applicationDirPath() + "/../share/bloscope/samples");
    const QStringList files = samples.entryList({"*.b2nd"}, QDir::Files, QDir::Name);
    return files.isEmpty() ? QString() : QDir::cleanPath(samples.filePath(files.first()));
}

} // namespace bloscope
