#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace bloscope {

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

} // namespace bloscope
