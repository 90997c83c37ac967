#include "core/plane/preview.h"

#include "core/base/checked.h"
#include "core/plane/number_sample.h"
#include "core/plane/tile_builder.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <deque>
#include <utility>

namespace bloscope {

namespace {

constexpr int smoothings = 2;

// Means of so many numbers to either side, of `count` that lie `step` apart.
void smoothenLine(double* numbers, std::int64_t count, std::int64_t step, std::int64_t reach)
{
    std::vector<double> sums(static_cast<std::size_t>(count) + 1);
    for (std::int64_t i = 0; i < count; ++i)
        sums[static_cast<std::size_t>(i) + 1] =
            sums[static_cast<std::size_t>(i)] + numbers[i * step];
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t begin = std::max<std::int64_t>(0, i - reach);
        const std::int64_t end = std::min(count, i + reach + 1);
        numbers[i * step] =
            (sums[static_cast<std::size_t>(end)] - sums[static_cast<std::size_t>(begin)]) /
            static_cast<double>(end - begin);
    }
}

constexpr std::chrono::milliseconds enoughTime(8); // as far as blocks allow
constexpr std::int64_t mostBlocks = 256;           // that are read
constexpr std::int64_t gridSide = 128;             // cells of what is known, at most
constexpr std::int64_t mostCellsOfBlock = std::int64_t(1) << 20;
constexpr std::int64_t samplesOfBlock = 512;

// No longer than what is known apart.
std::int64_t squareSide(std::int64_t cells)
{
    const auto most = static_cast<std::uint64_t>(std::min(cells, mostSquareSide));
    return static_cast<std::int64_t>(std::bit_floor(most));
}

struct PreviewBlock {
    CellRect cells; // of the plane
    PyramidTile tile;
};

class PreviewReading {
 public:
    PreviewReading(const CellSource& source, const PicturePlane& plane, const PlaneBlocks& blocks,
                   Reduction reduction)
        : m_source(source),
          m_plane(plane),
          m_all(plane.all()),
          m_blocks(blocks),
          m_reduction(reduction)
    {
        const std::int64_t count =
            std::clamp(coarseBudget.decodedBytes / blocks.bytes, std::int64_t(1), mostBlocks);
        const double shape = static_cast<double>(m_all.rows) / static_cast<double>(m_all.columns);
        const auto wanted =
            static_cast<std::int64_t>(std::sqrt(static_cast<double>(count) * shape));
        const std::int64_t down = ceilDivide(m_all.rows, blocks.rows);
        m_lattice.row = std::clamp(wanted, std::int64_t(1), std::min(count, down));
        m_lattice.column =
            std::min(ceilDivide(m_all.columns, blocks.columns), count / m_lattice.row);
        m_lattice.row = std::min(down, count / m_lattice.column);
        m_grid = {0, 0, std::min(gridSide, m_all.rows), std::min(gridSide, m_all.columns)};
        m_square = {squareSide(m_all.rows / m_grid.rows),
                    squareSide(m_all.columns / m_grid.columns)};
    }

    // Every other one below and beside each other first; then the ones between them, of which those
    // that are read together are about as many, while there is time for as long again.
    Result<PlanePreviewPtr> preview(const Job& job)
    {
        const auto begin = std::chrono::steady_clock::now();
        auto last = begin;
        std::vector<PreviewBlock> found;
        for (const CellPosition first : {CellPosition{0, 0}, {1, 1}, {0, 1}, {1, 0}}) {
            const std::vector<CellRect> next = blocksFrom(first);
            BLOSCOPE_CHECK(read(next, found, job));
            const auto now = std::chrono::steady_clock::now();
            if (now + (now - std::exchange(last, now)) > begin + enoughTime)
                break;
        }
        return std::make_shared<const PlanePreview>(m_all, together(found), m_reduction);
    }

 private:
    std::vector<CellRect> blocksFrom(CellPosition first) const
    {
        std::vector<CellRect> blocks;
        for (std::int64_t row = first.row; row < m_lattice.row; row += 2)
            for (std::int64_t column = first.column; column < m_lattice.column; column += 2)
                blocks.push_back(blockAt({row, column}));
        return blocks;
    }

    // The block in the middle of its part of the plane.
    CellRect blockAt(CellPosition place) const
    {
        const auto middle = [](std::int64_t i, std::int64_t count, std::int64_t cells) {
            return std::min(cells / count * i + cells / count / 2, cells - 1);
        };
        const std::int64_t row = middle(place.row, m_lattice.row, m_all.rows);
        const std::int64_t column = middle(place.column, m_lattice.column, m_all.columns);
        CellRect block{row - row % m_blocks.rows, column - column % m_blocks.columns, m_blocks.rows,
                       std::min(m_blocks.columns, mostCellsOfBlock)};
        block.rows = std::clamp(mostCellsOfBlock / block.columns, std::int64_t(1), block.rows);
        return intersected(block, m_all);
    }

    Result<> read(const std::vector<CellRect>& blocks, std::vector<PreviewBlock>& to,
                  const Job& job) const
    {
        std::vector<std::optional<Result<PyramidTile>>> tiles(blocks.size());
        m_source.pool().forEach(blocks.size(),
                                [&](std::size_t i) { tiles[i] = readBlock(blocks[i], job); });
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            BLOSCOPE_TRY(PyramidTile tile, *std::move(tiles[i]));
            to.push_back({blocks[i], std::move(tile)});
        }
        return {};
    }

