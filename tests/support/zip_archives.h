#pragma once

#include "core/base/byte_view.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bloscope::test {

// A member of an archive made by hand, so that every number of it can lie.
struct ZipPart {
    std::string name;
    std::string content;
    std::uint16_t method = 0;
    std::uint16_t flags = 0;
    std::string localExtra = {};              // only in the local header
    std::optional<std::uint32_t> stored = {}; // said in both headers
    std::optional<std::uint32_t> size = {};
    std::optional<std::uint32_t> headerAt = {}; // said by the directory
};

// The members as they are, in their order, with their checksums.
ByteBuffer zipArchive(const std::vector<ZipPart>& members);

// As content of a member.
std::string textOfBytes(ByteView bytes);

} // namespace bloscope::test
