#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

#include <span>
#include <string>

namespace bloscope {

// Texts as a batch (format.md 10.5): a chunk with blocks of any length (3.16), each a msgpack list
// of at most so many of them, not compressed. Errors: Usage for more bytes than a chunk can have.
Result<ByteBuffer> batchOfTexts(std::span<const std::string> texts, std::size_t itemsPerBlock);

} // namespace bloscope
