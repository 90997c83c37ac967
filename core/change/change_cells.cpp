#include "core/change/change_cells.h"

#include "core/base/row_major.h"
#include "core/dtype/cell_parse.h"
#include "core/scan/number_scan.h"
#include "core/scan/slice_parts.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

constexpr std::size_t keysAtOnce = 4096;

// The bytes that hold the value a text stands for. What pads elements is left as it is.
struct NewValue {
    ByteBuffer element;
    std::vector<ElementBytes> runs; // of the element

    bool isIn(const std::byte* cell) const
    {
        return std::ranges::all_of(runs, [&](const ElementBytes& run) {
            return std::equal(cell + run.offset, cell + run.offset + run.size,
                              element.begin() + static_cast<std::ptrdiff_t>(run.offset));
        });
    }
};

Result<NewValue> newValueOf(std::string_view text, const DType& dtype)
{
    NewValue value{ByteBuffer(dtype.itemsize, std::byte{0}), {}};
    ByteBuffer over(dtype.itemsize, std::byte{0xff});
    BLOSCOPE_CHECK(parseCell(text, dtype, value.element));
    BLOSCOPE_CHECK(parseCell(text, dtype, over));
    for (std::size_t i = 0; i < over.size(); ++i) {
        if (value.element[i] != over[i])
            continue; // nothing was written here
        if (value.runs.empty() || value.runs.back().offset + value.runs.back().size != i)
            value.runs.push_back({i, 0});
        ++value.runs.back().size;
    }
    return value;
}

// Changes one part of cells, piece by piece.
class PartChange {
 public:
    PartChange(ValueEditor& editor, const DTypeLeaf& part, NewValue value,
               const std::optional<CellCriterion>& which, const Job& job)
        : m_editor(editor), m_part(part), m_value(std::move(value)), m_which(which), m_job(job)
    {
        if (m_which)
            m_order.emplace(part.dtype);
    }

    Result<> change(const SliceReader& values, const Slice& slice)
    {
        BLOSCOPE_TRY(const SliceParts parts, SliceParts::of(values, slice));
        Result<> outcome;
        const auto show = [&](const Cells& cells, const CellBox&) {
            if (outcome)
                outcome = changePiece(cells);
        };
        for (std::int64_t n = 0; n < parts.grid().count(); ++n) {
            if (m_job.stopped())
                return cancelled();
            const CellBox part = parts.grid()[n];
            if (const auto uniform = parts.alike(part); uniform && isLeftAlone(*uniform))
                m_job.advance(cellsOf(part));
            else
                BLOSCOPE_CHECK(parts.read(part, show, m_job));
            BLOSCOPE_CHECK(std::move(outcome));
        }
        return {};
    }

    std::uint64_t changed() const { return m_changed; }

 private:
    bool isLeftAlone(const UniformChunk& uniform) const;
    Result<> changePiece(const Cells& cells);
    void chooseNumbers(const Cells& cells);
    Result<> keepChangeable(const Cells& cells);

    ValueEditor& m_editor;
    const DTypeLeaf& m_part;
    NewValue m_value;
    const std::optional<CellCriterion>& m_which;
    const Job& m_job;
    std::optional<NumberOrder> m_order;
    std::vector<bool> m_chosen; // cells of a piece
    std::uint64_t m_changed = 0;
};

// Is no cell of such a chunk meant, or do all of them have the value?
bool PartChange::isLeftAlone(const UniformChunk& uniform) const
{
    const bool isFine = uniform.state == CellState::Fine;
    const ByteView element(uniform.element);
    if (m_which && !(isFine ? m_which->accepts(m_order->keyOf(
                                  element.subspan(m_part.offset, m_part.dtype.itemsize)))
                            : m_which->accepts(uniform.state)))
        return true;
    return isFine && m_value.isIn(element.data() + m_part.offset);
}

