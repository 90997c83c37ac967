#pragma once

#include "core/base/job.h"
#include "core/bytes/heap_bytes.h"
#include "core/dtype/dtype.h"
#include "core/frame_writing/array_encoder.h"

#include <optional>

namespace bloscope {

// What a new array is made of: elements of one type in a shape, wherever they lie.
class ElementSource {
 public:
    virtual ~ElementSource() = default;

    virtual const Shape& shape() const = 0;
    virtual const DType& dtype() const = 0; // its itemsize is that of the elements

    // What all elements of a box are, where that is known without reading them; nothing where they
    // have to be read. From any thread.
    virtual std::optional<ByteBuffer> alike(const ArrayBox&) const { return {}; }

    // The elements of a box inside of the shape, in C order; of the job only the wish to stop
    // counts. From any thread. Errors: those of reading, also for elements that cannot be read.
    virtual Result<HeapBytes> read(const ArrayBox& box, const Job& job) const = 0;
};

} // namespace bloscope
