#include "core/projection/line_fold.h"

#include "core/array/slice_grid.h"
#include "core/array/slice_reader.h"
#include "core/dtype/element.h"
#include "core/projection/line_kernels.h"

#include <algorithm>
#include <cassert>
#include <type_traits>
#include <vector>

namespace bloscope {

namespace {

using namespace line_kernels;

// What folds count with, in place of the numbers of a file.
template <class T>
struct Work {
    using type = T;
};
template <>
struct Work<bool> {
    using type = std::uint8_t;
};
template <>
struct Work<Half> {
    using type = float;
};
template <>
struct Work<LongDouble> {
    using type = double;
};
template <>
struct Work<TimeCount> {
    using type = std::int64_t;
};

template <class T>
typename Work<T>::type workOf(T number)
{
    if constexpr (std::is_same_v<T, Half>)
        return toFloat(number);
    else if constexpr (std::is_same_v<T, LongDouble>)
        return toDouble(number);
    else if constexpr (std::is_same_v<T, TimeCount>)
        return number.value;
    else
        return number;
}

// Reads elements of `size` bytes.
template <class W>
using Load = void (*)(ByteView elements, std::size_t size, W* to);

template <class Stored, class W>
void load(ByteView elements, std::size_t size, W* to)
{
    for (std::size_t at = 0; at < elements.size(); at += size)
        *to++ = workOf(Stored::load(elements.data() + at));
}

// Whether folds can take the elements from where they are.
template <class W>
bool areWork(const DType& dtype, ByteView elements)
{
    const bool isPlain = dtype.kind == DTypeKind::Signed || dtype.kind == DTypeKind::Unsigned ||
                         dtype.kind == DTypeKind::Float;
    return isPlain && dtype.itemsize == sizeof(W) &&
           (dtype.order == ByteOrder::Little || sizeof(W) == 1) &&
           reinterpret_cast<std::uintptr_t>(elements.data()) % alignof(W) == 0;
}

template <class T>
void put(T number, ByteOrder order, std::byte* to)
{
    std::memcpy(to, &number, sizeof number);
    if (order == ByteOrder::Big)
        std::reverse(to, to + sizeof number);
}

// Cells of a box that are seen together: the first `rows` of `columns` lines beside each other.
struct Panel {
    std::size_t element = 0; // the first one, counted in the box
    std::size_t rows = 0;
    std::size_t rowStep = 0; // in elements
    std::size_t columns = 0;
    std::size_t columnStep = 0;
    std::size_t line = 0; // that of the first column
    std::size_t row = 0;  // cells of the line before the first row
};

// Calls take(panel) for all cells of a part of a box.
template <class Take>
void forEachPanel(const LineBox& box, const CellBox& part, const Take& take)
{
    const std::size_t along = box.dimension;
    const Shape steps = stridesOf(part.count, 1);
    Shape ofLines = box.extents;
    ofLines[along] = 1;
    Shape lineSteps = stridesOf(ofLines, 1);
    lineSteps[along] = 0;
    const std::size_t last = box.extents.size() - 1;
    const std::size_t beside = last == along && last > 0 ? last - 1 : last;
    Panel panel;
    panel.rows = static_cast<std::size_t>(part.count[along]);
    panel.rowStep = static_cast<std::size_t>(steps[along]);
    panel.columns = beside == along ? 1 : static_cast<std::size_t>(part.count[beside]);
    panel.columnStep = static_cast<std::size_t>(steps[beside]);
    panel.row = static_cast<std::size_t>(part.first[along]);
    Shape ends = part.count;
    ends[along] = 1;
    ends[beside] = 1;
    Shape at(ends.size(), 0);
    do {
        std::int64_t element = 0;
        std::int64_t line = 0;
        for (std::size_t d = 0; d < at.size(); ++d) {
            element += at[d] * steps[d];
            line += (part.first[d] + at[d]) * lineSteps[d];
        }
        panel.element = static_cast<std::size_t>(element);
        panel.line = static_cast<std::size_t>(line);
        take(panel);
    } while (countUp(at, ends));
}

// Goes through a panel so that what is added to stays near the processor.
template <class Kernel, class W>
void addPanel(Kernel& kernel, const Panel& panel, const W* first)
{
    for (std::size_t row = 0; row < panel.rows; row += mostRows) {
        const std::size_t rows = std::min(mostRows, panel.rows - row);
        const W* const from = first + row * panel.rowStep;
        if (panel.rowStep == 1)
            for (std::size_t c = 0; c < panel.columns; ++c)
                kernel.addLine({from + c * panel.columnStep, rows, 1, 1}, panel.line + c,
                               panel.row + row);
        else
            for (std::size_t c = 0; c < panel.columns; c += mostColumns)
                kernel.addColumns(
                    {from + c, rows, panel.rowStep, std::min(mostColumns, panel.columns - c)},
                    panel.line + c, panel.row + row);
    }
}

template <class W, class Kernel>
class FoldOf final : public LineFold {
 public:
    FoldOf(ProjectionKind kind, const DType& dtype, Load<W> load, LineBox box)
        : m_kind(kind), m_dtype(dtype), m_load(load), m_box(std::move(box)), m_kernel(m_box)
    {
    }

