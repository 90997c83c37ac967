#pragma once

#include "core/frame/frame.h"
#include "ui/worker/scheduler.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace bloscope {

class DocumentSaver;
class MessageBar;
class OpenFile;

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
    QTimer m_timer{this};
    QElapsedTimer m_sinceLook;
    Ticket m_looking;
};

// What other programs do to the file of a document, and what becomes of the document then: as long
// as nothing is edited it is read again and goes along with a file that grows; otherwise somebody
// has to choose, and until then nothing is lost. GUI thread.
class OutsideChanges : public QObject {
    Q_OBJECT

 public:
    // Owned by the file. The saver tells when it is us who write. Tells in the message bar and asks
    // over the widget in which that lies. The others live longer.
    OutsideChanges(OpenFile& file, DocumentSaver& saver, MessageBar& message, Scheduler& scheduler);

    void check(); // where the system tells nothing of changes

 signals:
    void notice(const QString& sentence);

 private:
    void watch();
    void forget(); // the file, until it is another one
    void happened(FileWatch::Change change);
    void tellVanished();
    void readAgain();
    void readAgainFailed(const Error& error);
    bool isInUse() const;                // somebody would lose something if it were read again now
    enum class Wanted { Nothing, Save }; // by somebody who is told of the change
    void offerWays(const QString& sentence, Wanted wanted = Wanted::Nothing);
    void putOnTop(Wanted wanted); // once what is being changed is done
    void askWhatIsOnTop(Wanted wanted);
    void endPuttingOnTop();
    void reloadAfterAsking();
    void compare();
    void showDifferences();

    OpenFile& m_file;
    DocumentSaver& m_saver;
    MessageBar& m_message;
    Scheduler& m_scheduler;
    FileWatch* m_watch;
    FileWatch::Change m_lastChange = FileWatch::Change::Restored;
    bool m_isReadingAgain = false;
    bool m_isPuttingOnTop = false;
    bool m_savesThen = false; // what was put on top
    bool m_isWriting = false; // the program itself, to that file
    QString m_notSaved;       // what was last told of a save that found another file
    QTimer m_retry;           // what another program has half written can often be read soon
    int m_retries = 0;
};

} // namespace bloscope
