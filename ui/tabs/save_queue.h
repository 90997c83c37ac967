#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

namespace bloscope {

class DocumentTab;

// Saves several documents one after the other, and stops at the first that cannot be saved. Deletes
// itself when it has ended. GUI thread.
class SaveQueue : public QObject {
    Q_OBJECT

 public:
    SaveQueue(const QList<DocumentTab*>& tabs, QObject* parent);

    void start();

 signals:
    void ended(bool areAllSaved);
    void reached(bloscope::DocumentTab* tab); // which may want to ask something

 private:
    void saveNext();
    void end(bool areAllSaved);

    QList<QPointer<DocumentTab>> m_waiting;
};

} // namespace bloscope
