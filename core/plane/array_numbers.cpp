#include "core/plane/array_numbers.h"

#include "core/array/slice_grid.h"
#include "core/plane/number_plane.h"
#include "core/plane/number_sample.h"
#include "core/plane/plane_sampling.h"
#include "core/scan/slice_scan.h"

#include <chrono>
#include <cmath>
#include <numeric>

namespace bloscope {

namespace {

using namespace std::chrono_literals;

constexpr auto tellEvery = 400ms;
constexpr std::int64_t pieceCells = 1 << 20; // read at a time, unless one block has more

// Boxes of whole blocks.
Shape pieceShapeOf(const Array& array)
{
    Shape shape = blockshapeOf(array);
    std::int64_t room = pieceCells;
    for (const std::int64_t side : shape)
        room /= std::max<std::int64_t>(1, side);
    for (std::size_t d = shape.size(); d-- > 0;) {
        const std::int64_t side = std::max<std::int64_t>(1, shape[d]);
        const std::int64_t blocks = std::max<std::int64_t>(1, (array.shape()[d] + side - 1) / side);
        const std::int64_t taken = std::clamp<std::int64_t>(room, 1, blocks);
        shape[d] = side * taken;
        room /= taken;
    }
    return shape;
}

// Every number below `count` once, each far from the one before.
class ScatteredOrder {
 public:
    explicit ScatteredOrder(std::int64_t count) : m_count(count)
    {
        constexpr double goldenSection = 0.6180339887498949;
        m_step =
            std::max<std::int64_t>(1, std::llround(goldenSection * static_cast<double>(count)));
        while (std::gcd(m_step, m_count) > 1)
            ++m_step;
    }

    std::int64_t next()
    {
        const std::int64_t current = m_at;
        m_at = (m_at + m_step) % m_count;
        return current;
    }

 private:
    std::int64_t m_count;
    std::int64_t m_step;
    std::int64_t m_at = 0;
};

ArrayNumbersPtr snapshot(const NumberSample& sample, double share)
{
    return std::make_shared<const ArrayNumbers>(
        ArrayNumbers{NumberSample(sample).take(), sample.isSample(), share});
}

} // namespace

Result<> sampleArray(const CellSource& source, const Array& array,
                     const std::function<void(ArrayNumbersPtr)>& tell, const Job& job)
{
    const Slice whole = Slice::whole(array.shape());
    const auto cells = whole.cellCount();
    if (!cells)
        return Error{ErrorKind::Limit, whole.text() + " has too many cells"};
    job.start(static_cast<std::uint64_t>(*cells));
    NumberSample sample(*cells);
    const SliceGrid pieces(whole, pieceShapeOf(array));
    ScatteredOrder order(pieces.count());
    std::int64_t seen = 0;
    auto told = std::chrono::steady_clock::now();
    for (std::int64_t n = 0; n < pieces.count(); ++n) {
        const CellBox piece = pieces[order.next()];
        BLOSCOPE_TRY(const Cells read,
                     source.read(SliceGrid::part(whole, piece), {job.stop}, Reuse::Unlikely));
        sample.add(numbersOf(read, source.dtype()));
        seen += static_cast<std::int64_t>(cellsOf(piece));
        job.advance(cellsOf(piece));
        if (std::chrono::steady_clock::now() - told < tellEvery)
            continue;
        tell(snapshot(sample, static_cast<double>(seen) / static_cast<double>(*cells)));
        told = std::chrono::steady_clock::now();
    }
    tell(snapshot(sample, 1));
    return {};
}

} // namespace bloscope