    void add(ByteView elements, const CellBox& part) override
    {
        const W* const numbers = numbersOf(elements);
        forEachPanel(m_box, part, [&](const Panel& panel) {
            addPanel(m_kernel, panel, numbers + panel.element);
        });
    }

    void addAlike(ByteView element, const CellBox& part) override
    {
        const W number = *numbersOf(element);
        forEachPanel(m_box, part, [&](const Panel& panel) {
            for (std::size_t c = 0; c < panel.columns; ++c)
                m_kernel.addRepeated(number, panel.rows, panel.line + c, panel.row);
        });
    }

    void add(const LineFold& later) override
    {
        const auto& other = static_cast<const FoldOf&>(later);
        m_kernel.add(other.m_kernel);
        m_box.extents[m_box.dimension] += other.m_box.length();
    }

    std::optional<std::size_t> finish(std::span<const std::int64_t> missing, ByteSpan to) override
    {
        const std::size_t lines = m_box.lines();
        const std::size_t size = to.size() / std::max<std::size_t>(1, lines);
        for (std::size_t line = 0; line < lines; ++line) {
            const std::int64_t count = m_box.length() - (missing.empty() ? 0 : missing[line]);
            if (!putResult(line, count, to.data() + line * size))
                return line;
        }
        return {};
    }

 private:
    // The least time is none. Others come before it once it has the place behind them.
    bool turnsTimes() const { return m_dtype.isTime() && m_kind == ProjectionKind::Minimum; }

    const W* numbersOf(ByteView elements)
    {
        if (areWork<W>(m_dtype, elements))
            return reinterpret_cast<const W*>(elements.data());
        m_loaded.resize(elements.size() / m_dtype.itemsize);
        m_load(elements, m_dtype.itemsize, m_loaded.data());
        if (turnsTimes())
            for (W& time : m_loaded)
                time = static_cast<W>(static_cast<std::uint64_t>(time) - 1);
        return m_loaded.data();
    }

    // False where it does not fit.
    bool putResult(std::size_t line, std::int64_t count, std::byte* to)
    {
        const auto result = m_kernel.result(line, count, m_kind);
        if constexpr (Kernel::isExtreme)
            putExtreme(result, to);
        else if (result)
            put(*result, ByteOrder::Little, to);
        else
            return false;
        return true;
    }

    void putExtreme(W number, std::byte* to)
    {
        const bool isFloat = m_dtype.kind == DTypeKind::Float;
        if (turnsTimes())
            put(static_cast<std::uint64_t>(number) + 1, m_dtype.order, to);
        else if (isFloat && m_dtype.itemsize < sizeof(W)) // halves
            put(nearestHalf(static_cast<double>(number)).bits, m_dtype.order, to);
        else if (isFloat && m_dtype.itemsize > sizeof(W)) // long doubles
            put(number, ByteOrder::Little, to);
        else
            put(number, m_dtype.order, to);
    }

    ProjectionKind m_kind;
    DType m_dtype;
    Load<W> m_load;
    LineBox m_box;
    Kernel m_kernel;
    std::vector<W> m_loaded;
};

// What makes a fold.
template <class W>
struct FoldMaker {
    ProjectionKind kind;
    const DType& dtype;
    Load<W> load;
    LineBox box;

