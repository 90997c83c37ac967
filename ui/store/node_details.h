#pragma once

#include "core/array/array.h"
#include "core/inspect/description.h"
#include "core/store/store.h"

#include <QString>

namespace bloscope {

// What stands beside a node of a store that is selected.
struct NodeDetails {
    std::vector<Description> attributes;
    ArrayPtr frame;           // of a leaf, whose structure can be shown; or null
    QString problem;          // a sentence; empty when all is well
    bool canBegin = false;    // of a group without attributes: it can have some
    QString whyNotBegun = {}; // of one that cannot, as words
};

// The user's attributes of a leaf, a group or a table of the store that is open at `path`. For
// worker threads.
NodeDetails detailsOf(const Store& store, const std::filesystem::path& path, const StoreNode& node);

} // namespace bloscope
