#pragma once

#include "core/array/slice.h"
#include "core/base/float_text.h"
#include "ui/document/overlay_state.h"
#include "ui/models/cell_selection.h"
#include "ui/views/curve_picture.h"
#include "ui/views/heatmap_options.h"
#include "ui/views/plane_view.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

struct PlanePicture;

struct TableViewState {
    CellPosition topLeft;
    CellSelection selection;
    std::map<std::int64_t, int> columnWidths = {}; // in pixels, of columns that somebody has set
    std::optional<NumberFormat> numbers = {};      // nothing: that of the preferences
    bool showsColors = false;
};

struct HeatmapViewState {
    HeatmapOptions options;
    std::optional<CellAspect> aspect; // as somebody has chosen it
    std::optional<PlaneView> part;    // that is in sight; nothing: all
    int field = 0;                    // of structured elements, among those that are numbers
    bool showsHistogram = true;
    PlaneFlips flips = {};
    std::shared_ptr<const PlanePicture> picture; // to look at until there is a new one; may be null
    std::optional<OverlayViewState> overlay = {}; // what lies over it
    bool showsProfiles = false;
    std::optional<std::size_t> channels = {}; // the dimension of the colour channels
};

struct CurveViewState {
    CurveChoice choice;
    CurveAxes axes;
    std::optional<PointRange> part; // that is in sight; nothing: all
    int field = 0;                  // as that of the heatmap
};

struct PlanesViewState {
    std::optional<std::size_t> third;                   // dimension, as somebody has chosen it
    std::array<std::optional<PlaneView>, 3> parts = {}; // that are in sight of each; nothing: all
};

struct ArrayViewState {
    Slice slice;
    int view = 0; // ArrayPage::View
    TableViewState table;
    HeatmapViewState heatmap;
    CurveViewState curve = {};
    PlanesViewState planes = {};
    std::optional<std::vector<std::int64_t>> mark = {}; // the marked cell
    bool isLinked = false;                              // with other documents
};

// How somebody looks at a document: kept while its file is read again. Only what the document has
// is set.
struct ViewState {
    std::optional<ArrayViewState> array;
    std::string key;                          // of the node that is selected in a store
    std::optional<std::int64_t> row;          // the current one of a table or a list
    std::optional<NumberFormat> numbers = {}; // of a table of a store, as that of an array
};

} // namespace bloscope
