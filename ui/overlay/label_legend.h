#pragma once

#include "core/geometry/label_names.h"
#include "ui/picture/figure_caption.h"
#include "ui/picture/plane_picture.h"

#include <QCoreApplication>
#include <QStringList>
#include <map>

namespace bloscope {

// How many cells of a part of a plane have which label; those that are seen through have none.
struct LabelCounts {
    std::map<std::int64_t, std::int64_t> cells;
    bool isExact = true; // otherwise of fewer pixels, each standing for several cells
    bool isCut = false;  // there are more labels than mostLabels

    static constexpr std::size_t mostLabels = 1000;
};

// Of what an overlay shows of `part`. For worker threads.
LabelCounts labelsIn(const PlanePicture& overlay, const CellRect& part);

// "tumour (4)" for the text of a label that has a name; otherwise empty.
QString namedLabel(const QString& label, const LabelNames& names);

// The labels in their colours and by their names, where they have any, the most frequent ones
// first, each as a piece of rich text: "3 liver: 1 204".
class LabelLegend {
    Q_DECLARE_TR_FUNCTIONS(LabelLegend)

 public:
    static QStringList of(const LabelCounts& counts, const ColorMap& map,
                          const LabelNames& names = {});
    // The same for a figure, without counts: "3 liver".
    static std::vector<FigureCaption::Key> keysOf(const LabelCounts& counts, const ColorMap& map,
                                                  const LabelNames& names = {});
};

} // namespace bloscope
