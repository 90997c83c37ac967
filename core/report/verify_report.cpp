#include "core/report/verify_report.h"

#include "core/base/utf8.h"
#include "core/report/report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

using Json = nlohmann::ordered_json;

// With a value: a column of the table. With JSON: a member of the object.
std::vector<ReportRow> rowsOf(const CheckedPart& part, Json problems = {})
{
    const CheckReport& report = part.report;
    std::vector<ReportRow> rows;
    const auto add = [&](const char* key, const char* label, std::string value, Json json) {
        rows.push_back({key, label, std::move(value), std::move(json)});
    };
    const auto addMember = [&](const char* key, Json json) {
        rows.push_back({.key = key, .json = std::move(json)});
    };
    const auto addCount = [&](const char* key, const char* label, auto count, bool isMember) {
        add(key, label, std::to_string(count), isMember ? Json(count) : noJson);
    };
    const auto whereOpened = [&](Json json) { return part.shape ? std::move(json) : noJson; };
    const std::vector<std::string> advice = part.adviceTexts();
    add("path", "path", textForJson(part.path.string()), textForJson(part.place()));
    add("key", "key", textForJson(part.key), noJson);
    add("verdict", "verdict", nameOf(report.verdict()), nameOf(part.verdict()));
    add("dtype", "dtype", part.dtype, whereOpened(textForJson(part.dtype)));
    add("shape", "shape", fmt::format("{}", fmt::join(part.shape.value_or(Shape()), ", ")),
        whereOpened(part.shape.value_or(Shape())));
    add("stored_bytes", "bytes", part.isOpened ? std::to_string(part.storedBytes) : std::string(),
        part.isOpened ? Json(part.storedBytes) : noJson);
    addCount("chunks", "chunks", report.chunks, true);
    addCount("damaged_chunks", "damaged_chunks", report.damagedChunks, true);
    addMember("decoded_bytes", report.decodedBytes);
    addCount("damage", "damage", report.damagedParts, false);
    addCount("unchecked", "unchecked", report.uncheckedParts, false);
    addCount("notes", "notes", report.notes, false);
    add("finding", "finding", textForJson(report.mainFinding), noJson);
    addMember("problems", std::move(problems));
    addMember("untold_problems", report.untold);
    add("advice", "advice", fmt::format("{}", fmt::join(advice, "; ")), advice);
    return rows;
}

template <class TextOf>
std::string lineOf(const CheckedPart& part, const TextOf& textOf)
{
    std::vector<std::string> fields;
    for (const ReportRow& row : rowsOf(part))
        if (row.value)
            fields.push_back(textOf(row));
    return csvLine(fields);
}

} // namespace

std::string checkCsvHeader()
{
    return lineOf({}, [](const ReportRow& column) { return column.label; });
}

std::string checkCsvRow(const CheckedPart& part)
{
    return lineOf(part, [](const ReportRow& column) { return *column.value; });
}

Json checkJson(const CheckedPart& part, Json problems)
{
    const ReportGroup group{{}, rowsOf(part, std::move(problems))};
    return jsonOf(std::span(&group, 1));
}

Json checkJson(const Finding& finding)
{
    const bool isNote = finding.severity == Finding::Severity::Note;
    const FindingPlace& place = finding.place;
    Json json = {{"severity", isNote ? "note" : "damage"},
                 {"part", textForJson(place.part)},
                 {"text", textForJson(finding.text)}};
    if (place.chunk)
        json["chunk"] = *place.chunk;
    if (place.block)
        json["block"] = *place.block;
    if (!place.file.empty())
        json["file"] = textForJson(place.file);
    if (place.offset)
        json["offset"] = *place.offset;
    if (place.size > 0)
        json["size"] = place.size;
    if (finding.remedy != Remedy::None)
        json["advice"] = remedyText(finding.remedy);
    return json;
}

} // namespace bloscope
