#include "core/arrow/flat_node.h"

#include <algorithm>
#include <cstring>

namespace bloscope::arrow {

namespace {

constexpr std::size_t linkBytes = 4;
constexpr std::size_t listHeadBytes = 4; // of a list of offsets: its own size and that of the table
constexpr std::size_t bufferAlignment = 8;

// Zeros up to where `bytesBefore` more bytes end at a multiple of `alignment`.
void align(ByteBuffer& to, std::size_t alignment, std::size_t bytesBefore = 0)
{
    while ((to.size() + bytesBefore) % alignment != 0)
        to.push_back(std::byte{0});
}

template <class T>
void put(ByteBuffer& to, std::size_t at, T number)
{
    std::memcpy(to.data() + at, &number, sizeof number);
}

template <class T>
std::size_t append(ByteBuffer& to, T number)
{
    const std::size_t at = to.size();
    to.resize(at + sizeof number);
    put(to, at, number);
    return at;
}

// Offsets count from where they are.
void link(ByteBuffer& to, std::size_t at, std::size_t target)
{
    put(to, at, static_cast<std::uint32_t>(target - at));
}

} // namespace

FlatNode FlatNode::text(std::string_view text)
{
    FlatNode node(Kind::Text);
    const ByteView bytes = bytesOf(text);
    node.m_items.assign(bytes.begin(), bytes.end());
    node.m_items.push_back(std::byte{0}); // after the text, and not counted
    node.m_count = text.size();
    return node;
}

FlatNode FlatNode::structures(ByteBuffer items, std::size_t itemBytes)
{
    FlatNode node(Kind::Structures);
    node.m_count = items.size() / itemBytes;
    node.m_items = std::move(items);
    return node;
}

FlatNode FlatNode::tables(std::vector<FlatNode> tables)
{
    FlatNode node(Kind::Tables);
    node.m_tables = std::move(tables);
    return node;
}

FlatNode& FlatNode::node(std::uint16_t field, FlatNode node)
{
    m_nodes[field].assign(1, std::move(node));
    return *this;
}

ByteBuffer FlatNode::buffer() const
{
    ByteBuffer to(linkBytes);
    link(to, 0, write(to));
    align(to, bufferAlignment);
    return to;
}

std::size_t FlatNode::write(ByteBuffer& to) const
{
    if (m_kind == Kind::Table)
        return writeTable(to);
    if (m_kind == Kind::Tables)
        return writeTables(to);
    align(to, m_kind == Kind::Text ? linkBytes : bufferAlignment, linkBytes);
    const std::size_t begin = append(to, static_cast<std::uint32_t>(m_count));
    to.insert(to.end(), m_items.begin(), m_items.end());
    return begin;
}

std::size_t FlatNode::writeTables(ByteBuffer& to) const
{
    align(to, linkBytes);
    const std::size_t begin = append(to, static_cast<std::uint32_t>(m_tables.size()));
    to.resize(to.size() + m_tables.size() * linkBytes);
    for (std::size_t i = 0; i < m_tables.size(); ++i)
        link(to, begin + (i + 1) * linkBytes, m_tables[i].write(to));
    return begin;
}

// The list of offsets is before its table, which begins with the way back to it.
std::size_t FlatNode::writeTable(ByteBuffer& to) const
{
    std::size_t fields = 0;
    for (const auto& [field, number] : m_numbers)
        fields = std::max<std::size_t>(fields, field + 1U);
    for (const auto& [field, node] : m_nodes)
        fields = std::max<std::size_t>(fields, field + 1U);
    const std::size_t listBytes = listHeadBytes + fields * sizeof(std::uint16_t);
    align(to, bufferAlignment, listBytes);
    const std::size_t list = to.size();
    to.resize(list + listBytes);
    const std::size_t table = append(to, static_cast<std::int32_t>(listBytes));
    const auto note = [&](std::size_t field) {
        put(to, list + listHeadBytes + field * sizeof(std::uint16_t),
            static_cast<std::uint16_t>(to.size() - table));
    };
    for (const auto& [field, number] : m_numbers) {
        align(to, number.size());
        note(field);
        to.insert(to.end(), number.begin(), number.end());
    }
    std::vector<std::size_t> links;
    for (const auto& [field, node] : m_nodes) {
        align(to, linkBytes);
        note(field);
        links.push_back(append(to, std::uint32_t(0)));
    }
    put(to, list, static_cast<std::uint16_t>(listBytes));
    put(to, list + sizeof(std::uint16_t), static_cast<std::uint16_t>(to.size() - table));
    auto at = links.begin();
    for (const auto& [field, node] : m_nodes)
        link(to, *at++, node.front().write(to));
    return table;
}

} // namespace bloscope::arrow
