#pragma once

#include "core/scan/wide_keys.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

// Results of commands and of panels of the window, built once as groups of rows and then written
// as text, as JSON or as CSV, or put into a table of the window.
namespace bloscope {

// For rows that programs have no use for.
inline const nlohmann::ordered_json noJson = nlohmann::ordered_json::value_t::discarded;

// An integer exactly: as text where it exceeds 64 bits.
nlohmann::ordered_json exactJson(Int128 number);

// One thing that was found.
struct ReportRow {
    using Json = nlohmann::ordered_json;

    std::string key;        // of the member of a JSON object; the window words rows by it
    std::string label = {}; // in English
    std::optional<std::string> value = {}; // as people read it; nothing: nothing for them
    Json json = noJson;                    // as programs read it
    std::optional<std::vector<std::int64_t>> cell = {}; // of the array, that it is about
    std::string note = {};                              // behind the value
};

// Rows that belong together.
struct ReportGroup {
    std::string heading; // empty: nothing for people
    std::vector<ReportRow> rows = {};
    std::string key = {}; // of the list of all rows in JSON; empty: rows are members
    bool isKnown = true;  // else that list is null

    // Each becomes one line of text, whatever a file put into it.
    void add(std::string label, std::string value);
};

// The row of that key that programs read; null where there is none.
const ReportRow* findRow(std::span<const ReportGroup> groups, std::string_view key);

// A heading, behind an empty line, and lines whose values are below each other:
// "  minimum  -1 at [3]: note". Nothing without lines.
std::string textOf(const ReportGroup& group);
std::string textOf(std::span<const ReportGroup> groups);

// One object.
nlohmann::ordered_json jsonOf(std::span<const ReportGroup> groups);

// A line of CSV (RFC 4180, but with a line feed at its end).
std::string csvLine(std::span<const std::string> fields);

// Lines whose cells are below each other, two spaces apart. `sides`: for each column 'l' where
// its cells begin on the left, 'r' where they end on the right. Columns without text are left out.
std::string alignedLines(std::span<const std::vector<std::string>> lines, std::string_view sides,
                         std::string_view indent = {});

// Objects of many files as one JSON object, file by file, as soon as they are known: a line for
// each in its member "files".
class JsonFileList {
 public:
    std::string next(const nlohmann::ordered_json& file); // text for it
    // The text behind the last: further members, a line for each.
    std::string end(const nlohmann::ordered_json& members = nlohmann::ordered_json::object());

 private:
    bool m_isFirst = true;
};

// A JSON object with a line for each of its members. Without the brace and line feed at its end.
std::string memberLines(const nlohmann::ordered_json& object);

} // namespace bloscope
