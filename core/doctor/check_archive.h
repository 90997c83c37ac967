#pragma once

#include "core/base/job.h"
#include "core/doctor/check_report.h"
#include "core/store/zip_directory.h"

#include <filesystem>
#include <map>

namespace bloscope {

// The checksums of the members of an archive (format.md 10.7): of what is stored as it is, since
// what is compressed is checked whenever it is opened.
class ArchiveChecksums {
 public:
    // Of the archive at `path`; without members where there is none, or none that can be read.
    static ArchiveChecksums of(const std::filesystem::path& path, const Limits& limits = {});

    // Reads the member in pieces and tells when its bytes are not those that were packed. Nothing
    // for names that no member has. Errors: Cancelled.
    Result<> check(const std::string& member, FindingLog& log, const Job& job) const;

 private:
    ByteSourcePtr m_archive;
    std::map<std::string, ZipMember> m_members; // stored and acceptable ones
};

} // namespace bloscope
