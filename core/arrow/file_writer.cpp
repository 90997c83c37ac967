#include "core/arrow/file_writer.h"

#include "core/bytes/byte_writer.h"

#include <array>
#include <string_view>

namespace bloscope::arrow {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view magic = "ARROW1"sv;
constexpr std::size_t bodyAlignment = 8; // of messages and of the buffers in their bodies
constexpr std::uint32_t beginOfMessage = 0xffffffff;
constexpr std::int16_t writtenVersion = 4; // V5, since Arrow 1.0
constexpr std::size_t blockBytes = 24;
constexpr std::size_t nodeBytes = 16; // of a FieldNode and of a Buffer

// Members of the union MessageHeader.
constexpr std::uint8_t schemaMessage = 1;
constexpr std::uint8_t dictionaryMessage = 2;
constexpr std::uint8_t batchMessage = 3;

std::size_t aligned(std::size_t bytes)
{
    return (bytes + bodyAlignment - 1) / bodyAlignment * bodyAlignment;
}

// The buffers of a column, in order; only texts and binary values have offsets.
std::vector<ByteView> buffersOf(const ColumnValues& column)
{
    if (column.offsets.empty())
        return {column.validity, column.data};
    return {column.validity, column.offsets, column.data};
}

FlatNode batchNode(std::int64_t rows, const std::vector<ColumnValues>& columns)
{
    ByteWriter nodes;
    ByteWriter buffers;
    std::size_t offset = 0;
    for (const ColumnValues& column : columns) {
        nodes.little(column.length);
        nodes.little(column.nulls);
        for (const ByteView buffer : buffersOf(column)) {
            buffers.little(static_cast<std::int64_t>(offset));
            buffers.little(static_cast<std::int64_t>(buffer.size()));
            offset += aligned(buffer.size());
        }
    }
    FlatNode batch = FlatNode::table();
    batch.number(0, rows);
    batch.node(1, FlatNode::structures(std::move(nodes).finish(), nodeBytes));
    batch.node(2, FlatNode::structures(std::move(buffers).finish(), nodeBytes));
    return batch;
}

std::int64_t bodyBytesOf(const std::vector<ColumnValues>& columns)
{
    std::size_t bytes = 0;
    for (const ColumnValues& column : columns)
        for (const ByteView buffer : buffersOf(column))
            bytes += aligned(buffer.size());
    return static_cast<std::int64_t>(bytes);
}

} // namespace

Result<> FileWriter::begin()
{
    BLOSCOPE_CHECK(write(bytesOf("ARROW1\0\0"sv)));
    BLOSCOPE_CHECK(addMessage(schemaMessage, schemaNode(m_schema), {}));
    return {};
}

Result<> FileWriter::addDictionary(std::int64_t id, const ColumnValues& words)
{
    FlatNode dictionary = FlatNode::table();
    dictionary.number(0, id);
    dictionary.node(1, batchNode(words.length, {words}));
    BLOSCOPE_TRY(const Block block, addMessage(dictionaryMessage, std::move(dictionary), {words}));
    m_dictionaries.push_back(block);
    return {};
}

Result<> FileWriter::addBatch(std::int64_t rows, const std::vector<ColumnValues>& columns)
{
    BLOSCOPE_TRY(const Block block, addMessage(batchMessage, batchNode(rows, columns), columns));
    m_batches.push_back(block);
    return {};
}

// The mark, the size of the metadata, these, and the body.
Result<FileWriter::Block> FileWriter::addMessage(std::uint8_t kind, FlatNode header,
                                                 const std::vector<ColumnValues>& columns)
{
    Block block;
    block.offset = m_written;
    block.bodyBytes = bodyBytesOf(columns);
    FlatNode message = FlatNode::table();
    message.number(0, writtenVersion);
    message.number(1, kind);
    message.node(2, std::move(header));
    message.number(3, block.bodyBytes);
    const ByteBuffer metadata = message.buffer();
    ByteWriter head;
    head.little(beginOfMessage);
    head.little(static_cast<std::uint32_t>(metadata.size()));
    head.bytes(metadata);
    block.metadataBytes = static_cast<std::int32_t>(head.size());
    BLOSCOPE_CHECK(write(head.view()));
    for (const ColumnValues& column : columns)
        for (const ByteView buffer : buffersOf(column)) {
            constexpr std::array<std::byte, bodyAlignment> zeros{};
            BLOSCOPE_CHECK(write(buffer));
            BLOSCOPE_CHECK(write(ByteView(zeros).first(aligned(buffer.size()) - buffer.size())));
        }
    return block;
}

FlatNode FileWriter::blocksNode(const std::vector<Block>& blocks)
{
    ByteWriter items;
    for (const Block& block : blocks) {
        items.little(block.offset);
        items.little(block.metadataBytes);
        items.zeros(sizeof block.metadataBytes);
        items.little(block.bodyBytes);
    }
    return FlatNode::structures(std::move(items).finish(), blockBytes);
}

Result<> FileWriter::end()
{
    FlatNode footer = FlatNode::table();
    footer.number(0, writtenVersion);
    footer.node(1, schemaNode(m_schema));
    footer.node(2, blocksNode(m_dictionaries));
    footer.node(3, blocksNode(m_batches));
    const ByteBuffer metadata = footer.buffer();
    ByteWriter tail;
    tail.little(beginOfMessage);
    tail.little(std::uint32_t(0)); // the end of the stream
    tail.bytes(metadata);
    tail.little(static_cast<std::uint32_t>(metadata.size()));
    tail.bytes(bytesOf(magic));
    return write(tail.view());
}

Result<> FileWriter::write(ByteView bytes)
{
    m_written += static_cast<std::int64_t>(bytes.size());
    return bytes.empty() ? Result<>() : m_write(bytes);
}

} // namespace bloscope::arrow
