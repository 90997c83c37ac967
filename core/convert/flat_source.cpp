#include "core/convert/flat_source.h"

#include "core/array/box_copy.h"
#include "core/base/checked.h"
#include "core/dtype/dtype.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

// A box of rows of elements that lie in the file in C order of `shape`.
Result<> readRuns(const ByteSource& file, std::uint64_t begin, const Shape& shape,
                  const CellBox& box, std::int64_t itemsize, ByteSpan to, const Job& job)
{
    const auto steps = stridesOf(shape, itemsize);
    std::size_t outer = shape.size(); // dimensions in front of those that lie in one piece
    std::int64_t run = itemsize;
    while (outer > 0 && (outer == shape.size() || box.count[outer] == shape[outer])) {
        --outer;
        run *= box.count[outer];
    }
    const Shape outerCount(box.count.begin(),
                           box.count.begin() + static_cast<std::ptrdiff_t>(outer));
    std::int64_t n = 0;
    for (std::size_t at = 0; at < to.size(); at += static_cast<std::size_t>(run), ++n) {
        if (job.stopped())
            return cancelled();
        const auto index = indicesOf(n, outerCount);
        std::int64_t offset = 0;
        for (std::size_t d = 0; d < shape.size(); ++d)
            offset += (box.first[d] + (d < outer ? index[d] : 0)) * steps[d];
        BLOSCOPE_CHECK(file.readAt(begin + static_cast<std::uint64_t>(offset),
                                   to.subspan(at, static_cast<std::size_t>(run))));
    }
    return {};
}

Shape reversed(Shape extents)
{
    std::ranges::reverse(extents);
    return extents;
}

} // namespace

Result<std::unique_ptr<FlatSource>> openRaw(ByteSourcePtr file, const Interpretation& how,
                                            WorkerPool& pool, const Limits& limits)
{
    const auto bytes = static_cast<std::int64_t>(file->size());
    BLOSCOPE_TRY(InterpretedLayout fit, fitted(how, bytes, limits));
    if (fit.bytes != bytes - how.offset)
        return usageError(
            fmt::format("the shape {} with elements of {} bytes needs {} bytes, but there are {}",
                        tupleText(fit.shape), fit.dtype.itemsize, fit.bytes, bytes - how.offset));
    if (holdsObjects(fit.dtype))
        return Error{ErrorKind::Unsupported,
                     "the elements are Python objects, which are not supported"};
    return std::make_unique<FlatSource>(
        std::move(file),
        FlatSource::Layout{.begin = static_cast<std::uint64_t>(how.offset),
                           .dtype = std::move(fit.dtype),
                           .shape = std::move(fit.shape)},
        pool);
}

Result<HeapBytes> FlatSource::readBox(const CellBox& box, const Job& job) const
{
    const auto itemsize = static_cast<std::int64_t>(m_layout.dtype.itemsize);
    const auto bytes =
        static_cast<std::size_t>(*checkedProduct<std::int64_t>(box.count) * itemsize);
    HeapBytes elements = HeapBytes::toBeFilled(bytes);
    if (m_layout.order == Order::C) {
        BLOSCOPE_CHECK(
            readRuns(*m_file, m_layout.begin, m_layout.shape, box, itemsize, elements, job));
        return elements;
    }
    const CellBox inFile{reversed(box.first), reversed(box.count)};
    HeapBytes turned = HeapBytes::toBeFilled(bytes);
    BLOSCOPE_CHECK(
        readRuns(*m_file, m_layout.begin, reversed(m_layout.shape), inFile, itemsize, turned, job));
    const auto fromSteps = reversed(stridesOf(inFile.count, itemsize));
    const auto toSteps = stridesOf(box.count, itemsize);
    std::vector<BoxDimension> dimensions;
    for (std::size_t d = 0; d < box.count.size(); ++d)
        dimensions.push_back({box.count[d], fromSteps[d], toSteps[d]});
    copyBox(std::move(dimensions), turned.data(), elements.data(), m_layout.dtype.itemsize);
    return elements;
}

} // namespace bloscope
