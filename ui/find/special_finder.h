#pragma once

#include "ui/find/special_search.h"
#include "ui/worker/scheduler.h"

#include <QObject>

namespace bloscope {

// Looks for the next special cell of a plane, elsewhere. Only the newest wish is followed.
class SpecialFinder : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    explicit SpecialFinder(Scheduler& scheduler, QObject* parent = nullptr);

    void find(std::shared_ptr<const SliceReader> reader, const PicturePlane& plane,
              SpecialCell kind, CellPosition after, const std::optional<DTypeLeaf>& part);
    void stop() { m_search.cancel(); }
    bool isSearching() const { return static_cast<bool>(m_search); }

 signals:
    void found(const bloscope::Result<std::optional<bloscope::CellPosition>>& cell);

 private:
    Scheduler& m_scheduler;
    Ticket m_search;
};

} // namespace bloscope
