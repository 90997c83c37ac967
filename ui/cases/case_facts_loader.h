#pragma once

#include "ui/cases/case_facts.h"
#include "ui/worker/scheduler.h"

#include <QHash>
#include <QStringList>

namespace bloscope {

// Finds out about files that somebody looks at, one after the other on a worker, the one that was
// asked for last before the others. Keeps what it found of the last few hundred. GUI thread.
class CaseFactsLoader : public QObject {
    Q_OBJECT

 public:
    static constexpr qsizetype mostKept = 400; // with pictures of 36 KiB
    static constexpr qsizetype mostWaiting = 60;

    // Both live longer.
    CaseFactsLoader(Scheduler& scheduler, WorkerPool& pool, QObject* parent = nullptr);

    // Null while nothing is known; then it is asked for. Those that wait longest are forgotten when
    // too many do: who still looks at them asks again.
    const CaseFacts* want(const QString& path);
    void forget(const QString& path); // the file is another one by now
    void stop();                      // finding out, while nobody looks
    qsizetype waiting() const { return m_waiting.size(); }
    qsizetype kept() const { return m_kept.size(); }

 signals:
    void arrived(const QString& path);

 private:
    void next();
    void arrive(const QString& path, const CaseFacts& facts);

    Scheduler& m_scheduler;
    WorkerPool& m_pool;
    std::shared_ptr<BlockCache>
        m_cache; // of its own: what is looked at keeps its place in the other
    QHash<QString, CaseFacts> m_kept;
    QStringList m_order;   // of these, what was wanted last behind the others
    QStringList m_waiting; // likewise
    QString m_current;     // that is being looked into
    Ticket m_finding;
};

} // namespace bloscope
