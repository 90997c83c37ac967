#include "core/store/describe_columns.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Json = TableSchema::Json;

// "(3, 4)" of a list of numbers
std::string shapeText(const Json& shape)
{
    std::string text;
    if (shape.is_array())
        for (const Json& extent : shape)
            text += (text.empty() ? "" : ", ") + extent.dump();
    return "(" + text + ")";
}

std::string timestampText(const Json& facts)
{
    const std::string zone = textMember(facts, "timezone");
    const std::string unit = textMember(facts, "unit");
    return zone.empty() ? fmt::format("timestamp[{}]", unit)
                        : fmt::format("timestamp[{}, {}]", unit, zone);
}

std::string listText(const Json& facts)
{
    const auto item = facts.find("item");
    const bool known = item != facts.end() && item->is_object();
    const std::string kind = known ? textMember(*item, "kind") : "";
    return kind.empty() ? "list" : "list of " + kind;
}

// "timestamp[ms]", "string of at most 10", "list of int32", ...
std::string typeText(const TableSchema::Column& column)
{
    const Json& facts = column.facts;
    if (column.kind == "timestamp")
        return timestampText(facts);
    if (column.kind == "ndarray")
        return fmt::format("{} {}", textMember(facts, "dtype_str"),
                           shapeText(facts.value("item_shape", Json())));
    if (column.kind == "list")
        return listText(facts);
    const auto longest = facts.find("max_length");
    if (longest != facts.end() && longest->is_number_integer())
        return fmt::format("{} of at most {}", column.kind, longest->dump());
    return column.kind;
}

bool isKnown(std::string_view kind)
{
    constexpr std::array<std::string_view, 24> kinds = {
        "int8",       "int16",    "int32",   "int64",     "uint8",     "uint16",
        "uint32",     "uint64",   "float32", "float64",   "complex64", "complex128",
        "bool",       "string",   "bytes",   "timestamp", "ndarray",   "utf8",
        "dictionary", "vlstring", "vlbytes", "struct",    "object",    "list"};
    return std::ranges::find(kinds, kind) != kinds.end();
}

bool isNumeric(std::string_view kind)
{
    return kind.starts_with("int") || kind.starts_with("uint") || kind.starts_with("float") ||
           kind.starts_with("complex") || kind == "bool" || kind == "timestamp";
}

// What is said of a stored column that was computed once.
std::string originText(const TableSchema& schema, std::string_view name)
{
    const auto origin = std::ranges::find(schema.origins, name, &TableSchema::Column::name);
    if (origin == schema.origins.end())
        return {};
    const bool stale = origin->facts.value("stale", Json()) == true;
    return fmt::format("stored result of {}{}",
                       escapeForDisplay(textMember(origin->facts, "expression")),
                       stale ? "; out of date" : "");
}

TableColumn describeStored(const TableSchema& schema, const TableSchema::Column& column,
                           bool isThere)
{
    TableColumn described;
    described.name = column.name;
    described.kind = column.kind;
    described.typeText = escapeForDisplay(typeText(column));
    described.nullable = column.facts.value("nullable", Json()) == true;
    described.numeric = isNumeric(column.kind);
    described.note = originText(schema, column.name);
    if (!isKnown(column.kind))
        described.note = fmt::format("columns of kind '{}' are not known; shown as stored",
                                     escapeForDisplay(column.kind));
    if (!isThere) {
        described.storage = TableColumn::Storage::Missing;
        described.note = "the store has no such column";
    }
    return described;
}

TableColumn describeComputed(const TableSchema::Column& column)
{
    TableColumn described;
    described.name = column.name;
    described.kind = column.kind;
    described.typeText = escapeForDisplay(textMember(column.facts, "dtype"));
    described.storage = TableColumn::Storage::Computed;
    const std::string text =
        textMember(column.facts, column.kind == "dsl" ? "dsl_source" : "expression");
    described.note = "computed, not stored: " + escapeForDisplay(text);
    return described;
}

} // namespace

std::vector<TableColumn> describeColumns(const TableSchema& schema, const Store& store,
                                         const std::string& prefix)
{
    std::vector<TableColumn> columns;
    for (const TableSchema::Column& column : schema.stored)
        columns.push_back(describeStored(schema, column,
                                         store.find(prefix + keyOfColumn(column.name)) != nullptr));
    for (const TableSchema::Column& column : schema.computed)
        columns.push_back(describeComputed(column));
    return columns;
}

} // namespace bloscope
