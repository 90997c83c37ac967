#pragma once

#include "ui/cases/folder_browser.h"
#include "ui/document/app_services.h"
#include "ui/settings/settings.h"
#include "ui/window/document_dock.h"

#include <QObject>

class QMainWindow;
namespace bloscope {

class Actions;
class CasesDock;
class DocumentTab;
class DocumentTabs;
class LabelsDock;
class MetadataDock;
class SidePanels;
class StructureDock;

// The docks of a window: what they show of the tab in front, and which of them somebody wants. They
// belong to the window, and go with this.
class WindowDocks : public QObject {
    Q_OBJECT

 public:
    // All live longer. The window has its central widget.
    WindowDocks(const Actions& actions, DocumentTabs& tabs, const AppServices& services,
                QMainWindow& window);
    ~WindowDocks() override;

    StructureDock& structure() const { return *m_structure; }
    SidePanels& sides() const { return *m_sides; }

    void showCurrentPage();
    void restore(const Settings::WindowLayout& layout); // as somebody has left it
    void addTo(Settings::WindowLayout& layout) const;

 signals:
    void fileWanted(const QString& path); // of the folder, in the place of the one in front

 private:
    void connectDocks(const Actions& actions);
    QStringList inFront() const;
    void bringToFront(const QStringList& names);

    DocumentTabs& m_tabs;
    QMainWindow& m_window;
    StructureDock* m_structure;
    MetadataDock* m_metadata;
    LabelsDock* m_labels;
    CasesDock* m_cases;
    SidePanels* m_sides;
    bool m_areNeeded = false; // any file is open
    QStringList m_inFront;    // by name, among tabs: while none is
};

// The dock with the files of the folder of the file in front.
class CasesDock : public DocumentDock {
    Q_OBJECT

 public:
    CasesDock(QAction& action, const FolderSteps& steps, const AppServices& services,
              QWidget* parent = nullptr);

    // Null: no file is in front. Without any open file (`isNeeded` false) the dock is hidden.
    void showTab(const DocumentTab* tab, bool isNeeded);

    FolderBrowser& browser() const { return *m_browser; }

 private:
    FolderBrowser* m_browser;
};

} // namespace bloscope
