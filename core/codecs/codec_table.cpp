#include "core/codecs/codec_table.h"

#include "core/codecs/codecs.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint8_t firstUserDefined = 160;

#ifdef BLOSCOPE_HAS_ZFP
constexpr DecodeStream zfpAccuracy = decodeZfpAccuracy;
constexpr DecodeStream zfpPrecision = decodeZfpPrecision;
constexpr DecodeStream zfpRate = decodeZfpRate;
#else
constexpr DecodeStream zfpAccuracy = nullptr;
constexpr DecodeStream zfpPrecision = nullptr;
constexpr DecodeStream zfpRate = nullptr;
#endif

// format.md 5.1. Of the codecs that share a format code the first one names it.
constexpr Codec codecs[] = {
    {0, 0, "blosclz", decodeBlosclz, encodeBlosclz},
    {1, 1, "lz4", decodeLz4, encodeLz4},
    {2, 1, "lz4hc", decodeLz4, encodeLz4hc},
    {3, 2, "snappy", nullptr, nullptr},
    {4, 3, "zlib", decodeZlib, encodeZlib},
    {5, 4, "zstd", decodeZstd, encodeZstd},
    {32, formatCodeInUdcodec, "ndlz", decodeNdlz, nullptr},
    {33, formatCodeInUdcodec, "zfp_acc", zfpAccuracy, nullptr},
    {34, formatCodeInUdcodec, "zfp_prec", zfpPrecision, nullptr},
    {35, formatCodeInUdcodec, "zfp_rate", zfpRate, nullptr},
    {36, formatCodeInUdcodec, "openhtj2k", nullptr, nullptr},
    {37, formatCodeInUdcodec, "grok", nullptr, nullptr},
    {38, formatCodeInUdcodec, "openzl", nullptr, nullptr},
    {39, formatCodeInUdcodec, "j2k", nullptr, nullptr},
    {40, formatCodeInUdcodec, "htj2k", nullptr, nullptr},
};

template <class Condition>
const Codec* firstCodec(Condition condition)
{
    const auto* found = std::find_if(std::begin(codecs), std::end(codecs), condition);
    return found == std::end(codecs) ? nullptr : found;
}

} // namespace

const Codec* codecById(std::uint8_t id)
{
    return firstCodec([id](const Codec& codec) { return codec.id == id; });
}

const Codec* codecNamed(std::string_view name)
{
    return firstCodec([name](const Codec& codec) { return codec.name == name; });
}

std::vector<std::string_view> writableCodecs()
{
    std::vector<std::string_view> names;
    for (const Codec& codec : codecs)
        if (codec.encode)
            names.push_back(codec.name);
    return names;
}

const Codec* codecOfChunk(std::uint8_t formatCode, std::uint8_t udcodec)
{
    const Codec* named = codecById(udcodec);
    if (named && named->formatCode == formatCode)
        return named;
    if (formatCode == formatCodeInUdcodec)
        return nullptr;
    return firstCodec([formatCode](const Codec& codec) { return codec.formatCode == formatCode; });
}

std::string codecName(std::uint8_t id)
{
    if (const Codec* codec = codecById(id))
        return std::string(codec->name);
    return fmt::format("{} codec {}", id >= firstUserDefined ? "user-defined" : "unknown", id);
}

} // namespace bloscope
