#include "core/frame_writing/frame_settings.h"

#include "core/codecs/codec_table.h"

namespace bloscope {

namespace {

constexpr std::uint8_t lastBuiltInCodec = 5;

} // namespace

std::uint8_t generalFlags(bool variableChunks, bool variableLengthBlocks)
{
    constexpr unsigned offsetsOf64Bits = 0x10;
    const unsigned version = variableChunks || variableLengthBlocks ? 3 : 2;
    return static_cast<std::uint8_t>(version | offsetsOf64Bits | (variableChunks ? 0x40 : 0) |
                                     (variableLengthBlocks ? 0x80 : 0));
}

FrameHeader headerOf(const FrameSettings& settings, std::int32_t chunksize,
                     bool variableLengthBlocks)
{
    const ChunkEncoding& defaults = settings.defaults;
    const std::uint8_t codec =
        defaults.codec <= lastBuiltInCodec ? defaults.codec : formatCodeInUdcodec;
    FrameHeader header;
    header.generalFlags = generalFlags(chunksize == 0, variableLengthBlocks);
    header.codecFlags = static_cast<std::uint8_t>(codec | defaults.level << 4);
    header.otherFlags = static_cast<std::uint8_t>(settings.splitMode);
    header.typesize = static_cast<std::int32_t>(defaults.typesize);
    header.blocksize = static_cast<std::int32_t>(defaults.blocksize);
    header.chunksize = chunksize;
    header.filters = defaults.filters;
    header.filtersMeta = defaults.filtersMeta;
    header.udcodec = defaults.codec;
    return header;
}

} // namespace bloscope
