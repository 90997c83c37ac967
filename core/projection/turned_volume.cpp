#include "core/projection/turned_volume.h"

#include "core/array/array_layout.h"
#include "core/array/cells_to_read.h"
#include "core/array/slice_grid.h"
#include "core/array/slice_reader.h"
#include "core/base/checked.h"
#include "core/dtype/cell_number.h"
#include "core/projection/line_fold.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fmt/format.h>
#include <limits>
#include <mutex>
#include <numbers>
#include <optional>

namespace bloscope {

namespace {

constexpr double mostCellsOfPiece = 1 << 20; // read at once
constexpr double shortestWay = 1e-9;         // through a cell, in widths of one: not by its corner
constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

// The larger one; the number where one is none.
double larger(double best, double other)
{
    return static_cast<bool>(int(best > other) | int(std::isnan(other))) ? best : other;
}

struct Direction {
    double cosine;
    double sine;
};

// Exact for right angles, so that rays run along the cells there.
Direction directionOf(int degrees)
{
    constexpr int full = 360;
    constexpr std::array<Direction, 4> quarters = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
    const int angle = ((degrees % full) + full) % full;
    if (angle % 90 == 0)
        return quarters[static_cast<std::size_t>(angle / 90)];
    const double radians = angle * std::numbers::pi / 180;
    return {std::cos(radians), std::sin(radians)};
}

// A ray through cells along two dimensions: where it is along one of them, in indices.
struct RaySide {
    double start; // at its middle
    double speed;
    std::int64_t indices;
    std::int64_t step; // indices of a cell

    double at(double time) const { return start + speed * time; }
    bool isInside(double time) const
    {
        return at(time) >= 0 && at(time) < static_cast<double>(indices);
    }
    std::int64_t cellAt(double time) const
    {
        return static_cast<std::int64_t>(std::floor(at(time))) / step;
    }
    // When it goes from one cell to the next, in and out included.
    void addCrossings(std::vector<double>& times) const
    {
        if (speed == 0)
            return;
        for (std::int64_t edge = 0; edge < indices; edge += step)
            times.push_back((static_cast<double>(edge) - start) / speed);
        times.push_back((static_cast<double>(indices) - start) / speed);
    }
};

// The numbers of a turned volume as a plane of an array.
class TurnedSource final : public CellSource {
 public:
    struct Plane {
        std::size_t axis; // dimensions
        std::size_t across;
        std::int64_t axisStep; // indices of a number
        std::int64_t acrossStep;
        std::size_t height; // numbers along the axis, which are counted fastest
        std::vector<double> numbers;
        std::vector<CellState> states; // empty when all are fine
    };

    TurnedSource(CellSourcePtr like, Plane plane)
        : m_like(std::move(like)), m_dtype(nativeFloat64()), m_plane(std::move(plane))
    {
    }

    const Shape& shape() const override { return m_like->shape(); }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return m_like->pool(); }

 private:
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse) const override
    {
        BLOSCOPE_TRY(CellsToRead wanted, cellsToRead(slice, shape(), sizeof(double)));
        Cells& cells = wanted.cells;
        cells.bytes = HeapBytes::toBeFilled(wanted.bytes);
        if (!m_plane.states.empty())
            cells.states.resize(wanted.bytes / sizeof(double), CellState::Fine);
        fill(cells, job);
        if (job.stopped())
            return cancelled();
        return std::move(cells);
    }

    // All cells are where they are along two dimensions.
    void fill(Cells& cells, const Job& job) const
    {
        const Slice& slice = cells.slice;
        Shape position(slice.dimensions().size(), 0);
        const std::size_t last = position.size() - 1;
        const std::int64_t line = slice[last].count;
        const auto count = static_cast<std::int64_t>(cells.bytes.size() / sizeof(double));
        for (std::int64_t cell = 0; cell < count && !job.stopped(); cell += line) {
            for (std::int64_t i = 0; i < line; ++i) {
                position[last] = i;
                put(numberAt(slice, position), static_cast<std::size_t>(cell + i), cells);
            }
            for (std::size_t d = last; d-- > 0 && ++position[d] == slice[d].count;)
                position[d] = 0;
        }
    }

    std::size_t numberAt(const Slice& slice, const Shape& position) const
    {
        const auto along = [&](std::size_t d, std::int64_t step) {
            return static_cast<std::size_t>(slice[d].at(position[d]) / step);
        };
        return along(m_plane.across, m_plane.acrossStep) * m_plane.height +
               along(m_plane.axis, m_plane.axisStep);
    }

    void put(std::size_t number, std::size_t cell, Cells& to) const
    {
        const bool isLost = !to.states.empty() && m_plane.states[number] != CellState::Fine;
        const double value = isLost ? 0 : m_plane.numbers[number];
        std::memcpy(to.bytes.data() + cell * sizeof(double), &value, sizeof(double));
        if (isLost)
            to.states[cell] = m_plane.states[number];
    }

