#pragma once

#include "core/array/interpretation.h"
#include "core/geometry/hand_geometry.h"
#include "ui/document/open_request.h"
#include "ui/worker/scheduler.h"

#include <QMenu>
#include <QStringList>
#include <map>
#include <optional>

class QFileDialog;

namespace bloscope {

class Actions;
class DocumentTab;
class DocumentTabs;
class Settings;
class WelcomePage;
struct OpenRequest;

// How files come into a window: by a path, a dialog, the list of recent files or the sample; and
// how their plain chunks are to be read, and what their dimensions mean, as somebody told. GUI
// thread.
class FileOpener : public QObject {
    Q_OBJECT

 public:
    // All live longer; dialogs lie over the parent.
    FileOpener(const Actions& actions, DocumentTabs& tabs, WelcomePage& welcome, Settings& settings,
               Scheduler& scheduler, QWidget* parent);

    // See MainWindow::openPaths().
    void open(const QStringList& paths, const OpenOptions& wish = {});

    QMenu& recentMenu() const { return *m_recentMenu; }
    void updateRecentFiles(); // as the settings have them

 signals:
    void recentFilesChanged();            // here
    void listWanted(const QString& path); // a file of addresses was opened

 private:
    void openFile(const QString& path, const OpenOptions& wish);
    void openText(const QString& path, const OpenOptions& wish);
    DocumentTab* openTab(const OpenRequest& request, const QString& slice);
    static void show(const DocumentTab& tab, const OpenOptions& wish);
    void ask(QFileDialog* dialog); // what to open
    void askForAddress();
    void askForInterpretation(); // of the current array
    void interpret(DocumentTab& tab, const std::optional<Interpretation>& how);
    void askForGeometry(); // likewise
    void tellGeometry(DocumentTab& tab, const std::optional<HandGeometry>& geometry);
    void tellRecentFiles();

    const Actions& m_actions;
    DocumentTabs& m_tabs;
    WelcomePage& m_welcome;
    Settings& m_settings;
    Scheduler& m_scheduler;
    QWidget* m_window;
    QMenu* m_recentMenu;
    std::map<QString, Ticket> m_texts; // that are looked into
};

} // namespace bloscope
