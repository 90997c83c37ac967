#include "core/table_edit/column_cells.h"

#include "core/array/array.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/cell_number.h"
#include "core/dtype/cell_parse.h"
#include "core/dtype/cell_text.h"
#include "core/frame_writing/array_encoder.h"
#include "core/objects/object_kind.h"

#include <algorithm>
#include <array>
#include <bit>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

using Json = TableSchema::Json;

Error notEditable(const std::string& column, std::string_view why)
{
    return Error{ErrorKind::Unsupported,
                 fmt::format("column {} cannot be edited: {}", escapeForDisplay(column), why)};
}

std::string prefixOf(const Table& table)
{
    return table.key() == "/" ? "" : table.key();
}

Result<FramePtr> frameOf(const Table& table, std::size_t column)
{
    return table.store()->openLeaf(prefixOf(table) + keyOfColumn(table.schemaOf(column).name));
}

bool isNullable(const TableSchema::Column& column)
{
    return column.facts.value("nullable", Json()) == true;
}

NullStorage nullsOf(const TableSchema::Column& column, const NullRule& rule)
{
    if (!isNullable(column))
        return NullStorage::None;
    if (column.kind == "dictionary")
        return NullStorage::Code;
    if (column.facts.value("null_storage", Json("")) == "mask")
        return NullStorage::Mask;
    const bool hasRule = rule.isNaN() || rule.element() || rule.text();
    return hasRule ? NullStorage::Element : NullStorage::None;
}

// The default that the schema has for a column, as text that parseCell() takes.
std::optional<std::string> fallbackOf(const TableSchema::Column& column)
{
    const Json value = column.facts.value("default", Json());
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_number() || value.is_boolean())
        return value.is_boolean() ? (value.get<bool>() ? "True" : "False") : value.dump();
    return {};
}

ValueBounds boundsOf(const TableSchema::Column& column)
{
    const auto bound = [&](const char* name) {
        const Json value = column.facts.value(name, Json());
        return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
    };
    return {bound("ge"), bound("gt"), bound("le"), bound("lt")};
}

// Errors: Usage, half a sentence. NaN is in no bounds.
Result<> checkBounds(const ValueBounds& bounds, double number)
{
    const auto refuse = [](const char* what, double bound) {
        return usageError(fmt::format("the column takes only values {} {}", what, bound));
    };
    if (bounds.atLeast && !(number >= *bounds.atLeast))
        return refuse("of at least", *bounds.atLeast);
    if (bounds.above && !(number > *bounds.above))
        return refuse("above", *bounds.above);
    if (bounds.atMost && !(number <= *bounds.atMost))
        return refuse("of at most", *bounds.atMost);
    if (bounds.below && !(number < *bounds.below))
        return refuse("below", *bounds.below);
    return {};
}

void putLittle(std::int64_t number, const DType& dtype, ByteSpan to)
{
    for (std::size_t i = 0; i < to.size(); ++i) {
        const std::size_t at = dtype.order == ByteOrder::Little ? i : to.size() - 1 - i;
        to[at] = static_cast<std::byte>(i < sizeof number ? number >> (8 * i) : number >> 63);
    }
}

// What stands under a null of a mask: NaN, NaT, or zeros, as in python-blosc2.
ByteBuffer fillOf(const CellWriter& writer)
{
    ByteBuffer element(writer.stored.itemsize);
    if (writer.value.kind == DTypeKind::Float)
        putNaN(writer.stored.order, element);
    else if (writer.value.kind == DTypeKind::DateTime)
        putLittle(std::numeric_limits<std::int64_t>::min(), writer.stored, element);
    return element;
}

Error noNull(const CellWriter& writer)
{
    return usageError(fmt::format("column {} is not nullable: each of its cells needs a value",
                                  escapeForDisplay(writer.name)));
}

Error meansNull(const CellWriter& writer, std::string_view text)
{
    return usageError(fmt::format("\"{}\" means null in column {}", escapeForDisplay(text, 40),
                                  escapeForDisplay(writer.name)));
}

Result<ByteBuffer> nullElement(const CellWriter& writer)
{
    ByteBuffer element(writer.stored.itemsize);
    switch (writer.nulls) {
    case NullStorage::None:
        return noNull(writer);
    case NullStorage::Mask:
        return fillOf(writer);
    case NullStorage::Code:
        putLittle(writer.nullCode, writer.stored, element);
        return element;
    case NullStorage::Element:
        break;
    }
    if (writer.rule.isNaN())
        putNaN(writer.stored.order, element);
    else if (writer.rule.element() && writer.rule.element()->size() == element.size())
        element = *writer.rule.element();
    else if (writer.rule.text())
        BLOSCOPE_CHECK(parseCell(*writer.rule.text(), writer.stored, element));
    else
        return noNull(writer);
    return element;
}

} // namespace

