#include "core/dtype/element_value.h"

#include "core/base/text.h"
#include "core/dtype/element.h"
#include "core/dtype/scalar_parse.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

// Calls `put(part, its bytes)` for the parts of a compound element.
template <class Put>
void forEachPart(const DType& dtype, ByteSpan to, Put put)
{
    if (dtype.kind == DTypeKind::Structured) {
        for (const DTypeField& field : dtype.fields)
            put(field.dtype, to.subspan(field.offset, field.dtype.itemsize));
        return;
    }
    const std::size_t size = dtype.element().itemsize;
    for (std::size_t at = 0; size > 0 && at + size <= to.size(); at += size)
        put(dtype.element(), to.subspan(at, size));
}

void putMissing(const DType& dtype, ByteSpan to)
{
    if (dtype.isCompound())
        return forEachPart(dtype, to, putMissing);
    if (dtype.kind == DTypeKind::Float)
        return putNaN(dtype.order, to);
    if (dtype.isTime())
        return putCount(TimeCount::notATime, dtype.order, to);
    if (dtype.kind != DTypeKind::Complex)
        return;
    for (const ByteSpan half : {to.first(to.size() / 2), to.last(to.size() / 2)})
        putNaN(dtype.order, half);
}

bool putValue(std::string_view text, const DType& dtype, ByteSpan to)
{
    if (!dtype.isCompound())
        return parseScalar(text, dtype, to).has_value();
    bool fitsAll = true;
    forEachPart(dtype, to, [&](const DType& part, ByteSpan bytes) {
        fitsAll = fitsAll && putValue(text, part, bytes);
    });
    return fitsAll;
}

} // namespace

ByteBuffer missingElement(const DType& dtype)
{
    ByteBuffer element(dtype.itemsize);
    putMissing(dtype, element);
    return element;
}

Result<ByteBuffer> parseElement(std::string_view text, const DType& dtype)
{
    constexpr std::size_t mostShown = 60;
    ByteBuffer element(dtype.itemsize);
    if (!putValue(text, dtype, element))
        return usageError(fmt::format("\"{}\" is no value of the type {}",
                                      escapeForDisplay(text, mostShown), dtype.text));
    return element;
}

} // namespace bloscope
