#pragma once

#include "core/report/report.h"
#include "core/statistics/part_statistics.h"

#include <limits>
#include <string_view>

namespace bloscope {

// What was found about numbers, or about texts: what they are, their counts, and their figures,
// which are without a value and null where there are none. Integers are exact in JSON; a sum beyond
// 64 bits, and a float beyond float64, is a text. Times are texts, but for their deviation, which
// counts units; the sum of dates is null. "min" and "max" have their "min_index", "max_index" in
// the array; of texts "shortest" and "longest" are objects with length, index and beginning, and
// "distinct" is null where there are more than "distinct_more_than".
std::vector<ReportGroup> statisticsReport(const PartFindings& part);
std::vector<ReportGroup> statisticsReport(const TextFindings& found);

// Labelled "25 %"; in JSON [percent, value].
std::vector<ReportRow> percentileRows(const PartFindings& part);

// Of a text without characters.
inline constexpr std::string_view emptyText = "(empty)";

// The values and how often they occur, in JSON [value, count]: all of them, rising, or the `most`
// most frequent. Labels are at most `mostLetters` long.
inline constexpr std::size_t allValues = std::numeric_limits<std::size_t>::max();
std::vector<ReportRow> valueRows(const PartFindings& part, std::size_t most = allValues);
std::vector<ReportRow> valueRows(const TextFindings& found, std::size_t most = allValues,
                                 std::size_t mostLetters = 60);

// For people, with all values where there are few. `parts`: those of one slice or column.
std::string statisticsText(std::span<const PartFindings> parts);
std::string statisticsText(const TextFindings& found);

// For programs: the rows above, "percentiles", "values", null when they were not counted,
// "damaged_chunks" and "damage" as sentences. Of several parts an object for each, "real",
// "imaginary", "magnitude".
nlohmann::ordered_json statisticsJson(std::span<const PartFindings> parts);
nlohmann::ordered_json statisticsJson(const TextFindings& found);

} // namespace bloscope
