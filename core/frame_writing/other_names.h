#pragma once

#include "core/bytes/byte_source.h"

#include <filesystem>
#include <optional>

namespace bloscope {

// The other names (hard links) of a file that is about to be replaced; of a sparse frame, of its
// chunks.b2frame. What is written beside the file and renamed over it leaves them the old content.
class OtherNames {
 public:
    explicit OtherNames(const std::filesystem::path& path);

    // How many names have the old content now; none where the file was written in place.
    std::uint64_t countLeft() const;

 private:
    std::filesystem::path m_file;
    std::optional<FileIdentity> m_old;
    std::uint64_t m_count = 0;
};

} // namespace bloscope
