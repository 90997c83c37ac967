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

} // namespace bloscope
