#pragma once

#include "ui/document/document.h"
#include "ui/worker/scheduler.h"

#include <QStackedWidget>

class QLabel;

namespace bloscope {

class DocumentPage;
class FailurePage;

// What all documents share; owned by the window.
struct Workshop {
    Scheduler& scheduler;
    BlockCache& cache;
    WorkerPool& pool;
};

// The tab of one file, from the moment somebody wants it: opening, then open, or the reason why
// not. Never a dialog.
class DocumentTab : public QStackedWidget {
    Q_OBJECT

 public:
    // Begins to open `path` (absolute). `slice` is shown first, unless it is empty.
    DocumentTab(const QString& path, const QString& slice, Workshop workshop,
                QWidget* parent = nullptr);

    const QString& path() const { return m_path; }
    DocumentPage* page() const { return m_page; } // null until the file is open
    void showSlice(const QString& text);          // now, or once it is open

 signals:
    void opened();
    void failed();
    void closeWanted();

 private:
    void open();
    void fileArrives(Result<OpenedFile> file);
    void showFailure(const Error& error);

    QString m_path;
    QString m_firstSlice;
    Workshop m_workshop;
    QLabel* m_opening;
    FailurePage* m_failure;
    DocumentPage* m_page = nullptr;
    Ticket m_ticket;
};

} // namespace bloscope
