#pragma once

#include "ui/worker/scheduler.h"

#include <QDockWidget>
#include <QHash>

class QStackedWidget;

namespace bloscope {

class DocumentPage;
class StructureView;

// The dock with the structure of the document in front. Each document keeps a view of its own, so
// that what was opened stays open; it is made when it is first shown.
class StructureDock : public QDockWidget {
    Q_OBJECT

 public:
    explicit StructureDock(Scheduler& scheduler, QWidget* parent = nullptr);
    ~StructureDock() override;

    // Null: no document is in front. Without any open file (`isNeeded` false) the dock is hidden.
    void showPage(DocumentPage* page, bool isNeeded);
    bool isWanted() const { return m_isWanted; } // by the user, whenever it is needed
    void setWanted(bool wanted);
    void goToPart(const QString& partName);
    void focusSearch();

 protected:
    void closeEvent(QCloseEvent* event) override; // by its own button

 private:
    StructureView* viewOf(DocumentPage* page);
    StructureView* currentView() const;

    Scheduler& m_scheduler;
    QStackedWidget* m_stack;
    bool m_isWanted = true;
    bool m_isNeeded = false;
    QHash<DocumentPage*, StructureView*> m_views;
};

} // namespace bloscope
