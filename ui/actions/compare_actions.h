#pragma once

#include "ui/document/document.h"

#include <QPointer>

namespace bloscope {

class Actions;
class ComparisonPanel;
class DocumentTab;
class DocumentTabs;
class FilePanels;
class Scheduler;

// Compares the array in front with another one, and shows the cells that differ beside each other.
class CompareActions : public QObject {
    Q_OBJECT

 public:
    // All of them live longer; what is found is listed in one of the panels.
    CompareActions(const Actions& actions, DocumentTabs& tabs, Scheduler& scheduler,
                   FilePanels& panels, QObject* parent);

 private:
    void update(); // what is possible now
    void compare();
    void follow(ComparisonPanel* panel, DocumentTab* tab);
    QList<OpenRequest> others(const DocumentTab& than) const; // the one beside it first
    void showOutlines(DocumentTab* tab, const OpenRequest& other);
    void showPlace(DocumentTab* tab, const OpenRequest& other, const CellIndex& index);
    DocumentTab* tabOf(const OpenRequest& request); // opened, where it is not yet

    const Actions& m_actions;
    DocumentTabs& m_tabs;
    Scheduler& m_scheduler;
    FilePanels& m_panels;
};

} // namespace bloscope
