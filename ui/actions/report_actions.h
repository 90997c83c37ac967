#pragma once

#include "ui/document/app_services.h"

#include <QObject>

namespace bloscope {

class Actions;
class DocumentTabs;
class FilePanels;

// File > Report on Folder: asks which folder and where to, and writes a page about it.
class ReportActions : public QObject {
    Q_OBJECT

 public:
    // All of them live longer; the panels, in which it says how far it is, are in the window, which
    // is the parent.
    ReportActions(const Actions& actions, DocumentTabs& tabs, const AppServices& services,
                  FilePanels& panels, QWidget& window);

 private:
    void askForFolder();
    void askForPage(const QString& folder);
    void write(const QString& folder, const QString& page);

    DocumentTabs& m_tabs;
    AppServices m_services;
    FilePanels& m_panels;
    QWidget& m_window;
};

} // namespace bloscope
