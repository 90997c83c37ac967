#include "ui/cells/shown_blocks.h"

#include "core/array/uniform_chunk.h"
#include "core/statistics/slice_grid.h"

namespace bloscope {

namespace {

// Of one slice.
class BlockShowing {
 public:
    BlockShowing(const SliceReader& reader, const Slice& slice, Reuse reuse, const ShowCells& show)
        : m_reader(reader),
          m_layout(*reader.array()->layout()),
          m_chunks(slice, m_layout.chunkshape),
          m_row(slice.rowDimension()),
          m_column(slice.columnDimension()),
          m_reuse(reuse),
          m_show(show)
    {
    }

    Result<> run(const Job& job)
    {
        for (std::int64_t n = 0; n < m_chunks.count(); ++n) {
            const CellBox part = m_chunks[n];
            BLOSCOPE_CHECK(isWalked(part) ? walk(part, job) : read(part, job));
        }
        return {};
    }

 private:
    std::int64_t numberOf(const CellBox& part) const
    {
        std::int64_t chunk = 0;
        for (std::size_t d = 0; d < m_layout.dimensions(); ++d)
            chunk = chunk * m_layout.chunkGrid[d] +
                    m_chunks.slice()[d].at(part.first[d]) / m_layout.chunkshape[d];
        return chunk;
    }

    // Do its blocks have to be decoded? Reading it tells what is wrong with the others.
    bool isWalked(const CellBox& part) const
    {
        const Array& array = *m_reader.array();
        const std::int64_t number = numberOf(part);
        const Result<ChunkPtr> chunk = array.frame()->chunk(number);
        if (!chunk || (*chunk)->header().nbytes != m_layout.chunkBytes)
            return false;
        return m_reader.edits().of(number) ||
               !uniformChunk(**chunk, number, array.presence(), array.dtype().itemsize);
    }

    Result<> walk(const CellBox& part, const Job& job)
    {
        std::vector<CellBox> others; // than fine
        const auto showBlock = [&](BlockCells block) {
            for (std::size_t d = 0; d < part.first.size(); ++d)
                block.box.first[d] += part.first[d];
            if (block.state == CellState::Fine)
                showElements(block.elements, block.box);
            else
                others.push_back(std::move(block.box));
        };
        BLOSCOPE_CHECK(m_reader.walk(numberOf(part), SliceGrid::part(m_chunks.slice(), part),
                                     showBlock, job, m_reuse));
        for (const CellBox& box : others)
            BLOSCOPE_CHECK(read(box, job));
        return {};
    }

    Result<> read(const CellBox& box, const Job& job) const
    {
        BLOSCOPE_TRY(const Cells cells,
                     m_reader.read(SliceGrid::part(m_chunks.slice(), box), job, m_reuse));
        showElements(cells.bytes, box, cells.states);
        return {};
    }

    // `elements`: in C order of the box.
    void showElements(ByteView elements, const CellBox& box,
                      std::span<const CellState> states = {}) const
    {
        CellsView cells;
        cells.first = elements.data();
        cells.itemsize = static_cast<std::size_t>(m_layout.itemsize);
        cells.states = states;
        CellRect at{0, 0, 1, 1};
        std::size_t step = 1;
        for (std::size_t d = box.count.size(); d-- > 0;) {
            if (d == m_row) {
                cells.steps.down = step;
                at.row = box.first[d];
                at.rows = box.count[d];
            } else if (d == m_column) {
                cells.steps.across = step;
                at.column = box.first[d];
                at.columns = box.count[d];
            }
            step *= static_cast<std::size_t>(box.count[d]);
        }
        cells.rows = at.rows;
        cells.columns = at.columns;
        m_show(cells, at);
    }

    const SliceReader& m_reader;
    const ArrayLayout& m_layout;
    SliceGrid m_chunks;
    std::optional<std::size_t> m_row; // dimensions
    std::optional<std::size_t> m_column;
    Reuse m_reuse;
    const ShowCells& m_show;
};

} // namespace

bool canShowBlocks(const SliceReader& reader, const Slice& slice)
{
    const Array& array = *reader.array();
    return array.isNd() && slice.shape() == array.shape() && slice == slice.plane() &&
           !array.frame()->indexError() && array.presence().nothing().empty();
}

Result<> showBlocks(const SliceReader& reader, const Slice& slice, Reuse reuse,
                    const ShowCells& show, const Job& job)
{
    return BlockShowing(reader, slice, reuse, show).run(job);
}

} // namespace bloscope
