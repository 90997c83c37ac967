// Pictures of planes in memory against the same ones made number by number, as they are defined.

#include "tests/bench/or_exit.h"
#include "tests/bench/pairs.h"
#include "tests/bench/suites.h"
#include "tests/ui/picture/plain_picture.h"
#include "ui/picture/plane_picture.h"

#include <cmath>
#include <cstring>
#include <fmt/format.h>

namespace bloscope::bench {

namespace {

constexpr double atLeast = 1;
constexpr PixelSize page{1000, 700};

struct PlaneSize {
    const char* name;
    std::int64_t rows;
    std::int64_t columns;
};
constexpr PlaneSize sizes[] = {
    {"383 x 766", 383, 766}, {"700 x 1000", 700, 1000}, {"3000 x 4000", 3000, 4000}};

// Cells of one plane that are there already.
class PlaneInMemory : public CellSource {
 public:
    PlaneInMemory(const char* dtype, const PlaneSize& size)
        : m_shape{size.rows, size.columns},
          m_dtype(orExit(parseDType(dtype, {}))),
          m_columns(size.columns)
    {
        m_cells.resize(static_cast<std::size_t>(size.rows * size.columns) * m_dtype.itemsize);
        switch (m_dtype.kind) {
        case DTypeKind::Float:
            m_dtype.itemsize == 4 ? fill<float>() : fill<double>();
            break;
        case DTypeKind::Signed:
            fill<std::int16_t>();
            break;
        default:
            m_dtype.itemsize == 1 ? fill<std::uint8_t>() : fill<std::uint16_t>();
        }
    }

    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return m_pool; }
    // Whole rows.
    Result<Cells> readCells(const Slice& slice, const Job&, Reuse) const override
    {
        Cells cells;
        cells.slice = slice;
        cells.itemsize = m_dtype.itemsize;
        for (const DimensionSlice& taken : slice.dimensions())
            cells.extent.push_back(taken.count);
        const auto rowBytes = static_cast<std::size_t>(m_columns) * m_dtype.itemsize;
        cells.bytes = HeapBytes::toBeFilled(static_cast<std::size_t>(slice[0].count) * rowBytes);
        std::memcpy(cells.bytes.data(),
                    m_cells.data() + static_cast<std::size_t>(slice[0].start) * rowBytes,
                    cells.bytes.size());
        return cells;
    }

 private:
    // Slow waves, and noise above them.
    template <class T>
    void fill()
    {
        std::uint32_t noise = 1;
        for (std::size_t i = 0; i < m_cells.size() / sizeof(T); ++i) {
            noise = noise * 1664525 + 1013904223;
            const auto column = static_cast<double>(i % static_cast<std::size_t>(m_columns));
            const auto row = static_cast<double>(i / static_cast<std::size_t>(m_columns));
            const double wave = 100 + 60 * std::sin(column / 90) + 30 * std::cos(row / 50);
            const T number = static_cast<T>(wave + noise / 4294967296.0 * 20);
            std::memcpy(m_cells.data() + i * sizeof(T), &number, sizeof(T));
        }
    }

    Shape m_shape;
    mutable WorkerPool m_pool{1};
    DType m_dtype;
    std::int64_t m_columns;
    ByteBuffer m_cells;
};

PlanePicture pictureOf(const CellSource& source, const PlaneSize& size, ValueScale scale)
{
    const PicturePlane plane(Slice::whole({size.rows, size.columns}));
    return orExit(makePicture(
        source,
        {plane, plane.all(), {64, 64, 16384}, fullBudget, {&colorMaps().front(), scale, {}, page}},
        {}));
}

void makePlainly(const CellSource& source, const PlaneSize& size, ValueScale scale)
{
    const Cells cells =
        orExit(source.read(Slice::whole({size.rows, size.columns}), {}, Reuse::Likely));
    NumberPlane plane = numberPlaneOf(cells, source.dtype());
    const ValueRange range = test::plainRange(plane.numbers, {}, scale);
    test::plainDistribution(plane.numbers, scale);
    test::plainCounts(plane);
    if (size.columns > page.width) {
        PlaneReducer reducer(size.rows, size.columns, page.height, page.width);
        reducer.add(plane, 0, 0);
        plane = reducer.result();
    }
    test::plainImage(plane, colorMaps().front(), range, scale);
}

void add(const char* dtype, const PlaneSize& size, ValueScale scale)
{
    registerPair({.name = fmt::format("picture of {}, {}, {}", size.name, dtype, textOf(scale)),
                  .against = "number by number",
                  .target = atLeast,
                  .sides = [=]() -> Sides {
                      const auto source = std::make_shared<PlaneInMemory>(dtype, size);
                      return {.ours = [=] { pictureOf(*source, size, scale); },
                              .peer = [=] { makePlainly(*source, size, scale); },
                              .bytes = static_cast<std::size_t>(size.rows * size.columns) *
                                       source->dtype().itemsize};
                  }});
}

} // namespace

void registerPictures()
{
    for (const PlaneSize& size : sizes)
        for (const char* dtype : {"<f4", "<f8", "<u2", "<i2", "|u1"})
            for (const ValueScale scale : {ValueScale::Linear, ValueScale::Log, ValueScale::SymLog})
                add(dtype, size, scale);
}

} // namespace bloscope::bench
