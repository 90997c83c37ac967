#include "core/geometry/frame_vectors.h"

#include "core/base/text.h"
#include "core/geometry/sources.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace bloscope {

namespace {

double numberAt(const Coordinates& values, std::int64_t index)
{
    if (const auto* regular = std::get_if<Coordinates::Regular>(&values.kind()))
        return regular->origin + static_cast<double>(index) * regular->spacing;
    return std::get<Coordinates::Numbers>(values.kind())[static_cast<std::size_t>(index)];
}

// Counts are told without a point.
bool areWhole(const Coordinates& values)
{
    constexpr double mostExact = 1LL << 53;
    for (std::int64_t index = 0; index < values.count(); ++index)
        if (const double number = numberAt(values, index);
            number != std::floor(number) || std::abs(number) > mostExact)
            return false;
    return true;
}

DType nativeInt64()
{
    DType dtype = nativeFloat64();
    dtype.kind = DTypeKind::Signed;
    dtype.text = "i8";
    return dtype;
}

class VectorSource final : public CellSource {
 public:
    VectorSource(FrameVectorsPtr vectors, std::size_t which, const CellSource& recording)
        : m_vectors(std::move(vectors)),
          m_shape(recording.shape()),
          m_pool(recording.pool()),
          m_values((*m_vectors)[which].values),
          m_dtype(areWhole(m_values) ? nativeInt64() : nativeFloat64())
    {
    }

    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return m_pool; }

 private:
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse) const override
    {
        const auto count = slice.cellCount();
        if (!count || *count > m_values.count())
            return Error{ErrorKind::Limit, "a vector has only one value for each frame"};
        if (job.stopped())
            return cancelled();
        Cells cells;
        cells.slice = slice;
        cells.itemsize = sizeof(double);
        for (const DimensionSlice& taken : slice.dimensions())
            cells.extent.push_back(taken.count);
        cells.bytes = HeapBytes::uninitialised(static_cast<std::size_t>(*count) * cells.itemsize);
        const std::int64_t perFrame = slice[0].count > 0 ? *count / slice[0].count : 1;
        for (std::int64_t cell = 0; cell < *count; ++cell)
            put(numberAt(m_values, slice[0].at(cell / perFrame)),
                cells.bytes.data() + static_cast<std::size_t>(cell) * cells.itemsize);
        return cells;
    }

    void put(double number, std::byte* to) const
    {
        const auto whole =
            static_cast<std::int64_t>(m_dtype.kind == DTypeKind::Signed ? number : 0);
        if (m_dtype.kind == DTypeKind::Signed)
            std::memcpy(to, &whole, sizeof whole);
        else
            std::memcpy(to, &number, sizeof number);
    }

    FrameVectorsPtr m_vectors;
    Shape m_shape;
    WorkerPool& m_pool;
    const Coordinates& m_values;
    DType m_dtype;
};

std::optional<Coordinates> vectorIn(const StoredEntry& entry)
{
    if (auto numbers = numbersIn(&entry.value))
        return Coordinates(std::move(*numbers));
    auto texts = textsIn(&entry.value);
    if (!texts)
        return {};
    for (std::string& text : *texts)
        text = escapeForDisplay(text);
    return Coordinates(std::move(*texts));
}

} // namespace

CellSourcePtr vectorSource(const FrameVectorsPtr& vectors, std::size_t which,
                           const CellSource& recording)
{
    return std::make_shared<VectorSource>(vectors, which, recording);
}

Slice framesIn(const Slice& shown)
{
    Slice frames = shown;
    for (std::size_t d = 1; d < frames.dimensions().size(); ++d)
        frames.set(d, DimensionSlice::index(0));
    if (frames[0].fixed)
        frames.set(0, DimensionSlice::range(0, frames.shape()[0]));
    return frames;
}

FrameVectors frameVectorsOf(const Array& array)
{
    FrameVectors vectors;
    if (!isXiLens(array))
        return vectors;
    for (const MetadataEntry& stored : array.frame()->vlMetalayers().entries) {
        const auto entry = entryNamed(*array.frame(), stored.name);
        auto values = entry ? vectorIn(*entry) : std::nullopt;
        if (values && values->count() == array.shape().front())
            vectors.push_back({escapeForDisplay(stored.name), *std::move(values)});
    }
    return vectors;
}

} // namespace bloscope
