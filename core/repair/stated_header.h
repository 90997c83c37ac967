#pragma once

#include "core/frame/b2nd_metadata.h"
#include "core/frame/frame.h"

namespace bloscope {

// What the header of a frame says that may be damaged anywhere (format.md 6.1, 6.3): every field
// by its position, and kept where it is possible at all. Where bytes were inserted or are missing
// the markers between the fields show where the others are.
struct StatedHeader {
    bool isThere = false;            // enough of the fixed bytes are what they have to be
    FrameHeader fields;              // impossible and unknown ones are 0, of sizes -1
    std::int64_t shift = 0;          // of all that follows the fixed header
    std::vector<std::string> damage; // sentences about fields that were not taken
    std::string loss;                // what is unknown because of the shift; empty without one
    MetadataSection metalayers;
    std::vector<std::string> metalayerNotes; // as RescuedSection
    std::vector<std::string> metalayerLosses;
    std::uint64_t end = fixedHeaderBytes; // where the chunks begin, as far as it can be told

    bool hasTypesize() const { return fields.typesize > 0; }
    bool hasChunksize() const { return fields.chunksize >= 0; }
    bool hasNbytes() const { return fields.nbytes >= 0; }
};

// Defaults for new chunks that no writer writes become those that are possible. Answers a sentence
// for each.
std::vector<std::string> makeDefaultsUsual(FrameHeader& header);

// Is there what follows a header: a chunk of a frame, or the trailer?
bool beginsSomething(const ByteSource& source, std::uint64_t position);

// Reads up to limits.frameHeaderBytes. Errors: Io.
Result<StatedHeader> readStatedHeader(const ByteSource& source, const Limits& limits);

} // namespace bloscope
