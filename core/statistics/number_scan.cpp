#include "core/statistics/number_scan.h"

#include "core/base/row_major.h"

#include <cassert>
#include <cstring>

namespace bloscope {

void CellVisitor::visitShort(std::span<const ShortKey>, const CellBox&, std::int64_t)
{
    assert(false); // asked for only where takesShortKeys() says so
}

void CellVisitor::visitDigits(std::span<const DigitKey>, const CellBox&, std::int64_t)
{
    assert(false); // the same of takesDigitKeys()
}

ByteView partsOf(ByteView elements, std::size_t itemsize, std::size_t offset, std::size_t size,
                 ByteBuffer& to)
{
    if (size == itemsize)
        return elements;
    const std::size_t count = elements.size() / itemsize;
    to.resize(count * size);
    for (std::size_t i = 0; i < count; ++i)
        std::memcpy(to.data() + i * size, elements.data() + i * itemsize + offset, size);
    return to;
}

std::uint64_t cellsOf(const CellBox& box)
{
    std::uint64_t cells = 1;
    for (const std::int64_t count : box.count)
        cells *= static_cast<std::uint64_t>(count);
    return cells;
}

std::vector<std::int64_t> positionInSlice(const CellBox& box, std::int64_t cell)
{
    std::vector<std::int64_t> position = indicesOf(cell, box.count);
    for (std::size_t d = 0; d < position.size(); ++d)
        position[d] += box.first[d];
    return position;
}

} // namespace bloscope
