#include "app/command_line/diff_text.h"

#include "app/command_line/console.h"
#include "app/command_line/text_group.h"
#include "core/base/printable.h"
#include "core/base/text.h"
#include "core/inspect/info_json.h"

#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

using Json = nlohmann::ordered_json;

constexpr char nothing[] = "-"; // there is no such thing

std::string orNothing(const std::string& text)
{
    return text.empty() ? nothing : printableLine(text);
}

std::string bothOf(const NamedDifference& one)
{
    return orNothing(one.a) + " | " + orNothing(one.b);
}

std::string indexAndPart(const DifferentCell& cell)
{
    return fmt::format("[{}]{}{}", fmt::join(cell.index, ", "), cell.part.empty() ? "" : " ",
                       escapeForDisplay(cell.part));
}

std::string distanceText(double distance)
{
    return fmt::format("{:.6g}", distance);
}

std::string cellsHeading(const CellDifferences& cells)
{
    std::string text = fmt::format("{} of {} {}", groupedDigits(cells.different),
                                   amountOf(cells.cells, "cell", "cells"),
                                   cells.different == 1 ? "differs" : "differ");
    if (cells.unreadable > 0)
        text += fmt::format("; {} could not be compared: {}", groupedDigits(cells.unreadable),
                            printableLine(fmt::format("{}", fmt::join(cells.reasons, "; "))));
    return text;
}

std::string cellsText(const CellDifferences& cells)
{
    if (cells.different == 0 && cells.unreadable == 0)
        return {};
    TextGroup places(cellsHeading(cells));
    for (const DifferentCell& cell : cells.first)
        places.add(indexAndPart(cell), printableLine(cell.a + " | " + cell.b));
    if (cells.different > cells.first.size() && !cells.first.empty())
        places.add("...",
                   fmt::format("and {} more", groupedDigits(cells.different - cells.first.size())));
    if (cells.farthest)
        places.add("largest difference",
                   fmt::format("{} at {}: {} | {}", distanceText(cells.farthest->distance),
                               indexAndPart(*cells.farthest), cells.farthest->a,
                               cells.farthest->b));
    const std::string text = places.text();
    return text.empty() ? "\n" + cellsHeading(cells) + "\n" : text;
}

Json jsonOf(const std::vector<NamedDifference>& differences)
{
    Json list = Json::array();
    for (const NamedDifference& one : differences)
        list.push_back({{"name", one.name}, {"a", textForJson(one.a)}, {"b", textForJson(one.b)}});
    return list;
}

Json jsonOf(const std::vector<MetadataDifference>& differences)
{
    const auto textOrNull = [](const std::optional<std::string>& text) {
        return text ? Json(textForJson(*text)) : Json();
    };
    Json list = Json::array();
    for (const MetadataDifference& one : differences)
        list.push_back({{"name", textForJson(one.name)},
                        {"in", one.of == MetadataSectionOf::Header ? "meta" : "vlmeta"},
                        {"a", textOrNull(one.here)},
                        {"b", textOrNull(one.there)}});
    return list;
}

Json jsonOf(const DifferentCell& cell)
{
    Json json = {{"index", cell.index}};
    if (!cell.part.empty())
        json["field"] = textForJson(cell.part);
    json["a"] = textForJson(cell.a);
    json["b"] = textForJson(cell.b);
    json["difference"] = std::isfinite(cell.distance) ? Json(cell.distance) : Json();
    return json;
}

Json jsonOf(const CellDifferences& cells)
{
    Json json = {{"compared", cells.cells - cells.unreadable},
                 {"different", cells.different},
                 {"unreadable", cells.unreadable},
                 {"first", Json::array()}};
    for (const DifferentCell& cell : cells.first)
        json["first"].push_back(jsonOf(cell));
    json["largest"] = cells.farthest ? jsonOf(*cells.farthest) : Json();
    json["problems"] = Json::array();
    for (const std::string& reason : cells.reasons)
        json["problems"].push_back(textForJson(reason));
    return json;
}

} // namespace

bool DiffFindings::areDifferent() const
{
    return !arrays.form.empty() || !arrays.metadata.empty() || (cells && cells->different > 0);
}

std::string diffText(const DiffFindings& findings)
{
    TextGroup form("Form");
    for (const NamedDifference& one : findings.arrays.form)
        form.add(one.name, bothOf(one));
    TextGroup metadata("Metadata");
    for (const MetadataDifference& one : findings.arrays.metadata)
        metadata.add(printableLine(one.name),
                     orNothing(one.here.value_or("")) + " | " + orNothing(one.there.value_or("")));
    TextGroup storage("Stored in another way, which does not count");
    for (const NamedDifference& one : findings.arrays.storage)
        storage.add(one.name, bothOf(one));
    std::string text = form.text() + metadata.text();
    if (findings.cells)
        text += cellsText(*findings.cells);
    else if (!findings.whyNotCells.empty())
        text += "\nValues were not compared: " + printableLine(findings.whyNotCells) + "\n";
    text += storage.text();
    return text.empty() || findings.key.empty() ? text
                                                : "\n" + escapeForDisplay(findings.key) + text;
}

Json diffJson(const DiffFindings& findings)
{
    Json json;
    if (!findings.key.empty())
        json["key"] = textForJson(findings.key);
    json["differ"] = findings.areDifferent();
    json["form"] = jsonOf(findings.arrays.form);
    json["metadata"] = jsonOf(findings.arrays.metadata);
    json["storage"] = jsonOf(findings.arrays.storage);
    json["values"] = findings.cells ? jsonOf(*findings.cells) : Json();
    if (!findings.cells && !findings.whyNotCells.empty())
        json["values_problem"] = textForJson(findings.whyNotCells);
    return json;
}

} // namespace bloscope
