#pragma once

#include "ui/document/open_request.h"

#include <QByteArray>
#include <QLocalServer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <optional>

class QLocalSocket;
namespace bloscope {

// What one call of the program asks of the window that is there already.
struct WindowMessage {
    QStringList paths; // absolute
    OpenOptions wish;  // of each of them
    bool inNewWindow = false;
    QByteArray activationToken; // of the desktop, to bring the window to the front; may be empty

    bool operator==(const WindowMessage&) const = default;
};

// More than these are not sent, nor taken: what arrives was perhaps written by somebody else.
inline constexpr qsizetype mostMessageBytes = 1 << 20;
inline constexpr qsizetype mostMessagePaths = 1000;

QByteArray toBytes(const WindowMessage& message);

// Nothing when it is no message, or one of another version of the program.
std::optional<WindowMessage> messageFrom(const QByteArray& bytes);

// One program for a user and a display: the first to come listens on a local socket that only this
// user may open, later ones hand it what they were called with. The socket of a program that has
// crashed is taken over; one that does not answer in time is left alone. Lives in the GUI thread.
//
// On the socket: four bytes, most significant first, count those of the message that follow
// (window_message.h); one byte comes back, 'y' when it was taken.
class SingleInstance : public QObject {
    Q_OBJECT

 public:
    static constexpr int answerMs = 2000;      // the longest a later one waits
    static constexpr int mostConnections = 16; // at a time

    // `name` of the socket: see instanceName().
    explicit SingleInstance(QString name, QObject* parent = nullptr);

    enum class Role {
        First, // listens: messages arrive as asked()
        Later, // the first one has taken the message: there is nothing left to do
        Alone  // somebody is there and does not answer, or nobody can listen: a program of its own
    };
    // Waits for an answer, for answerMs at the most.
    Role begin(const WindowMessage& message);

 signals:
    void asked(const bloscope::WindowMessage& message);

 private:
    enum class Answer { Taken, NobodyThere, None };

    Answer handOver(const WindowMessage& message) const;
    bool listen();
    void welcome();
    void read(QLocalSocket& from);

    QString m_name;
    QLocalServer m_server;
};

// A socket for this user, this display and this kind of program.
QString instanceName();

} // namespace bloscope
