#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <cstdint>

class QLabel;
class QStatusBar;

namespace bloscope {

class BlockCache;
class DocumentPage;

// The texts of the status bar: what is shown, the current cell, the selected cells, the cache; and
// for what is on a server, what was fetched of it.
class StatusFields : public QObject {
    Q_OBJECT

 public:
    // Adds its fields to the bar. The cache lives longer.
    StatusFields(QStatusBar* bar, const BlockCache& cache);

    void follow(DocumentPage* page); // null: none

    QString fetchedText() const; // empty unless the page is of something on a server

 private:
    void showTexts();
    void showFigures();
    void showFetched();

    const BlockCache& m_cache;
    QPointer<DocumentPage> m_page;
    QLabel* m_shown;
    QLabel* m_current;
    QLabel* m_selection;
    QLabel* m_fetched;
    QLabel* m_cacheUse;
    QTimer m_poll;
    std::uint64_t m_bytesBefore = 0; // that were fetched
};

} // namespace bloscope
