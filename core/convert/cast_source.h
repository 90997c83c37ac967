#pragma once

#include "core/array/cell_source.h"
#include "core/base/byte_view.h"
#include "core/convert/cast_number.h"
#include "core/dtype/dtype.h"

#include <cstddef>
#include <optional>

namespace bloscope {

// From elements of one type to those of another: truth values, whole numbers and floats of 2, 4 and
// 8 bytes into each other, complex numbers of 8 and 16 bytes likewise, in either byte order. Truth
// values count as 0 and 1. Infinities and what is not a number stay so among floats.
class NumberCast {
 public:
    // Errors: Usage for types between which there is no such way.
    static Result<NumberCast> between(const DType& from, const DType& to, Rounding rounding);

    // Casts whole elements. Answers which one is the first that cannot be: what it is would change,
    // or, with rounding, it is out of the range of the new type; nothing when all can.
    std::optional<std::size_t> run(ByteView from, ByteSpan to) const;

 private:
    NumberCast(const DType& from, const DType& to, Rounding rounding)
        : m_from(from), m_to(to), m_rounding(rounding)
    {
    }

    DType m_from; // of a number; of complex ones that of their parts
    DType m_to;
    Rounding m_rounding;
    std::size_t m_numbersInElement = 1;
};

// Another source with its numbers in another type.
class CastSource final : public CellSource {
 public:
    // `from` lives longer. Errors: those of NumberCast::between().
    static Result<CastSource> create(const CellSource& from, const DType& to, Rounding rounding);

    const Shape& shape() const override { return m_from->shape(); }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return m_from->pool(); }
    std::optional<UniformChunk> alike(const Slice& slice) const override;

 private:
    CastSource(const CellSource& from, DType to, NumberCast cast)
        : m_from(&from), m_dtype(std::move(to)), m_cast(std::move(cast))
    {
    }
    // Errors: those of readComplete(); Unsupported, with its index and value, for the first cell
    // of the slice that the type does not have.
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override;
    Error misfit(const Cells& cells, std::size_t n) const;

    const CellSource* m_from;
    DType m_dtype;
    NumberCast m_cast;
};

} // namespace bloscope
