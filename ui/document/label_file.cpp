#include "ui/document/label_file.h"

#include <QDir>
#include <QFileInfo>

namespace bloscope {

std::optional<QString> labelFileBeside(const QString& path)
{
    const QFileInfo image(path);
    if (image.suffix().isEmpty())
        return std::nullopt;
    const QFileInfo labels(
        image.dir(), QStringLiteral("%1_seg.%2").arg(image.completeBaseName(), image.suffix()));
    return labels.exists() ? std::optional(labels.filePath()) : std::nullopt;
}

} // namespace bloscope
