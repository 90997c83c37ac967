#pragma once

#include "core/edit/changes.h"
#include "core/saving/save_plan.h"
#include "ui/worker/scheduler.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace bloscope {

class JobLine;
class TextTable;

// What would be saved: which metadata and which values change, and what that does to the bytes of
// the file. Worked out by the scheduler; everything can be copied. Saves nothing itself.
class ChangesDialog : public QDialog {
    Q_OBJECT

 public:
    enum class Target { SameFile, OtherFile }; // where saving would put them

    static constexpr std::size_t mostListedValues = 1000; // the others are counted

    // The edits are those of the moment; `array` is that of their frame as it is shown, null: as
    // the frame says itself. The scheduler lives longer than the dialog.
    ChangesDialog(const EditSet& edits, const ArrayPtr& array, Target target, Scheduler& scheduler,
                  WorkerPool& pool, QWidget* parent = nullptr);

 signals:
    void saveWanted();

 private:
    struct Outcome {
        std::vector<MetadataChange> changes = {};
        Result<CellChanges> values = CellChanges();
        Result<SavePlan> plan = SavePlan();
    };

    void layOut();
    void tellWhyNot(const Error& error);
    void showOutcome(const Outcome& outcome, Target target);
    static QString summaryOf(const Outcome& outcome);
    void showPlan(const SavePlan& plan, Target target);
    void copyAll() const;

    QLabel* m_summary;
    JobLine* m_line; // with the summary
    TextTable* m_changes;
    QLabel* m_fileSummary;
    TextTable* m_pieces;
    QPushButton* m_copy;
    QPushButton* m_save;
};

} // namespace bloscope
