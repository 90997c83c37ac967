#pragma once

#include "core/array/array.h"
#include "core/dtype/dtype.h"
#include "core/values/chunk_edits.h"

#include <functional>

namespace bloscope {

// The bytes of one value in what a chunk decodes to: those of an element, or of a field of one.
struct EditedCell {
    std::int64_t chunk = 0;
    std::int64_t begin = 0; // bytes [begin, end) of the chunk
    std::int64_t end = 0;
    // Null: bytes between fields, or those of an element that is continued in another chunk.
    const DTypeLeaf* leaf = nullptr;

    ByteView in(ByteView chunkBytes) const
    {
        return chunkBytes.subspan(static_cast<std::size_t>(begin), size());
    }
    std::size_t size() const { return static_cast<std::size_t>(end - begin); }
};

// Which values edits of an array concern, and how people call and read them. Elements with fields
// count field by field, so that whoever changes one of them does not touch the others. Usable from
// any thread.
class EditedCells {
 public:
    explicit EditedCells(ArrayPtr array);

    const ArrayPtr& array() const { return m_array; }

    // Visits each value of a chunk of `chunkBytes` bytes of which at least one byte is edited, in
    // the order of their bytes. The edits end in the chunk.
    using Visit = std::function<void(const EditedCell& cell)>;
    void forEach(std::int64_t chunk, std::int64_t chunkBytes, const ChunkEdits& edits,
                 const Visit& visit) const;

    std::string placeOf(const EditedCell& cell) const; // "[3, 4]", "[7].x", escaped

    // A value on one line, escaped and shortened. `bytes` are exactly those of the cell.
    std::string textOf(const EditedCell& cell, ByteView bytes) const;

 private:
    EditedCell cellAt(std::int64_t chunk, std::int64_t chunkBytes, std::int64_t position) const;
    std::int64_t firstElementOf(std::int64_t chunk) const;

    ArrayPtr m_array;
    std::vector<DTypeLeaf> m_leaves; // by their places; they do not overlap
};

} // namespace bloscope
