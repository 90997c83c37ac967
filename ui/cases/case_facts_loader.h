#pragma once

#include "core/array/block_cache.h"
#include "core/base/worker_pool.h"
#include "ui/worker/scheduler.h"

#include <QHash>
#include <QImage>
#include <QString>
#include <QStringList>
#include <stop_token>

namespace bloscope {

// What is told of a file among those of its folder, without all of it being decoded.
struct CaseFacts {
    enum class Labels {
        None,
        There,     // beside it, of the shape of the image
        DoNotFit,  // of another one
        Unreadable // what lies there is no array
    };

    QString shape; // "(1, 27, 41, 38)"; of what is no array, what it is
    QString type;  // "float32"
    Labels labels = Labels::None;
    bool hasProperties = false; // nnU-Net's pickle lies beside it
    QImage thumbnail;           // null: there is none
    QString problem;            // why it cannot be opened, or not drawn; empty: nothing is wrong
};

// For worker threads. What is decoded goes to `cache`; a picture of more than a few hundredths of a
// second is coarse.
CaseFacts caseFactsOf(const QString& path, BlockCache& cache, WorkerPool& pool,
                      const std::stop_token& stop);

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
