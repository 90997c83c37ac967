#pragma once

#include "core/base/limits.h"
#include "core/edit/edit_set.h"

namespace bloscope {

// Some bytes of the file as it will be: new ones, or ones that the old file has already.
struct SavePiece {
    std::string what;         // "header", "chunks and index", "trailer"
    std::uint64_t offset = 0; // in the file
    std::uint64_t size = 0;
    std::optional<std::uint64_t> copiedFrom = {}; // where the old file has them
    ByteBuffer bytes = {};                        // the new ones
};

enum class SaveWay {
    Replace, // a whole new file takes the old one's place (format.md 11.3 A)
    Append   // new bytes behind the old frame; the last piece, within the header, makes them count
             // (format.md 11.3 B)
};

// What saving does to the file, piece by piece. Offsets count from the frame's first byte.
struct SavePlan {
    SaveWay way = SaveWay::Replace;
    std::vector<SavePiece> pieces; // in the order in which they are written
    std::uint64_t fileSize = 0;    // afterwards
    std::int64_t frameLen = 0;     // afterwards

    std::uint64_t newBytes() const;    // that are written
    std::uint64_t copiedBytes() const; // that the system copies, or shares, from the old file
};

struct SaveOptions {
    bool inPlace = true;                    // false: to a new file, which is always whole
    std::uint64_t appendFromBytes = 64_MiB; // smaller frames are replaced
    std::size_t mostDeadShare = 4;          // a frame of which a quarter is dead is replaced
};

// Can any metadata of this frame be written? Errors: Unsupported for a chunk without a frame and
// for frame formats before 2, whose layout nobody describes; Malformed for a frame without an end.
Result<> checkCanBeWritten(const Frame& frame);

// Can it be saved where it was read? Errors: Unsupported for frames inside other files.
Result<> checkHasFileOfItsOwn(const Frame& frame);

// Plans how to save: everything in the canonical form of format.md 11.1, except for a section that
// nobody touched and that cannot be written so (damaged entries): that is kept as it stands.
// Nothing is written; of the file the header and the trailer are read. Errors: those of
// checkCanBeWritten(), Usage for edits that the format cannot hold, Malformed for sections of which
// something that cannot be read would be lost.
Result<SavePlan> planSave(const EditSet& edits, const SaveOptions& options = {});

} // namespace bloscope
