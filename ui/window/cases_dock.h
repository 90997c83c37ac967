#pragma once

#include "ui/cases/case_browser.h"
#include "ui/window/document_dock.h"

namespace bloscope {

class DocumentTab;

// The dock with the files of the folder of the file in front.
class CasesDock : public DocumentDock {
    Q_OBJECT

 public:
    CasesDock(QAction& action, const FolderSteps& steps, const Workshop& workshop,
              QWidget* parent = nullptr);

    // Null: no file is in front. Without any open file (`isNeeded` false) the dock is hidden.
    void showTab(const DocumentTab* tab, bool isNeeded);

    CaseBrowser& browser() const { return *m_browser; }

 private:
    CaseBrowser* m_browser;
};

} // namespace bloscope
