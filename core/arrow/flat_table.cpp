#include "core/arrow/flat_table.h"

#include "core/base/checked.h"

#include <fmt/format.h>
#include <optional>

namespace bloscope::arrow {

namespace {

constexpr std::size_t offsetBytes = 4;

Error leadsOutside(std::size_t position, std::size_t size)
{
    return malformedError(fmt::format(
        "its metadata has an offset at byte {} that points outside its {} bytes", position, size));
}

// The place that the offset at `position` leads to, with room for `bytes` behind it.
Result<std::size_t> follow(ByteView buffer, std::size_t position, std::size_t bytes)
{
    if (!fits(position, offsetBytes, buffer.size()))
        return leadsOutside(position, buffer.size());
    const std::uint64_t target =
        std::uint64_t{position} + loadLittle<std::uint32_t>(buffer.data() + position);
    if (!fits(target, bytes, buffer.size()))
        return leadsOutside(position, buffer.size());
    return static_cast<std::size_t>(target);
}

} // namespace

Result<FlatTable> FlatTable::root(ByteView buffer)
{
    BLOSCOPE_TRY(const std::size_t position, follow(buffer, 0, offsetBytes));
    return at(buffer, position);
}

// A table begins with the distance back to its list of offsets, and that list with its own size and
// the size of the table.
Result<FlatTable> FlatTable::at(ByteView buffer, std::size_t position)
{
    constexpr std::size_t headBytes = 4;
    if (!fits(position, offsetBytes, buffer.size()))
        return leadsOutside(position, buffer.size());
    const std::int64_t vtable =
        static_cast<std::int64_t>(position) - loadLittle<std::int32_t>(buffer.data() + position);
    if (vtable < 0 || !fits(static_cast<std::uint64_t>(vtable), headBytes, buffer.size()))
        return leadsOutside(position, buffer.size());
    FlatTable table(buffer, position);
    table.m_vtable = static_cast<std::size_t>(vtable);
    const auto listBytes = loadLittle<std::uint16_t>(buffer.data() + table.m_vtable);
    table.m_tableSize = loadLittle<std::uint16_t>(buffer.data() + table.m_vtable + 2);
    if (listBytes < headBytes || !fits(table.m_vtable, listBytes, buffer.size()) ||
        !fits(position, table.m_tableSize, buffer.size()))
        return leadsOutside(position, buffer.size());
    table.m_fields = (listBytes - headBytes) / sizeof(std::uint16_t);
    return table;
}

std::size_t FlatTable::placeOf(std::size_t field, std::size_t bytes) const
{
    if (field >= m_fields)
        return 0;
    const auto offset =
        loadLittle<std::uint16_t>(m_buffer.data() + m_vtable + 4 + field * sizeof(std::uint16_t));
    return offset != 0 && fits(offset, bytes, m_tableSize) ? m_position + offset : 0;
}

Result<FlatTable> FlatTable::table(std::size_t field) const
{
    const std::size_t place = placeOf(field, offsetBytes);
    if (place == 0)
        return malformedError(
            fmt::format("its metadata lacks the required field {} (in the table at byte {})", field,
                        m_position));
    BLOSCOPE_TRY(const std::size_t position, follow(m_buffer, place, offsetBytes));
    return at(m_buffer, position);
}

Result<std::string> FlatTable::text(std::size_t field) const
{
    BLOSCOPE_TRY(const FlatVector bytes, vector(field, 1));
    return std::string(textOf(bytes.m_items));
}

Result<FlatVector> FlatTable::vector(std::size_t field, std::size_t itemBytes) const
{
    FlatVector vector;
    const std::size_t place = placeOf(field, offsetBytes);
    if (place == 0)
        return vector;
    BLOSCOPE_TRY(const std::size_t position, follow(m_buffer, place, offsetBytes));
    const std::uint64_t size = loadLittle<std::uint32_t>(m_buffer.data() + position);
    const std::size_t items = position + offsetBytes;
    if (!fits(items, size * itemBytes, m_buffer.size()))
        return leadsOutside(place, m_buffer.size());
    vector.m_buffer = m_buffer;
    vector.m_size = static_cast<std::size_t>(size);
    vector.m_itemBytes = itemBytes;
    vector.m_items = m_buffer.subspan(items, vector.m_size * itemBytes);
    return vector;
}

Result<FlatTable> FlatVector::table(std::size_t i) const
{
    const auto place = static_cast<std::size_t>(item(i).data() - m_buffer.data());
    BLOSCOPE_TRY(const std::size_t position, follow(m_buffer, place, offsetBytes));
    return FlatTable::at(m_buffer, position);
}

} // namespace bloscope::arrow
