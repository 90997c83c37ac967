#pragma once

#include "core/dtype/dtype.h"
#include "core/plane/picture_plane.h"
#include "ui/cells/special_cell.h"
#include "ui/document/document.h"
#include "ui/find/cell_search.h"

namespace bloscope {

// Looks for the next special cell of a plane, in the background. Only the newest wish is followed.
class SpecialFinder : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    SpecialFinder(const Document& document, Scheduler& scheduler, QObject* parent = nullptr);

    // The next cell of a kind behind `after`, in the order of the array and from its beginning
    // again behind the end, so that the last one found may be `after` itself. `cells` are of the
    // shape of the array; they, or the part of each that is told, are numbers.
    void find(CellSourcePtr cells, const PicturePlane& plane, SpecialCell kind, CellPosition after,
              const std::optional<DTypeLeaf>& part = {});
    void stop() { m_search.reset(); }
    bool isSearching() const { return m_search && m_search->isRunning(); }

 signals:
    // Nothing: there is none. Errors: Limit.
    void found(const bloscope::Result<std::optional<bloscope::CellPosition>>& cell);

 private:
    const Document& m_document;
    Scheduler& m_scheduler;
    std::unique_ptr<CellSearch> m_search;
};

} // namespace bloscope
