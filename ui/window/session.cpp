#include "ui/window/session.h"

#include "ui/pages/view_state.h"
#include "ui/tabs/document_saver.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr qint64 mostBytes = 16 << 20;

constexpr int version = 1; // of the file; others are not read
constexpr qsizetype longestPath = 32'768;

QJsonObject toJson(const SessionDocument& document)
{
    QJsonObject json{{"path", document.path}, {"view", document.view}};
    if (!document.key.isEmpty())
        json["key"] = document.key;
    if (document.offset > 0)
        json["offset"] = QString::number(document.offset); // may exceed what a number of JSON holds
    if (document.bytes && document.modifiedMs) {
        json["bytes"] = qint64(*document.bytes);
        json["modifiedMs"] = qint64(*document.modifiedMs);
    }
    return json;
}

std::optional<std::int64_t> numberFrom(const QJsonValue& value)
{
    return value.isDouble() ? std::optional<std::int64_t>(value.toInteger()) : std::nullopt;
}

std::optional<SessionDocument> documentFrom(const QJsonObject& json)
{
    SessionDocument document;
    document.path = json["path"].toString();
    if (document.path.size() > longestPath ||
        (!QDir::isAbsolutePath(document.path) && !isOnServer(document.path)))
        return std::nullopt;
    document.key = json["key"].toString();
    document.offset = json["offset"].toString().toULongLong();
    document.view = json["view"].toObject();
    document.bytes = numberFrom(json["bytes"]);
    document.modifiedMs = numberFrom(json["modifiedMs"]);
    return document;
}

QJsonObject toJson(const SessionSplit& split)
{
    QJsonObject json{
        {"firstRight", split.firstRight}, {"beside", split.beside}, {"leftShare", split.leftShare}};
    if (split.firstLowerLeft > 0) {
        json["firstLowerLeft"] = split.firstLowerLeft;
        json["firstLowerRight"] = split.firstLowerRight;
    }
    return json;
}

// Nothing where a side would have no documents, or no width.
std::optional<SessionSplit> splitFrom(const QJsonObject& json, std::size_t documents)
{
    SessionSplit split{json["firstRight"].toInt(), std::max(0, json["beside"].toInt()),
                       json["leftShare"].toDouble(0.5), json["firstLowerLeft"].toInt(),
                       json["firstLowerRight"].toInt()};
    const auto count = static_cast<int>(documents);
    const bool fits = split.firstRight > 0 && split.firstRight < count && split.leftShare > 0 &&
                      split.leftShare < 1;
    const bool isGrid = split.firstRight < split.firstLowerLeft &&
                        split.firstLowerLeft <= split.firstLowerRight &&
                        split.firstLowerRight <= count;
    if (!isGrid)
        split.firstLowerLeft = split.firstLowerRight = 0;
    return fits ? std::optional(split) : std::nullopt;
}

QJsonObject toJson(const SessionWindow& window)
{
    QJsonArray documents;
    for (const SessionDocument& document : window.documents)
        if (documents.size() < qsizetype(mostSessionDocuments))
            documents << toJson(document);
    QJsonObject json{{"geometry", QString::fromLatin1(window.geometry.toBase64())},
                     {"current", window.current},
                     {"documents", documents}};
    if (window.split)
        json["split"] = toJson(*window.split);
    return json;
}

SessionWindow windowFrom(const QJsonObject& json)
{
    SessionWindow window;
    window.geometry = QByteArray::fromBase64(json["geometry"].toString().toLatin1());
    window.current = std::max(0, json["current"].toInt());
    for (const QJsonValue& value : json["documents"].toArray())
        if (window.documents.size() < mostSessionDocuments)
            if (auto document = documentFrom(value.toObject()))
                window.documents.push_back(*std::move(document));
    window.split = splitFrom(json["split"].toObject(), window.documents.size());
    return window;
}

} // namespace

std::optional<SessionDocument> remembered(const DocumentTab& tab)
{
    if (tab.saver().isNewFile()) // of which there is nothing yet
        return std::nullopt;
    SessionDocument document;
    document.path = tab.address().path;
    document.key = QString::fromStdString(tab.file().request().key);
    document.offset = tab.file().request().offset;
    document.view = toJson(tab.viewState());
    if (requestOf(document).address != tab.address()) // it lies deeper than that
        return std::nullopt;
    return document;
}

OpenRequest requestOf(const SessionDocument& document)
{
    return OpenRequest::of(document.path, document.key, document.offset);
}

ViewState viewOf(const SessionDocument& document)
{
    return viewStateFrom(document.view);
}

QString sessionPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/bloscope/session.json");
}

Result<Session> readSession(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return Session{};
    if (!file.open(QIODevice::ReadOnly))
        return malformedError(
            fmt::format("the session file cannot be read: {}", file.errorString().toStdString()));
    if (file.size() > mostBytes)
        return malformedError(fmt::format("the session file has {} bytes, too many", file.size()));
    std::optional<Session> session = sessionFrom(file.read(mostBytes));
    if (!session)
        return malformedError("the session file has invalid content");
    return *std::move(session);
}

Result<> writeSession(const Session& session, const QString& path)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return Error{ErrorKind::Io, file.errorString().toStdString()};
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner); // names of files are nobody's affair
    file.write(toJson(session));
    if (!file.commit())
        return Error{ErrorKind::Io, file.errorString().toStdString()};
    return {};
}

bool Session::isEmpty() const
{
    return std::ranges::all_of(
        windows, [](const SessionWindow& window) { return window.documents.empty(); });
}

QByteArray toJson(const Session& session)
{
    QJsonArray windows;
    for (const SessionWindow& window : session.windows)
        if (windows.size() < qsizetype(mostSessionWindows))
            windows << toJson(window);
    return QJsonDocument(QJsonObject{{"version", version}, {"windows", windows}}).toJson();
}

std::optional<Session> sessionFrom(const QByteArray& json)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    if (root["version"].toInt() != version || !root["windows"].isArray())
        return std::nullopt;
    Session session;
    for (const QJsonValue& value : root["windows"].toArray())
        if (session.windows.size() < mostSessionWindows)
            session.windows.push_back(windowFrom(value.toObject()));
    return session;
}

void noteFileStates(Session& session)
{
    for (SessionWindow& window : session.windows)
        for (SessionDocument& document : window.documents) {
            const QFileInfo file(document.path);
            document.bytes = document.modifiedMs = std::nullopt;
            if (!file.isFile())
                continue; // of a folder this says nothing
            document.bytes = file.size();
            document.modifiedMs = file.lastModified().toMSecsSinceEpoch();
        }
}

bool hasChanged(const SessionDocument& document)
{
    const QFileInfo file(document.path);
    if (!document.bytes || !document.modifiedMs || !file.exists())
        return false;
    return !file.isFile() || file.size() != *document.bytes ||
           file.lastModified().toMSecsSinceEpoch() != *document.modifiedMs;
}

} // namespace bloscope
