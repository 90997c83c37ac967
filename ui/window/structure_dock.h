#pragma once

#include "ui/pages/document_page.h"
#include "ui/structure/tree_state.h"
#include "ui/window/document_dock.h"
#include "ui/worker/scheduler.h"

#include <QHash>
#include <QPointer>

class QSplitter;
class QStackedWidget;

namespace bloscope {

class RowDetails;
class StructureView;

// The dock with the structure of the document in front. Each document keeps a view of its own, so
// that what was opened stays open; it is made when it is first shown.
class StructureDock : public DocumentDock {
    Q_OBJECT

 public:
    StructureDock(QAction& action, Scheduler& scheduler, QWidget* parent = nullptr);
    ~StructureDock() override;

    // Null: no document is in front. Without any open file (`isNeeded` false) the dock is hidden.
    void showPage(DocumentPage* page, bool isNeeded);
    void goToPart(const QString& partName);
    void goToChunk(std::int64_t chunk);
    void selectChunk(std::int64_t chunk); // without covering the data by an overlay
    void focusSearch();
    // The pane below the tree; a height of 0 is what it likes to have.
    struct Details {
        bool isOpen = true;
        int height = 0; // pixels
    };
    Details details() const;
    void setDetails(const Details& details);
    // Of the structure of `before`, what is open and selected will be so in that of `now`.
    void keepState(DocumentPage* before, DocumentPage* now);

 private:
    void showStructure();
    void showDetails();
    StructureView* viewOf(DocumentPage* page);
    StructureView* currentView() const;

    Scheduler& m_scheduler;
    QStackedWidget* m_stack;
    RowDetails* m_details;
    QSplitter* m_halves;           // the stack above the details
    int m_openHeight = 0;          // of the details, when they were open last
    QPointer<DocumentPage> m_page; // in front
    QList<QMetaObject::Connection> m_following;
    struct Shown {
        StructureView* view = nullptr;
        StructureSourcePtr source;
        QString name;
    };
    QHash<DocumentPage*, Shown> m_views;
    QHash<DocumentPage*, TreeState> m_kept; // for pages that have no view yet
};

} // namespace bloscope
