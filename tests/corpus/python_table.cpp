#include "tests/corpus/python_table.h"

#include "core/dtype/cell_text.h"
#include "core/store/table.h"
#include "tests/support/hex.h"

#include <cmath>
#include <fmt/format.h>
#include <numeric>

namespace bloscope::test {

namespace {

// What the manifest spells as {"dict": [[key, value], ...]} and {"tuple": [...]}, as plain JSON.
Json plain(const Json& value)
{
    if (value.is_object() && value.contains("tuple"))
        return plain(value.at("tuple"));
    if (value.is_object() && value.contains("dict")) {
        Json object = Json::object();
        for (const Json& pair : value.at("dict"))
            object[pair[0].get<std::string>()] = plain(pair[1]);
        return object;
    }
    if (!value.is_array())
        return value;
    Json list = Json::array();
    for (const Json& item : value)
        list.push_back(plain(item));
    return list;
}

std::string shortComplexText(const Json& parts)
{
    const double real = parts[0];
    const double imaginary = parts[1];
    return real == 0 ? fmt::format("{:g}j", imaginary)
                     : fmt::format("({:g}{:+g}j)", real, imaginary);
}

// [[0.0, nan], [1.0, 2.0]]
std::string listText(const Json& value)
{
    if (value.is_object())
        return value.at("float");
    if (!value.is_array())
        return value.dump();
    std::string text;
    for (const Json& item : value)
        text += (text.empty() ? "" : ", ") + listText(item);
    return "[" + text + "]";
}

std::string cellText(const Json& value, const std::string& kind)
{
    if (value.is_object() && value.contains("bytes_hex")) {
        std::string text;
        appendBytesText(bytesFromHex(value.at("bytes_hex").get<std::string>()),
                        NumberFormat::Bytes::AsText, text);
        return text;
    }
    if (value.is_object() && value.contains("complex"))
        return shortComplexText(value.at("complex"));
    if (value.is_object() && value.contains("iso"))
        return value.at("iso");
    if (kind == "bool")
        return value == true || value == 1 ? "True" : "False";
    if (kind == "ndarray")
        return listText(value);
    return value.is_string() ? value.get<std::string>() : plain(value).dump();
}

bool isSameNumber(double number, const Json& value)
{
    return value.is_number() ? number == value.get<double>() : std::isnan(number);
}

void compareCell(const std::string& name, const TableCells::Column& column, std::size_t row,
                 const Json& facts, Differences& differences)
{
    const Json& value = facts.at("values")[row];
    const bool isNull =
        (facts.contains("is_null") && facts.at("is_null")[row] == true) || value.is_null();
    differences.compare(name + ": null", column.states[row] == TableCellState::Null, isNull);
    if (isNull)
        return;
    differences.compare(name + ": value", column.states[row] == TableCellState::Value, true);
    const std::string kind = facts.at("spec").at("kind");
    if (!kind.starts_with("float"))
        differences.compare(name, column.texts[row], cellText(value, kind));
    else if (!isSameNumber(column.numbers[row], value))
        differences.add(
            fmt::format("{} is {}, expected {}", name, column.texts[row], value.dump()));
}

void compareColumn(const TableColumn& described, const TableCells::Column& column,
                   const Json& facts, Differences& differences)
{
    if (!facts.contains("spec")) { // computed: Python knows its values, the file does not
        differences.compare(described.name + ": stored",
                            described.storage == TableColumn::Storage::Stored, false);
        return;
    }
    differences.compare(described.name + ": kind", described.kind, facts.at("spec").at("kind"));
    for (std::size_t row = 0; row < facts.at("values").size(); ++row)
        compareCell(fmt::format("{}, row {}", described.name, row), column, row, facts,
                    differences);
}

} // namespace

Differences differencesInPythonTable(const StorePtr& store, std::string_view key, const Json& facts)
{
    BlockCache cache;
    WorkerPool pool(2);
    const auto table = Table::open(store, key, cache, pool);
    if (!table)
        return Differences(table.error().text());
    Differences differences;
    const auto rows = (*table)->rowCount();
    if (!rows)
        return Differences(rows.error().text());
    differences.compare("nrows", *rows, facts.at("nrows"));
    Json names = Json::array();
    for (const TableColumn& column : (*table)->columns())
        names.push_back(column.name);
    differences.compare("col_names", names, facts.at("col_names"));
    std::vector<std::size_t> columns(names.size());
    std::iota(columns.begin(), columns.end(), 0U);
    const auto cells = (*table)->read(columns, 0, *rows, CellTextForm::Full);
    if (!cells)
        return Differences(cells.error().text());
    for (const std::string& problem : cells->problems)
        differences.add(problem);
    for (const std::size_t i : columns)
        compareColumn((*table)->columns()[i], cells->columns[i],
                      facts.at("columns").at((*table)->columns()[i].name), differences);
    return differences;
}

} // namespace bloscope::test
