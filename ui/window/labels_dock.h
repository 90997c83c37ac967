#pragma once

#include "ui/labels/label_subject.h"
#include "ui/pages/array_page.h"
#include "ui/window/document_dock.h"
#include "ui/worker/scheduler.h"

#include <QHash>
#include <QPointer>

class QStackedWidget;

namespace bloscope {

class LabelPanel;

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

} // namespace bloscope
