#pragma once

#include "core/doctor/finding.h"

#include <vector>

namespace bloscope {

// Blosc2 has no checksums: bytes that were changed and still decode are found by nobody. So none of
// these says that a file is intact.
enum class Verdict : std::uint8_t {
    NoDamageFound, // everything could be decoded, and fits together
    Notes,         // likewise, but something is odd
    Damaged,       // something is lost
    Unreadable     // nothing is known to be lost, but not all of it can be read by this program
};

const char* nameOf(Verdict verdict); // "no damage found"

// What there was to check in a frame, and what came of it.
struct CheckReport {
    std::int64_t chunks = 0;
    std::int64_t damagedChunks = 0;
    std::uint64_t decodedBytes = 0; // of chunks that are stored; runs need no decoding
    std::int64_t damagedParts = 0;  // findings with Severity::Damage: headers, blocks, metadata ...
    std::int64_t uncheckedParts = 0; // findings that are notes: this program cannot decode them
    std::int64_t notes = 0;          // the others
    std::int64_t untold = 0;         // findings that were counted only: there were too many
    std::string mainFinding;         // "chunk 17, block 3: ...": the first, damage before notes
    std::vector<Remedy> remedies;    // each once, in the order of the findings

    Verdict verdict() const;
    ChunkCounts chunkCounts() const { return {chunks, damagedChunks}; }
};

// Can bloscope repair be given the frame that is checked? Not when it is a part of another file.
enum class RepairReach : std::uint8_t { Reached, OutOfReach };

// Hands findings on and counts them; those beyond `most` are only counted. Not for several threads.
class FindingLog {
 public:
    FindingLog(FindingListener found, std::int64_t most, RepairReach reach = RepairReach::Reached)
        : m_found(std::move(found)), m_most(most), m_reach(reach)
    {
    }

    void tell(Finding finding);
    // Damage that is counted only: more of what a chunk has told enough of.
    void count(std::int64_t damagedParts);

    CheckReport report;

 private:
    void keepMain(const Finding& finding);

    FindingListener m_found;
    std::int64_t m_most;
    RepairReach m_reach;
    std::int64_t m_told = 0;
    bool m_mainIsDamage = false;
};

} // namespace bloscope
