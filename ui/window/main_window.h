#pragma once

#include "ui/document/app_services.h"
#include "ui/document/open_request.h"
#include "ui/window/close_guard.h"

#include <QMainWindow>
#include <QObject>
#include <QPointer>

class QAction;
class QLabel;
class QStackedWidget;

namespace bloscope {

class Actions;
class DocumentPage;
class DocumentTab;
class DocumentTabs;
class EditActions;
class FileOpener;
class FilePanels;
class FolderActions;
class JobBar;
class Settings;
class SidePanels;
class StatusFields;
class WelcomePage;
class WindowDocks;

// Remembers how somebody has heatmaps drawn: for the file itself, and the colours alone for others
// of the same kind of elements that are seen for the first time. Both live as long as the tabs.
void keepHeatmapLooks(DocumentTabs& tabs, Settings& settings);

// A window of the program: wires menus, tabs, docks and status bar together.
class MainWindow : public QMainWindow {
    Q_OBJECT

 public:
    // The settings and what the services refer to live longer than the window. `commit` is what
    // was built, for reports; may be empty.
    MainWindow(Settings& settings, const AppServices& services, const QString& commit = {},
               QWidget* parent = nullptr);
    ~MainWindow() override;

    // Opens every path in a tab of its own, or brings the tab to the front that shows it already.
    // `slice` (NumPy's text, may be empty) is what is shown of each; a slice that does not fit is
    // told in the document. Returns at once: files are opened by the scheduler.
    void openPaths(const QStringList& paths, const OpenOptions& wish = {});

    DocumentTabs& tabs() const { return *m_tabs; }

    void tell(const QString& sentence);        // in the status bar, for a moment
    void tellForGood(const QString& sentence); // as long as the window is there
    void bringToFront();
    void updateRecentFiles(); // as the settings have them

    // May it close, losing what was agreed to? Otherwise it asks (see CloseGuard).
    bool mayClose(Consent given, const CloseGuard::TryAgain& tryAgain);
    void closeWith(Consent given); // asks when more than that would be lost

 signals:
    void newWindowWanted();
    void preferencesWanted();
    void quitWanted();
    void recentFilesChanged(); // by this window
    void closing();            // nothing stands against it any more
    void tabMenuWanted(QMenu& menu, bloscope::DocumentTab* tab); // to be filled
    void tabTornOff(bloscope::DocumentTab* tab);
    void tabArrived(bloscope::DocumentTab* tab); // dragged here from another window

 protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

 private:
    void createCentre();
    void connectFileActions();
    void connectViewActions();
    void find();
    void connectTabs();
    void restoreLayout();
    void showTabMenu(DocumentTab* tab, const QPoint& at);
    void showCurrentPage();
    void updateActions();
    void showTitle();

    Settings& m_settings;
    Actions* m_actions;
    DocumentTabs* m_tabs;
    WelcomePage* m_welcome;
    QStackedWidget* m_centre;
    WindowDocks* m_docks = nullptr;
    FilePanels* m_panels;
    JobBar* m_jobs;
    StatusFields* m_status;
    EditActions* m_editActions;
    FolderActions* m_folderActions;
    FileOpener* m_opener;
    CloseGuard* m_closeGuard;
    Consent m_consent; // to what is lost by closing; given anew each time
};

// The view in front alone on the screen, without the window around it, as long as an action is
// checked. How to come back is told the first time. Lives as long as the window.
class ViewAlone : public QObject {
    Q_OBJECT

 public:
    // All live longer, or as long.
    ViewAlone(QAction& action, QMainWindow& window, DocumentTabs& tabs, SidePanels& sides,
              Settings& settings);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void set(bool alone);
    void follow();
    void showHint();

    QAction& m_action;
    QMainWindow& m_window;
    DocumentTabs& m_tabs;
    SidePanels& m_sides;
    Settings& m_settings;
    QPointer<DocumentPage> m_page; // that is alone
    QPointer<QLabel> m_hint;
};

} // namespace bloscope
