#pragma once

#include "core/array/array_layout.h"
#include "core/array/cell_boxes.h"
#include "core/chunk/chunk_encoder.h"
#include "core/frame_writing/frame_writer.h"

#include <optional>

namespace bloscope {

// An n-d array as it is to be stored (format.md 8).
struct ArrayEncoding {
    Shape shape = {};
    Shape chunkshape = {};
    Shape blockshape = {};
    std::string dtype = {}; // NumPy's text, stored as it is
    ChunkEncoding chunks =
        {}; // typesize is the size of an element; blocksize comes from blockshape
};

// Cuts the elements of an array into chunks and blocks, pads them with zeros to their full size and
// encodes them. Chunks whose elements are all alike become special ones (format.md 3.10), in which
// the padding is alike as well.
class ArrayEncoder {
 public:
    // Errors: Malformed for shapes that no file can have, Usage for an encoding no chunk can have.
    static Result<ArrayEncoder> create(const ArrayEncoding& encoding);

    const ArrayLayout& layout() const { return m_layout; }

    // What a frame of it is like, and the value of its b2nd metalayer.
    FrameSettings settings() const;
    ByteBuffer metadata() const;

    // A frame with the array's metadata and no chunks yet: append layout().chunkCount of them.
    Result<FrameWriter> newFrame() const;

    // Chunk number `n`, cut out of all elements of the array in C order.
    Result<ByteBuffer> chunk(ByteView elements, std::int64_t n) const;

    // What chunk number `n` holds of the array, and the chunk made of these elements in C order.
    CellBox boxOf(std::int64_t n) const;
    Result<ByteBuffer> chunkOfBox(ByteView elements, std::int64_t n) const;
    // The same of one element everywhere; nothing where such a chunk is not made a special one.
    // Errors: those of chunkOfBox().
    Result<std::optional<ByteBuffer>> chunkOfElement(ByteView element, std::int64_t n) const;

    // Do chunks hold something else than they are made of (truncate())? What they will hold.
    bool losesBits() const { return truncates(m_chunks); }
    void loseBits(ByteSpan elements) const { truncate(elements, m_chunks); }

    // The frame of the whole array, ready for more metadata.
    Result<FrameWriter> frameOf(ByteView elements) const;

 private:
    ArrayEncoder() = default;
    Result<> checkSize(ByteView elements, const Shape& count) const;
    bool areAlike(ByteView elements) const;
    bool canBeSpecial(ByteView element, std::int64_t cells) const;
    bool liesBlockByBlock() const;
    void cutBlock(ByteView elements, const CellBox& chunk, std::int64_t block, ByteSpan to) const;

    ArrayLayout m_layout;
    ChunkEncoding m_chunks;
    B2ndMetadata m_metadata;
};

} // namespace bloscope
