#pragma once

#include "core/frame/b2nd_metadata.h"
#include "core/frame/frame.h"
#include "core/inspect/describe_value.h"
#include "core/inspect/description.h"
#include "core/objects/item_list.h"

#include <filesystem>

// The structures of a frame, each described once: field names are those of `info --json`, offsets
// are of the file (also where the frame begins later in it), for chunks in files of their own of
// that file; values of the size 0 are derived and stand nowhere. Nothing here decodes data;
// only the vlmetalayers are decompressed, within the frame's limits. Callable from any thread.
namespace bloscope {

// All below but the chunks: "Header", "Metalayers", "Variable-length metalayers", "Chunk index",
// "Trailer". Parts that a file does not have are left out.
Description describeFrame(const Frame& frame);

Description describeHeader(const Frame& frame);       // format.md 6.1
Description describeMetalayers(const Frame& frame);   // format.md 6.3, a child for each entry
Description describeVlMetalayers(const Frame& frame); // format.md 6.7, a child for each entry
Description describeIndex(const Frame& frame);        // format.md 6.5, without its entries
Description describeTrailer(const Frame& frame);      // format.md 6.6, without its vlmetalayers

// One chunk: its index entry and its header, or why it cannot be opened. "Chunk 17".
Description describeChunk(const Frame& frame, std::int64_t n);

// Blocks [first, first + count) of a chunk with a block table, each with its streams as children.
std::vector<Description> describeBlocks(const Chunk& chunk, std::int32_t first, std::int32_t count);

Description describeB2nd(const B2ndMetadata& metadata, std::uint64_t offset, std::uint64_t size);

// The fields of a chunk header, for data chunks, the index and vlmetalayers alike.
std::vector<Field> chunkHeaderFields(const ChunkHeader& header, std::uint64_t offset);

// One item of an object, batch or list array, for people. Callable from any thread; decodes the
// chunk or block that the item lies in.

// On one line: its exact type ("fixmap, 3 entries") and the value, cut off where it is long.
struct ItemText {
    std::string type;
    std::string text;
};
Result<ItemText> itemText(const ItemList& list, std::int64_t i, const Job& job = {});

// As a tree, like a metadata value (describe_value.h).
Result<Description> describeItem(const ItemList& list, std::int64_t i, const Job& job = {});

// As JSON of several lines, with the notation of core/msgpack/json.h.
Result<std::string> itemJson(const ItemList& list, std::int64_t i, const Job& job = {});

// Pickles of Python as trees, read as data (core/pickle): nothing of them is run.

// The parts of the pickle that lies in a value at `offset`, `size` bytes long: those of the
// container that it holds, or the one value that it is; or a part that says why it cannot be read.
std::vector<Description> describePickle(const ValueBytes& value, std::size_t offset,
                                        std::size_t size);

// All pickles that tell of an array: entries of its metadata that are one (MLArray's), and what
// nnU-Net keeps beside `file`, which is empty for what is no file of its own. Each is called as the
// entry or the file, what it is stands in its meaning, and its parts are its children. For worker
// threads.
std::vector<Description> describePickles(const Frame& frame, const std::filesystem::path& file);

} // namespace bloscope
