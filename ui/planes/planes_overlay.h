#pragma once

#include "core/plane/orthogonal_planes.h"
#include "ui/overlay/label_legend.h"
#include "ui/worker/scheduler.h"

#include <QStringList>
#include <array>

namespace bloscope {

class HeatmapOverlay;
class PaneOverlay;
class PlanePane;

// What lies over three planes: the same as over the heatmap, drawn as there, and the labels that
// are in sight in any of them. Reads and counts on workers while the planes are seen; GUI thread.
class PlanesOverlay : public QObject {
    Q_OBJECT

 public:
    using Panes = std::array<PlanePane*, OrthogonalPlanes::places>;

    // Panes and scheduler live longer.
    PlanesOverlay(const Panes& panes, Scheduler& scheduler, QObject* parent = nullptr);

    void follow(HeatmapOverlay& overlay); // for good, with its key; it lives longer
    void lookForLabels();                 // beside the file, once
    void stop();                          // reading, while nobody looks
    const PaneOverlay& drawing(std::size_t place) const { return *m_overlays[place]; }

    // As LabelLegend has them, without numbers: cells where planes cross are in several.
    const QStringList& legend() const { return m_labels->legend(); }

 signals:
    void legendChanged();

 private:
    void take();
    void countLabels();

    Panes m_panes;
    std::array<PaneOverlay*, OrthogonalPlanes::places> m_overlays;
    HeatmapOverlay* m_followed = nullptr;
    LabelsInSight* m_labels;
};

} // namespace bloscope
