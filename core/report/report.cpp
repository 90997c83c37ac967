#include "core/report/report.h"

#include "core/base/text.h"
#include "core/export/csv_field.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

namespace bloscope {

namespace {

using Json = nlohmann::ordered_json;

// What is left of a row on its line: "3 bytes at [4, 7]: note"
std::string valueOf(const ReportRow& row)
{
    std::string text = *row.value;
    if (row.cell)
        text += fmt::format(" at [{}]", fmt::join(*row.cell, ", "));
    return row.note.empty() ? text : text + ": " + row.note;
}

std::size_t letterCount(const std::string& text)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

} // namespace

nlohmann::ordered_json exactJson(Int128 number)
{
    if (number >= INT64_MIN && number <= INT64_MAX)
        return static_cast<std::int64_t>(number);
    if (number >= 0 && number <= Int128(UINT64_MAX))
        return static_cast<std::uint64_t>(number);
    return fmt::format("{}", number);
}

void ReportGroup::add(std::string label, std::string value)
{
    rows.push_back({.key = {}, .label = std::move(label), .value = std::move(value)});
}

const ReportRow* findRow(std::span<const ReportGroup> groups, std::string_view key)
{
    for (const ReportGroup& group : groups)
        for (const ReportRow& row : group.rows)
            if (row.key == key && !row.json.is_discarded())
                return &row;
    return nullptr;
}

std::string textOf(const ReportGroup& group)
{
    std::vector<std::pair<std::string, std::string>> lines;
    std::size_t width = 0;
    for (const ReportRow& row : group.rows) {
        if (!row.value)
            continue;
        lines.emplace_back(printableLine(row.label), printableLine(valueOf(row)));
        width = std::max(width, lines.back().first.size());
    }
    if (lines.empty())
        return {};
    std::string text = "\n" + printableLine(group.heading) + "\n";
    for (const auto& [label, value] : lines)
        text += fmt::format("  {:<{}}  {}\n", label, width, value);
    return text;
}

std::string textOf(std::span<const ReportGroup> groups)
{
    std::string text;
    for (const ReportGroup& group : groups)
        text += textOf(group);
    return text;
}

Json jsonOf(std::span<const ReportGroup> groups)
{
    Json json;
    for (const ReportGroup& group : groups) {
        Json list = group.isKnown ? Json::array() : Json();
        for (const ReportRow& row : group.rows) {
            if (row.json.is_discarded())
                continue;
            if (group.key.empty())
                json[row.key] = row.json;
            else if (group.isKnown)
                list.push_back(row.json);
        }
        if (!group.key.empty())
            json[group.key] = std::move(list);
    }
    return json;
}

std::string csvLine(std::span<const std::string> fields)
{
    std::string line;
    for (const std::string& field : fields) {
        if (&field != &fields.front())
            line += ',';
        appendField(field, ',', line);
    }
    return line + '\n';
}

std::string alignedLines(std::span<const std::vector<std::string>> lines, std::string_view sides,
                         std::string_view indent)
{
    std::vector<std::size_t> widths(sides.size());
    for (const std::vector<std::string>& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], letterCount(line[i]));
    std::string text;
    for (const std::vector<std::string>& line : lines) {
        std::string row(indent);
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (widths[i] == 0)
                continue;
            const std::string room(widths[i] - letterCount(line[i]), ' ');
            row += (sides[i] == 'l' ? line[i] + room : room + line[i]) + "  ";
        }
        row.erase(row.find_last_not_of(' ') + 1);
        text += printableLine(row) + "\n";
    }
    return text;
}

std::string JsonFileList::next(const Json& file)
{
    return (std::exchange(m_isFirst, false) ? "{\n\"files\": [\n" : ",\n") + file.dump();
}

std::string JsonFileList::end(const Json& members)
{
    std::string text = m_isFirst ? "{\n\"files\": [\n]" : "\n]";
    for (const auto& [name, value] : members.items())
        text += fmt::format(",\n\"{}\": {}", name, value.dump());
    return text + "\n}\n";
}

std::string memberLines(const Json& object)
{
    std::string text;
    for (const auto& [name, value] : object.items())
        text += fmt::format("{}\"{}\": {}", text.empty() ? "{\n" : ",\n", name, value.dump());
    return text;
}

} // namespace bloscope
