#pragma once

#include "core/array/array_layout.h"
#include "core/edit/frame_writer.h"

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

// A part of an array: its first index and how many, per dimension.
struct ArrayBox {
    Shape first = {};
    Shape count = {};
};

// Cuts the elements of an array into chunks and blocks, pads them with zeros to their full size and
// encodes them.
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
    ArrayBox boxOf(std::int64_t n) const;
    Result<ByteBuffer> chunkOfBox(ByteView elements, std::int64_t n) const;

    // The frame of the whole array, ready for more metadata.
    Result<FrameWriter> frameOf(ByteView elements) const;

 private:
    ArrayEncoder() = default;
    Result<ByteBuffer> encode(ByteView elements, const ArrayBox& of, std::int64_t n) const;
    void cutBlock(ByteView elements, const ArrayBox& of, const ArrayBox& chunk, std::int64_t block,
                  ByteSpan to) const;

    ArrayLayout m_layout;
    ChunkEncoding m_chunks;
    B2ndMetadata m_metadata;
};

} // namespace bloscope
