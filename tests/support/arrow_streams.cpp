#include "tests/support/arrow_streams.h"

namespace bloscope::test {

namespace {

constexpr std::int16_t newestVersion = 4; // V5

FlatPart fieldOf(const ArrowColumn& column)
{
    std::vector<FlatPart> children;
    for (const ArrowColumn& child : column.children)
        children.push_back(fieldOf(child));
    FlatPart field = FlatPart::table();
    field.part(0, FlatPart::text(column.name))
        .number(1, std::uint8_t(1))
        .number(2, column.typeNumber)
        .part(3, column.type)
        .part(5, FlatPart::tables(std::move(children)));
    if (!column.dictionary.empty())
        field.part(4, column.dictionary.front());
    return field;
}

void appendPair(std::int64_t first, std::int64_t second, ByteBuffer& to)
{
    const ByteBuffer pair = numbersOf({first, second});
    to.insert(to.end(), pair.begin(), pair.end());
}

// Nodes, buffers and body of a RecordBatch, parents before their parts.
struct Lying {
    ByteBuffer nodes;
    ByteBuffer buffers;
    ByteBuffer body;

    void add(const ArrowColumn& column)
    {
        appendPair(column.length, 0, nodes);
        for (const ByteBuffer& buffer : column.buffers) {
            appendPair(static_cast<std::int64_t>(body.size()),
                       static_cast<std::int64_t>(buffer.size()), buffers);
            body.insert(body.end(), buffer.begin(), buffer.end());
            body.resize((body.size() + 7) / 8 * 8);
        }
        for (const ArrowColumn& child : column.children)
            add(child);
    }

    FlatPart header(std::int64_t rows) const
    {
        return FlatPart::table()
            .number(0, rows)
            .part(1, FlatPart::items(nodes.size() / 16, nodes))
            .part(2, FlatPart::items(buffers.size() / 16, buffers));
    }
};

Lying lyingOf(const ArrowColumn& column)
{
    Lying lying;
    lying.add(column);
    return lying;
}

} // namespace

FlatPart arrowInteger(std::int32_t bits, bool isSigned)
{
    return FlatPart::table().number(0, bits).number(1, std::uint8_t(isSigned ? 1 : 0));
}

ByteBuffer bitsOf(std::string_view bits)
{
    ByteBuffer bytes((bits.size() + 7) / 8);
    for (std::size_t i = 0; i < bits.size(); ++i)
        if (bits[i] == '1')
            bytes[i / 8] |= std::byte{1} << (i % 8);
    return bytes;
}

ArrowColumn arrowNumbers(std::string name, std::initializer_list<std::int32_t> values,
                         std::string_view valid)
{
    return {.name = std::move(name),
            .typeNumber = arrow_type::integer,
            .type = arrowInteger(32),
            .length = static_cast<std::int64_t>(values.size()),
            .buffers = {bitsOf(valid), numbersOf(values)}};
}

ArrowColumn arrowTexts(std::string name, const std::vector<std::string>& values,
                       std::string_view valid)
{
    ByteBuffer offsets = numbersOf({std::int32_t(0)});
    std::string all;
    for (const std::string& value : values) {
        all += value;
        const ByteBuffer end = numbersOf({static_cast<std::int32_t>(all.size())});
        offsets.insert(offsets.end(), end.begin(), end.end());
    }
    const ByteView bytes = bytesOf(all);
    return {.name = std::move(name),
            .typeNumber = arrow_type::text,
            .length = static_cast<std::int64_t>(values.size()),
            .buffers = {bitsOf(valid), offsets, ByteBuffer(bytes.begin(), bytes.end())}};
}

ArrowColumn arrowList(std::initializer_list<std::int32_t> offsets, ArrowColumn items,
                      std::string_view valid)
{
    return {.name = "values",
            .typeNumber = arrow_type::list,
            .length = static_cast<std::int64_t>(offsets.size()) - 1,
            .buffers = {bitsOf(valid), numbersOf(offsets)},
            .children = {std::move(items)}};
}

ArrowColumn arrowStruct(std::string name, std::int64_t length, std::vector<ArrowColumn> members,
                        std::string_view valid)
{
    return {.name = std::move(name),
            .typeNumber = arrow_type::structure,
            .length = length,
            .buffers = {bitsOf(valid)},
            .children = std::move(members)};
}

ArrowColumn arrowNumbered(std::string name, std::int64_t dictionary, ArrowColumn values,
                          std::initializer_list<std::int8_t> numbers)
{
    values.name = std::move(name);
    values.length = static_cast<std::int64_t>(numbers.size());
    values.buffers = {{}, numbersOf(numbers)};
    values.dictionary = {FlatPart::table().number(0, dictionary).part(1, arrowInteger(8))};
    return values;
}

ByteBuffer arrowMessage(std::uint8_t kind, const FlatPart& header, const ByteBuffer& body)
{
    const ByteBuffer metadata = FlatPart::table()
                                    .number(0, newestVersion)
                                    .number(1, kind)
                                    .part(2, header)
                                    .number(3, static_cast<std::int64_t>(body.size()))
                                    .buffer();
    return joined({numbersOf({std::uint32_t(0xffffffff)}),
                   numbersOf({static_cast<std::uint32_t>(metadata.size())}), metadata, body});
}

ByteBuffer arrowSchema(const std::vector<ArrowColumn>& columns)
{
    std::vector<FlatPart> fields;
    for (const ArrowColumn& column : columns)
        fields.push_back(fieldOf(column));
    return arrowMessage(1, FlatPart::table().part(1, FlatPart::tables(std::move(fields))), {});
}

ByteBuffer arrowBatch(const ArrowColumn& column)
{
    const Lying lying = lyingOf(column);
    return arrowMessage(3, lying.header(column.length), lying.body);
}

ByteBuffer arrowDictionary(std::int64_t id, const ArrowColumn& values, bool addsToOther)
{
    const Lying lying = lyingOf(values);
    return arrowMessage(2,
                        FlatPart::table()
                            .number(0, id)
                            .part(1, lying.header(values.length))
                            .number(2, std::uint8_t(addsToOther ? 1 : 0)),
                        lying.body);
}

ByteBuffer arrowEnd()
{
    return numbersOf({std::uint32_t(0xffffffff), std::uint32_t(0)});
}

ByteBuffer arrowStream(const ArrowColumn& column)
{
    return joined({arrowSchema({column}), arrowBatch(column), arrowEnd()});
}

ByteBuffer joined(std::initializer_list<ByteBuffer> parts)
{
    ByteBuffer all;
    for (const ByteBuffer& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace bloscope::test
