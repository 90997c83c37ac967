#pragma once

#include "core/base/byte_view.h"
#include "core/base/limits.h"
#include "core/inspect/description.h"
#include "core/msgpack/stored_item.h"

#include <memory>
#include <optional>

namespace bloscope {

// The bytes of a value, shared by the descriptions of its parts, which may be made later.
struct ValueBytes {
    std::shared_ptr<const ByteBuffer> bytes;
    std::optional<std::uint64_t> fileOffset; // of the first byte, when they lie in the file as such
    Limits limits = {};
};

// How many parts are described at once; the others when somebody opens what they lie in.
struct DescribedParts {
    std::size_t left = 2000;
    std::size_t levels = 32;
};

// Any metadata value as a tree: msgpack with the exact form of every value as its meaning, or what
// it is instead, named "text, not msgpack" or "bytes, not msgpack" (conventions.md 2). Lists and
// maps of more than a thousand items are described in pages, texts of several lines line by line,
// embedded frames (extension 42) with all their parts. References (extension 43) are told and not
// followed. Depth and number of items are bounded by the bytes alone: nothing is left out.
Description describeValue(const std::string& name, const ValueBytes& value, DescribedParts& parts);

// The same for one msgpack value among others; it begins at `offset` and is complete.
Description describeItem(const std::string& name, const ValueBytes& value, std::size_t offset,
                         DescribedParts& parts);

// What python-blosc2 keeps in msgpack extensions: frames (42) and references to other files (43).
// Puts what it is into `description`, which has the name and the form already; other extensions are
// left as they are (conventions.md 2, 8).
void describeExtension(const ValueBytes& value, const msgpack_value::StoredItem& item,
                       Description& description);

} // namespace bloscope
