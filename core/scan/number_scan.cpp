#include "core/scan/number_scan.h"

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

} // namespace bloscope
