#include "core/codecs/stream_error.h"

#include <fmt/format.h>

namespace bloscope {

Error wrongStreamSize(std::string_view codec, std::size_t held, std::size_t needed)
{
    return {ErrorKind::Malformed, fmt::format("{}: the stream contains {} bytes, but {} are needed",
                                              codec, held, needed)};
}

Error oversizedStream(std::string_view codec, std::size_t needed)
{
    return {ErrorKind::Malformed,
            fmt::format("{}: the stream contains more than the {} bytes needed", codec, needed)};
}

Error damagedStream(std::string_view codec, std::string_view why)
{
    return {ErrorKind::Malformed,
            fmt::format("{}: the stream is damaged{}{}", codec, why.empty() ? "" : ", ", why)};
}

} // namespace bloscope
