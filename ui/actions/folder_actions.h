#pragma once

#include "ui/cases/folder_files.h"
#include "ui/tabs/document_tab.h"

#include <QPointer>

namespace bloscope {

class Actions;
class DocumentTabs;
class Settings;

// Goes from the file in front to the next or previous one of its folder, in the same tab. A worker
// lists the folder, anew for each step; steps taken meanwhile count. Of a store of which a part is
// shown, the same part of the next store.
class FolderActions : public QObject {
    Q_OBJECT

 public:
    // All of them live longer.
    FolderActions(const Actions& actions, DocumentTabs& tabs, const Settings& settings,
                  Scheduler& scheduler, QObject* parent);

    void update(); // what is possible now
    // To a file, in the place of the one in front, which is looked at in the same way.
    void goTo(const QString& path);

 private:
    void step(int files);
    void list();
    void go(const FolderFiles& files);
    void show(DocumentTab& tab, const QString& path, const QString& sentence);
    OpenRequest requestFor(const QString& path, const OpenRequest& before) const;

    const Actions& m_actions;
    DocumentTabs& m_tabs;
    const Settings& m_settings;
    Scheduler& m_scheduler;
    QPointer<DocumentTab> m_tab; // whose folder is being listed
    int m_steps = 0;
    Ticket m_listing;
};

} // namespace bloscope
