#pragma once

#include "core/report/folder_report.h"
#include "ui/document/app_services.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace bloscope {

class JobLine;

// Writes a page about a folder in the background, on all processors, and offers to open it in the
// browser. Destroying it stops the work, which leaves nothing then. GUI thread.
class FolderReportPanel : public QWidget {
    Q_OBJECT

 public:
    // Begins at once, and replaces what is at `page`. What the services refer to lives longer.
    FolderReportPanel(const QString& folder, const QString& page, const AppServices& services,
                      QWidget* parent = nullptr);
    ~FolderReportPanel() override;

    void writeTo(const QString& page); // unless it works already

 private:
    void start();
    void finish(const Result<>& outcome, const FolderReportCounts& counts);

    QString m_folder;
    QString m_page;
    AppServices m_services;
    QLabel* m_summary;
    JobLine* m_job;
    QPushButton* m_open;
};

} // namespace bloscope
