#pragma once

#include "ui/cases/case_facts_loader.h"
#include "ui/cases/folder_files.h"
#include "ui/doctor/check_log.h"
#include "ui/document/app_services.h"

#include <QAbstractListModel>
#include <QFont>
#include <QWidget>

class QAction;
class QLabel;
class QListView;
namespace bloscope {

class CaseListModel;
class CheckLog;
class JobLine;

// The actions that go to the previous and to the next file; null: there is no such way.
struct FolderSteps {
    QAction* previous = nullptr;
    QAction* next = nullptr;
};

// The folder of a file, with a picture and a few words for each of its files, to look through them
// one after the other. Reads only while it is seen, and of the files only those whose rows are.
// GUI thread.
class FolderBrowser : public QWidget {
    Q_OBJECT

 public:
    // What the services refer to lives longer, and so do the actions.
    FolderBrowser(const AppServices& services, const FolderSteps& steps, QWidget* parent = nullptr);
    ~FolderBrowser() override;

    void showFile(const QString& path);  // that is in front; empty: none is
    void readAgain(const QString& path); // a file that is another one by now

    QListView& list() const { return *m_list; }
    CaseListModel& files() const { return *m_model; }
    bool isChecking() const;

 signals:
    void fileWanted(const QString& path); // in the place of the one in front

 protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    QWidget* makeList();
    QWidget* makeHead(const FolderSteps& steps);
    void listIfNeeded();
    void listed(const Result<FolderFiles>& files);
    void showCurrent();
    void check();
    void takeVerdicts();
    void showState(const QString& sentence);

    AppServices m_services;
    CaseFactsLoader* m_loader;
    CaseListModel* m_model;
    QListView* m_list;
    QLabel* m_folder;
    QLabel* m_state;
    JobLine* m_checking;
    std::shared_ptr<CheckLog> m_log; // of the check that runs
    QString m_path;                  // in front
    Ticket m_listing;
};

// The files of a folder, a row each, image, labels and properties of a case together. What a row
// tells beside the name is found out when it is looked at. GUI thread.
class CaseListModel : public QAbstractListModel {
    Q_OBJECT

 public:
    static constexpr int linesOfText = 3;
    static constexpr int PathRole = Qt::UserRole;

    // The loader lives longer.
    explicit CaseListModel(CaseFactsLoader& loader, QObject* parent = nullptr);

    void setFiles(const FolderFiles& files);
    const FolderFiles& files() const { return m_files; }
    int rowOf(const QString& path) const; // -1: it is none of them
    void setCurrent(const QString& path); // which is shown bold

    void forgetVerdicts();
    void forget(const QString& path);                           // what is known of a file
    void addVerdicts(const std::vector<CheckedPartPtr>& parts); // of files that were checked

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

 private:
    QString pathAt(int row) const { return m_files.pathAt(row); }
    QString textOf(int row) const;
    QString toolTipOf(int row) const;
    QString verdictOf(const QString& path) const;
    void tell(const QString& path);

    CaseFactsLoader& m_loader;
    FolderFiles m_files;
    QHash<QString, int> m_rows;                // by path
    QHash<QString, CheckedPartPtr> m_verdicts; // by path, of what is worst of a case
    QString m_current;
};

} // namespace bloscope
