#pragma once

#include "core/base/result.h"
#include "core/bytes/byte_writer.h"

#include <string>
#include <vector>

namespace bloscope {

struct NamedValue {
    std::string name;
    ByteBuffer value; // as it is stored: for vlmetalayers a chunk
};

// Can an entry be called so, have so many bytes, be one of so many? Errors: Usage, with the limit
// of format.md 11.1 and 11.8.
Result<> checkMetadataName(std::string_view name);
Result<> checkMetadataValue(std::size_t bytes);
Result<> checkMetadataCount(std::size_t count);

// Metadata in the order in which they will stand in a header or a trailer, kept writable: names of
// at most 31 bytes of UTF-8 without NUL, all different, at most 16 of them (format.md 11.1, 11.8).
class NamedValues {
 public:
    Result<> add(std::string name, ByteBuffer value);
    const std::vector<NamedValue>& items() const { return m_items; }

 private:
    std::vector<NamedValue> m_items;
};

// Where the section stands, which decides what its size field counts from.
enum class MetadataSectionOf { Header, Trailer };

// Appends the section of metalayers to a header, or of vlmetalayers to a trailer, of which `to`
// holds everything before it and nothing else (format.md 11.1).
void writeMetadata(const NamedValues& values, MetadataSectionOf of, ByteWriter& to);

} // namespace bloscope
