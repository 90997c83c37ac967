#pragma once

#include "core/array/block_cache.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

class QLabel;
class QStatusBar;

namespace bloscope {

class Document;

// The texts of the status bar: what is shown, which cell is under the cursor and its exact value,
// how full the cache is.
class StatusFields : public QObject {
    Q_OBJECT

 public:
    // Adds its fields to the bar. The cache lives longer.
    StatusFields(QStatusBar* bar, const BlockCache& cache);

    void follow(Document* document); // null: none

 private:
    void showSlice();
    void showCell();
    void showCache();

    const BlockCache& m_cache;
    QPointer<Document> m_document;
    QLabel* m_slice;
    QLabel* m_cell;
    QLabel* m_cacheUse;
    QTimer m_cacheTimer;
};

} // namespace bloscope
