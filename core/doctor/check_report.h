#pragma once

#include "core/frame/frame.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// What can be done about something that is not as it should be.
enum class Remedy : std::uint8_t {
    None,
    CopyAgain,         // the file ends early
    TakeAnotherCopy,   // nothing of it can be opened
    ReplaceEmpty,      // a file of 0 bytes
    SaveOtherChunks,   // some chunks, or blocks of them, are lost
    FindChunks,        // the way to the chunks is lost
    FindMetadata,      // the trailer is lost
    WriteEntryAnew,    // one metadata entry is lost
    FitArray,          // the array metadata do not fit the chunks
    ReplaceMember,     // a leaf of a store that repair does not reach
    UseAnotherProgram, // a codec, filter or version that this program has not
    Compact,           // bytes that belong to nobody
    RemoveStrays,      // files that belong to nobody
    Rename,            // the name promises an array
    CompareCase,       // a segmentation that does not fit its image
    PackAgain          // an archive that other programs refuse
};

// What is left of it where bloscope repair does not reach: a part of an archive or of another
// frame.
Remedy withoutRepair(Remedy remedy);

// How many chunks a frame has, and how many of them are damaged, where that is known.
struct ChunkCounts {
    std::int64_t chunks = 0;
    std::int64_t damaged = 0;
};

// What a sentence calls the way to do it: a command, or an item of a menu.
struct RepairNames {
    std::string repair = "bloscope repair";
    std::string compact = "bloscope repair --compact";
    std::string editMetadata = "bloscope meta";
};

// One sentence without a full stop: "bloscope repair saves the 99 other chunks". Empty for None.
std::string remedyText(Remedy remedy, const ChunkCounts& counts = {},
                       const RepairNames& names = {});

// Where in a file something was found.
struct FindingPlace {
    std::string part;                         // "chunk 17, block 3", "index", "vlmetalayer \"a\""
    std::optional<std::int64_t> chunk = {};   // 17
    std::optional<std::int64_t> block = {};   // 3; of chunks without blocks a part of 1 MiB
    std::string file = {};                    // "0000001F.chunk" of a sparse frame; else empty
    std::optional<std::uint64_t> offset = {}; // of its first byte in the file, where that is known
    std::uint64_t size = 0;                   // bytes; 0 when nobody knows where it ends
};

// One thing that is not as it should be, for people: "chunk 17, block 3: zstd: ...".
struct Finding {
    // Note: odd, or not to be checked by this program, but nothing is known to be lost.
    using Severity = Problem::Severity;

    Severity severity = Severity::Damage;
    FindingPlace place;
    std::string text; // one sentence without a full stop
    Remedy remedy = Remedy::None;
    bool isUnchecked = false; // this program cannot read it; it may be in order
};

// Called for one finding at a time, though perhaps from different threads.
using FindingListener = std::function<void(const Finding&)>;

// Note, or Damage with what `error` says. An Unsupported one is a note: it is unchecked.
Finding noteAt(FindingPlace place, std::string text, Remedy remedy = Remedy::None);
Finding damageAt(FindingPlace place, const Error& error, Remedy remedy);

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
