#pragma once

#include "core/array/slice.h"
#include "core/dtype/dtype_leaves.h"
#include "ui/picture/cell_picture.h"
#include "ui/picture/figure_caption.h"

#include <QString>
#include <optional>

class QCustomPlot;

namespace bloscope {

// What the view in front has to export beside the slice that is shown.
struct ExportOffer {
    std::optional<Slice> selection = {}; // of cells, in the order in which they are to be written
    QString selectionName = {};          // "the selected cells"
    bool needsIndices = false;           // its lines say little without them
    std::optional<DTypeLeaf> part = {};  // of structured elements: what is seen of them
    QCustomPlot* figure = nullptr;       // as it is seen; null: the view is no figure
    FigureCaption caption = {};          // of the figure
    CellPicture cells = {};              // of what is seen in the figure; empty: it has no cells
};

} // namespace bloscope
