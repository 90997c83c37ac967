#include "ui/document/open_request.h"

#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace bloscope {

namespace {

QString joined(const QString& file, const QString& inside)
{
    return inside.isEmpty() ? file : QStringLiteral("%1 › %2").arg(file, inside);
}

} // namespace

QString DocumentAddress::name() const
{
    return joined(QFileInfo(path).fileName(), inside);
}

QString DocumentAddress::fullName() const
{
    return joined(QDir::toNativeSeparators(path), inside);
}

QJsonObject toJson(const OpenRequest& request)
{
    const QString path = request.address.path;
    const QString key = QString::fromStdString(request.key);
    if (OpenRequest::of(path, key, request.offset).address != request.address)
        return {}; // it lies deeper than that
    // The offset may exceed what a number of JSON holds.
    return {{"path", path}, {"key", key}, {"offset", QString::number(request.offset)}};
}

std::optional<OpenRequest> openRequestFrom(const QJsonObject& json)
{
    const QString path = json["path"].toString();
    if (!QFileInfo(path).isAbsolute())
        return std::nullopt;
    return OpenRequest::of(path, json["key"].toString(), json["offset"].toString().toULongLong());
}

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
