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

std::string contentName(ByteView bytes, std::size_t mostBytes)
{
    if (isPickle(bytes))
        return "Python pickle, not opened";
    if (textOf(bytes).starts_with(frameMagic))
        return "Blosc2 frame";
    if (!looksLikeGzip(bytes))
        return {};
    const auto unpacked = decodeGzip(bytes, mostBytes);
    return unpacked && isPickle(*unpacked) ? "gzip of a Python pickle, not opened" : "gzip";
}

std::string sourceName(std::string_view key)
{
    constexpr std::string_view keys[] = {"UDF", "udf_source", "dsl_source"};
    return std::ranges::find(keys, key) != std::end(keys) ? "Python source, never run" : "";
}

} // namespace bloscope
