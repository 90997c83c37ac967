#pragma once

#include "ui/tabs/document_tab.h"
#include "ui/window/document_dock.h"
#include "ui/worker/scheduler.h"

#include <QHash>
#include <QPointer>

class QLabel;
class QStackedWidget;

namespace bloscope {

class MetadataView;

// The dock with the metadata of the document in front. The edits of each document keep a view of
// their own, so that what was opened stays open; it is made when it is first shown. Where there is
// nothing to edit, it says why.
class MetadataDock : public DocumentDock {
    Q_OBJECT

 public:
    explicit MetadataDock(Scheduler& scheduler, QWidget* parent = nullptr);
    ~MetadataDock() override;

    // Null: no document is in front. Without any open file (`isNeeded` false) the dock is hidden.
    void showTab(DocumentTab* tab, bool isNeeded);
    MetadataView* currentView() const; // null when there is nothing to edit

 signals:
    void changesWanted(); // of the document in front

 private:
    void showEdits(MetadataEdits* edits);
    void showNote();
    MetadataView* viewOf(MetadataEdits* edits);
    void keepState(MetadataView* before); // in the view that takes its place

    Scheduler& m_scheduler;
    QStackedWidget* m_stack;
    QLabel* m_nothing;
    QPointer<DocumentTab> m_tab;            // in front
    QHash<QObject*, MetadataView*> m_views; // by their edits
};

} // namespace bloscope
