#pragma once

#include "ui/planes/orthogonal_planes.h"
#include "ui/planes/planes_rooms.h"

#include <QString>
#include <QStringList>
#include <span>

namespace bloscope {

struct DType;
class HeatmapLook;
class PlanePane;

// What the look of a heatmap makes of three planes: how long their sides are, with cells of the
// shape that it wants; nothing where cells fill the room.
std::optional<PlanesLengths> lengthsOf(const OrthogonalPlanes& planes, const HeatmapLook& look);

// Why there are no planes of a slice of such elements, as a sentence; empty where there are.
QString whyNoPlanes(const Slice& slice, const DType& dtype);

// What is said of their pictures, as rich text: of what the range is, which cells of any of them
// have colours that are not on the scale, and the `labels` that lie over them.
QString legendOf(std::span<PlanePane* const> panes, const HeatmapLook& look,
                 const QStringList& labels);

} // namespace bloscope
