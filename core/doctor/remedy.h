#pragma once

#include <cstdint>
#include <string>

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

} // namespace bloscope
