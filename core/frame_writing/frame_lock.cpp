#include "core/frame_writing/frame_lock.h"

#include "core/files/file_io.h"
#include "core/files/lock_file.h"
#include "core/frame/file_marks.h"

#include <array>

namespace bloscope {

namespace {

constexpr std::uint64_t counterAt = 8;

// A file that is too short counts as generation 0.
std::uint64_t readCounter(int descriptor)
{
    std::array<std::byte, sizeof(std::uint64_t)> bytes{};
    const bool isThere = readAvailable(descriptor, counterAt, bytes) == bytes.size();
    return isThere ? loadLittle<std::uint64_t>(bytes.data()) : 0;
}

Result<> countUp(FileCalls& calls, int descriptor)
{
    const std::uint64_t next = readCounter(descriptor) + 1;
    return writeAt(calls, descriptor, counterAt, std::as_bytes(std::span(&next, 1)));
}

} // namespace

std::filesystem::path FrameLock::fileOf(const std::filesystem::path& frameFile)
{
    if (frameFile.filename() == sparseFrameName)
        return frameFile.parent_path() / sparseLockName;
    std::filesystem::path beside = frameFile;
    return beside += sparseLockName;
}

bool FrameLock::isHeld(const std::filesystem::path& frameFile)
{
    return isLocked(fileOf(frameFile));
}

Result<FrameLock> FrameLock::acquire(FileCalls& calls, const std::filesystem::path& frameFile,
                                     const Job& job)
{
    BLOSCOPE_TRY(LockFile file, openLockFile(calls, fileOf(frameFile)));
    if (!file.descriptor.isOpen())
        return FrameLock(Descriptor());
    const int descriptor = file.descriptor.number();
    BLOSCOPE_CHECK(lockFile(calls, descriptor, LockPlace::LockFile, job).within("lock file"));
    if (file.canWrite) {
        BLOSCOPE_CHECK(countUp(calls, descriptor).within("lock file"));
    }
    return FrameLock(std::move(file.descriptor));
}

} // namespace bloscope
