#pragma once

#include "ui/cases/folder_browser.h"
#include "ui/document/app_services.h"
#include "ui/labels/label_subject.h"
#include "ui/pages/array_page.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tab.h"
#include "ui/window/document_dock.h"
#include "ui/worker/scheduler.h"

#include <QHash>
#include <QObject>
#include <QPointer>

class QLabel;
class QMainWindow;
class QStackedWidget;

namespace bloscope {

class Actions;
class CasesDock;
class DocumentTabs;
class LabelPanel;
class ServersDock;
class ServersView;
class MetadataView;
class SidePanels;
class StructureDock;
class ValueView;

// The dock with the metadata of the document in front. The edits of each document keep a view of
// their own, so that what was opened stays open; it is made when it is first shown. Of stores
// and tables it shows their attributes, of arrays below the metadata what pickles tell of them;
// where there is nothing, it says why.
class MetadataDock : public DocumentDock {
    Q_OBJECT

 public:
    MetadataDock(QAction& action, Scheduler& scheduler, QWidget* parent = nullptr);
    ~MetadataDock() override;

    // Null: no document is in front. Without any open file (`isNeeded` false) the dock is hidden.
    void showTab(DocumentTab* tab, bool isNeeded);
    MetadataView* currentView() const; // null when there is nothing to edit

 signals:
    void changesWanted(); // of the document in front

 private:
    void showEdits(DocumentEdits* edits);
    QWidget* makeAttributes();
    void showAttributes();
    void showNote();
    MetadataView* viewOf(DocumentEdits* edits);
    void keepState(MetadataView* before); // in the view that takes its place

    Scheduler& m_scheduler;
    QStackedWidget* m_stack;
    QLabel* m_nothing;
    QWidget* m_attributes; // of a store, a table or an array, below whose they are
    QLabel* m_owner;
    ValueView* m_values;
    QMetaObject::Connection m_following;    // the page in front
    QPointer<DocumentTab> m_tab;            // in front
    QHash<QObject*, MetadataView*> m_views; // by their edits
};

// The dock with the labels of the array in front. Each array keeps a panel of its own, so that
// nothing is counted twice; it is made when it is first seen.
class LabelsDock : public DocumentDock {
    Q_OBJECT

 public:
    LabelsDock(QAction& action, Scheduler& scheduler, QWidget* parent = nullptr);
    ~LabelsDock() override;

    // Null: no array is in front. Without any open file (`isNeeded` false) the dock is hidden.
    void showPage(ArrayPage* page, bool isNeeded);
    void step(StepTo to);             // of the array in front, whose labels are counted first
    LabelPanel* currentPanel() const; // null: no array is in front, or nobody has looked at it

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // of its content, in an overlay too

 private:
    LabelPanel* panelOf(ArrayPage* page);
    void showPanel();

    Scheduler& m_scheduler;
    QStackedWidget* m_stack;
    QPointer<ArrayPage> m_page;              // in front
    QHash<ArrayPage*, LabelPanel*> m_panels; // of pages that are there
};

// The docks of a window: what they show of the tab in front, and which of them somebody wants. They
// belong to the window, and go with this.
class WindowDocks : public QObject {
    Q_OBJECT

 public:
    // All live longer. The window has its central widget.
    WindowDocks(const Actions& actions, DocumentTabs& tabs, const AppServices& services,
                Settings& settings, QMainWindow& window);
    ~WindowDocks() override;

    StructureDock& structure() const { return *m_structure; }
    SidePanels& sides() const { return *m_sides; }

    void showCurrentPage();
    void restore(const Settings::WindowLayout& layout); // as somebody has left it
    void addTo(Settings::WindowLayout& layout) const;

    // Shows what is on a server, or in a file of addresses.
    void browse(const QString& address);

 signals:
    void fileWanted(const QString& path);       // of the folder, in the place of the one in front
    void addressWanted(const QString& address); // of a server, in a tab of its own

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
    ServersDock* m_servers;
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

// The dock with the servers that somebody browses, the same in all windows that are opened later.
// It needs no open file.
class ServersDock : public DocumentDock {
    Q_OBJECT

 public:
    // All live longer.
    ServersDock(QAction& action, Scheduler& scheduler, Settings& settings,
                QWidget* parent = nullptr);

    ServersView& view() const { return *m_view; }

 private:
    ServersView* m_view;
};

} // namespace bloscope
