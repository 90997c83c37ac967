#pragma once

#include "core/array/array_layout.h"
#include "core/array/interpretation.h"
#include "core/dtype/dtype.h"
#include "core/frame/chunk_positions.h"
#include "core/frame/frame.h"
#include "core/objects/presence.h"

namespace bloscope {

// What can be sliced: the n-d array of a frame, or, when it has none that can be used, its chunks
// laid end to end: as an array of the shape and type that its metadata or somebody says, or else as
// one dimension of items of the frame's typesize. Immutable.
class Array {
 public:
    // Never fails: a frame whose array metadata are damaged is shown as its chunks, and problems()
    // say why (format.md 14.5).
    static std::shared_ptr<const Array> of(FramePtr frame);

    // The chunks read as somebody says, or the elements of an n-d array without a type of use.
    // Errors: those of fitted(); Usage for n-d arrays that say themselves how they are to be read.
    static Result<std::shared_ptr<const Array>> of(FramePtr frame, const Interpretation& how);

    const FramePtr& frame() const { return m_frame; }
    const Presence& presence() const { return m_presence; } // of its values in the file
    bool isNd() const { return m_layout.has_value(); }
    const Shape& shape() const { return m_shape; }
    std::int64_t itemsize() const { return m_itemsize; }
    const DType& dtype() const
    {
        return m_dtype;
    } // how to show elements; its itemsize is itemsize()

    const std::optional<ArrayLayout>& layout() const { return m_layout; } // for n-d arrays
    const ChunkPositions& positions() const { return m_positions; }       // for all others
    std::int64_t offset() const { return m_offset; } // of the first element in laid-out chunks
    // How laid-out chunks are read, if they are read as more than items.
    const std::optional<Interpretation>& interpretation() const { return m_interpretation; }

    // As it stands in the file, whether or not it could be used; and in which metalayer.
    const std::optional<B2ndMetadata>& metadata() const { return m_metadata; }
    const std::string& metadataName() const { return m_metadataName; }

    const std::vector<Problem>& problems() const { return m_problems; }

    // Bytes of all elements, without padding.
    std::int64_t logicalBytes() const { return m_logicalBytes; }

 private:
    Array() = default;
    Result<> readMetadata();
    void layEndToEnd();
    void readPackedTensor();
    Result<> interpret(Interpretation how);
    void showAsItems();
    void chooseDType();
    void note(Problem::Severity severity, std::string text);

    FramePtr m_frame;
    Presence m_presence;
    Shape m_shape;
    std::int64_t m_itemsize = 1;
    std::int64_t m_logicalBytes = 0;
    DType m_dtype;
    std::optional<ArrayLayout> m_layout;
    ChunkPositions m_positions;
    std::int64_t m_offset = 0;
    std::optional<Interpretation> m_interpretation;
    std::optional<B2ndMetadata> m_metadata;
    std::string m_metadataName;
    std::vector<Problem> m_problems;
};

using ArrayPtr = std::shared_ptr<const Array>;

} // namespace bloscope
