#pragma once

#include "core/base/limits.h"
#include "core/bytes/byte_source.h"
#include "core/msgpack/value_file.h"

#include <filesystem>
#include <stop_token>

namespace bloscope {

// Writes one metadata value to a file of its own, which is complete or not there (see fileSink()).
// `source` is the file that it comes from, if it is one, which is never replaced. Errors: those of
// exportValue(), Io, Usage, Cancelled.
Result<> writeValueFile(ByteView value, msgpack_value::ValueFormat format,
                        const std::filesystem::path& target,
                        const std::optional<FileIdentity>& source, std::stop_token stop = {});

// Reads such a file, for the place of `before` (importValue()). Errors: Limit when it has more than
// limits.metadataValueBytes, Io, those of importValue().
Result<ByteBuffer> readValueFile(const std::filesystem::path& file,
                                 msgpack_value::ValueFormat format, ByteView before,
                                 const Limits& limits = {});

} // namespace bloscope
