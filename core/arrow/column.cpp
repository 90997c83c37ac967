#include "core/arrow/column.h"

#include "core/base/checked.h"
#include "core/base/text.h"

#include <fmt/format.h>
#include <span>

namespace bloscope::arrow {

namespace {

constexpr std::uint32_t continuation = 0xffffffff; // before the size, since Arrow 0.15
constexpr std::int16_t oldestVersion = 3;          // V4
constexpr std::size_t sizeBytes = 4;

Result<Message::Kind> kindOf(std::uint8_t number)
{
    if (number < 1 || number > 3)
        return Error{ErrorKind::Unsupported,
                     fmt::format("message type {} is not supported", number)};
    return static_cast<Message::Kind>(number - 1);
}

constexpr std::size_t pairBytes = 16; // of a FieldNode and of a Buffer: two int64

// Nodes and buffers stand in the order in which the fields are met, parents before their parts.
class ColumnReader {
 public:
    ColumnReader(ByteView body, FlatVector nodes, FlatVector buffers,
                 const Dictionaries& dictionaries)
        : m_body(body), m_nodes(nodes), m_buffers(buffers), m_dictionaries(dictionaries)
    {
    }

    Result<Column> read(const Field& field);

 private:
    Result<std::int64_t> nextLength();
    Result<ByteView> nextBuffer();

    // The next buffer, with at least `items` values of so many bits.
    Result<ByteView> nextBuffer(const char* what, std::int64_t items, std::uint64_t bits);

    Result<> readValidity(Column& to);
    Result<> readValues(Column& to);
    Result<> readNumbered(const DictionaryUse& use, Column& to);
    Result<> readOffsets(Column& to);
    Result<> readChildren(Column& to);

