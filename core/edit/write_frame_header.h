#pragma once

#include "core/bytes/byte_writer.h"
#include "core/frame/frame_header.h"

namespace bloscope {

// Appends the 87 fixed bytes of a frame (format.md 6.1): the inverse of parseFrameHeader().
void writeFrameHeader(const FrameHeader& header, ByteWriter& to);

} // namespace bloscope
