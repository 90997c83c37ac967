#pragma once

#include "core/query/row_groups.h"

#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// Lists of columns as they are typed, with commas: "price,`unit, price`", "tree,-price",
// "mean:price,count". Names with commas, colons, backticks or blanks at their ends are in
// backticks. Errors: Usage with the place, as queryMistake().

struct SortName {
    std::string column;
    bool isDescending = false;
    bool operator==(const SortName&) const = default;
};

struct FigureName {
    Aggregate aggregate = Aggregate::Count;
    std::string column; // empty: of "count", which counts rows
    bool operator==(const FigureName&) const = default;

    std::string text() const;  // "count", "price_mean": as its column is called
    std::string typed() const; // "count", "mean:price": as it is typed in a list
};

// What rows are grouped by: a column, or a value such as year(when).
struct KeyName {
    std::string text;
    bool isColumn = false; // in backticks; else it may be either
    std::size_t at = 0;    // in bytes of the list
    bool operator==(const KeyName&) const = default;

    std::string typed() const;
};
Result<std::vector<KeyName>> parseKeyList(std::string_view text);
// Can it only be a value, as "year(when)" and "a + 1" are?
bool isValueText(std::string_view text);

Result<std::vector<std::string>> parseColumnList(std::string_view text);
Result<std::vector<SortName>> parseSortList(std::string_view text);
Result<std::vector<FigureName>> parseFigureList(std::string_view text);

// The column of that name. Errors: Usage, with the nearest name.
Result<std::size_t> columnCalled(const QueryTable& table, std::string_view name);

// What rows are ordered or grouped by. Errors: as above, and why the column cannot be compared.
Result<RowKey> rowKeyOf(const QueryTable& table, const SortName& name, const Job& job);

} // namespace bloscope
