#pragma once

#include "core/array/array.h"
#include "core/statistics/part_statistics.h"
#include "core/store/table.h"

#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// What `stats` was asked for, as typed.
struct StatsWish {
    std::string slice;  // of a table: of its rows
    std::string column; // of a table; empty: all that hold numbers or texts
    std::vector<double> percents = {1, 5, 25, 50, 75, 95, 99};
};

// What was found of an array, of the fields of its elements, or of the columns of a table.
struct StatsFindings {
    struct Group {
        std::string name; // of the column or the field; empty for an array without fields
        std::vector<PartFindings> parts;        // of numbers
        std::optional<TextFindings> texts = {}; // where there are no parts
    };
    // What the scans refer to, and what that refers to: they go before it.
    std::shared_ptr<const void> room;
    std::shared_ptr<const void> source;
    std::vector<Group> groups;
    std::optional<std::int64_t> rows; // alive, of a table
    bool areFields = false;           // of structured elements
    std::size_t fieldsLeftOut = 0;    // very many of them, and those that hold something else

    bool hasDamage() const;
};

// Errors: Usage for elements that are no numbers, columns that are not there and slices that do not
// fit; Cancelled; those of Table.
Result<StatsFindings> statsOfArray(const ArrayPtr& array, const Slice& slice, const StatsWish& wish,
                                   const Job& job);
Result<StatsFindings> statsOfTable(StorePtr store, const std::string& key, const StatsWish& wish,
                                   const Job& job);

} // namespace bloscope
