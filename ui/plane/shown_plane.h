#pragma once

#include "core/array/cell_source.h"
#include "core/plane/heatmap_options.h"
#include "core/plane/picture_plane.h"

#include <QObject>
#include <optional>

namespace bloscope {

// What one picture shows of an array: which plane, the cells it is read from, how it is drawn, and
// the cell that is marked in it. Who decides on it says so here, and only here: what draws the
// plane, reads it or tells of it listens. All of it is as it will be before the first one hears of
// it, so that it does not matter who hears first. GUI thread.
class ShownPlane : public QObject {
    Q_OBJECT

 public:
    enum class What { Source, Plane, Options, Mark };

    explicit ShownPlane(CellSourcePtr source, QObject* parent = nullptr); // null: nobody reads

    const CellSourcePtr& source() const { return m_source; }
    void setSource(CellSourcePtr source); // of the same array: another part of its elements

    const PicturePlane& plane() const { return m_plane; }
    void setPlane(const PicturePlane& plane); // of other extents: without the mark

    const HeatmapOptions& options() const { return m_options; }
    void setOptions(const HeatmapOptions& options); // without a size

    const std::optional<CellPosition>& mark() const { return m_mark; }
    void setMark(std::optional<CellPosition> mark); // nothing, as where it is not in the plane

 signals:
    void changed(bloscope::ShownPlane::What what);

 private:
    CellSourcePtr m_source;
    PicturePlane m_plane;
    HeatmapOptions m_options;
    std::optional<CellPosition> m_mark;
};

} // namespace bloscope
