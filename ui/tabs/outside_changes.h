#pragma once

#include "ui/tabs/file_watch.h"

#include <QObject>
#include <QTimer>

namespace bloscope {

class DocumentSaver;
class MessageBar;
class OpenFile;

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
    QString m_notSaved;       // what was last told of a save that found another file
    QTimer m_retry;           // what another program has half written can often be read soon
    int m_retries = 0;
};

} // namespace bloscope
