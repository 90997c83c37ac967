#include "ui/actions/report_actions.h"

#include "ui/actions/actions.h"
#include "ui/cases/folder_report_panel.h"
#include "ui/controls/open_dialog.h"
#include "ui/tabs/document_tabs.h"
#include "ui/tabs/file_panels.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace bloscope {

ReportActions::ReportActions(const Actions& actions, DocumentTabs& tabs,
                             const AppServices& services, FilePanels& panels, QWidget& window)
    : QObject(&window), m_tabs(tabs), m_services(services), m_panels(panels), m_window(window)
{
    connect(actions.reportOnFolder, &QAction::triggered, this, &ReportActions::askForFolder);
}

void ReportActions::askForFolder()
{
    const DocumentTab* tab = m_tabs.currentTab();
    const QString here = tab ? tab->address().folder() : QString();
    QFileDialog* dialog = newOpenFolderDialog(here, &m_window);
    dialog->setWindowTitle(tr("Report on Folder"));
    connect(dialog, &QFileDialog::fileSelected, this, &ReportActions::askForPage);
    dialog->open();
}

void ReportActions::askForPage(const QString& folder)
{
    const QFileInfo chosen(QDir::cleanPath(folder));
    const QFileInfo above(chosen.absolutePath());
    auto* dialog = new QFileDialog(&m_window, tr("Save Report on %1").arg(chosen.fileName()),
                                   above.isWritable() ? above.filePath() : QDir::homePath(),
                                   tr("Web pages (*.html)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("html"));
    dialog->selectFile(tr("%1-report.html", "name of a file").arg(chosen.fileName()));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, folder = chosen.filePath()](const QString& page) { write(folder, page); });
    dialog->open();
}

void ReportActions::write(const QString& folder, const QString& page)
{
    if (auto* there = m_panels.panelAbout<FolderReportPanel>(folder)) {
        there->writeTo(page);
        return m_panels.bringUp(there);
    }
    m_panels.add(new FolderReportPanel(folder, page, m_services));
}

} // namespace bloscope
