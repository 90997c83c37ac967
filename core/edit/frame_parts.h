#pragma once

#include "core/edit/edit_set.h"

namespace bloscope {

// A frame as it stands in its file, in the parts that saving tells apart. Offsets count from the
// frame's first byte. It lives no longer than the frame.
struct OldFrame {
    explicit OldFrame(const Frame& frame);

    // Bytes behind the frame that are somebody's.
    std::uint64_t followingBytes() const;

    // Of those behind the frame, the beginning of what a killed process has appended without making
    // it count.
    bool endsWithUnfinishedSave() const;

    const ByteSource& source;
    std::uint64_t headerLen;
    std::uint64_t frameLen;
    std::uint64_t trailerBegin;
    std::uint64_t bodyEnd; // of the chunk area and the index
};

// With what an unfinished save is known: the first bytes of every trailer. Whatever is appended to
// a frame begins with them.
ByteView markOfUnfinishedSave();

// The header and the trailer that edits ask for, the fields of the header as they were.
struct NewEnds {
    ByteBuffer header;
    ByteBuffer trailer;
    bool hasVlMetalayers = false;
};

// Everything in the canonical form of format.md 11.1, except for a section that nobody touched and
// that cannot be written so. Errors: those of planSave().
Result<NewEnds> newEnds(const EditSet& edits, const OldFrame& old);

// Fields of a frame's header that saving changes, and where they are (format.md 6.1).
inline constexpr std::size_t frameLenAt = 16;
inline constexpr std::size_t hasVlMetaAt = 68;

// The header of `ends` with these lengths in it.
ByteBuffer patchedHeader(const NewEnds& ends, std::uint64_t frameLen, std::int64_t cbytes);

} // namespace bloscope
