#include "app/instance/window_message.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int version = 1; // of the message
constexpr qsizetype longestPath = 32'768;
constexpr qsizetype longestText = 4096;
constexpr qsizetype longestToken = 1024;

struct WishedText {
    QLatin1String key;
    QString FileWish::*text;
};
constexpr WishedText wishedTexts[] = {
    {QLatin1String("key"), &FileWish::key},     {QLatin1String("slice"), &FileWish::slice},
    {QLatin1String("view"), &FileWish::view},   {QLatin1String("colormap"), &FileWish::colorMap},
    {QLatin1String("range"), &FileWish::range}, {QLatin1String("scale"), &FileWish::scale},
    {QLatin1String("bands"), &FileWish::bands}};

bool isShort(const FileWish& wish)
{
    return std::ranges::all_of(wishedTexts, [&](const WishedText& each) {
        return (wish.*each.text).size() <= longestText;
    });
}

bool isPath(const QJsonValue& value)
{
    const QString path = value.toString();
    return path.size() <= longestPath && !path.contains(QChar(0)) && QDir::isAbsolutePath(path);
}

bool isToken(const QByteArray& token)
{
    return token.size() <= longestToken &&
           std::ranges::all_of(token, [](char c) { return c > 0x20 && c < 0x7f; });
}

} // namespace

QByteArray toBytes(const WindowMessage& message)
{
    QJsonObject json{{"version", version},
                     {"paths", QJsonArray::fromStringList(message.paths)},
                     {"newWindow", message.inNewWindow},
                     {"token", QString::fromLatin1(message.activationToken)}};
    for (const auto& [key, text] : wishedTexts)
        json[key] = message.wish.*text;
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::optional<WindowMessage> messageFrom(const QByteArray& bytes)
{
    if (bytes.size() > mostMessageBytes)
        return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    const QJsonArray paths = json["paths"].toArray();
    WindowMessage message;
    for (const auto& [key, text] : wishedTexts)
        message.wish.*text = json[key].toString();
    message.inNewWindow = json["newWindow"].toBool();
    message.activationToken = json["token"].toString().toLatin1();
    const bool isSound = json["version"].toInt() == version && json["paths"].isArray() &&
                         paths.size() <= mostMessagePaths && std::ranges::all_of(paths, isPath) &&
                         isShort(message.wish) && isToken(message.activationToken);
    if (!isSound)
        return std::nullopt;
    for (const QJsonValue& path : paths)
        message.paths << path.toString();
    return message;
}

} // namespace bloscope