    template <class Kernel>
    std::unique_ptr<LineFold> with()
    {
        return std::make_unique<FoldOf<W, Kernel>>(kind, dtype, load, std::move(box));
    }
    std::unique_ptr<LineFold> make();
};

template <class W>
std::unique_ptr<LineFold> FoldMaker<W>::make()
{
    // More of them may not fit the sums of short numbers.
    constexpr std::int64_t mostInShortSums = std::int64_t(1) << 31;
    const bool isShort = box.length() <= mostInShortSums;
    switch (kind) {
    case ProjectionKind::Maximum:
        return with<Largest<W>>();
    case ProjectionKind::Minimum:
        return with<Smallest<W>>();
    case ProjectionKind::Deviation:
        if constexpr (std::is_integral_v<W> && sizeof(W) <= 2)
            if (isShort)
                return with<WholeSquares<W>>();
        return with<Spread<W>>();
    case ProjectionKind::Median:
        return with<Median<W>>();
    default:
        break;
    }
    if constexpr (std::is_floating_point_v<W>)
        return with<Sum<W, double>>();
    else if constexpr (sizeof(W) >= 4)
        return sizeof(W) == 8 || !isShort ? with<Sum<W, Int128>>() : with<Sum<W, std::int64_t>>();
    else
        return with<Sum<W, std::int64_t>>();
}

} // namespace

std::size_t LineBox::lines() const
{
    std::size_t count = 1;
    for (std::size_t d = 0; d < extents.size(); ++d)
        if (d != dimension)
            count *= static_cast<std::size_t>(extents[d]);
    return count;
}

std::unique_ptr<LineFold> LineFold::make(ProjectionKind kind, const DType& dtype, LineBox box)
{
    return visitNumeric(dtype, [&]<class Stored>(Stored) -> std::unique_ptr<LineFold> {
        using Number = decltype(Stored::load(nullptr));
        if constexpr (!std::is_same_v<Number, ComplexLongDouble> &&
                      !std::is_same_v<Number, std::complex<float>> &&
                      !std::is_same_v<Number, std::complex<double>>) {
            using W = typename Work<Number>::type;
            return FoldMaker<W>{kind, dtype, &load<Stored, W>, std::move(box)}.make();
        }
        assert(false);
        return nullptr;
    });
}

void LineStates::add(CellState state, const CellBox& part)
{
    const std::size_t lines = m_box.lines();
    const bool isUnwritten = state == CellState::Uninitialised;
    if (isUnwritten)
        m_unwritten.resize(lines);
    else
        m_lost.resize(lines, CellState::Fine);
    Shape extents = m_box.extents;
    extents[m_box.dimension] = 1;
    const Shape steps = stridesOf(extents, 1);
    Shape ends = part.count;
    ends[m_box.dimension] = 1;
    Shape at(ends.size(), 0);
    do {
        std::int64_t line = 0;
        for (std::size_t d = 0; d < at.size(); ++d)
            if (d != m_box.dimension)
                line += (part.first[d] + at[d]) * steps[d];
        const auto n = static_cast<std::size_t>(line);
        if (isUnwritten)
            m_unwritten[n] += part.count[m_box.dimension];
        else
            m_lost[n] = worse(m_lost[n], state);
    } while (countUp(at, ends));
}

void LineStates::add(const LineStates& later)
{
    m_box.extents[m_box.dimension] += later.m_box.length();
    m_unwritten.resize(std::max(m_unwritten.size(), later.m_unwritten.size()));
    for (std::size_t n = 0; n < later.m_unwritten.size(); ++n)
        m_unwritten[n] += later.m_unwritten[n];
    m_lost.resize(std::max(m_lost.size(), later.m_lost.size()), CellState::Fine);
    for (std::size_t n = 0; n < later.m_lost.size(); ++n)
        m_lost[n] = worse(m_lost[n], later.m_lost[n]);
}

std::vector<CellState> LineStates::finish() const
{
    std::vector<CellState> states = m_lost;
    for (std::size_t n = 0; n < m_unwritten.size(); ++n)
        if (m_unwritten[n] == m_box.length()) {
            states.resize(m_box.lines(), CellState::Fine);
            states[n] = worse(states[n], CellState::Uninitialised);
        }
    return states;
}

Result<> LineRun::walk(const ArrayLayout& layout, const Job& job)
{
    const SliceGrid all(m_slice, m_slice.shape());
    if (addAtOnce(all[0]))
        return {};
    const SliceGrid chunks(m_slice, layout.chunkshape);
    for (std::int64_t n = 0; n < chunks.count(); ++n) {
        if (job.stopped())
            return cancelled();
        const CellBox part = chunks[n];
        if (addAtOnce(part))
            continue;
        const Slice cells = SliceGrid::part(m_slice, part);
        std::int64_t chunk = 0;
        for (std::size_t d = 0; d < layout.dimensions(); ++d)
            chunk = chunk * layout.chunkGrid[d] + cells[d].at(0) / layout.chunkshape[d];
        const auto show = [&](BlockCells block) {
            for (std::size_t d = 0; d < part.first.size(); ++d)
                block.box.first[d] += part.first[d];
            if (block.state == CellState::Fine)
                m_fold->add(block.elements, block.box);
            else
                addMissing(block.state, block.reason, block.box);
        };
        BLOSCOPE_CHECK(m_source.reader()->walk(chunk, cells, show, {job.stop}, Reuse::Unlikely));
    }
    return {};
}

// Without reading a cell, when it is known what all of them are.
bool LineRun::addAtOnce(const CellBox& part)
{
    const auto alike = m_source.alike(SliceGrid::part(m_slice, part));
    if (!alike)
        return false;
    if (alike->state == CellState::Fine)
        m_fold->addAlike(alike->element, part);
    else
        addMissing(alike->state, alike->reason, part);
    return true;
}

Result<> LineRun::read(const Shape& pieces, const Job& job)
{
    const SliceGrid grid(m_slice, pieces);
    for (std::int64_t n = 0; n < grid.count(); ++n) {
        const CellBox piece = grid[n];
        BLOSCOPE_TRY(const Cells cells,
                     m_source.read(SliceGrid::part(m_slice, piece), {job.stop}, Reuse::Unlikely));
        addCells(cells, piece);
    }
    return {};
}

void LineRun::addCells(const Cells& cells, const CellBox& piece)
{
    const ByteView bytes(cells.bytes.data(), cells.bytes.size());
    if (cells.states.empty())
        return m_fold->add(bytes, piece);
    CellBox one = piece;
    std::ranges::fill(one.count, 1);
    Shape at(piece.count.size(), 0);
    for (std::size_t i = 0; i < cells.states.size(); ++i, countUp(at, piece.count)) {
        for (std::size_t d = 0; d < at.size(); ++d)
            one.first[d] = piece.first[d] + at[d];
        if (cells.states[i] == CellState::Fine)
            m_fold->add(bytes.subspan(i * cells.itemsize, cells.itemsize), one);
        else
            m_states.add(cells.states[i], one);
    }
    for (const CellRegion& region : cells.regions) {
        CellBox part{region.first, region.count};
        for (std::size_t d = 0; d < part.first.size(); ++d)
            part.first[d] += piece.first[d];
        mark(region.kind, region.reason, part);
    }
}

void LineRun::addMissing(CellState state, const std::string& reason, const CellBox& part)
{
    m_states.add(state, part);
    mark(state, reason, part);
}

void LineRun::mark(CellState state, const std::string& reason, const CellBox& part)
{
    if (m_regions.size() >= Cells::mostRegions)
        return;
    CellRegion region{state, reason, {}, part.count};
    for (std::size_t d = 0; d < part.first.size(); ++d)
        region.first.push_back(m_slice[d].start + part.first[d]);
    region.first[m_box.dimension] = 0;
    region.count[m_box.dimension] = 1;
    const auto isSame = [&](const CellRegion& other) {
        return other.kind == state && other.first == region.first && other.count == region.count;
    };
    if (m_regions.empty() || !isSame(m_regions.back()))
        m_regions.push_back(std::move(region));
}

void LineRun::add(const LineRun& later)
{
    m_fold->add(*later.m_fold);
    m_states.add(later.m_states);
    const std::size_t room = Cells::mostRegions - m_regions.size();
    const auto taken = static_cast<std::ptrdiff_t>(std::min(room, later.m_regions.size()));
    m_regions.insert(m_regions.end(), later.m_regions.begin(), later.m_regions.begin() + taken);
}

} // namespace bloscope
