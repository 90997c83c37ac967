#include "core/frame/b2nd_metadata.h"

#include "core/base/limits.h"
#include "core/bytes/byte_reader.h"

namespace bloscope {

namespace {

constexpr std::uint8_t withoutDType = 0x95; // caterva: ends after the blockshape
constexpr std::uint8_t dtypeMarker = 0xdb;
constexpr std::uint8_t complete = 0x97;
constexpr std::uint8_t emptyArray = 0x90;

template <class T>
std::vector<std::int64_t> readExtents(ByteReader& reader, int count, std::uint8_t marker,
                                      std::string_view name)
{
    std::vector<std::int64_t> extents;
    reader.expect(static_cast<std::uint8_t>(emptyArray + count), name);
    for (int i = 0; i < count && reader.ok(); ++i) {
        reader.expect(marker, name);
        extents.push_back(reader.big<T>(name));
    }
    return extents;
}

std::string readDType(ByteReader& reader)
{
    reader.expect(dtypeMarker, "the marker of the dtype");
    const auto length = reader.big<std::int32_t>("the length of the dtype");
    reader.check(length >= 0, ErrorKind::Malformed, "the length of the dtype", length);
    return reader.ok() ? std::string(textOf(reader.take(static_cast<std::size_t>(length), "dtype")))
                       : std::string();
}

} // namespace

Result<B2ndMetadata> parseB2nd(ByteView value, std::uint64_t fileOffset)
{
    ByteReader reader(value, fileOffset);
    B2ndMetadata b2nd;
    const auto marker = reader.big<std::uint8_t>("the marker of the array metadata");
    reader.check(marker >= withoutDType && marker <= complete, ErrorKind::Malformed,
                 "the marker of the array metadata", marker);
    b2nd.version = reader.big<std::uint8_t>("version");
    b2nd.dimensions = reader.big<std::uint8_t>("ndim");
    reader.check(b2nd.dimensions <= static_cast<int>(format::maxDimensions), ErrorKind::Malformed,
                 "the number of dimensions", b2nd.dimensions);
    if (!reader.ok())
        return reader.finish().error();
    b2nd.shape = readExtents<std::int64_t>(reader, b2nd.dimensions, 0xd3, "shape");
    b2nd.chunkshape = readExtents<std::int32_t>(reader, b2nd.dimensions, 0xd2, "chunkshape");
    b2nd.blockshape = readExtents<std::int32_t>(reader, b2nd.dimensions, 0xd2, "blockshape");
    // Some old files have six entries and no dtype_format, others count six and have it.
    const bool dtypeFollows = marker != complete && reader.nextIs(dtypeMarker);
    if (marker != withoutDType && !dtypeFollows)
        b2nd.dtypeFormat = reader.big<std::uint8_t>("dtype_format");
    if (marker != withoutDType)
        b2nd.dtype = readDType(reader);
    b2nd.trailingBytes = reader.left();
    return reader.finish(std::move(b2nd));
}

} // namespace bloscope
