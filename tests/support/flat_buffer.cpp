#include "tests/support/flat_buffer.h"

#include <algorithm>

namespace bloscope::test {

namespace {

template <class T>
void append(T value, ByteBuffer& to)
{
    const auto bytes = std::as_bytes(std::span(&value, 1));
    to.insert(to.end(), bytes.begin(), bytes.end());
}

template <class T>
void put(T value, std::size_t at, ByteBuffer& to)
{
    std::memcpy(to.data() + at, &value, sizeof value);
}

// Lets the offset at `from` lead to the end of what is written.
void leadToEnd(std::size_t from, ByteBuffer& to)
{
    put(static_cast<std::uint32_t>(to.size() - from), from, to);
}

} // namespace

FlatPart FlatPart::text(std::string_view text)
{
    const ByteView bytes = bytesOf(text);
    return items(text.size(), {bytes.begin(), bytes.end()});
}

FlatPart FlatPart::items(std::size_t count, ByteBuffer bytes)
{
    FlatPart part(Kind::Items);
    part.m_count = count;
    part.m_items = std::move(bytes);
    return part;
}

FlatPart FlatPart::tables(std::vector<FlatPart> tables)
{
    FlatPart part(Kind::Tables);
    part.m_tables = std::move(tables);
    return part;
}

FlatPart& FlatPart::part(std::uint16_t field, FlatPart part)
{
    m_parts[field] = {std::move(part)};
    return *this;
}

ByteBuffer FlatPart::buffer() const
{
    ByteBuffer bytes;
    append(std::uint32_t(4), bytes);
    write(bytes);
    bytes.resize((bytes.size() + 7) / 8 * 8);
    return bytes;
}

void FlatPart::write(ByteBuffer& to) const
{
    if (m_kind == Kind::Table)
        return writeTable(to);
    append(static_cast<std::uint32_t>(m_kind == Kind::Items ? m_count : m_tables.size()), to);
    to.insert(to.end(), m_items.begin(), m_items.end());
    const std::size_t offsets = to.size();
    to.resize(to.size() + 4 * m_tables.size());
    for (std::size_t i = 0; i < m_tables.size(); ++i) {
        leadToEnd(offsets + 4 * i, to);
        m_tables[i].write(to);
    }
}

// The table first, so that what leads here finds it; behind it its list of offsets, then the parts.
void FlatPart::writeTable(ByteBuffer& to) const
{
    const std::size_t table = to.size();
    std::map<std::uint16_t, std::uint16_t> offsets; // of fields, in the table
    append(std::int32_t(0), to);
    const auto begin = [&](std::uint16_t field) {
        offsets[field] = static_cast<std::uint16_t>(to.size() - table);
    };
    for (const auto& [field, bytes] : m_numbers) {
        begin(field);
        to.insert(to.end(), bytes.begin(), bytes.end());
    }
    for (const auto& [field, part] : m_parts) {
        begin(field);
        append(std::uint32_t(0), to);
    }
    const auto tableBytes = static_cast<std::uint16_t>(to.size() - table);
    put(static_cast<std::int32_t>(table) - static_cast<std::int32_t>(to.size()), table, to);
    const std::uint16_t fields = offsets.empty() ? 0 : offsets.rbegin()->first + 1;
    append(static_cast<std::uint16_t>(4 + 2 * fields), to);
    append(tableBytes, to);
    for (std::uint16_t field = 0; field < fields; ++field)
        append(offsets.contains(field) ? offsets[field] : std::uint16_t(0), to);
    for (const auto& [field, part] : m_parts) {
        leadToEnd(table + offsets[field], to);
        part.front().write(to);
    }
}

} // namespace bloscope::test
