#pragma once

#include "core/array/interpretation.h"
#include "core/bytes/byte_source.h"
#include "core/convert/box_source.h"

namespace bloscope {

// Elements that lie in a file one behind the other: raw bytes, and what follows the header of a
// .npy file.
class FlatSource final : public BoxSource {
 public:
    enum class Order { C, Fortran };
    struct Layout {
        std::uint64_t begin = 0; // byte of the first element
        DType dtype = {};
        Shape shape = {};
        Order order = Order::C;
    };

    // All of the elements lie in the file. The pool lives longer.
    FlatSource(ByteSourcePtr file, Layout layout, WorkerPool& pool)
        : BoxSource(pool), m_file(std::move(file)), m_layout(std::move(layout))
    {
    }

    const Shape& shape() const override { return m_layout.shape; }
    const DType& dtype() const override { return m_layout.dtype; }

 private:
    Result<HeapBytes> readBox(const CellBox& box, const Job& job) const override;

    ByteSourcePtr m_file;
    Layout m_layout;
};

// A file of nothing but elements in C order, read as told. Errors: as fitted(), Usage also when the
// shape leaves bytes over.
Result<std::unique_ptr<FlatSource>> openRaw(ByteSourcePtr file, const Interpretation& how,
                                            WorkerPool& pool, const Limits& limits = {});

} // namespace bloscope
