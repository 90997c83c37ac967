#pragma once

#include <QDockWidget>
#include <QHash>
#include <functional>

class QTabWidget;

namespace bloscope {

class DocumentTab;
class DocumentTabs;

// The dock below the data of a window, with panels about files: what a check or a comparison finds.
// Several panels are tabs of the dock; without any it is hidden. A panel names its file in its
// window title, with the path as its window file path. It closes by its button, by Escape, and with
// the tab that it is about: when that closes, goes to another window or shows another file. GUI
// thread.
class FilePanels : public QDockWidget {
    Q_OBJECT

 public:
    // The tabs live longer.
    explicit FilePanels(DocumentTabs& tabs, QWidget* parent = nullptr);

    // Takes a panel and brings it up. Null: it is about no open file.
    void add(QWidget* panel, DocumentTab* about = nullptr);
    void bringUp(QWidget* panel);    // with the focus of the keyboard
    void closePanel(QWidget* panel); // its work ends
    QWidget* front() const;          // null: there is none
    // Calls what shows a place in the data, and leaves the focus of the keyboard in the list from
    // which it was chosen.
    void keepFocus(const std::function<void()>& show);
    void showOrHide();         // as there are panels, whatever a saved layout says
    void setAside(bool aside); // while the view is alone in the window

    // The panel of a class about this tab; null: there is none.
    template <class Panel>
    Panel* panelAbout(const DocumentTab& tab) const
    {
        for (QWidget* panel : m_abouts.keys(&tab))
            if (auto* found = qobject_cast<Panel*>(panel))
                return found;
        return nullptr;
    }
    // The panel of a class about this path and no open file; null: there is none.
    template <class Panel>
    Panel* panelAbout(const QString& path) const
    {
        for (QWidget* panel : m_abouts.keys(nullptr))
            if (auto* found = qobject_cast<Panel*>(panel); found && found->windowFilePath() == path)
                return found;
        return nullptr;
    }

 protected:
    void closeEvent(QCloseEvent* event) override; // of the panel in front

 private:
    void follow(QWidget* panel, DocumentTab& tab);
    void closeByHand(QWidget* panel);
    void showTitles();
    QString titleOf(const QWidget& panel) const;

    DocumentTabs& m_tabs;
    QTabWidget* m_panels;
    QHash<QWidget*, const DocumentTab*> m_abouts; // of all panels
    bool m_isAside = false;
};

} // namespace bloscope
