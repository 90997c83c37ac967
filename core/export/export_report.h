#pragma once

#include "core/array/slice_reader.h"
#include "core/store/table_source.h"

#include <cstdint>
#include <string>
#include <vector>

namespace bloscope {

// What an export has to tell when it is done.
struct ExportReport {
    static constexpr std::size_t mostReasons = 8;

    std::uint64_t cells = 0;              // written in all
    std::uint64_t damagedCells = 0;       // of them: could not be decoded, the fill stands there
    std::uint64_t uninitialisedCells = 0; // of them: never written, the fill stands there
    std::uint64_t absentCells = 0;        // of them: not stored in this file, the fill stands there
    std::uint64_t nullCells = 0;          // of them: null by a mask, the fill stands there
    std::vector<std::string> reasons;     // of the damage: the first few different ones

    bool complete() const { return damagedCells == 0 && reasons.empty(); }

    void count(const Cells& cells);
    void count(const std::vector<TableCellState>& states); // of cells of a table; nulls aside
    void addReason(const std::string& reason);
};

} // namespace bloscope
