#pragma once

#include "ui/document/document.h"
#include "ui/worker/scheduler.h"

#include <map>

namespace bloscope {

// Finds out in the background which chunks of an array values can be changed in: those that are
// damaged, or encoded as this program does not write it, take none. GUI thread.
class ChunkAbility : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    ChunkAbility(const Document& document, Scheduler& scheduler, QObject* parent = nullptr);

    // Why no value of this cell can be changed, as a sentence; empty when it can be. Nothing while
    // that is not known: it is being found out then, for the cell that was asked for last.
    std::optional<QString> whyNot(const CellIndex& cell);

 signals:
    void found(); // what whyNot() was asked for

 private:
    using Answers = std::map<std::int64_t, QString>; // by chunk

    void findOut(std::vector<std::int64_t> chunks);

    const Document& m_document;
    Scheduler& m_scheduler;
    Answers m_answers;
    std::vector<std::int64_t> m_asked; // while they are looked at
    Ticket m_looking;
};

} // namespace bloscope
