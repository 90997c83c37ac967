#pragma once

#include "core/base/job.h"
#include "core/bytes/byte_source.h"
#include "core/system/file_calls.h"

namespace bloscope {

// Whole steps over single calls: interrupted ones repeated, half-done ones completed. Errors: Io in
// the words of the system, Cancelled where there is a job.

// As FileCalls::open(); closed, and errno says why, where that is not possible.
Descriptor openDescriptor(FileCalls& calls, const std::filesystem::path& path,
                          const FileOpening& how);

// A file that was not there, empty, which everybody may read and write less the umask.
Result<Descriptor> createFile(FileCalls& calls, const std::filesystem::path& path);

// Reads what there is at `offset`, as far as `to` has room. Answers how many bytes; none also where
// nothing can be read.
std::size_t readAvailable(int descriptor, std::uint64_t offset, ByteSpan to);

// Writes all bytes at `offset`. Advances the job by the bytes written.
Result<> writeAt(FileCalls& calls, int descriptor, std::uint64_t offset, ByteView bytes,
                 const Job& job = {});

// A part of a file: `source` has the same bytes as `descriptor`, if that is open.
struct FilePart {
    const ByteSource& source;
    int descriptor = -1;
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
};

// Copies a part of a file to `offset` of another one that is empty there: by the system where it
// can (which may share the bytes instead of copying them), in pieces of bounded size where it
// cannot. Holes stay holes, and where they are not known, long rows of zeros become some: the
// caller gives the file its length. Advances the job by the bytes that lie behind it, holes
// included.
Result<> copyPart(FileCalls& calls, const FilePart& from, int to, std::uint64_t offset,
                  const Job& job = {});

// Makes a file shorter, or longer by a hole.
Result<> resizeFile(FileCalls& calls, int descriptor, std::uint64_t size);

Result<> syncFile(FileCalls& calls, int descriptor);

// Has a file that was written the bytes that it should have? Errors: Io when it has others.
Result<> checkSameBytes(const ByteSource& written, const ByteSource& wanted, const Job& job = {});

// Makes the names in a directory last. Where a directory cannot be opened or synced at all that is
// no failure: nothing better can be done there.
Result<> syncDirectory(FileCalls& calls, const std::filesystem::path& directory);

// Waits for an exclusive lock of the file, until the job is stopped. Where files cannot be locked,
// or not this one (some file systems want it open for writing), it counts as locked.
Result<> lockFile(FileCalls& calls, int descriptor, LockPlace place, const Job& job = {});

} // namespace bloscope
