#include "ui/overlay/label_file.h"

#include <QDir>
#include <QFileInfo>

namespace bloscope {

namespace {

constexpr QLatin1String endOfLabels("_seg"); // in front of the ending

} // namespace

QString labelPathOf(const QString& path)
{
    const QFileInfo image(path);
    if (image.suffix().isEmpty())
        return {};
    return image.dir().filePath(image.completeBaseName() + endOfLabels + '.' + image.suffix());
}

QString imagePathOf(const QString& labelPath)
{
    const QFileInfo labels(labelPath);
    QString name = labels.completeBaseName();
    if (!name.endsWith(endOfLabels) || labels.suffix().isEmpty())
        return {};
    name.chop(endOfLabels.size());
    return labels.dir().filePath(name + '.' + labels.suffix());
}

std::optional<QString> labelFileBeside(const QString& path)
{
    const QString labels = labelPathOf(path);
    return !labels.isEmpty() && QFileInfo::exists(labels) ? std::optional(labels) : std::nullopt;
}

} // namespace bloscope
