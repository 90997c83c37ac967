#pragma once

#include "core/array/block_cache.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

class QLabel;
class QStatusBar;

namespace bloscope {

class DocumentPage;

// The texts of the status bar: what is shown, which cell is under the cursor and its exact value,
// what the selected cells
// amount to, how full the cache is.
class StatusFields : public QObject {
    Q_OBJECT

 public:
    // Adds its fields to the bar. The cache lives longer.
    StatusFields(QStatusBar* bar, const BlockCache& cache);

    void follow(DocumentPage* page); // null: none

 private:
    void showTexts();
    void showCache();

    const BlockCache& m_cache;
    QPointer<DocumentPage> m_page;
    QLabel* m_shown;
    QLabel* m_current;
    QLabel* m_selection;
    QLabel* m_cacheUse;
    QTimer m_cacheTimer;
};

} // namespace bloscope
