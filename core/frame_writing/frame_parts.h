#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"
#include "core/bytes/byte_writer.h"
#include "core/chunk/chunk_header.h"
#include "core/frame/frame_header.h"

#include <array>
#include <string>
#include <vector>

namespace bloscope {

struct NamedValue {
    std::string name;
    ByteBuffer value; // as it is stored: for vlmetalayers a chunk
};

// Where the section stands, which decides what its size field counts from.
enum class MetadataSectionOf { Header, Trailer };

// Can a new entry be called so, have so many bytes, make so many of them? Errors: Usage, with the
// limit of format.md 11.1 and 11.8. Files hold names and numbers of entries beyond these; what they
// hold is kept.
Result<> checkMetadataName(std::string_view name);
Result<> checkMetadataValue(std::size_t bytes);
Result<> checkMetadataCount(MetadataSectionOf of, std::size_t count);

// Metadata in the order in which they will stand in a header or a trailer, kept writable: all
// offsets have 31 bits.
class NamedValues {
 public:
    // A new entry: a name that checkMetadataName() takes, and that no other has. Errors: Usage.
    Result<> add(std::string name, ByteBuffer value);

    // One that a file holds already: any name of at most 31 bytes. Errors: Usage.
    Result<> keep(std::string name, ByteBuffer value);

    const std::vector<NamedValue>& items() const { return m_items; }

 private:
    std::vector<NamedValue> m_items;
    std::size_t m_bytes = 0; // of all values
};

// Appends the section of metalayers to a header, or of vlmetalayers to a trailer, of which `to`
// holds everything before it and nothing else (format.md 11.1). Of a size of the names beyond 65535
// bytes, which nobody looks at, the low 16 bits are written.
void writeMetadata(const NamedValues& values, MetadataSectionOf of, ByteWriter& to);

// Appends the 87 fixed bytes of a frame (format.md 6.1): the inverse of parseFrameHeader().
void writeFrameHeader(const FrameHeader& header, ByteWriter& to);

// What a trailer holds besides vlmetalayers: nothing that anybody uses, and all of it is kept.
struct TrailerEnds {
    std::uint8_t version = 1;
    std::uint8_t fingerprintType = 0;
    std::array<std::byte, 16> fingerprint{};
};

// A complete trailer (format.md 6.6, 11.1).
ByteBuffer writeTrailer(const NamedValues& vlMetalayers, const TrailerEnds& ends = {});

// `count` chunks in a row with the same entry in the index, as only chunks that are not stored
// have.
struct IndexRun {
    std::int64_t entry = 0;
    std::int64_t count = 1;
};

// Counts `count` more chunks of that entry, in the last run where it is the same.
void addToIndex(std::vector<IndexRun>& runs, std::int64_t entry, std::int64_t count = 1);

// The entry that stands for a chunk that is not stored (format.md 6.5). Not for repeated values.
std::int64_t unstoredEntry(SpecialKind kind);

// The index chunk (format.md 6.5, 11.6): one repeated value, a plain copy when it is short, or
// compressed. At least one run. Errors (Usage): too many chunks.
Result<ByteBuffer> encodeIndex(const std::vector<IndexRun>& runs);
Result<ByteBuffer> encodeEntries(const std::vector<std::int64_t>& entries); // at least one

} // namespace bloscope
