#include "core/array/write_b2nd.h"

#include "core/base/limits.h"
#include "core/bytes/byte_writer.h"

#include <cassert>

namespace bloscope {

namespace {

constexpr unsigned entriesUpToBlockshape = 5;
constexpr std::uint8_t emptyArray =
    0x90; // with 16 dimensions it becomes 0xa0, as the reference does

template <class T>
void writeExtents(const std::vector<std::int64_t>& extents, std::uint8_t marker, ByteWriter& to)
{
    to.byte(static_cast<std::uint8_t>(emptyArray + extents.size()));
    for (const std::int64_t extent : extents) {
        to.byte(marker);
        to.big(static_cast<T>(extent));
    }
}

} // namespace

ByteBuffer writeB2nd(const B2ndMetadata& metadata)
{
    assert(metadata.shape.size() <= format::maxDimensions);
    ByteWriter value;
    value.byte(static_cast<std::uint8_t>(emptyArray + entriesUpToBlockshape +
                                         unsigned{metadata.dtypeFormat.has_value()} +
                                         unsigned{metadata.dtype.has_value()}));
    value.byte(static_cast<std::uint8_t>(metadata.version));
    value.byte(static_cast<std::uint8_t>(metadata.shape.size()));
    writeExtents<std::int64_t>(metadata.shape, 0xd3, value);
    writeExtents<std::int32_t>(metadata.chunkshape, 0xd2, value);
    writeExtents<std::int32_t>(metadata.blockshape, 0xd2, value);
    if (metadata.dtypeFormat)
        value.byte(static_cast<std::uint8_t>(*metadata.dtypeFormat));
    if (metadata.dtype) {
        value.byte(0xdb);
        value.big(static_cast<std::int32_t>(metadata.dtype->size()));
        value.bytes(bytesOf(*metadata.dtype));
    }
    return std::move(value).finish();
}

} // namespace bloscope
