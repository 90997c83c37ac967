#pragma once

#include "core/base/checked.h"
#include "core/base/row_major.h"
#include "core/convert/element_source.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

// What convert relies on of every input, whatever its file holds.
namespace bloscope::fuzz {

// Nothing where they cannot be counted.
inline std::optional<std::size_t> bytesOfAll(const ElementSource& source)
{
    const auto count = checkedProduct<std::int64_t>(source.shape());
    const auto itemsize = static_cast<std::int64_t>(source.dtype().itemsize);
    const auto bytes = count ? checkedMultiply(*count, itemsize) : std::nullopt;
    return bytes ? std::optional(static_cast<std::size_t>(*bytes)) : std::nullopt;
}

inline ArrayBox wholeOf(const ElementSource& source)
{
    return {Shape(source.shape().size(), 0), source.shape()};
}

// One element read alone is what it is among all of them.
inline void hasElementsInPlaces(const ElementSource& source, ByteView all, std::uint64_t choice)
{
    const std::size_t itemsize = source.dtype().itemsize;
    if (all.empty())
        return;
    const std::size_t n = choice % (all.size() / itemsize);
    const ArrayBox one{indicesOf(static_cast<std::int64_t>(n), source.shape()),
                       Shape(source.shape().size(), 1)};
    const auto element = source.read(one, {});
    require(bool(element));
    require(std::ranges::equal(*element, all.subspan(n * itemsize, itemsize)));
}

} // namespace bloscope::fuzz
