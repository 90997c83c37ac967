#include "app/instance/single_instance.h"

#include "app/application_info.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QLockFile>
#include <QStandardPaths>
#include <QTimer>
#include <QtEndian>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int version = 1; // of the message
constexpr qsizetype longestPath = 32'768;
constexpr qsizetype longestText = 4096;
constexpr qsizetype longestToken = 1024;

struct WishedText {
    QLatin1String key;
    QString OpenOptions::*text;
};
constexpr WishedText wishedTexts[] = {{QLatin1String("key"), &OpenOptions::key},
                                      {QLatin1String("slice"), &OpenOptions::slice},
                                      {QLatin1String("view"), &OpenOptions::view},
                                      {QLatin1String("colormap"), &OpenOptions::colorMap},
                                      {QLatin1String("range"), &OpenOptions::range},
                                      {QLatin1String("scale"), &OpenOptions::scale},
                                      {QLatin1String("bands"), &OpenOptions::bands}};

bool isShort(const OpenOptions& wish)
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

constexpr qsizetype headBytes = 4;
constexpr char taken = 'y';
constexpr char refused = 'n';

QByteArray framed(const QByteArray& message)
{
    QByteArray bytes(headBytes, '\0');
    qToBigEndian(static_cast<quint32>(message.size()), bytes.data());
    return bytes + message;
}

// A pipe of Windows has no folder to put it in.
QString lockOf(const QString& name)
{
    return QDir::temp().absoluteFilePath(name) + QStringLiteral(".lock");
}

// Does nobody listen there? Whoever is only slow, they or we, leaves others.
bool isDead(QLocalSocket::LocalSocketError error)
{
    return error == QLocalSocket::ServerNotFoundError ||
           error == QLocalSocket::ConnectionRefusedError;
}

int left(const QDeadlineTimer& deadline)
{
    return static_cast<int>(deadline.remainingTime());
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

SingleInstance::SingleInstance(QString name, QObject* parent)
    : QObject(parent), m_name(std::move(name))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    m_server.setMaxPendingConnections(mostConnections);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::welcome);
}

// The lock keeps two that start at the same time from both taking over a dead socket.
SingleInstance::Role SingleInstance::begin(const WindowMessage& message)
{
    QLockFile lock(lockOf(m_name));
    if (!lock.tryLock(answerMs))
        return Role::Alone;
    switch (handOver(message)) {
    case Answer::Taken:
        return Role::Later;
    case Answer::None:
        return Role::Alone;
    case Answer::NobodyThere:
        break;
    }
    return listen() ? Role::First : Role::Alone;
}

SingleInstance::Answer SingleInstance::handOver(const WindowMessage& message) const
{
    const QDeadlineTimer deadline(answerMs);
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(left(deadline)))
        return isDead(socket.error()) ? Answer::NobodyThere : Answer::None;
    socket.write(framed(toBytes(message)));
    while (socket.bytesToWrite() > 0)
        if (!socket.waitForBytesWritten(left(deadline)))
            return Answer::None;
    char answer = 0;
    while (socket.bytesAvailable() == 0)
        if (!socket.waitForReadyRead(left(deadline)))
            return Answer::None;
    return socket.read(&answer, 1) == 1 && answer == taken ? Answer::Taken : Answer::None;
}

bool SingleInstance::listen()
{
    QLocalServer::removeServer(m_name); // nobody listens on what may be left of it
    return m_server.listen(m_name);
}

void SingleInstance::welcome()
{
    while (QLocalSocket* socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(*socket); });
        QTimer::singleShot(answerMs, socket, [socket] { socket->abort(); });
        const auto connections = m_server.findChildren<QLocalSocket*>().size();
        if (connections > mostConnections)
            socket->abort();
        else
            read(*socket); // what has come already
    }
}

// Nothing is taken from the socket before all of a message has come; one that says that it is too
// long never does.
void SingleInstance::read(QLocalSocket& from)
{
    const QByteArray head = from.peek(headBytes);
    if (head.size() < headBytes)
        return;
    const auto size = static_cast<qsizetype>(qFromBigEndian<quint32>(head.data()));
    if (size > mostMessageBytes)
        return from.abort();
    if (from.bytesAvailable() < headBytes + size)
        return;
    const auto message = messageFrom(from.read(headBytes + size).mid(headBytes));
    from.write(message ? &taken : &refused, 1);
    from.disconnectFromServer(); // once that is written
    if (message)
        emit asked(*message);
}

QString instanceName()
{
    QByteArray place;
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        place += qgetenv(variable) + '\n';
    const QByteArray hash =
        QCryptographicHash::hash(place, QCryptographicHash::Sha1).toHex().left(12);
    const QString name = QStringLiteral("%1-%2").arg(application::program, hash);
#ifdef Q_OS_UNIX
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) + '/' + name;
#else
    return name + '-' + QString::fromLocal8Bit(qgetenv("USERNAME"));
#endif
}

} // namespace bloscope
