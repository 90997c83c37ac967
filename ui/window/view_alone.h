#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QLabel;
class QMainWindow;

namespace bloscope {

class DocumentPage;
class DocumentTabs;
class Settings;
class SidePanels;

// The view in front alone on the screen, without the window around it, as long as an action is
// checked. How to come back is told the first time. Lives as long as the window.
class ViewAlone : public QObject {
    Q_OBJECT

 public:
    // All live longer, or as long.
    ViewAlone(QAction& action, QMainWindow& window, DocumentTabs& tabs, SidePanels& sides,
              Settings& settings);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void set(bool alone);
    void follow();
    void showHint();

    QAction& m_action;
    QMainWindow& m_window;
    DocumentTabs& m_tabs;
    SidePanels& m_sides;
    Settings& m_settings;
    QPointer<DocumentPage> m_page; // that is alone
    QPointer<QLabel> m_hint;
};

} // namespace bloscope
