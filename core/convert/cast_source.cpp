#include "core/convert/cast_source.h"

#include "core/array/interpretation.h"
#include "core/dtype/cell_text.h"
#include "core/dtype/dtype_descr.h"

#include <fmt/format.h>

namespace bloscope {

Result<CastSource> CastSource::create(const ElementSource& from, const DType& to, Rounding rounding)
{
    BLOSCOPE_TRY(NumberCast cast, NumberCast::between(from.dtype(), to, rounding));
    return CastSource(from, to, std::move(cast));
}

// An element that the type does not have is told of when it is read.
std::optional<ByteBuffer> CastSource::alike(const ArrayBox& box) const
{
    const auto element = m_from->alike(box);
    ByteBuffer cast(m_dtype.itemsize);
    if (!element || m_cast.run(*element, cast))
        return {};
    return cast;
}

Result<HeapBytes> CastSource::read(const ArrayBox& box, const Job& job) const
{
    BLOSCOPE_TRY(const HeapBytes elements, m_from->read(box, job));
    const std::size_t count = elements.size() / m_from->dtype().itemsize;
    HeapBytes cast = HeapBytes::toBeFilled(count * m_dtype.itemsize);
    if (const auto n = m_cast.run(elements, cast))
        return misfit(box, elements, *n);
    return cast;
}

Error CastSource::misfit(const ArrayBox& box, ByteView elements, std::size_t n) const
{
    Shape index = indicesOf(static_cast<std::int64_t>(n), box.count);
    for (std::size_t d = 0; d < index.size(); ++d)
        index[d] += box.first[d];
    const std::size_t itemsize = m_from->dtype().itemsize;
    const std::string value = CellText(m_from->dtype()).of(&elements[n * itemsize]);
    return {ErrorKind::Unsupported, fmt::format("cell {} is {}, which '{}' does not have",
                                                tupleText(index), value, storedTextOf(m_dtype))};
}

} // namespace bloscope
