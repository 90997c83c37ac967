#include "core/export/value_exchange.h"

#include "core/base/text.h"
#include "core/bytes/byte_source.h"
#include "core/export/sink.h"

#include <fmt/format.h>

namespace bloscope {

Result<> writeValueFile(ByteView value, msgpack_value::ValueFormat format,
                        const std::filesystem::path& target,
                        const std::optional<FileIdentity>& source, std::stop_token stop)
{
    const auto there = identityOf(target);
    if (there && source && there->isSameFile(*source))
        return Error{ErrorKind::Usage, "the value comes from this file; choose another file"};
    BLOSCOPE_TRY(const ByteBuffer content, msgpack_value::exportValue(value, format));
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink, fileSink(target, {}, std::move(stop)));
    BLOSCOPE_CHECK(sink->write(content));
    return sink->commit();
}

Result<ByteBuffer> readValueFile(const std::filesystem::path& file,
                                 msgpack_value::ValueFormat format, ByteView before,
                                 const Limits& limits)
{
    BLOSCOPE_TRY(const ByteSourcePtr source, openFile(file));
    if (source->size() > limits.metadataValueBytes)
        return Error{ErrorKind::Limit, fmt::format("the file has {}; the limit for values is {}",
                                                   byteCountText(source->size()),
                                                   byteCountText(limits.metadataValueBytes))};
    BLOSCOPE_TRY(const ByteBuffer content, readBytes(*source, 0, source->size()));
    return msgpack_value::importValue(content, format, before, limits);
}

} // namespace bloscope
