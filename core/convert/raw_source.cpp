#include "core/convert/raw_source.h"

#include "core/dtype/dtype.h"

#include <fmt/format.h>

namespace bloscope {

Result<std::unique_ptr<FlatSource>> openRaw(ByteSourcePtr file, const Interpretation& how,
                                            const Limits& limits)
{
    const auto bytes = static_cast<std::int64_t>(file->size());
    BLOSCOPE_TRY(InterpretedLayout fit, fitted(how, bytes, limits));
    if (fit.bytes != bytes - how.offset)
        return usageError(fmt::format("the shape {} of {} bytes each takes {} bytes, there are {}",
                                      tupleText(fit.shape), fit.dtype.itemsize, fit.bytes,
                                      bytes - how.offset));
    if (holdsObjects(fit.dtype))
        return Error{ErrorKind::Unsupported, "the elements are Python objects, which are not read"};
    return std::make_unique<FlatSource>(
        std::move(file), FlatSource::Layout{.begin = static_cast<std::uint64_t>(how.offset),
                                            .dtype = std::move(fit.dtype),
                                            .shape = std::move(fit.shape)});
}

} // namespace bloscope
