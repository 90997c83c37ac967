#pragma once

#include "core/repair/salvage_plan.h"
#include "core/repair/write_salvage.h"

#include <QTemporaryDir>

namespace bloscope::test {

// What became of a broken file.
struct Repaired {
    SalvagePlan plan;
    std::string wrong;                     // with the new one, of its form or its chunks; empty
    std::vector<std::string> hashes;       // of its chunks, decoded; empty where one cannot be
    std::vector<std::string> storedHashes; // as they are stored; empty where one is not
};

// Saves what can be saved into a folder and looks at it: it has to be canonical, without any
// problem, and as the plan says.
class Repairing {
 public:
    Result<Repaired> repair(const std::filesystem::path& path,
                            FrameForm form = FrameForm::Contiguous);

    // One frame in a folder, whose other files are chunks.
    Result<Repaired> repair(const ByteFolderPtr& folder);
    Result<Repaired> repair(const ByteSourcePtr& source);

 private:
    Result<Repaired> write(Result<SalvagePlan> plan, FrameForm form);

    QTemporaryDir m_folder;
    WorkerPool m_pool{2};
    int m_number = 0;
};

// SHA-256 of a chunk of a frame: decoded, empty when it cannot be; as it is stored, empty when it
// is not.
std::string decodedHash(const Frame& frame, std::int64_t number);
std::string storedHash(const Frame& frame, std::int64_t number);

} // namespace bloscope::test
