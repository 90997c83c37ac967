#pragma once

#include "core/array/slice.h"
#include "core/base/float_text.h"
#include "ui/curve/curve_view_state.h"
#include "ui/heatmap/heatmap_view_state.h"
#include "ui/planes/planes_view_state.h"
#include "ui/table/table_view_state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

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
