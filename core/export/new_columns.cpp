#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/dtype/element.h"
#include "core/export/new_table.h"
#include "core/numbers/half.h"
#include "core/store/node_tree.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <set>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t bytesOfCharacter = sizeof(char32_t);
constexpr const char* nullTextByDefault = "__BLOSC2_NULL__";

Error cannotHave(const TableColumn& column, std::string_view format, std::string_view why)
{
    return usageError(fmt::format("column {} cannot be written as {}: {}",
                                  escapeForDisplay(column.name), format, why));
}

// What the schema of the source says, without what its storage is like, which becomes another.
TableSchema::Json factsOf(const TableSource& source, std::size_t column)
{
    const std::string text = source.schemaText(column);
    TableSchema::Json facts =
        text.empty() ? TableSchema::Json::object() : TableSchema::Json::parse(text, nullptr, false);
    if (!facts.is_object())
        return TableSchema::Json::object();
    for (const char* ofStorage : {"name", "chunks", "blocks", "cparams", "dparams"})
        facts.erase(ofStorage);
    return facts;
}

bool isMask(const TableSchema::Json& facts)
{
    return facts.value("null_storage", TableSchema::Json()) == "mask";
}

struct TimeStep {
    const char* unit;
    std::int64_t factor; // of one of the source
};

