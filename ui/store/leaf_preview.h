#pragma once

#include "core/base/job.h"
#include "core/store/store.h"
#include "ui/worker/scheduler.h"

#include <QWidget>

class QLabel;

namespace bloscope {

class RowTableModel;
class RowTableView;

// The beginning of what a store contains at a node: of an array the first cells of its first plane,
// of a table its first rows, of a list its first items. Read in the background, and never more than
// some cells; the newest node counts. GUI thread.
class LeafPreview : public QWidget {
    Q_OBJECT

 public:
    static constexpr std::int64_t mostRows = 50;
    static constexpr std::int64_t mostColumns = 20;

    // The scheduler must outlive the preview.
    explicit LeafPreview(Scheduler& scheduler, QWidget* parent = nullptr);
    ~LeafPreview() override;

    void show(StorePtr store, const StoreNode& node); // which is one of the store
    void clear();

 private:
    struct Beginning;
    static Beginning beginningOf(const StorePtr& store, const StoreNode& node, const Job& job);
    void take(const Beginning& beginning);

    Scheduler& m_scheduler;
    QLabel* m_title;
    QLabel* m_note;
    RowTableModel* m_model;
    RowTableView* m_table;
    Ticket m_reading;
};

} // namespace bloscope
