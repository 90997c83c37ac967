#pragma once

#include <QDialog>
#include <QString>
#include <QWidget>
#include <span>

class QLabel;
class QLineEdit;
class QListWidget;
class QMainWindow;
class QMenuBar;
class QTextBrowser;
class QTreeWidget;

namespace bloscope {

class Actions;
class DocumentTabs;

// Help > User Guide: the pages of docs/guide, which the program carries along, with a search
// through all of them. A window of its own, so that it can be read beside the work.
class GuideWindow : public QWidget {
    Q_OBJECT

 public:
    explicit GuideWindow(QWidget* parent = nullptr);

    const QString& currentPage() const { return m_page; } // "tutorial.md"
    void showPage(const QString& name);

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void addPages();
    void layOut();
    void listMatches(const QString& words);
    void follow(const QUrl& page);
    void markMatches();
    void goToNextMatch();

    QLineEdit* m_search;
    QListWidget* m_pages;
    QLabel* m_nothing; // in place of pages when none matches
    QTextBrowser* m_text;
    QString m_page;
};

// Help > User Guide: one for each window, opened again where it was left.
void showGuide(QWidget* window);

// All keys and mouse gestures in groups: those of each menu, then those of views and lists, which
// count where the focus or the pointer is. A search leaves those that have all of its words.
class ShortcutDialog : public QDialog {
    Q_OBJECT

 public:
    explicit ShortcutDialog(const QMenuBar& menus, QWidget* parent = nullptr);

 private:
    struct Gesture;
    struct GestureGroup;
    static std::span<const GestureGroup> gestureGroups();

    void layOut();
    void addMenus(const QMenuBar& menus);
    void addGestures();
    void filter(const QString& words);

    QLineEdit* m_search;
    QTreeWidget* m_list;
};

// The Help menu of a window: the guide, every action that has a key, a report about the program and
// the tab in front, and what the program is. `commit` is what was built; may be empty. The tabs
// live as long as the window.
void connectHelp(const Actions& actions, const DocumentTabs& tabs, const QString& commit,
                 QMainWindow* window);

// One line for each part of the program: its name and version.
QString versionsText(const QString& commit);

// A sentence about a file without what it says of the file: paths, names, quoted texts.
QString withoutNames(const QString& sentence, const QString& path);

// Help > Copy Report: versions, and the last error if there is one. `path` is that of the file it
// is about.
QString reportText(const QString& commit, const QString& error, const QString& path);

} // namespace bloscope
