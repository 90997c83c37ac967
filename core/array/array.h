#pragma once

#include "core/array/dtype.h"
#include "core/array/slice.h"
#include "core/frame/frame.h"

namespace bloscope {

// Where the elements of an n-d array lie: chunks tile the array, blocks tile each chunk
// (format.md 8.2, 8.3). All products are checked to fit.
struct ArrayLayout {
    Shape shape;
    Shape chunkshape;
    Shape blockshape;
    std::int64_t itemsize = 1;

    std::size_t dimensions() const { return shape.size(); }
    Shape chunkGrid() const;         // chunks per dimension
    Shape blockGrid() const;         // blocks per dimension of a chunk
    std::int64_t chunkBytes() const; // with padding
    std::int64_t blockBytes() const;
};

// The b2nd (or caterva) metalayer as it stands in the file (format.md 8.1).
struct B2ndMetadata {
    std::string layer; // "b2nd" or "caterva"
    int version = 0;
    int dimensions = 0;
    Shape shape;
    Shape chunkshape;
    Shape blockshape;
    std::optional<int> dtypeFormat;
    std::optional<std::string> dtype;
    std::size_t trailingBytes = 0;
};

Result<B2ndMetadata> parseB2nd(ByteView value, std::uint64_t fileOffset);

// What can be sliced: the n-d array of a frame, or, when it has none that can be used, its chunks
// laid end to end as one dimension of items of the frame's typesize. Immutable.
class Array {
 public:
    // Never fails: a frame whose array metadata are damaged is shown as its chunks, and problem()
    // says why (format.md 14.5).
    static std::shared_ptr<const Array> of(FramePtr frame);

    const FramePtr& frame() const { return m_frame; }
    bool isNd() const { return m_isNd; }
    const Shape& shape() const { return m_layout.shape; }
    const ArrayLayout& layout() const
    {
        return m_layout;
    }                                              // for plain frames only shape and itemsize
    const DType& dtype() const { return m_dtype; } // how to show elements; itemsize always fits
    const std::optional<B2ndMetadata>& metadata() const
    {
        return m_metadata;
    } // if it could be parsed
    const std::optional<std::string>& problem() const { return m_problem; }

    // Bytes of all elements without padding.
    std::int64_t logicalBytes() const;

 private:
    Array() = default;

    FramePtr m_frame;
    bool m_isNd = false;
    ArrayLayout m_layout;
    DType m_dtype;
    std::optional<B2ndMetadata> m_metadata;
    std::optional<std::string> m_problem;
};

using ArrayPtr = std::shared_ptr<const Array>;

} // namespace bloscope
