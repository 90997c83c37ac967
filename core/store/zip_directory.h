#pragma once

#include "core/base/limits.h"
#include "core/bytes/byte_source.h"

#include <string>
#include <vector>

namespace bloscope {

// A file inside a zip archive (format.md 10.7).
struct ZipMember {
    enum class Method { Stored, Deflated };
    std::string name; // as stored: any bytes
    Method method = Method::Stored;
    std::uint64_t offset = 0;  // of its bytes in the archive, told by the local header
    std::uint64_t stored = 0;  // bytes in the archive
    std::uint64_t size = 0;    // bytes of the file
    std::uint32_t crc = 0;     // of the file
    std::uint32_t dosTime = 0; // when the file was changed: the date above the time
    std::string problem;       // why it must not be opened; empty when it may
    bool isReplaced = false;   // by a later member of that name, which is the one that counts
};

// The files that the directory of an archive lists, in its order, every number compared with the
// archive (format.md 14.5, #112). Errors: Malformed when there is no directory, Limit for more than
// limits.storeNodes.
Result<std::vector<ZipMember>> readZipDirectory(const ByteSourcePtr& archive, const Limits& limits);

// The bytes of a member without a problem: those of the archive itself when they are stored,
// inflated into memory when they are not. Errors: Limit for more than limits.inflatedBytes,
// Malformed when it does not inflate to what the directory promises.
Result<ByteSourcePtr> openZipMember(const ByteSourcePtr& archive, const ZipMember& member,
                                    const Limits& limits);

} // namespace bloscope
