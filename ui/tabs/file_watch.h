#pragma once

#include "core/frame/frame.h"
#include "ui/worker/scheduler.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QTimer>

namespace bloscope {

// Tells what becomes of a file on disk: that another program wrote to it, replaced it or removed
// it. The system says when to look, where it can (network file systems often cannot, therefore
// check()); what it looks like then, a worker finds out. Lives in the GUI thread.
class FileWatch : public QObject {
    Q_OBJECT

 public:
    enum class Change {
        Grown,    // it is longer, and still the same file
        Changed,  // it was written to
        Replaced, // another file has taken its place
        Vanished, // it is no longer there
        Restored  // it is again what it was: after Vanished only
    };

    static constexpr int pauseMs = 500; // between two looks at the least

    // The scheduler lives longer.
    explicit FileWatch(Scheduler& scheduler, QObject* parent = nullptr);

    // From now on everything that is not `known` is a change, and each is told once.
    void watch(const QString& path, const FileIdentity& known);
    void stop(); // until the next watch(): for as long as we write to it ourselves
    void check();

 signals:
    void changed(bloscope::FileWatch::Change change);

 private:
    using Seen = std::optional<FileIdentity>; // nothing: there is no such file

    void lookSoon();
    void look();
    void looked(const Seen& now);
    void followAgain();
    Change changeTo(const Seen& now) const;

    Scheduler& m_scheduler;
    QFileSystemWatcher m_system;
    QString m_path; // empty while nothing is watched
    Seen m_told;    // or known from the start
    FileIdentity m_known;
    bool m_mayBeGone = false; // not there when last looked for: that is told the second time
    bool m_looksOnceMore = false;
    QTimer m_timer;
    QElapsedTimer m_sinceLook;
    Ticket m_looking;
};

} // namespace bloscope
