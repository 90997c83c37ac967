#pragma once

#include "ui/document/workshop.h"
#include "ui/tabs/file_watch.h"

#include <QObject>
#include <QTimer>

namespace bloscope {

class DocumentSaver;
class DocumentTab;

// What other programs do to the file of a document, and what becomes of the document then: as long
// as nothing is edited it is read again and goes along with a file that grows; otherwise somebody
// has to choose, and until then nothing is lost. GUI thread.
class OutsideChanges : public QObject {
    Q_OBJECT

 public:
    // Owned by the tab. The saver tells when it is us who write.
    OutsideChanges(DocumentTab& tab, DocumentSaver& saver, const Workshop& workshop);

    void check();  // where the system tells nothing of changes
    void forget(); // the file, until the tab has read one again

 signals:
    void notice(const QString& sentence);

 private:
    void watch();
    void happened(FileWatch::Change change);
    void readAgain();
    void readAgainFailed(const Error& error);
    bool isInUse() const; // somebody would lose something if it were read again now
    void offerWays(const QString& sentence);
    void reloadAfterAsking();
    void compare();

    DocumentTab& m_tab;
    DocumentSaver& m_saver;
    Scheduler& m_scheduler;
    FileWatch* m_watch;
    FileWatch::Change m_lastChange = FileWatch::Change::Restored;
    bool m_isReadingAgain = false;
    QTimer m_retry; // what another program has half written can often be read soon
    int m_retries = 0;
};

} // namespace bloscope
