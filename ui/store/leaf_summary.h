#pragma once

#include "core/store/store.h"

#include <QString>

namespace bloscope {

// What a leaf of a store is, as its row shows it.
struct LeafSummary {
    QString kind;  // "array", "object array", "lazy expression"
    QString shape; // "(3, 4) of float32", "12 items"
    QString problem;
};

// Opens the leaf to look at its header and metadata. For worker threads.
LeafSummary summaryOf(const Store& store, const StoreNode& leaf);

// For people, translated: "group", "table", "remote array", ...
QString kindText(const StoreNode& node);

} // namespace bloscope
