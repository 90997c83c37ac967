#pragma once

#include "core/array/block_cache.h"
#include "core/array/interpretation.h"
#include "core/base/worker_pool.h"
#include "core/edit/save_file.h"
#include "ui/worker/scheduler.h"

#include <QMainWindow>
#include <optional>

class QFileDialog;
class QStackedWidget;

namespace bloscope {

class Actions;
class DocumentTab;
class DocumentTabs;
class EditActions;
class Farewell;
class JobBar;
class MetadataDock;
class Settings;
class StatusFields;
class StructureDock;
class WelcomePage;

// The window of the program: wires menus, tabs, docks and status bar together and owns what all
// documents share, the scheduler, the worker pool and the block cache.
class MainWindow : public QMainWindow {
    Q_OBJECT

 public:
    // The settings live longer than the window.
    explicit MainWindow(Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    // Opens every path in a tab of its own, or brings the tab to the front that shows it already.
    // `slice` (NumPy's text, may be empty) is what is shown of each; a slice that does not fit is
    // told in the document. Returns at once: files are opened by the scheduler.
    void openPaths(const QStringList& paths, const QString& slice = {});

    DocumentTabs& tabs() const { return *m_tabs; }

 protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

 private:
    void createCentre();
    void createMenus();
    void connectFileActions();
    void connectViewActions();
    void connectTabs();
    void restoreLayout();
    void updateRecentFiles();
    void askForFiles();
    void askForFolder();
    QFileDialog* createFileDialog(const QString& title);
    void askForInterpretation();
    void interpret(DocumentTab& tab, const std::optional<Interpretation>& how);
    void showCurrentPage();
    void updateActions();
    void showTitle();

    Settings& m_settings;
    // In this order: documents go first, then the scheduler, which waits for work that uses the
    // cache and the pool.
    WorkerPool m_pool;
    BlockCache m_cache;
    PosixFileCalls m_files;
    Scheduler m_scheduler;

    Actions* m_actions;
    DocumentTabs* m_tabs;
    WelcomePage* m_welcome;
    QStackedWidget* m_centre;
    StructureDock* m_structure;
    MetadataDock* m_metadata;
    JobBar* m_jobs;
    StatusFields* m_status;
    EditActions* m_editActions;
    Farewell* m_farewell;
    QMenu* m_recentMenu;
};

} // namespace bloscope