    Result<PyramidTile> readBlock(const CellRect& block, const Job& job) const
    {
        BLOSCOPE_TRY(const Cells cells,
                     m_source.read(m_plane.samplesOf(block, {}), job, Reuse::Sure));
        TileBuilder builder(block, m_square, m_reduction, samplesOfBlock);
        builder.add(cells, block, m_source.dtype(), m_source.pool());
        return std::move(builder).tile();
    }

    // As many as there is anything known of apart, where they go from edge to edge.
    CellPosition blocksAlong() const
    {
        return {m_blocks.rows < m_all.rows ? m_lattice.row : m_grid.rows,
                m_blocks.columns < m_all.columns ? m_lattice.column : m_grid.columns};
    }

    PlanePreview::Findings together(const std::vector<PreviewBlock>& blocks) const
    {
        std::vector<CellSummary> summaries(static_cast<std::size_t>(m_grid.rows * m_grid.columns));
        PlanePreview::Findings found{
            {m_grid.rows, m_grid.columns, {}, {}}, {}, {}, {}, blocksAlong()};
        found.known.resize(summaries.size());
        NumberEnds ends;
        for (const PreviewBlock& block : blocks) {
            join(block, summaries, found.known);
            ends += block.tile.ends();
            found.counts += block.tile.countsOf(block.tile.squares());
            const std::vector<double>& sample = block.tile.sample();
            found.sample.insert(found.sample.end(), sample.begin(), sample.end());
        }
        appendEnds(ends, found.sample);
        for (const CellSummary& summary : summaries) {
            found.grid.numbers.push_back(summary.number(m_reduction));
            found.grid.states.push_back(summary.state());
        }
        return found;
    }

    // Its squares, each to where its middle lies.
    void join(const PreviewBlock& block, std::vector<CellSummary>& to,
              std::vector<bool>& known) const
    {
        const CellRect squares = block.tile.squares();
        for (std::int64_t row = 0; row < squares.rows; ++row)
            for (std::int64_t column = 0; column < squares.columns; ++column) {
                const auto middle = [](std::int64_t i, std::int64_t side, std::int64_t cells) {
                    return std::min(i * side + side / 2, cells - 1);
                };
                const std::int64_t cellRow =
                    block.cells.row + middle(row, m_square.rows, block.cells.rows);
                const std::int64_t cellColumn =
                    block.cells.column + middle(column, m_square.columns, block.cells.columns);
                const auto place = static_cast<std::size_t>(
                    partOf(cellRow, m_all.rows, m_grid.rows) * m_grid.columns +
                    partOf(cellColumn, m_all.columns, m_grid.columns));
                to[place].join(block.tile.summaryOf({row, column, 1, 1}), m_reduction);
                known[place] = true;
            }
    }

    const CellSource& m_source;
    const PicturePlane& m_plane;
    CellRect m_all;
    PlaneBlocks m_blocks;
    Reduction m_reduction;
    CellPosition m_lattice; // so many blocks below and beside each other
    CellRect m_grid;
    SquareSize m_square; // of a block
};

} // namespace

PlanePreview::PlanePreview(const CellRect& all, Findings findings, Reduction reduction)
    : m_all(all), m_found(std::move(findings))
{
    fillFromNearest();
    if (reduction == Reduction::Mean &&
        std::ranges::all_of(m_found.grid.numbers, [](double n) { return std::isfinite(n); }))
        smoothen();
}

void PlanePreview::fillFromNearest()
{
    NumberPlane& grid = m_found.grid;
    std::deque<std::int64_t> places;
    for (std::int64_t place = 0; place < grid.rows * grid.columns; ++place)
        if (m_found.known[static_cast<std::size_t>(place)])
            places.push_back(place);
    const auto spread = [&](std::int64_t from, std::int64_t row, std::int64_t column) {
        const auto to = static_cast<std::size_t>(row * grid.columns + column);
        if (row < 0 || row >= grid.rows || column < 0 || column >= grid.columns ||
            m_found.known[to])
            return;
        grid.numbers[to] = grid.numbers[static_cast<std::size_t>(from)];
        grid.states[to] = grid.states[static_cast<std::size_t>(from)];
        m_found.known[to] = true;
        places.push_back(static_cast<std::int64_t>(to));
    };
    for (; !places.empty(); places.pop_front()) {
        const std::int64_t place = places.front();
        const std::int64_t row = place / grid.columns;
        const std::int64_t column = place % grid.columns;
        spread(place, row - 1, column);
        spread(place, row + 1, column);
        spread(place, row, column - 1);
        spread(place, row, column + 1);
    }
}

// As far as from a block halfway to the next one.
void PlanePreview::smoothen()
{
    NumberPlane& grid = m_found.grid;
    const std::int64_t down = grid.rows / std::max<std::int64_t>(1, m_found.blocks.row) / 2;
    const std::int64_t across = grid.columns / std::max<std::int64_t>(1, m_found.blocks.column) / 2;
    for (int i = 0; i < smoothings; ++i) {
        for (std::int64_t row = 0; row < grid.rows; ++row)
            smoothenLine(grid.numbers.data() + row * grid.columns, grid.columns, 1, across);
        for (std::int64_t column = 0; column < grid.columns; ++column)
            smoothenLine(grid.numbers.data() + column, grid.rows, grid.columns, down);
    }
    m_isSmooth = true;
}

Result<PlanePreviewPtr> readPreview(const CellSource& source, const PicturePlane& plane,
                                    const PlaneBlocks& blocks, Reduction reduction, const Job& job)
{
    return PreviewReading(source, plane, blocks, reduction).preview(job);
}

} // namespace bloscope
