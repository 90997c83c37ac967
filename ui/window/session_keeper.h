#pragma once

#include "core/base/result.h"
#include "ui/window/session.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <QTimer>

namespace bloscope {

class Windows;

// Keeps the session of all windows in a file: every half a minute when something has changed, and
// at the end. GUI thread.
class SessionKeeper : public QObject {
    Q_OBJECT

 public:
    static constexpr int everyMs = 30'000;

    // The windows live longer.
    SessionKeeper(Windows& windows, QString path, QObject* parent = nullptr);

    // Opens again what the file remembers, and says of files that have changed since that they
    // have. Without anything to be opened there is no window afterwards. Errors: the file is no
    // session; nothing is opened then.
    Result<> restore();

    void saveSoon(); // now, by a worker, if it has changed

 private:
    void restored(const Session& session);
    void end(const Session& session);

    Windows& m_windows;
    QString m_path;
    Session m_saved; // last
    QTimer m_timer;
    Ticket m_saving;
    Ticket m_looking;
};

} // namespace bloscope
