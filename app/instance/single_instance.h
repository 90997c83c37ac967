#pragma once

#include "app/instance/window_message.h"

#include <QLocalServer>
#include <QObject>

class QLocalSocket;

namespace bloscope {

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
