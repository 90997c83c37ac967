#include "ui/document/open_request_json.h"

#include <QFileInfo>

namespace bloscope {

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

} // namespace bloscope
