#include "ui/overlay/label_file.h"

#include <QDir>
#include <QFileInfo>

namespace bloscope {

QString labelPathOf(const QString& path)
{
    const QFileInfo image(path);
    if (image.suffix().isEmpty())
        return {};
    return image.dir().filePath(
        QStringLiteral("%1_seg.%2").arg(image.completeBaseName(), image.suffix()));
}

std::optional<QString> labelFileBeside(const QString& path)
{
    const QString labels = labelPathOf(path);
    return !labels.isEmpty() && QFileInfo::exists(labels) ? std::optional(labels) : std::nullopt;
}

} // namespace bloscope