    CellSourcePtr m_like;
    DType m_dtype;
    Plane m_plane;
};

} // namespace

// Some numbers of a volume, from `first` on along each side.
struct TurnedVolume::Part {
    Sides first;
    Sides count;
    std::vector<double> numbers;
    std::vector<CellState> lost; // empty when all are fine
};

TurnedVolume::TurnedVolume(const Shape& shape, const VolumeView& view)
    : m_view(view), m_dimensions{view.depth, view.across, view.axis}
{
    std::int64_t numbers = 1;
    for (std::size_t side = 0; side < sides; ++side) {
        const std::size_t d = m_dimensions[side];
        m_indices[side] = d == view.depth ? view.cells[d].count : shape[d];
        m_steps[side] = ceilDivide(m_indices[side], mostCells);
        m_count[side] = ceilDivide(m_indices[side], m_steps[side]);
        numbers *= m_count[side];
    }
    m_numbers.resize(static_cast<std::size_t>(numbers), noNumber);
}

bool TurnedVolume::isCoarse() const
{
    return std::ranges::any_of(m_steps, [](std::int64_t step) { return step > 1; });
}

Result<TurnedVolumePtr> TurnedVolume::read(const CellSource& source, const VolumeView& view,
                                           const Job& job)
{
    const DType& dtype = source.dtype();
    if (!dtype.isNumeric() || dtype.isCompound() || dtype.isTime())
        return usageError(fmt::format("elements of type {} are not numbers", dtype.text));
    if (view.cells.isEmpty())
        return usageError("the volume has no cells");
    std::shared_ptr<TurnedVolume> volume(new TurnedVolume(source.shape(), view));
    const SliceGrid pieces(view.cells, volume->pieces(source));
    job.start(static_cast<std::uint64_t>(pieces.count()));
    std::mutex mutex;
    std::optional<Error> error;
    source.pool().forEach(static_cast<std::size_t>(pieces.count()), [&](std::size_t n) {
        if (job.stopped())
            return;
        const CellBox box = pieces[static_cast<std::int64_t>(n)];
        const Result<Part> part =
            volume->readPart(source, SliceGrid::part(view.cells, box), {job.stop});
        const std::lock_guard lock(mutex);
        if (part)
            volume->add(*part);
        else if (!error)
            error = part.error();
        job.advance();
    });
    if (job.stopped())
        return cancelled();
    if (error)
        return *std::move(error);
    return TurnedVolumePtr(std::move(volume));
}

// As the chunks are, so that each is decoded once; parts of large ones, and several small ones.
Shape TurnedVolume::pieces(const CellSource& source) const
{
    const SliceReader* const reader = source.reader();
    const bool isNd = reader && reader->array()->isNd();
    Shape extents = isNd ? reader->array()->layout()->chunkshape : Shape(source.shape().size(), 1);
    double cells = 1;
    for (std::size_t d = 0; d < extents.size(); ++d) {
        extents[d] = std::clamp<std::int64_t>(extents[d], 1, m_view.cells[d].count);
        cells *= static_cast<double>(extents[d]);
    }
    const auto set = [&](std::size_t d, std::int64_t extent) {
        cells *= static_cast<double>(extent) / static_cast<double>(extents[d]);
        extents[d] = extent;
    };
    for (std::size_t d = 0; d < extents.size(); ++d)
        while (cells > mostCellsOfPiece && extents[d] > 1)
            set(d, extents[d] / 2);
    for (std::size_t d = extents.size(); d-- > 0;)
        while (2 * cells <= mostCellsOfPiece && extents[d] < m_view.cells[d].count)
            set(d, 2 * extents[d]);
    return extents;
}

Result<TurnedVolume::Part> TurnedVolume::readPart(const CellSource& source, const Slice& cells,
                                                  const Job& job) const
{
    BLOSCOPE_TRY(const Cells read, source.read(cells, job, Reuse::Unlikely));
    std::vector<double> numbers(read.bytes.size() / read.itemsize);
    readNumbers(source.dtype(), {read.bytes.data(), read.bytes.size()}, numbers);
    Part part;
    std::array<std::vector<std::size_t>, sides> places; // of each index, in the numbers of the part
    std::size_t stride = 1;
    for (std::size_t side = sides; side-- > 0;) {
        const DimensionSlice& taken = cells[m_dimensions[side]];
        const std::int64_t start = taken.start - m_view.cells[m_dimensions[side]].start;
        part.first[side] = start / m_steps[side];
        part.count[side] = (start + taken.count - 1) / m_steps[side] - part.first[side] + 1;
        for (std::int64_t i = start; i < start + taken.count; ++i)
            places[side].push_back(static_cast<std::size_t>(i / m_steps[side] - part.first[side]) *
                                   stride);
        stride *= static_cast<std::size_t>(part.count[side]);
    }
    part.numbers.resize(stride, noNumber);
    if (!read.states.empty())
        part.lost.resize(stride, CellState::Fine);
    std::array<std::size_t, sides> order{0, 1, 2}; // of the cells
    std::ranges::sort(order, {}, [this](std::size_t side) { return m_dimensions[side]; });
    std::size_t cell = 0;
    for (const std::size_t i : places[order[0]])
        for (const std::size_t j : places[order[1]])
            for (const std::size_t k : places[order[2]]) {
                const CellState state = read.states.empty() ? CellState::Fine : read.states[cell];
                if (state == CellState::Fine)
                    part.numbers[i + j + k] = larger(part.numbers[i + j + k], numbers[cell]);
                else if (state != CellState::Uninitialised)
                    part.lost[i + j + k] = worse(part.lost[i + j + k], state);
                ++cell;
            }
    return part;
}

