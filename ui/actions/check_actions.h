#pragma once

#include "ui/doctor/check_work.h"
#include "ui/document/app_services.h"

#include <QObject>

namespace bloscope {

class Actions;
class DocumentPage;
class DocumentTab;
class DocumentTabs;
class FilePanels;

// Checks the file in front, or all files of a folder, and leads to what is found.
class CheckActions : public QObject {
    Q_OBJECT

 public:
    // All of them live longer; the panels, in which it lists what is found, are in the window,
    // which is the parent.
    CheckActions(const Actions& actions, DocumentTabs& tabs, const AppServices& services,
                 FilePanels& panels, QWidget& window);

 private:
    void update(); // what is possible now
    void askForFolder();
    void checkFolder(const QString& folder);
    void checkCurrent();
    void check(DocumentTab& tab);
    using Way = void (*)(DocumentPage& page, const Finding& finding);
    void lead(DocumentTab& tab, const FoundInPart& found, Way way);

    const Actions& m_actions;
    DocumentTabs& m_tabs;
    AppServices m_services;
    FilePanels& m_panels;
    QWidget& m_window;
};

} // namespace bloscope
