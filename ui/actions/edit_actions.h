#pragma once

#include "ui/document/app_services.h"

#include <QObject>
#include <QString>

namespace bloscope {

class Actions;
class DocumentTab;
class DocumentTabs;
class PendingEdits;
class Scheduler;

// What menus do with the edits of the document in front, or of labels that are painted from there:
// save them, go back and forth in them, show what they come to.
class EditActions : public QObject {
    Q_OBJECT

 public:
    // All of them live longer.
    EditActions(const Actions& actions, DocumentTabs& tabs, const AppServices& services,
                QObject* parent);

    void update(); // what is possible now

 private:
    void connectSaving();
    void connectSteps();
    void step(void (PendingEdits::*call)());
    void showSteps();
    QString placed(const QString& step) const;
    void showChanges();
    void showChangesOf(DocumentTab& tab);

    const Actions& m_actions;
    DocumentTabs& m_tabs;
    AppServices m_services;
};

} // namespace bloscope