// Not for several threads at once.
void TurnedVolume::add(const Part& part)
{
    if (!part.lost.empty() && m_lost.empty())
        m_lost.resize(m_numbers.size(), CellState::Fine);
    std::size_t from = 0;
    for (std::int64_t depth = 0; depth < part.count[0]; ++depth)
        for (std::int64_t across = 0; across < part.count[1]; ++across) {
            const std::int64_t column =
                (part.first[0] + depth) * m_count[1] + part.first[1] + across;
            auto to = static_cast<std::size_t>(column * m_count[2] + part.first[2]);
            for (std::int64_t axis = 0; axis < part.count[2]; ++axis, ++to, ++from) {
                m_numbers[to] = larger(m_numbers[to], part.numbers[from]);
                if (!part.lost.empty())
                    m_lost[to] = worse(m_lost[to], part.lost[from]);
            }
        }
}

// The columns of numbers along the axis that a ray crosses, in its order: those of which it is in
// the middle between two crossings.
std::vector<std::size_t> TurnedVolume::columnsOnRay(std::int64_t across, int degrees) const
{
    const auto [cosine, sine] = directionOf(degrees);
    const auto half = [this](std::size_t side) { return static_cast<double>(m_indices[side]) / 2; };
    const std::int64_t begin = across * m_steps[1];
    const std::int64_t end = std::min(begin + m_steps[1], m_indices[1]);
    const double fromMiddle = static_cast<double>(begin + end) / 2 - half(1);
    const double ratio = m_view.depthPerAcross;
    const RaySide acrossSide{half(1) + fromMiddle * cosine, -sine, m_indices[1], m_steps[1]};
    const RaySide depthSide{half(0) + fromMiddle * sine / ratio, cosine / ratio, m_indices[0],
                            m_steps[0]};
    std::vector<double> times;
    acrossSide.addCrossings(times);
    depthSide.addCrossings(times);
    std::ranges::sort(times);
    std::vector<std::size_t> columns;
    for (std::size_t i = 1; i < times.size(); ++i) {
        const double time = (times[i - 1] + times[i]) / 2;
        if (times[i] - times[i - 1] < shortestWay || !acrossSide.isInside(time) ||
            !depthSide.isInside(time))
            continue;
        const auto column =
            static_cast<std::size_t>(depthSide.cellAt(time) * m_count[1] + acrossSide.cellAt(time));
        if (columns.empty() || columns.back() != column)
            columns.push_back(column);
    }
    return columns;
}

Result<CellSourcePtr> TurnedVolume::turned(int degrees, const CellSourcePtr& like,
                                           const Job& job) const
{
    const auto height = static_cast<std::size_t>(m_count[2]);
    const auto width = static_cast<std::size_t>(m_count[1]);
    TurnedSource::Plane plane{m_view.axis, m_view.across, m_steps[2], m_steps[1], height, {}, {}};
    plane.numbers.resize(width * height, noNumber);
    if (!m_lost.empty())
        plane.states.resize(width * height, CellState::Fine);
    like->pool().forEach(width, [&](std::size_t across) {
        if (job.stopped())
            return;
        double* const best = plane.numbers.data() + across * height;
        for (const std::size_t column : columnsOnRay(static_cast<std::int64_t>(across), degrees)) {
            const double* const numbers = m_numbers.data() + column * height;
            for (std::size_t i = 0; i < height; ++i)
                best[i] = larger(best[i], numbers[i]);
            for (std::size_t i = 0; i < height && !m_lost.empty(); ++i) {
                CellState& state = plane.states[across * height + i];
                state = worse(state, m_lost[column * height + i]);
            }
        }
    });
    if (job.stopped())
        return cancelled();
    return CellSourcePtr(std::make_shared<const TurnedSource>(like, std::move(plane)));
}

} // namespace bloscope
