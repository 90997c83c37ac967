#pragma once

#include "core/array/block_cache.h"
#include "core/base/worker_pool.h"
#include "ui/cases/folder_files.h"
#include "ui/doctor/check_work.h"
#include "ui/document/app_services.h"
#include "ui/worker/scheduler.h"

#include <QAbstractListModel>
#include <QFont>
#include <QHash>
#include <QImage>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <stop_token>

class QAction;
class QLabel;
class QListView;

namespace bloscope {

class CaseListModel;
class CheckLog;
class JobLine;

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
