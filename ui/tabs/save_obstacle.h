#pragma once

#include "core/edit/save_ability.h"
#include "ui/worker/scheduler.h"

#include <QObject>

namespace bloscope {

class DocumentSaver;
class OpenFile;

// What would be in the way of saving a document, for everybody to see before they edit. A worker
// finds it out whenever the file has been read. GUI thread.
class SaveObstacle : public QObject {
    Q_OBJECT

 public:
    // Owned by the file. The others live longer.
    SaveObstacle(OpenFile& file, const DocumentSaver& saver, Scheduler& scheduler);

    QString mark() const;                                  // "read-only", for titles; mostly empty
    const QString& sentence() const { return m_sentence; } // empty when nothing is in the way

 signals:
    void changed();

 private:
    void look();
    void show(const SaveAbility& ability);

    OpenFile& m_file;
    const DocumentSaver& m_saver;
    Scheduler& m_scheduler;
    SaveAbility m_ability;
    QString m_sentence;
    Ticket m_looking;
};

} // namespace bloscope
