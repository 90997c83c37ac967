#pragma once

#include "core/dtype/dtype.h"
#include "core/find/cell_criterion.h"
#include "ui/document/document.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <memory>

namespace bloscope {

class LongJob;
class ValueChanges;

// Counts the cells of an array that somebody looks for by their numbers, and gives them another
// value, in the background. GUI thread.
class CellReplacing : public QObject {
    Q_OBJECT

 public:
    // All of them live longer.
    CellReplacing(const Document& document, Scheduler& scheduler, ValueChanges& changes,
                  QObject* parent = nullptr);
    ~CellReplacing() override;

    // What is looked for: a part of the cells of a slice, which is a number.
    struct Question {
        Slice slice;
        DTypeLeaf part;
        CellCriterion criterion;
    };
    void count(const Question& asked); // the newest alone
    void replaceAll(const Question& asked, const QString& text);
    // In one cell, if the criterion accepts it. Nothing is told.
    void replaceOne(const CellIndex& cell, const Question& asked, const QString& text);
    void stop(); // counting

 signals:
    void jobStarted(bloscope::LongJob* job);
    void told(const QString& sentence); // what came of it

 private:
    const Document& m_document;
    Scheduler& m_scheduler;
    ValueChanges& m_changes;
    std::unique_ptr<LongJob> m_counting;
};

} // namespace bloscope
