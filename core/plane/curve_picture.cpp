#include "core/plane/curve_picture.h"

#include "core/base/checked.h"
#include "core/plane/number_plane.h"
#include "core/scan/number_order.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope {

namespace {

constexpr double marginShare = 0.04; // of what is spanned, at either end

// All that lines reach there; low > high when nothing.
AxisExtent reachedBy(const CurvePicture& picture, const PointRange& inSight)
{
    constexpr double inf = std::numeric_limits<double>::infinity();
    AxisExtent reached{inf, -inf};
    for (const LineEnvelope& line : picture.lines)
        for (std::size_t i = 0; i < line.reaches().size(); ++i) {
            const LineReach& reach = line.reaches()[i];
            if (reach.isEmpty() || picture.pointOf(line, i + 1) <= inSight.first ||
                picture.pointOf(line, i) >= inSight.end())
                continue;
            reached.low = std::min(reached.low, reach.low);
            reached.high = std::max(reached.high, reach.high);
        }
    return reached;
}

AxisExtent withMargin(const AxisExtent& reached, CurveScale scale)
{
    const auto& [low, high] = reached;
    if (scale == CurveScale::Log) {
        const double factor = low < high ? std::pow(high / low, marginShare) : 2;
        return {low / factor, high * factor};
    }
    const double alone = high == 0 ? 1 : std::abs(high) / 2; // around a single value
    const double room = low < high ? marginShare * high - marginShare * low : alone;
    return {low - room, high + room};
}

constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();
constexpr LineReach nowhere{noNumber, noNumber, noNumber, noNumber};

void extend(LineReach& reach, double number)
{
    if (reach.isEmpty())
        reach = {number, number, number, number};
    reach.low = std::min(reach.low, number);
    reach.high = std::max(reach.high, number);
    reach.last = number;
}

constexpr std::int64_t cellsAtOnce = 1 << 20; // read, in all lines
constexpr Int128 mostExactWhole = Int128(1) << std::numeric_limits<double>::digits;

bool isExactWhole(Int128 number)
{
    return -mostExactWhole <= number && number <= mostExactWhole;
}

bool hasWideIntegers(const DType& dtype)
{
    return dtype.isTime() ||
           (dtype.itemsize == sizeof(std::int64_t) &&
            (dtype.kind == DTypeKind::Signed || dtype.kind == DTypeKind::Unsigned));
}

// 64-bit integers and times of a piece as points of lines: exactly, as long as they are near their
// base.
class WideNumbers {
 public:
    WideNumbers(const Cells& cells, const DType& dtype)
        : m_cells(cells), m_order(dtype), m_keys(cells.bytes.size() / cells.itemsize)
    {
        m_order.readKeys({cells.bytes.data(), cells.bytes.size()}, m_keys);
    }

    // A round number near the first one that float64 has not exactly; 0 where there is none.
    Int128 base() const
    {
        constexpr int round = 1000;
        for (std::size_t i = 0; i < m_keys.size(); ++i)
            if (const Int128 number = m_order.integer(m_keys[i]);
                !isExactWhole(number) && isNumber(i))
                return number / round * round;
        return 0;
    }
    // NaT, and cells that are not fine, as NaN. `isRounded` becomes true where one is too far away.
    std::vector<double> from(Int128 base, bool& isRounded) const
    {
        std::vector<double> numbers(m_keys.size());
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const Int128 number = m_order.integer(m_keys[i]) - base;
            isRounded = isRounded || (!isExactWhole(number) && isNumber(i));
            numbers[i] = isNumber(i) ? static_cast<double>(number) : noNumber;
        }
        return numbers;
    }

 private:
    bool isNumber(std::size_t i) const
    {
        return (m_cells.states.empty() || m_cells.states[i] == CellState::Fine) &&
               m_order.isNumber(m_keys[i]);
    }

    const Cells& m_cells;
    NumberOrder m_order;
    std::vector<NumberKey> m_keys;
};

// From the base of the picture, which is chosen as soon as one is needed: what its lines have by
// then is moved there. A logarithm begins at 0.
std::vector<double> wideNumbersOf(const Cells& cells, const DType& dtype, CurvePicture& picture)
{
    const WideNumbers numbers(cells, dtype);
    if (picture.base == 0 && picture.scale != CurveScale::Log) {
        picture.base = numbers.base();
        for (LineEnvelope& line : picture.lines)
            line.move(-static_cast<double>(picture.base));
    }
    return numbers.from(picture.base, picture.isRounded);
}

// How the cells of a piece lie in C order: a line has a cell every `stride`.
class LineCells {
 public:
    LineCells(const Cells& cells, std::size_t along)
        : m_points(static_cast<std::size_t>(cells.extent[along]))
    {
        for (std::size_t d = along + 1; d < cells.extent.size(); ++d)
            m_stride *= static_cast<std::size_t>(cells.extent[d]);
    }

    std::size_t stride() const { return m_stride; }
    std::size_t points() const { return m_points; }
    std::size_t firstOf(std::size_t line) const
    {
        return line / m_stride * m_stride * m_points + line % m_stride;
    }

 private:
    std::size_t m_points;
    std::size_t m_stride = 1;
};

