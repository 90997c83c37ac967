#include "ui/window/session_file.h"

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