Result<CellStorage> cellStorageOf(const Table& table, std::size_t column)
{
    const TableColumn& shown = table.columns()[column];
    const std::string& name = shown.name;
    if (shown.storage == TableColumn::Storage::Computed)
        return notEditable(name, "its values are computed, not stored");
    if (shown.storage == TableColumn::Storage::Missing)
        return notEditable(name, shown.note);
    BLOSCOPE_TRY(const FramePtr frame, frameOf(table, column));
    if (isItemList(classify(*frame)))
        return notEditable(name, fmt::format("values of kind {} are read only", shown.kind));
    if (shown.note.starts_with("stored result of"))
        return notEditable(name, "its values are the result of other columns");
    const ArrayPtr array = Array::of(frame);
    if (!array->isNd() || array->shape().size() != 1)
        return notEditable(name, "each of its cells is an array");
    if (shown.kind == "utf8")
        return CellStorage::Texts;
    return shown.kind == "dictionary" ? CellStorage::Words : CellStorage::Elements;
}

Result<CellWriter> cellWriterOf(const Table& table, std::size_t column)
{
    const TableSchema::Column& schema = table.schemaOf(column);
    CellWriter writer;
    writer.name = schema.name;
    BLOSCOPE_TRY(writer.storage, cellStorageOf(table, column));
    BLOSCOPE_TRY(const FramePtr frame, frameOf(table, column));
    const ArrayPtr array = Array::of(frame);
    writer.stored = array->dtype();
    writer.value = valueDType(schema, writer.stored);
    if (writer.storage == CellStorage::Words && writer.stored.itemsize != sizeof(std::int32_t))
        return notEditable(writer.name, "its codes do not have 4 bytes");
    const bool isText = writer.storage == CellStorage::Texts;
    writer.rule = NullRule(schema, isText ? std::nullopt : std::optional(writer.stored));
    writer.nulls = nullsOf(schema, writer.rule);
    const Json code = schema.facts.value("null_code", Json(-1));
    writer.nullCode = code.is_number_integer() ? code.get<std::int64_t>() : -1;
    writer.bounds = boundsOf(schema);
    writer.fallback = fallbackOf(schema);
    return writer;
}

Result<ByteBuffer> elementOfCell(const CellWriter& writer, const std::optional<std::string>& text)
{
    if (!text)
        return nullElement(writer);
    ByteBuffer element(writer.stored.itemsize);
    BLOSCOPE_CHECK(parseCell(*text, writer.value, element).within(escapeForDisplay(writer.name)));
    if (writer.nulls == NullStorage::Element && writer.rule.isNull(element))
        return meansNull(writer, *text);
    if (writer.value.isNumeric()) {
        double number = 0;
        readNumbers(writer.value, element, {&number, 1});
        BLOSCOPE_CHECK(checkBounds(writer.bounds, number).within(escapeForDisplay(writer.name)));
    }
    return element;
}

ByteBuffer elementOfCode(const CellWriter& writer, std::int32_t code)
{
    ByteBuffer element(writer.stored.itemsize);
    putLittle(code, writer.stored, element);
    return element;
}

Result<std::string> textOfCell(const CellWriter& writer, const std::optional<std::string>& text)
{
    if (text && !isUtf8(*text))
        return usageError(fmt::format("\"{}\" is not valid UTF-8", escapeForDisplay(*text, 40)));
    if (text && writer.nulls == NullStorage::Element && writer.rule.isNull(*text))
        return meansNull(writer, *text);
    if (text)
        return *text;
    if (writer.nulls == NullStorage::None)
        return noNull(writer);
    return writer.nulls == NullStorage::Element ? writer.rule.text().value_or("") : "";
}

Result<FramePtr> newMask(std::int64_t rows, const FramePtr& like)
{
    const ArrayPtr array = Array::of(like);
    if (!array->isNd() || array->shape().empty())
        return malformedError("it is not an array with rows");
    const std::int64_t chunkRows = std::clamp<std::int64_t>(array->layout()->chunkshape[0], 1,
                                                            std::max<std::int64_t>(rows, 1));
    const std::int64_t blockRows =
        std::clamp<std::int64_t>(array->layout()->blockshape[0], 1, chunkRows);
    ChunkEncoding chunks;
    chunks.codec = 5; // zstd
    chunks.filters = {0, 0, 0, 0, 0, 1};
    BLOSCOPE_TRY(const ArrayEncoder encoder, ArrayEncoder::create({.shape = {rows},
                                                                   .chunkshape = {chunkRows},
                                                                   .blockshape = {blockRows},
                                                                   .dtype = "|b1",
                                                                   .chunks = chunks}));
    BLOSCOPE_TRY(FrameWriter frame, encoder.newFrame());
    for (std::int64_t n = 0; n < encoder.layout().chunkCount; ++n) {
        const ByteBuffer flags(static_cast<std::size_t>(encoder.boxOf(n).count[0]), std::byte{1});
        BLOSCOPE_TRY(ByteBuffer chunk, encoder.chunkOfBox(flags, n));
        BLOSCOPE_CHECK(frame.appendChunk(std::move(chunk)));
    }
    BLOSCOPE_TRY(ByteBuffer bytes, frame.finish());
    return Frame::open(memorySource(std::move(bytes)), like->limits());
}

} // namespace bloscope
