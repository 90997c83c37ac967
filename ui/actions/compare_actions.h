#pragma once

#include "ui/document/document.h"

#include <QPointer>

namespace bloscope {

class Actions;
class DocumentTab;
class DocumentTabs;
class Scheduler;

// Compares the array in front with another one, and shows the cells that differ beside each other.
class CompareActions : public QObject {
    Q_OBJECT

 public:
    // All of them live longer.
    CompareActions(const Actions& actions, DocumentTabs& tabs, Scheduler& scheduler,
                   QObject* parent);

 private:
    void update(); // what is possible now
    void compare();
    QList<OpenRequest> others(const DocumentTab& than) const; // the one beside it first
    void showPlace(DocumentTab* tab, const OpenRequest& other, const CellIndex& index);
    DocumentTab* tabOf(const OpenRequest& request); // opened, where it is not yet

    const Actions& m_actions;
    DocumentTabs& m_tabs;
    Scheduler& m_scheduler;
};

} // namespace bloscope
