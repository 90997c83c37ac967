#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/system/descriptor.h"
#include "core/system/file_calls.h"

namespace bloscope {

// The lock that programs with the reference library share between processes: the file beside the
// frame, or in the directory of a sparse one (format.md 11.9). Held for as long as it lives.
class FrameLock {
 public:
    // Waits for the exclusive lock, until the job is stopped, and counts its counter up, so that
    // others read the frame again. `frameFile` is the contiguous frame, or the chunks.b2frame.
    // Where there is no lock file nobody ever asked for locks: then there is nothing to hold, and
    // none is made. Errors: Io, also when it is a link or no regular file; Cancelled.
    static Result<FrameLock> acquire(FileCalls& calls, const std::filesystem::path& frameFile,
                                     const Job& job);

    // Does somebody hold it now, shared or not? Waits for nobody and makes no file. Where that
    // cannot be found out, nobody does.
    static bool isHeld(const std::filesystem::path& frameFile);

    static std::filesystem::path fileOf(const std::filesystem::path& frameFile);

 private:
    explicit FrameLock(Descriptor descriptor) : m_descriptor(std::move(descriptor)) {}

    Descriptor m_descriptor;
};

} // namespace bloscope
