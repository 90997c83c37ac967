#pragma once

#include "core/frame/frame_header.h"
#include "core/frame/metadata.h"

namespace bloscope {

// What is unusual about a part that could be read all the same, one sentence each (format.md 14.1,
// 14.4). Nothing is lost by any of it.
std::vector<std::string> odditiesOf(const FrameHeader& header);
std::vector<std::string> odditiesOf(const MetadataSection& section);

} // namespace bloscope
