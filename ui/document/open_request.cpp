#include "ui/document/open_request.h"

#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace bloscope {

OpenRequest OpenRequest::of(const QString& path, const QString& key, std::uint64_t byte)
{
    const OpenRequest file{{QDir::cleanPath(QFileInfo(path).absoluteFilePath()), {}}};
    if (!key.isEmpty())
        return file.partAt(key.toStdString());
    return byte > 0 ? file.frameAt(byte) : file;
}

OpenRequest OpenRequest::frameAt(std::uint64_t byte) const
{
    OpenRequest request = *this;
    request.interpretation.reset(); // which was about the file
    request.geometry.reset();
    request.offset = byte;
    request.address.inside = QCoreApplication::translate("OpenRequest", "byte %1").arg(byte);
    return request;
}

OpenRequest OpenRequest::partAt(const std::string& partKey) const
{
    OpenRequest request = *this;
    request.beginsAttributes = false;
    request.key = partKey;
    request.address.inside = displayText(partKey);
    return request;
}

} // namespace bloscope
