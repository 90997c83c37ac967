#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"
#include "core/system/file_status.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>

namespace bloscope {

// Some bytes of a source.
struct ByteRange {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;

    std::uint64_t end() const { return offset + size; }
    bool operator==(const ByteRange&) const = default;
};

// The only door to the bytes of a file: positioned reads, from any thread, without a shared file
// position and without memory mapping (a mapped file that somebody truncates kills the reader).
class ByteSource {
 public:
    virtual ~ByteSource() = default;

    // Bytes there were when the source was opened.
    virtual std::uint64_t size() const = 0;

    // Where byte 0 lies in the file that was opened: descriptions and errors count from there.
    virtual std::uint64_t origin() const { return 0; }

    // The file that these bytes are, all of them, as it was when it was opened. Nothing for bytes
    // in memory and for parts of a file.
    virtual std::optional<FileIdentity> identity() const { return {}; }

    // The file in which these bytes lie, as they are there and from origin() on, as it was when it
    // was opened. Nothing for bytes in memory, decoded ones among them.
    virtual std::optional<FileIdentity> container() const { return identity(); }

    // Fills all of `to` or fails: Malformed when it reaches past size(), Io when the system says so
    // or the file has become shorter meanwhile.
    Result<> readAt(std::uint64_t offset, ByteSpan to) const;

    // How many bytes take about as long to come as one read takes to begin. 0 where reads begin at
    // once: there is nothing to be gained by prepare().
    virtual std::uint64_t costOfReading() const { return 0; }

    // Says what will be read soon, in any order, so that a source far away brings it in few steps;
    // waits until it is there, or until `stop`. What cannot be had is told by reading it.
    virtual void prepare(std::span<const ByteRange>, const std::stop_token&) const {}

 private:
    virtual Result<> readInside(std::uint64_t offset, ByteSpan to) const = 0;
};

using ByteSourcePtr = std::shared_ptr<const ByteSource>;

// A regular file. Refuses directories, devices and pipes (opening never blocks).
Result<ByteSourcePtr> openFile(const std::filesystem::path& path);

// Bytes in memory, owned by the source, or together with others.
ByteSourcePtr memorySource(ByteBuffer bytes);
ByteSourcePtr memorySource(std::shared_ptr<const ByteBuffer> bytes);

// A part of another source, seen as a source of its own. [offset, offset + size) lies inside.
ByteSourcePtr windowOf(ByteSourcePtr whole, std::uint64_t offset, std::uint64_t size);

// Reads `size` bytes into a buffer of their own. The range is checked before anything is allocated.
Result<ByteBuffer> readBytes(const ByteSource& source, std::uint64_t offset, std::uint64_t size);

} // namespace bloscope