template <class T>
std::vector<T> gathered(const std::vector<T>& cells, const LineCells& layout, std::size_t line)
{
    std::vector<T> gathered;
    if (cells.empty())
        return gathered;
    gathered.reserve(layout.points());
    for (std::size_t i = 0, at = layout.firstOf(line); i < layout.points(); ++i)
        gathered.push_back(cells[at + i * layout.stride()]);
    return gathered;
}

void addPiece(CurvePicture& picture, const Cells& cells, const DType& dtype)
{
    const std::vector<double> numbers =
        hasWideIntegers(dtype) ? wideNumbersOf(cells, dtype, picture) : numbersOf(cells, dtype);
    const LineCells layout(cells, picture.curve.along());
    for (std::size_t line = 0; line < picture.lines.size(); ++line)
        picture.lines[line].add(gathered(numbers, layout, line),
                                gathered(cells.states, layout, line));
}

// Points that are read at once: whole blocks where that is possible.
std::int64_t pointsAtOnce(const CurveRequest& request, std::int64_t samples)
{
    const std::int64_t most = std::max<std::int64_t>(1, cellsAtOnce / request.curve.lines());
    const std::int64_t block = std::clamp<std::int64_t>(request.block / request.step, 1, most);
    return std::min(samples, most / block * block);
}

} // namespace

std::optional<AxisExtent> extentOf(const CurvePicture& picture, const PointRange& inSight,
                                   CurveScale scale)
{
    const AxisExtent reached = reachedBy(picture, inSight);
    if (reached.low > reached.high)
        return std::nullopt;
    return withMargin(reached, scale);
}

LineEnvelope::LineEnvelope(std::int64_t points, std::int64_t reaches, double bound)
    : m_points(points),
      m_bound(bound),
      m_reaches(static_cast<std::size_t>(std::min(points, reaches)), nowhere)
{
}

std::int64_t LineEnvelope::firstPointOf(std::int64_t reach) const
{
    const auto reaches = static_cast<std::int64_t>(m_reaches.size());
    // In parts: a product of both may not fit 64 bits.
    return m_points / reaches * reach + m_points % reaches * reach / reaches;
}

void LineEnvelope::move(double by)
{
    for (LineReach& reach : m_reaches)
        reach = {reach.first + by, reach.low + by, reach.high + by, reach.last + by};
}

void LineEnvelope::add(std::span<const double> numbers, std::span<const CellState> states)
{
    const auto last = static_cast<std::int64_t>(m_reaches.size()) - 1;
    std::int64_t end = firstPointOf(m_reach + 1);
    for (std::size_t i = 0; i < numbers.size(); ++i, ++m_added) {
        while (m_added >= end && m_reach < last)
            end = firstPointOf(++m_reach + 1);
        if (!std::isfinite(numbers[i]))
            m_counts.add(numbers[i], states.empty() ? CellState::Fine : states[i]);
        else if (numbers[i] > m_bound)
            extend(m_reaches[static_cast<std::size_t>(m_reach)], numbers[i]);
        else
            ++m_offScale;
    }
}

std::int64_t blockAlong(const Array& array, const CurveSlice& curve)
{
    const std::size_t along = curve.along();
    return std::max<std::int64_t>(1,
                                  blockshapeOf(array)[along] / std::abs(curve.slice()[along].step));
}

std::int64_t curveStepWithin(const PictureBudget& budget, const Array& array,
                             const CurveSlice& curve, const PointRange& part)
{
    const auto cells = checkedProduct<std::int64_t>(blockshapeOf(array)).value_or(1);
    const PlaneBlocks blocks{1, blockAlong(array, curve),
                             std::max<std::int64_t>(1, cells * array.itemsize())};
    const PictureBudget ofLine{budget.decodedBytes / curve.lines(), budget.cells / curve.lines()};
    return stepsWithin(ofLine, {0, 0, 1, part.count}, blocks).columns;
}

Result<CurvePicture> readCurve(const CellSource& source, const CurveRequest& request,
                               const Job& job)
{
    const auto& [curve, part, step, reaches, block, scale] = request;
    const std::int64_t samples = ceilDivide(part.count, step);
    CurvePicture picture{curve, part, step, scale};
    const double bound = scale == CurveScale::Log ? 0 : -std::numeric_limits<double>::infinity();
    picture.lines.assign(static_cast<std::size_t>(curve.lines()),
                         LineEnvelope(samples, reaches, bound));
    const std::int64_t piece = pointsAtOnce(request, samples);
    job.start(static_cast<std::uint64_t>(samples));
    for (std::int64_t first = 0; first < samples; first += piece) {
        const std::int64_t count = std::min(piece, samples - first);
        BLOSCOPE_TRY(const Cells cells,
                     source.read(curve.part(part.first + first * step, count, step), {job.stop},
                                 Reuse::Sure));
        addPiece(picture, cells, source.dtype());
        job.advance(static_cast<std::uint64_t>(count));
    }
    for (const LineEnvelope& line : picture.lines) {
        picture.counts += line.counts();
        picture.offScale += line.offScale();
    }
    return picture;
}

} // namespace bloscope
