#include "ui/overlay/label_file.h"

#include "core/geometry/case_file.h"
#include "ui/text/error_text.h"

#include <QFileInfo>

namespace bloscope {

namespace {

QString nameOf(const std::filesystem::path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

} // namespace

QString labelPathOf(const QString& path)
{
    return nameOf(labelPathOf(filePath(path)));
}

QString imagePathOf(const QString& labelPath)
{
    return nameOf(imagePathOf(filePath(labelPath)));
}

std::optional<QString> labelFileBeside(const QString& path)
{
    const QString labels = labelPathOf(path);
    return !labels.isEmpty() && QFileInfo::exists(labels) ? std::optional(labels) : std::nullopt;
}

} // namespace bloscope
