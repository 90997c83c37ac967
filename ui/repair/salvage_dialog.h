#pragma once

#include "core/repair/salvage_plan.h"
#include "core/repair/write_salvage.h"
#include "ui/document/app_services.h"
#include "ui/repair/salvage_work.h"

#include <QDialog>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QLabel;
class QPushButton;
namespace bloscope {

class ExportTarget;
class JobLine;
class SalvageForm;
class TextTable;

// Finds out in the background what can be saved of a file, shows it, writes it to a new file as
// somebody wants it, and offers to open that. What is read is never changed. Closing it stops the
// work. GUI thread.
class SalvageDialog : public QDialog {
    Q_OBJECT

 public:
    // Begins at once. What the services refer to lives longer.
    SalvageDialog(FileSubject subject, const AppServices& services, QWidget* parent = nullptr);
    ~SalvageDialog() override;

 signals:
    void openWanted(const QString& path); // the new file

 private:
    QWidget* makeButtons();
    void layOut();
    void connectParts();

    void search();
    void searched(const Result<>& outcome, SalvagePlan plan);
    void showPlan();
    void askToSave();
    void save();
    void saved(const Result<>& outcome, const SalvageWish& wish, const SalvageReport& report,
               std::uint64_t otherNames);

    void showWhatCanBeDone();
    void proposeName();
    void check();
    QString problem() const; // but for that of the target, which tells it itself

    FileSubject m_subject;
    AppServices m_services;
    QLabel* m_summary;
    QLabel* m_shape;
    TextTable* m_losses;
    SalvageForm* m_form;
    ExportTarget* m_target;
    QLabel* m_message; // what came of it, or stands against it
    JobLine* m_job;    // searches, or writes
    QPushButton* m_save;
    QPushButton* m_open;
    QPushButton* m_close;
    std::shared_ptr<const SalvagePlan> m_plan; // once it is found
    QString m_written;                         // the new file
};

// The choices of what a new file is like that holds what could be saved: what stands in for lost
// values, its form, and whether it carries the report.
class SalvageForm : public QWidget {
    Q_OBJECT

 public:
    explicit SalvageForm(QWidget* parent = nullptr);

    // Of which there is a choice. The plan lives longer.
    void setPlan(const SalvagePlan& plan);

    SalvageOptions options() const;
    QString problem() const; // a sentence; empty when nothing is wrong

 signals:
    void changed();

 private:
    void layOut();
    void connectParts();
    std::string fillWord() const;

    const SalvagePlan* m_plan = nullptr;
    QComboBox* m_fill;
    QLineEdit* m_number;
    QComboBox* m_form;
    QCheckBox* m_note;
};

} // namespace bloscope