Result<> PartChange::changePiece(const Cells& cells)
{
    m_chosen.assign(cells.bytes.size() / cells.itemsize, !m_which);
    if (m_which)
        chooseNumbers(cells);
    BLOSCOPE_CHECK(keepChangeable(cells));
    const auto count = std::ranges::count(m_chosen, true);
    if (count == 0)
        return {};
    m_changed += static_cast<std::uint64_t>(count);
    m_editor.noteRead(cells);
    for (const ElementBytes& run : m_value.runs) {
        const std::byte* const bytes = m_value.element.data() + run.offset;
        BLOSCOPE_CHECK(m_editor.write(cells.slice, {m_part.offset + run.offset, run.size},
                                      [&](std::size_t i) { return m_chosen[i] ? bytes : nullptr; },
                                      {m_job.stop}));
    }
    return {};
}

void PartChange::chooseNumbers(const Cells& cells)
{
    std::array<NumberKey, keysAtOnce> buffer;
    ByteBuffer gathered;
    const ByteView bytes(cells.bytes.data(), cells.bytes.size());
    for (std::size_t begin = 0; begin < m_chosen.size(); begin += keysAtOnce) {
        const auto keys = std::span(buffer).first(std::min(keysAtOnce, m_chosen.size() - begin));
        m_order->readKeys(
            partsOf(bytes.subspan(begin * cells.itemsize, keys.size() * cells.itemsize),
                    cells.itemsize, m_part.offset, m_part.dtype.itemsize, gathered),
            keys);
        for (std::size_t i = 0; i < keys.size(); ++i)
            m_chosen[begin + i] = m_which->accepts(keys[i]);
    }
    for (std::size_t i = 0; i < cells.states.size(); ++i)
        if (cells.states[i] != CellState::Fine)
            m_chosen[i] = m_which->accepts(cells.states[i]);
}

// Of those that are chosen, the ones that have another value and can have this one.
Result<> PartChange::keepChangeable(const Cells& cells)
{
    for (std::size_t i = 0; i < m_chosen.size(); ++i) {
        if (!m_chosen[i])
            continue;
        const CellState state = cells.states.empty() ? CellState::Fine : cells.states[i];
        if (!canBeChanged(state))
            return whyUnchangeable(cells, i);
        if (state == CellState::Fine &&
            m_value.isIn(cells.bytes.data() + i * cells.itemsize + m_part.offset))
            m_chosen[i] = false;
    }
    return {};
}

} // namespace

Error whyUnchangeable(const Cells& cells, std::size_t i)
{
    const auto position = indicesOf(static_cast<std::int64_t>(i), cells.extent);
    const auto region = std::ranges::find_if(
        cells.regions, [&](const CellRegion& one) { return one.contains(position); });
    return usageError(fmt::format(
        "[{}] cannot be edited: {}", fmt::join(SliceGrid::indexOf(cells.slice, position), ", "),
        region == cells.regions.end() ? "it cannot be read" : region->reason));
}

Result<std::uint64_t> changeCells(const SliceReader& values, ValueEditor& editor,
                                  const std::vector<CellsToChange>& cells,
                                  const std::optional<CellCriterion>& which, const Job& job)
{
    std::uint64_t total = 0;
    for (const CellsToChange& some : cells) {
        const auto count = some.slice.cellCount();
        if (!count || some.slice.shape() != values.array()->shape())
            return Error(ErrorKind::Limit, fmt::format("{} has too many cells", some.slice.text()));
        total += static_cast<std::uint64_t>(*count);
    }
    job.start(total);
    std::uint64_t changed = 0;
    for (const CellsToChange& some : cells) {
        if (some.slice.isEmpty())
            continue;
        BLOSCOPE_TRY(NewValue value, newValueOf(some.text, some.part.dtype));
        PartChange change(editor, some.part, std::move(value), which, job);
        BLOSCOPE_CHECK(change.change(values, some.slice));
        changed += change.changed();
    }
    return changed;
}

} // namespace bloscope
