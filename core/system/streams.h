#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"
#include "core/system/descriptor.h"

#include <filesystem>
#include <optional>
#include <stop_token>

namespace bloscope {

inline constexpr int standardOutput = 1; // the descriptor, which is open already

bool isTerminal(int descriptor);
bool isTerminal(const std::filesystem::path& path);

// The open descriptor that a path names: /dev/stdout, /dev/fd/63 and what else a shell has for a
// pipe that it made (">(command)"). Nothing for other paths.
std::optional<int> descriptorNamed(std::filesystem::path path);

// Does the path name something that bytes go into one after the other, and over which no file can
// be renamed: a pipe, a device, a descriptor that is open?
bool isStream(const std::filesystem::path& path);

// Another descriptor of the same. Errors: Io in the words of the system.
Result<Descriptor> sameStream(int descriptor);

// Opens such a thing to write to it, at the place where a descriptor is now. Waits for the reader
// of a pipe, until it is stopped. Errors: Io in the words of the system, Cancelled.
Result<Descriptor> openStream(const std::filesystem::path& path, const std::stop_token& stop = {});

// Writes one piece behind the other to what is open, and stays the caller's: a file, a pipe, a
// terminal.
class StreamWriter {
 public:
    explicit StreamWriter(int descriptor, std::stop_token stop = {});

    // Errors: Io in the words of the system; Cancelled, also while a reader makes it wait.
    Result<> write(ByteView bytes) const;

 private:
    Result<> waitUntilWritable() const;

    int m_descriptor;
    std::stop_token m_stop;
    std::size_t m_pieceBytes;
};

inline constexpr int standardInput = 0; // the descriptor, which is open already

// Everything to the end of what is open, and stays the caller's: a file, a pipe, a terminal. Waits
// for whoever writes it. Errors: Io in the words of the system, Limit for more than `most` bytes,
// of which no more are read.
Result<ByteBuffer> readToEnd(int descriptor, std::size_t most);

// The same of a path that somebody named to be read: also a pipe, whose writer is waited for.
Result<ByteBuffer> readToEnd(const std::filesystem::path& path, std::size_t most);

} // namespace bloscope
