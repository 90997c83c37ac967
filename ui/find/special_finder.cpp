#include "ui/find/special_finder.h"

namespace bloscope {

SpecialFinder::SpecialFinder(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

void SpecialFinder::find(std::shared_ptr<const SliceReader> reader, const PicturePlane& plane,
                         SpecialCell kind, CellPosition after, const std::optional<DTypeLeaf>& part)
{
    m_search = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [reader = std::move(reader), plane, kind, after, part](std::stop_token stop) {
            return findSpecial(*reader, plane, kind, after, part, {std::move(stop)});
        },
        [this](const Result<std::optional<CellPosition>>& cell) {
            m_search.cancel();
            emit found(cell);
        });
}

} // namespace bloscope
