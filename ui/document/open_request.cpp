#include "ui/document/open_request.h"

#include "core/objects/address.h"
#include "core/remote/remote_reading.h"
#include "core/remote/web_address.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace bloscope {

namespace {

// One that cannot be read stays as it was typed, but for secrets, which sessions and titles would
// keep: opening it says what is wrong.
QString inOneForm(const QString& address)
{
    const std::string typed = address.toStdString();
    const Result<WebAddress> parsed = WebAddress::parse(typed);
    return QString::fromStdString(parsed ? parsed->text() : withoutSecrets(typed));
}

QString absolute(const QString& path)
{
    return isOnServer(path) ? inOneForm(path) : QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

QString fileNameOf(const QString& path)
{
    if (isOnServer(path))
        if (const auto address = WebAddress::parse(path.toStdString()))
            return QString::fromStdString(address->name());
    return QFileInfo(path).fileName();
}

QString joined(const QString& file, const QString& inside)
{
    return inside.isEmpty() ? file : QStringLiteral("%1 › %2").arg(file, inside);
}

} // namespace

bool isOnServer(const QString& path)
{
    return isAddress(filePath(path));
}

QString DocumentAddress::name() const
{
    return joined(fileNameOf(path), inside);
}

QString DocumentAddress::fullName() const
{
    return joined(isOnServer(path) ? path : QDir::toNativeSeparators(path), inside);
}

QString DocumentAddress::folder() const
{
    if (!isOnServer(path))
        return QFileInfo(path).absolutePath();
    const QString downloads = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation);
    return QFileInfo(downloads).isDir() ? downloads : QDir::homePath();
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
    if (!QFileInfo(path).isAbsolute() && !isOnServer(path))
        return std::nullopt;
    return OpenRequest::of(path, json["key"].toString(), json["offset"].toString().toULongLong());
}

OpenRequest OpenRequest::of(const QString& path, const QString& key, std::uint64_t byte)
{
    const OpenRequest file{{absolute(path), {}}};
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
