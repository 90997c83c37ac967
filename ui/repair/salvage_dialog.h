#pragma once

#include "ui/document/workshop.h"
#include "ui/repair/salvage_work.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace bloscope {

class ExportTarget;
class LongJob;
class SalvageForm;
class TextTable;

// Finds out in the background what can be saved of a file, shows it, writes it to a new file as
// somebody wants it, and offers to open that. What is read is never changed. Closing it stops the
// work. GUI thread.
class SalvageDialog : public QDialog {
    Q_OBJECT

 public:
    // Begins at once. What the workshop refers to lives longer.
    SalvageDialog(FileSubject subject, const Workshop& workshop, QWidget* parent = nullptr);
    ~SalvageDialog() override;

 signals:
    void openWanted(const QString& path); // the new file

 private:
    QWidget* makeProgress();
    QWidget* makeButtons();
    void layOut();
    void connectParts();

    void search();
    void searched(const Result<>& outcome, SalvagePlan plan);
    void showPlan();
    void askToSave();
    void save();
    void saved(const Result<>& outcome, const SalvageWish& wish, const SalvageReport& report);

    using Work = std::function<Result<>(const Job&)>;
    void start(const Work& work, const std::function<void(const Result<>&)>& then);
    void showProgress();
    void setRunning(bool runs);
    void proposeName();
    void check();
    QString problem() const; // but for that of the target, which tells it itself

    FileSubject m_subject;
    Workshop m_workshop;
    QLabel* m_summary;
    QLabel* m_shape;
    TextTable* m_losses;
    SalvageForm* m_form;
    ExportTarget* m_target;
    QLabel* m_message; // what came of it, or stands against it
    QProgressBar* m_progress;
    QPushButton* m_stop; // or searches again
    QPushButton* m_save;
    QPushButton* m_open;
    QPushButton* m_close;
    std::shared_ptr<const SalvagePlan> m_plan; // once it is found
    std::unique_ptr<LongJob> m_job;            // while it runs
    QString m_written;                         // the new file
};

} // namespace bloscope
