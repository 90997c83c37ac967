#pragma once

#include <QDockWidget>

namespace bloscope {

class SidePanelOverlay;

// A dock about the document in front: there while any document is open and the user wants it. In a
// narrow window what it holds is in an overlay, which the same action opens and shuts.
class DocumentDock : public QDockWidget {
    Q_OBJECT

 public:
    bool isWanted() const { return m_isWanted; } // by the user, whenever it is needed
    void setWanted(bool wanted);
    void bringUp(); // into sight, wherever it is
    bool holds(const QWidget* widget) const;

    // The overlay lives longer. Null: among the docks of the window.
    void setSidePanelOverlay(SidePanelOverlay* sidePanels);
    void setAside(bool aside); // for as long as the view is alone in the window

 protected:
    // The layout of the window is saved under `name`. The action lives longer: it is checkable, has
    // the title of the dock, and shows and hides it wherever it is.
    DocumentDock(QAction& action, const QString& name, QWidget* parent);

    void setNeeded(bool needed); // is any file open?
    bool isInSidePanelOverlay() const { return m_sidePanels; }
    void closeEvent(QCloseEvent* event) override; // by its own button

 private:
    void take(bool wanted);
    void showOrHide();

    QAction& m_action;
    SidePanelOverlay* m_sidePanels = nullptr;
    QWidget* m_content = nullptr; // while it is in the overlay
    bool m_isWanted = true;
    bool m_isNeeded = false;
    bool m_isAside = false;
};

} // namespace bloscope
