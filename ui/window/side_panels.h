#pragma once

#include <QList>
#include <QObject>

class QMainWindow;

namespace bloscope {

class DocumentDock;
class SidePanelOverlay;

// Where the docks of a window are: beside the data, or in an overlay over them while the window is
// narrow. Lives as long as the window, and follows its width.
class SidePanels : public QObject {
    Q_OBJECT

 public:
    static constexpr int leastForDocks = 1200;     // pixels of a window
    static constexpr int leastForBothSides = 1600; // that has a dock on the right as well

    // The window has its central widget. `more` docks are tabs of the left one, until somebody
    // drags them elsewhere.
    SidePanels(QMainWindow& window, DocumentDock& left, DocumentDock& right,
               const QList<DocumentDock*>& more = {});

    void arrange(int width);   // for a window that nobody has arranged, and that will be so wide
    void setAside(bool aside); // for as long as the view is alone

 signals:
    void sidePanelsShut(); // by somebody, who wants to go on with the data

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void fit();
    void showTitles();
    void passOverEmptyTabs();
    bool isAmongTabs(DocumentDock* dock) const;

    QMainWindow& m_window;
    DocumentDock& m_left;
    DocumentDock& m_right;
    QList<DocumentDock*> m_docks; // all of them
    SidePanelOverlay* m_sidePanels;
};

} // namespace bloscope
