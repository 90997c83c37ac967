#pragma once

#include "core/convert/element_source.h"
#include "core/convert/number_cast.h"

namespace bloscope {

// Another source with its numbers in another type.
class CastSource final : public ElementSource {
 public:
    // `from` lives longer. Errors: those of NumberCast::between().
    static Result<CastSource> create(const ElementSource& from, const DType& to, Rounding rounding);

    const Shape& shape() const override { return m_from->shape(); }
    const DType& dtype() const override { return m_dtype; }

    std::optional<ByteBuffer> alike(const ArrayBox& box) const override;

    // Errors: those of `from`; Unsupported, with its index and value, for the first cell of the box
    // that the type does not have.
    Result<HeapBytes> read(const ArrayBox& box, const Job& job) const override;

 private:
    CastSource(const ElementSource& from, DType to, NumberCast cast)
        : m_from(&from), m_dtype(std::move(to)), m_cast(std::move(cast))
    {
    }
    Error misfit(const ArrayBox& box, ByteView elements, std::size_t n) const;

    const ElementSource* m_from;
    DType m_dtype;
    NumberCast m_cast;
};

} // namespace bloscope
