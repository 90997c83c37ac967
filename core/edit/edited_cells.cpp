#include "core/edit/edited_cells.h"

#include "core/array/cell_places.h"
#include "core/base/text.h"
#include "core/dtype/cell_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

constexpr std::size_t longestCellText = 100; // bytes
constexpr std::size_t mostBytesWithoutType = 16;

// Fields may overlap: then an element counts as a whole.
std::vector<DTypeLeaf> separateLeavesOf(const DType& dtype)
{
    std::vector<DTypeLeaf> leaves = leavesOf(dtype);
    std::erase_if(leaves, [](const DTypeLeaf& leaf) { return leaf.dtype.itemsize == 0; });
    std::ranges::sort(leaves, {}, &DTypeLeaf::offset);
    for (std::size_t i = 1; i < leaves.size(); ++i)
        if (leaves[i].offset < leaves[i - 1].offset + leaves[i - 1].dtype.itemsize)
            return {{.path = {}, .offset = 0, .dtype = dtype}};
    return leaves;
}

std::int64_t endOf(const DTypeLeaf& leaf)
{
    return static_cast<std::int64_t>(leaf.offset + leaf.dtype.itemsize);
}

} // namespace

EditedCells::EditedCells(ArrayPtr array)
    : m_array(std::move(array)), m_leaves(separateLeavesOf(m_array->dtype()))
{
}

// Where the first element begins of which a part is in the chunk: 0, or before it.
std::int64_t EditedCells::firstElementOf(std::int64_t chunk) const
{
    if (m_array->isNd())
        return 0;
    const std::int64_t itemsize = m_array->itemsize();
    const std::int64_t before =
        (m_array->positions().beginOf(chunk) - m_array->offset()) % itemsize;
    return -(before < 0 ? before + itemsize : before);
}

EditedCell EditedCells::cellAt(std::int64_t chunk, std::int64_t chunkBytes,
                               std::int64_t position) const
{
    const std::int64_t first = firstElementOf(chunk);
    const std::int64_t itemsize = m_array->itemsize();
    const std::int64_t inElement = (position - first) % itemsize;
    const std::int64_t element = position - inElement;
    const auto behind = std::ranges::partition_point(
        m_leaves, [&](const DTypeLeaf& leaf) { return endOf(leaf) <= inElement; });
    const std::int64_t gap = behind == m_leaves.begin() ? 0 : endOf(*(behind - 1));
    EditedCell cell{.chunk = chunk, .begin = element + gap, .end = element + itemsize};
    if (behind != m_leaves.end()) {
        const auto offset = static_cast<std::int64_t>(behind->offset);
        cell.end = element + offset;
        if (offset <= inElement) {
            cell.begin = element + offset;
            cell.end = element + endOf(*behind);
            cell.leaf = &*behind;
        }
    }
    if (cell.begin >= 0 && cell.end <= chunkBytes)
        return cell;
    return {.chunk = chunk,
            .begin = std::max<std::int64_t>(cell.begin, 0),
            .end = std::min(cell.end, chunkBytes)};
}

void EditedCells::forEach(std::int64_t chunk, std::int64_t chunkBytes, const ChunkEdits& edits,
                          const Visit& visit) const
{
    std::int64_t visited = 0; // up to here
    ByteRunReader reader = edits.runs();
    while (const auto run = reader.next())
        for (visited = std::max(visited, run->begin); visited < run->end();) {
            const EditedCell cell = cellAt(chunk, chunkBytes, visited);
            visit(cell);
            visited = cell.end;
        }
}

std::string EditedCells::placeOf(const EditedCell& cell) const
{
    const auto offset = cell.leaf ? static_cast<std::int64_t>(cell.leaf->offset) : 0;
    const auto index =
        cell.leaf ? cellBeginningAt(*m_array, cell.chunk, cell.begin - offset) : std::nullopt;
    if (!index)
        return fmt::format("chunk {}, bytes {} to {}", cell.chunk, cell.begin, cell.end - 1);
    std::string place = fmt::format("[{}]", fmt::join(*index, ", "));
    const std::string& path = cell.leaf->path;
    if (!path.empty() && path.front() != '[')
        place += '.';
    return place + escapeForDisplay(path);
}

std::string EditedCells::textOf(const EditedCell& cell, ByteView bytes) const
{
    if (cell.leaf) {
        const DType& dtype = cell.leaf->dtype;
        const std::string text = CellText(dtype, {}, longestCellText).of(bytes.data());
        const bool isSeen = dtype.kind == DTypeKind::Bytes; // every character of it
        return isSeen && text.size() <= longestCellText ? text
                                                        : escapeForDisplay(text, longestCellText);
    }
    return "0x" + hexOf(bytes.first(std::min(bytes.size(), mostBytesWithoutType))) +
           (bytes.size() > mostBytesWithoutType ? "..." : "");
}

} // namespace bloscope
