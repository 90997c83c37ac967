#include "ui/overlay/label_file.h"

#include "core/geometry/case_file.h"
#include "ui/text/error_text.h"

#include <QFileInfo>

namespace bloscope {

QString labelPathOf(const QString& path)
{
    return pathText(labelPathOf(filePath(path)));
}

QString imagePathOf(const QString& labelPath)
{
    return pathText(imagePathOf(filePath(labelPath)));
}

std::optional<QString> labelFileBeside(const QString& path)
{
    const QString labels = labelPathOf(path);
    return !labels.isEmpty() && QFileInfo::exists(labels) ? std::optional(labels) : std::nullopt;
}

} // namespace bloscope
