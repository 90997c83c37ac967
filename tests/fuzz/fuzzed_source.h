#pragma once

#include "core/array/cell_source.h"
#include "core/base/checked.h"
#include "core/base/row_major.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

// What convert relies on of every input, whatever its file holds.
namespace bloscope::fuzz {

// Files are read in one thread.
inline WorkerPool& lonePool()
{
    static WorkerPool pool(1);
    return pool;
}

// Nothing where they cannot be counted.
inline std::optional<std::size_t> bytesOfAll(const CellSource& source)
{
    const auto count = checkedProduct<std::int64_t>(source.shape());
    const auto itemsize = static_cast<std::int64_t>(source.dtype().itemsize);
    const auto bytes = count ? checkedMultiply(*count, itemsize) : std::nullopt;
    return bytes ? std::optional(static_cast<std::size_t>(*bytes)) : std::nullopt;
}

inline Result<Cells> readAll(const CellSource& source)
{
    return source.read(Slice::whole(source.shape()));
}

// One element read alone is what it is among all of them.
inline void hasElementsInPlaces(const CellSource& source, ByteView all, std::uint64_t choice)
{
    const std::size_t itemsize = source.dtype().itemsize;
    if (all.empty())
        return;
    const std::size_t n = choice % (all.size() / itemsize);
    Slice one = Slice::whole(source.shape());
    const Shape index = indicesOf(static_cast<std::int64_t>(n), source.shape());
    for (std::size_t d = 0; d < index.size(); ++d)
        one.set(d, DimensionSlice::index(index[d]));
    const auto element = source.read(one);
    require(bool(element));
    require(std::ranges::equal(element->bytes, all.subspan(n * itemsize, itemsize)));
}

} // namespace bloscope::fuzz
