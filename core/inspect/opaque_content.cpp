#include "core/inspect/opaque_content.h"

#include "core/codecs/gzip.h"
#include "core/frame/pickle.h"

#include <algorithm>
#include <iterator>

namespace bloscope {

namespace {

constexpr std::string_view frameMagic{"\x9e\xa8"
                                      "b2frame",
                                      9};

} // namespace

OpaqueContent opaqueContentOf(ByteView bytes, std::size_t mostBytes)
{
    if (isPickle(bytes))
        return OpaqueContent::Pickle;
    if (textOf(bytes).starts_with(frameMagic))
        return OpaqueContent::Frame;
    if (!looksLikeGzip(bytes))
        return OpaqueContent::Unknown;
    const auto unpacked = decodeGzip(bytes, mostBytes);
    return unpacked && isPickle(*unpacked) ? OpaqueContent::PackedPickle : OpaqueContent::Gzip;
}

std::string_view nameOf(OpaqueContent content)
{
    switch (content) {
    case OpaqueContent::Pickle:
        return "Python pickle, read as data";
    case OpaqueContent::PackedPickle:
        return "gzip of a Python pickle, read as data";
    case OpaqueContent::Gzip:
        return "gzip";
    case OpaqueContent::Frame:
        return "Blosc2 frame";
    default:
        return {};
    }
}

std::string sourceName(std::string_view key)
{
    constexpr std::string_view keys[] = {"UDF", "udf_source", "dsl_source"};
    return std::ranges::find(keys, key) != std::end(keys) ? "Python source, never run" : "";
}

} // namespace bloscope