    ByteView m_body;
    FlatVector m_nodes;
    FlatVector m_buffers;
    const Dictionaries& m_dictionaries;
    std::size_t m_nextNode = 0;
    std::size_t m_nextBuffer = 0;
};

Result<std::int64_t> ColumnReader::nextLength()
{
    if (m_nextNode == m_nodes.size())
        return malformedError(
            fmt::format("a batch describes {} columns, but its schema has more", m_nodes.size()));
    const auto length = loadLittle<std::int64_t>(m_nodes.item(m_nextNode++).data());
    if (length < 0)
        return malformedError(fmt::format("a column cannot have {} values", length));
    return length;
}

Result<ByteView> ColumnReader::nextBuffer()
{
    if (m_nextBuffer == m_buffers.size())
        return malformedError(
            fmt::format("a batch has {} buffers, but its schema needs more", m_buffers.size()));
    const ByteView pair = m_buffers.item(m_nextBuffer++);
    const auto offset = loadLittle<std::int64_t>(pair.data());
    const auto size = loadLittle<std::int64_t>(pair.data() + 8);
    if (offset < 0 || size < 0 ||
        !fits(static_cast<std::uint64_t>(offset), static_cast<std::uint64_t>(size), m_body.size()))
        return malformedError(fmt::format("a buffer of {} bytes at {} exceeds the body of {} bytes",
                                          size, offset, m_body.size()));
    return m_body.subspan(static_cast<std::size_t>(offset), static_cast<std::size_t>(size));
}

Result<ByteView> ColumnReader::nextBuffer(const char* what, std::int64_t items, std::uint64_t bits)
{
    BLOSCOPE_TRY(const ByteView buffer, nextBuffer());
    const auto needed = checkedMultiply(static_cast<std::uint64_t>(items), bits);
    if (!needed || ceilDivide(*needed, 8) > buffer.size())
        return malformedError(
            fmt::format("the {} of {} values have only {} bytes", what, items, buffer.size()));
    return buffer;
}

Result<Column> ColumnReader::read(const Field& field)
{
    const auto within = [&](Result<> part) {
        return field.name.empty() ? part : std::move(part).within(escapeForDisplay(field.name));
    };
    Column column;
    column.field = &field;
    BLOSCOPE_TRY(column.length, nextLength());
    if (field.dictionary)
        BLOSCOPE_CHECK(within(readNumbered(*field.dictionary, column)));
    else if (field.kind != Kind::Null)
        BLOSCOPE_CHECK(within(readValues(column)));
    return column;
}

// Where all values are there, their bits may be missing.
Result<> ColumnReader::readValidity(Column& to)
{
    BLOSCOPE_TRY(to.validity, nextBuffer());
    if (!to.validity.empty() &&
        ceilDivide(static_cast<std::uint64_t>(to.length), 8) > to.validity.size())
        return malformedError(fmt::format("the validity bitmap of {} values has only {} bytes",
                                          to.length, to.validity.size()));
    return {};
}

Result<> ColumnReader::readNumbered(const DictionaryUse& use, Column& to)
{
    BLOSCOPE_CHECK(readValidity(to));
    BLOSCOPE_TRY(to.data, nextBuffer("numbers", to.length, use.indexBytes * 8));
    const auto found = m_dictionaries.find(use.id);
    if (found == m_dictionaries.end())
        return malformedError(fmt::format("its dictionary {} is missing", use.id));
    to.dictionary = found->second;
    return {};
}

Result<> ColumnReader::readValues(Column& to)
{
    BLOSCOPE_CHECK(readValidity(to));
    const Field& field = *to.field;
    switch (field.kind) {
    case Kind::Struct:
    case Kind::FixedList:
        return readChildren(to);
    case Kind::List:
    case Kind::Map:
        BLOSCOPE_CHECK(readOffsets(to));
        return readChildren(to);
    case Kind::Text:
    case Kind::Binary: {
        BLOSCOPE_CHECK(readOffsets(to));
        BLOSCOPE_TRY(to.data, nextBuffer());
        return {};
    }
    default: {
        const std::uint64_t bits = field.kind == Kind::Boolean ? 1 : field.width * 8;
        BLOSCOPE_TRY(to.data, nextBuffer("bytes", to.length, bits));
        return {};
    }
    }
}

// Of no values there may be no offset at all.
Result<> ColumnReader::readOffsets(Column& to)
{
    const auto offsets =
        to.length == 0 ? std::optional<std::int64_t>(0) : checkedAdd<std::int64_t>(to.length, 1);
    if (!offsets)
        return malformedError(fmt::format("a column cannot have {} values", to.length));
    BLOSCOPE_TRY(to.offsets, nextBuffer("offsets", *offsets, to.field->offsetBytes * 8));
    return {};
}

Result<> ColumnReader::readChildren(Column& to)
{
    const Field& field = *to.field;
    const std::int64_t perValue = field.kind == Kind::Struct      ? 1
                                  : field.kind == Kind::FixedList ? field.listSize
                                                                  : 0;
    const auto needed = checkedMultiply(to.length, perValue);
    to.children.reserve(field.children.size());
    for (const Field& child : field.children) {
        BLOSCOPE_TRY(Column column, read(child));
        if (!needed || column.length < *needed)
            return malformedError(
                fmt::format("{} values of {} items each have only {} items in total", to.length,
                            perValue, column.length));
        to.children.push_back(std::move(column));
    }
    return {};
}

} // namespace

// A message: the mark, the size of its metadata, these with what fills them up, and its body. An
// end has metadata of no size.
Result<Message> MessageReader::next()
{
    const std::size_t begin = m_position;
    const auto word = [&]() -> std::optional<std::uint32_t> {
        if (!fits(m_position, sizeBytes, m_bytes.size()))
            return {};
        m_position += sizeBytes;
        return loadLittle<std::uint32_t>(m_bytes.data() + m_position - sizeBytes);
    };
    auto size = word();
    if (size == continuation)
        size = word();
    if (!size || !fits(m_position, *size, m_bytes.size()))
        return Error{ErrorKind::Malformed, "an Arrow message exceeds the available bytes", begin};
    if (*size == 0)
        return Message{};
    const ByteView metadata = m_bytes.subspan(m_position, *size);
    m_position += *size;
    return parse(metadata);
}

Result<Message> MessageReader::parse(ByteView metadata)
{
    BLOSCOPE_TRY(const FlatTable table, FlatTable::root(metadata));
    const auto version = table.number<std::int16_t>(0, 0);
    if (version < oldestVersion)
        return Error{ErrorKind::Unsupported,
                     fmt::format("metadata version {} is not supported", version + 1)};
    Message message;
    BLOSCOPE_TRY(message.kind, kindOf(table.number<std::uint8_t>(1, 0)));
    BLOSCOPE_TRY(message.header, table.table(2));
    const auto bodyBytes = table.number<std::int64_t>(3, 0);
    if (bodyBytes < 0 || !fits(m_position, static_cast<std::uint64_t>(bodyBytes), m_bytes.size()))
        return Error{ErrorKind::Malformed,
                     fmt::format("an Arrow message has {} bytes, but only {} are left", bodyBytes,
                                 m_bytes.size() - m_position),
                     m_position};
    message.body = m_bytes.subspan(m_position, static_cast<std::size_t>(bodyBytes));
    m_position += message.body.size();
    return message;
}

bool Column::isNull(std::int64_t i) const
{
    if (validity.empty())
        return field->kind == Kind::Null && !dictionary;
    const auto byte = std::to_integer<unsigned>(validity[static_cast<std::size_t>(i / 8)]);
    return (byte >> (i % 8) & 1U) == 0;
}

Result<Batch> readBatch(const FlatTable& header, ByteView body, const std::vector<Field>& fields,
                        const Dictionaries& dictionaries)
{
    constexpr std::size_t compression = 3; // a field of the table
    if (header.has(compression))
        return Error{ErrorKind::Unsupported, "compressed batches are not supported"};
    Batch batch;
    batch.length = header.number<std::int64_t>(0, 0);
    BLOSCOPE_TRY(const FlatVector nodes, header.vector(1, pairBytes));
    BLOSCOPE_TRY(const FlatVector buffers, header.vector(2, pairBytes));
    ColumnReader reader(body, nodes, buffers, dictionaries);
    for (const Field& field : fields) {
        BLOSCOPE_TRY(Column column, reader.read(field));
        if (batch.length < 0 || column.length < batch.length)
            return malformedError(fmt::format("a batch of {} rows has a column of {} values",
                                              batch.length, column.length));
        batch.columns.push_back(std::move(column));
    }
    return batch;
}

Result<> readDictionary(const Message& message, const Schema& schema, Dictionaries& dictionaries)
{
    const auto id = message.header.number<std::int64_t>(0, 0);
    const bool addsToOther = message.header.number<std::uint8_t>(2, 0) != 0;
    const auto within = [&](Result<> read) { return std::move(read).within("dictionary", id); };
    if (addsToOther)
        return within(Error{ErrorKind::Unsupported, "delta dictionaries are not supported"});
    const Field* const field = schema.dictionaryField(id);
    if (!field)
        return within(malformedError("no column uses it"));
    Field plain = *field;
    plain.dictionary.reset();
    struct Kept { // the field as long as the column
        std::vector<Field> fields;
        Column column;
    };
    auto kept = std::make_shared<Kept>();
    kept->fields.push_back(std::move(plain));
    BLOSCOPE_TRY(const FlatTable header, message.header.table(1));
    auto batch = readBatch(header, message.body, kept->fields, dictionaries);
    if (!batch)
        return within(std::move(batch).error());
    kept->column = std::move(batch->columns.front());
    kept->column.length = batch->length;
    dictionaries[id] = ColumnPtr(kept, &kept->column);
    return {};
}

} // namespace bloscope::arrow
