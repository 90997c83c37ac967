#pragma once

#include "core/base/job.h"
#include "core/bytes/byte_source.h"
#include "core/store/zip_directory.h"
#include "core/system/file_calls.h"

#include <cstdint>
#include <ctime>
#include <vector>

namespace bloscope {

// Writes a zip archive member by member, each as it is stored, as python-blosc2 reads it: without
// compressing anything, and with ZIP64 only where numbers need it. One thread at a time.
class ZipWriter {
 public:
    // `descriptor` is a file that is empty, open for writing, and stays the caller's; `calls` live
    // longer.
    ZipWriter(FileCalls& calls, int descriptor) : m_calls(calls), m_descriptor(descriptor) {}

    // `member` says name, method, sizes, checksum and time; `stored` are its bytes in the archive.
    // Advances the job by them. Errors: Usage for names that are too long, Io, Cancelled.
    Result<> add(const ZipMember& member, const ByteSource& stored, const Job& job);

    // Writes the directory: until then the file is no archive.
    Result<> finish();

 private:
    FileCalls& m_calls;
    int m_descriptor;
    std::uint64_t m_end = 0;
    std::vector<ZipMember> m_members; // the offset is that of the local header
};

// The checksum that archives have of their members. Errors: Io, Cancelled.
Result<std::uint32_t> crcOf(const ByteSource& bytes, const Job& job);

// A time as archives have it: local, in steps of two seconds, from 1980 to 2107; others are the
// first of these.
std::uint32_t dosTimeOf(std::time_t seconds);

} // namespace bloscope
