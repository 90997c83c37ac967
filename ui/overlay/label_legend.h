#pragma once

#include "core/geometry/label_names.h"
#include "core/plane/heatmap_options.h"
#include "core/plane/label_counts.h"
#include "ui/picture/figure_caption.h"
#include "ui/worker/scheduler.h"

#include <QCoreApplication>
#include <QObject>
#include <QStringList>
#include <memory>

namespace bloscope {

// "tumour (4)" for the text of a label that has a name; otherwise empty.
QString namedLabel(const QString& label, const LabelNames& names);

// The labels in their colours, those of a palette, and by their names, where they have any, the
// most frequent ones first, each as a piece of rich text: "3 liver: 1 204". None that are hidden.
class LabelLegend {
    Q_DECLARE_TR_FUNCTIONS(LabelLegend)

 public:
    static QStringList of(const LabelCounts& counts, const HeatmapOptions& colors,
                          const LabelNames& names = {});
    // The same for a figure, without counts: "3 liver".
    static std::vector<FigureCaption::Key>
    keysOf(const LabelCounts& counts, const HeatmapOptions& colors, const LabelNames& names = {});
};

// The legend of the labels that are in sight of one picture or of several, counted on a worker:
// only the newest wish is followed. GUI thread.
class LabelsInSight : public QObject {
    Q_OBJECT

 public:
    struct Part {
        std::shared_ptr<const PlaneNumbers> drawn;
        CellRect part;
    };
    // The scheduler lives longer.
    explicit LabelsInSight(Scheduler& scheduler, QObject* parent = nullptr);

    // In several pictures without numbers: they may have cells in common.
    void count(std::vector<Part> parts, const HeatmapOptions& colors, const LabelNames& names);
    void clear();                        // there are none
    void stop() { m_counting.cancel(); } // while nobody looks
    const QStringList& legend() const { return m_legend; }

 signals:
    void legendChanged();

 private:
    void setLegend(const QStringList& legend);

    Scheduler& m_scheduler;
    QStringList m_legend;
    Ticket m_counting;
};

} // namespace bloscope
