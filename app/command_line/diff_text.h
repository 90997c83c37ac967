#pragma once

#include "core/compare/array_differences.h"
#include "core/compare/cell_differences.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

namespace bloscope {

// What `diff` found of two arrays.
struct DiffFindings {
    std::string key = {}; // of the leaf in both stores; empty for files that are one array
    ArrayDifferences arrays = {};
    std::optional<CellDifferences> cells = {}; // nothing: not compared
    std::string whyNotCells = {};              // as a sentence; empty when nobody wanted to

    // How arrays are stored does not count.
    bool areDifferent() const;
    bool areUnreadable() const { return cells && cells->unreadable > 0; }
};

std::string diffText(const DiffFindings& findings); // empty when there is nothing to tell
nlohmann::ordered_json diffJson(const DiffFindings& findings);

} // namespace bloscope