// Nothing for years and months, which have no length, and what is shorter than a nanosecond.
std::optional<TimeStep> timeStepOf(const TimeUnit& unit)
{
    using Base = TimeUnit::Base;
    struct Known {
        Base base;
        TimeStep step;
    };
    constexpr std::array<Known, 8> known = {{{Base::Week, {"s", 604'800}},
                                             {Base::Day, {"s", 86'400}},
                                             {Base::Hour, {"s", 3600}},
                                             {Base::Minute, {"s", 60}},
                                             {Base::Second, {"s", 1}},
                                             {Base::Milli, {"ms", 1}},
                                             {Base::Micro, {"us", 1}},
                                             {Base::Nano, {"ns", 1}}}};
    const auto found = std::ranges::find(known, unit.base, &Known::base);
    if (found == known.end())
        return {};
    const auto factor = checkedMultiply(found->step.factor, std::int64_t{unit.multiple});
    return factor ? std::optional(TimeStep{found->step.unit, *factor}) : std::nullopt;
}

// The kind of numbers that are stored as that type; empty where tables have none.
std::string kindOfStored(const DType& dtype)
{
    const std::size_t bits = 8 * dtype.itemsize;
    if (dtype.kind == DTypeKind::TimeDelta)
        return "int64";
    if (dtype.kind == DTypeKind::Complex)
        return bits > 128 ? std::string() : fmt::format("complex{}", bits);
    const bool isLong = dtype.kind == DTypeKind::Float && bits > 64;
    return isLong ? std::string() : kindOfNumber(dtype);
}

// Halves become singles.
DType storedAs(DType dtype)
{
    if (dtype.kind == DTypeKind::Float && dtype.itemsize == sizeof(Half))
        dtype.itemsize = sizeof(float);
    dtype.order = ByteOrder::Little;
    return dtype;
}

// How elements of that type are stored in little-endian, and what NumPy calls them then.
void takeElements(const DType& dtype, NewColumn& to)
{
    to.dtype = dtype;
    const DType stored = storedAs(dtype);
    if (stored.itemsize != dtype.itemsize)
        to.change = NewColumn::Change::Widen;
    to.storedType = dtype.isTime() ? "<i8" : typestringOf(stored);
    to.storedSize = stored.itemsize;
}

Result<> takeTime(const DType& dtype, const std::string& zone, NewColumn& to)
{
    const auto step = timeStepOf(dtype.unit);
    if (!step)
        return usageError("its unit of time has no counterpart there");
    to.facts = {{"kind", "timestamp"}, {"unit", step->unit}};
    if (!zone.empty())
        to.facts["timezone"] = zone;
    to.factor = step->factor;
    if (to.factor != 1)
        to.change = NewColumn::Change::Multiply;
    return {};
}

// What describes cells of a type that no schema describes. Errors: Usage.
Result<> describeCells(const DType& dtype, const TableColumn& column, NewColumn& to)
{
    const std::string kind = kindOfStored(storedAs(dtype));
    const bool isOne = to.item.empty();
    if (isOne && dtype.kind == DTypeKind::DateTime)
        return takeTime(dtype, column.zone, to);
    if (isOne && dtype.kind == DTypeKind::Text)
        to.facts = {{"kind", "string"}, {"max_length", dtype.itemsize / bytesOfCharacter}};
    else if (isOne && dtype.kind == DTypeKind::Bytes)
        to.facts = {{"kind", "bytes"}, {"max_length", dtype.itemsize}};
    else if (isOne && !kind.empty())
        to.facts = {{"kind", kind}};
    else if (!kind.empty() && !dtype.isTime())
        to.facts = {{"kind", "ndarray"}, {"item_shape", to.item}, {"dtype_str", to.storedType}};
    else
        return usageError(fmt::format("there are no columns of type {}", column.typeText));
    return {};
}

Result<> takeCells(const TableCellType& type, const TableColumn& column, NewColumn& to)
{
    const bool isArray = type.dtype.kind == DTypeKind::SubArray;
    if (isArray)
        to.item = type.dtype.shape;
    takeElements(isArray ? type.dtype.element() : type.dtype, to);
    const bool canHaveMask = !isArray || !to.facts.empty();
    const bool tellsNulls = !to.facts.empty() && type.areNullsElements; // by an element of its own
    to.hasMask = isMask(to.facts) || (canHaveMask && !tellsNulls);
    return to.facts.empty() ? describeCells(to.dtype, column, to) : Result<>();
}

// Words keep their codes only by chance, so that these have no order.
void takeWords(NewColumn& to)
{
    to.values = NewColumn::Values::Words;
    if (to.facts.empty())
        to.facts = {{"kind", "dictionary"},
                    {"index_type", {{"kind", "int32"}}},
                    {"value_type",
                     {{"kind", "vlstring"},
                      {"nullable", false},
                      {"serializer", "msgpack"},
                      {"batch_rows", 2048}}}};
    to.facts["ordered"] = false;
    to.facts["nullable"] = true;
    to.facts["null_code"] = -1;
}

void takeTexts(NewColumn& to)
{
    to.values = NewColumn::Values::Texts;
    const bool isSame = textMember(to.facts, "kind") == "utf8";
    const bool hasNullText =
        isSame && to.facts.value("nullable", TableSchema::Json()) == true && !isMask(to.facts);
    if (!isSame)
        to.facts = {{"kind", "utf8"}};
    to.hasMask = !hasNullText;
    if (!hasNullText)
        return;
    const auto text = to.facts.find("null_value");
    to.nullText =
        text != to.facts.end() && text->is_string() ? text->get<std::string>() : nullTextByDefault;
}

Result<NewColumn> newColumnOf(const TableSource& source, std::size_t number,
                              std::string_view format)
{
    const TableColumn& column = source.columns()[number];
    if (column.name.empty() || column.name.starts_with('_'))
        return cannotHave(column, format, "names of columns begin with another character than _");
    if (column.kind == "expression" || column.kind == "dsl")
        return cannotHave(column, format,
                          "it is computed by an expression that is not evaluated here");
    NewColumn made;
    made.column = number;
    made.name = column.name;
    made.facts = factsOf(source, number);
    const auto type = source.cellType(number);
    if (type) {
        if (const Result<> taken = takeCells(*type, column, made); !taken)
            return cannotHave(column, format, taken.error().text());
        return made;
    }
    const bool isText = type.error().kind() == ErrorKind::Usage &&
                        column.storage != TableColumn::Storage::Missing &&
                        (isTextKind(column.kind) || column.numeric);
    if (!isText)
        return Error{type.error().kind(), cannotHave(column, format, type.error().text()).text()};
    if (column.kind == "dictionary")
        takeWords(made);
    else
        takeTexts(made);
    return made;
}

// No two parts may have the same name: `a_dict` could be a column, or the words of `a`.
Result<> checkLeaves(const std::vector<NewColumn>& columns, std::string_view format)
{
    std::set<std::string> leaves;
    for (const NewColumn& column : columns) {
        const std::string leaf = leafOfColumn(column);
        if (const std::string wrong = problemOfName(leaf); !wrong.empty())
            return usageError(fmt::format("column {} cannot be written as {}: {}",
                                          escapeForDisplay(column.name), format, wrong));
        for (const char* part : {"", ".notnull", ".utf8", "_dict"}) {
            const bool isThere = *part == '\0' || (column.hasMask && part[1] == 'n') ||
                                 (column.values == NewColumn::Values::Texts && part[1] == 'u') ||
                                 (column.values == NewColumn::Values::Words && part[1] == 'd');
            if (isThere && !leaves.insert(leaf + part).second)
                return usageError(
                    fmt::format("{} cannot have two parts that are named {}; leave out one of "
                                "the columns",
                                format, escapeForDisplay(leaf + part)));
        }
    }
    return {};
}

// To little-endian.
void swapUnits(const DType& dtype, ByteBuffer& elements)
{
    const std::size_t unit = dtype.kind == DTypeKind::Text      ? bytesOfCharacter
                             : dtype.kind == DTypeKind::Complex ? dtype.itemsize / 2
                             : dtype.kind == DTypeKind::Bytes   ? 1
                                                                : dtype.itemsize;
    for (std::size_t i = 0; i + unit <= elements.size(); i += unit)
        std::reverse(elements.begin() + std::ptrdiff_t(i),
                     elements.begin() + std::ptrdiff_t(i + unit));
}

ByteBuffer toSingles(const ByteBuffer& elements)
{
    ByteBuffer wide;
    for (std::size_t i = 0; i + sizeof(Half) <= elements.size(); i += sizeof(Half)) {
        const float number = toFloat({loadLittle<std::uint16_t>(elements.data() + i)});
        const auto bytes = std::as_bytes(std::span(&number, 1));
        wide.insert(wide.end(), bytes.begin(), bytes.end());
    }
    return wide;
}

// NaT stays that, and what is too far away becomes it; how many these are.
std::uint64_t multiplyTimes(std::int64_t factor, ByteBuffer& times,
                            std::vector<TableCellState>& states)
{
    std::uint64_t misfits = 0;
    for (std::size_t i = 0; i < states.size(); ++i) {
        std::byte* const at = times.data() + i * sizeof(std::int64_t);
        const auto before = loadLittle<std::int64_t>(at);
        if (before == TimeCount::notATime)
            continue;
        const auto after = checkedMultiply(before, factor);
        if (!after && states[i] == TableCellState::Value) {
            states[i] = TableCellState::Damaged;
            ++misfits;
        }
        const std::int64_t stored = after.value_or(TimeCount::notATime);
        std::ranges::copy(std::as_bytes(std::span(&stored, 1)), at);
    }
    return misfits;
}

// NaN and infinities of floats are words in place of texts, as Python has them.
std::string textOfFact(const TableSchema::Json& value, const std::string& kind)
{
    const bool isOfFloats = kind.starts_with("float") || kind.starts_with("complex");
    const std::string text = value.is_string() ? value.get<std::string>() : std::string();
    if (isOfFloats && (text == "NaN" || text == "Infinity" || text == "-Infinity"))
        return text;
    return value.dump(-1, ' ', true);
}

std::string textOfColumn(const NewColumn& column)
{
    const std::string kind = textMember(column.facts, "kind");
    std::string text = R"({"name": )" + TableSchema::Json(column.name).dump(-1, ' ', true);
    for (const auto& [name, value] : column.facts.items())
        text += fmt::format(", {}: {}", TableSchema::Json(name).dump(-1, ' ', true),
                            textOfFact(value, kind));
    return text + "}";
}

} // namespace

std::uint64_t NewColumn::store(ByteBuffer& elements, std::vector<TableCellState>& states) const
{
    std::size_t size = dtype.itemsize;
    for (const std::int64_t count : item)
        size *= static_cast<std::size_t>(count);
    elements.resize(states.size() * size); // none where nothing could be read
    if (dtype.order == ByteOrder::Big)
        swapUnits(dtype, elements);
    if (change == Change::Widen)
        elements = toSingles(elements);
    return change == Change::Multiply ? multiplyTimes(factor, elements, states) : 0;
}

Result<std::vector<NewColumn>> newColumnsOf(const TableSource& source, std::string_view format)
{
    std::vector<NewColumn> columns;
    for (std::size_t i = 0; i < source.columns().size(); ++i) {
        BLOSCOPE_TRY(NewColumn column, newColumnOf(source, i, format));
        columns.push_back(std::move(column));
    }
    if (columns.empty())
        return usageError("the table has no columns");
    BLOSCOPE_CHECK(checkLeaves(columns, format));
    return columns;
}

std::string leafOfColumn(const NewColumn& column)
{
    return keyOfColumn(column.name).substr(1);
}

std::string schemaTextOf(const std::vector<NewColumn>& columns, std::int64_t rows)
{
    constexpr int plain = 1;
    constexpr int withMasks = 3;
    const bool hasMasks =
        std::ranges::any_of(columns, [](const NewColumn& column) { return isMask(column.facts); });
    std::string text =
        fmt::format(R"({{"version": {}, "columns": [)", hasMasks ? withMasks : plain);
    for (const NewColumn& column : columns)
        text += (&column == &columns.front() ? "" : ", ") + textOfColumn(column);
    return text + fmt::format(R"(], "n_rows": {}}})", rows);
}

} // namespace bloscope
