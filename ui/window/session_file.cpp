#include "ui/window/session_file.h"

#include "ui/pages/view_state_json.h"
#include "ui/tabs/document_saver.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr qint64 mostBytes = 16 << 20;

Error readError(const std::string& why)
{
    return Error{ErrorKind::Malformed, fmt::format("the session file {}", why)};
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
        return readError("cannot be read: " + file.errorString().toStdString());
    if (file.size() > mostBytes)
        return readError(fmt::format("has {} bytes", file.size()));
    std::optional<Session> session = sessionFrom(file.read(mostBytes));
    if (!session)
        return readError("holds something else");
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

} // namespace bloscope
