#include "core/compare/cell_differences.h"

#include "core/base/row_major.h"
#include "core/base/text.h"
#include "core/compare/value_distance.h"
#include "core/dtype/cell_text.h"
#include "core/dtype/dtype.h"
#include "core/scan/number_scan.h"
#include "core/scan/slice_parts.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <mutex>
#include <vector>

namespace bloscope {

namespace {

// A part of the elements of two arrays, by its name.
struct LeafPair {
    DTypeLeaf a;
    DTypeLeaf b;
    ValueDistance distance;
};

const DTypeLeaf* leafCalled(const std::string& path, const std::vector<DTypeLeaf>& leaves)
{
    const auto leaf = std::ranges::find(leaves, path, &DTypeLeaf::path);
    return leaf == leaves.end() ? nullptr : &*leaf;
}

Error onlyIn(const char* which, const DTypeLeaf& leaf)
{
    if (leaf.path.empty())
        return usageError("the elements of one array have fields, but those of the other do not");
    return usageError(
        fmt::format("field '{}' is only in the {} array", escapeForDisplay(leaf.path), which));
}

// All parts of two types, in the order of `a`. Errors: Usage where one has a part that the other
// has not, "field 'x' is only in the second", and those of ValueDistance.
Result<std::vector<LeafPair>> pairLeaves(const DType& a, const DType& b, const Tolerance& tolerance)
{
    const std::vector<DTypeLeaf> leavesOfA = leavesOf(a);
    const std::vector<DTypeLeaf> leavesOfB = leavesOf(b);
    for (const DTypeLeaf& leaf : leavesOfB)
        if (!leafCalled(leaf.path, leavesOfA))
            return onlyIn("second", leaf);
    std::vector<LeafPair> pairs;
    for (const DTypeLeaf& leaf : leavesOfA) {
        const DTypeLeaf* const other = leafCalled(leaf.path, leavesOfB);
        if (!other)
            return onlyIn("first", leaf);
        auto distance = ValueDistance::between(leaf.dtype, other->dtype, tolerance);
        if (!distance && !leaf.path.empty())
            return distance.error().within(fmt::format("field '{}'", escapeForDisplay(leaf.path)));
        BLOSCOPE_TRY(ValueDistance measured, std::move(distance));
        pairs.push_back({leaf, *other, std::move(measured)});
    }
    return pairs;
}

// Collects what is found, in any order, so that the first and the farthest in C order are left, and
// the first reasons in the order of the parts. One thread at a time.
class FoundDifferences {
 public:
    explicit FoundDifferences(std::size_t mostPlaces, std::int64_t part = 0)
        : m_mostPlaces(mostPlaces), m_part(part)
    {
    }

    void count(std::uint64_t cells, std::uint64_t different, std::uint64_t unreadable);
    void note(std::string reason) { note({m_part, std::move(reason)}); } // of damage

    // Would a cell at this index, or so far apart, be kept?
    bool isAmongFirst(const std::vector<std::int64_t>& index) const;
    bool isFarthest(double distance, const std::vector<std::int64_t>& index) const;
    void addFirst(DifferentCell cell);
    void setFarthest(DifferentCell cell) { m_found.farthest = std::move(cell); }

    void merge(FoundDifferences other);
    CellDifferences take();

 private:
    struct Reason {
        std::int64_t part; // where it was met first
        std::string text;
    };
    void note(Reason reason);

    std::size_t m_mostPlaces;
    std::int64_t m_part; // whose differences are added
    std::vector<Reason> m_reasons;
    CellDifferences m_found;
};

constexpr std::size_t mostReasons = 10;

void FoundDifferences::count(std::uint64_t cells, std::uint64_t different, std::uint64_t unreadable)
{
    m_found.cells += cells;
    m_found.different += different;
    m_found.unreadable += unreadable;
}

void FoundDifferences::note(Reason reason)
{
    const auto known = std::ranges::find(m_reasons, reason.text, &Reason::text);
    if (known != m_reasons.end()) {
        if (known->part <= reason.part)
            return;
        m_reasons.erase(known);
    }
    m_reasons.insert(std::ranges::upper_bound(m_reasons, reason.part, {}, &Reason::part),
                     std::move(reason));
    if (m_reasons.size() > mostReasons)
        m_reasons.pop_back();
}

CellDifferences FoundDifferences::take()
{
    for (Reason& reason : m_reasons)
        m_found.reasons.push_back(std::move(reason.text));
    return std::move(m_found);
}

bool FoundDifferences::isAmongFirst(const std::vector<std::int64_t>& index) const
{
    return m_found.first.size() < m_mostPlaces ||
           (m_mostPlaces > 0 && index < m_found.first.back().index);
}

bool FoundDifferences::isFarthest(double distance, const std::vector<std::int64_t>& index) const
{
    const auto& farthest = m_found.farthest;
    return !farthest || distance > farthest->distance ||
           (distance == farthest->distance && index < farthest->index);
}

void FoundDifferences::addFirst(DifferentCell cell)
{
    std::vector<DifferentCell>& first = m_found.first;
    const auto place = std::ranges::lower_bound(first, cell.index, {}, &DifferentCell::index);
    first.insert(place, std::move(cell));
    if (first.size() > m_mostPlaces)
        first.pop_back();
}

void FoundDifferences::merge(FoundDifferences other)
{
    CellDifferences& theirs = other.m_found;
    count(theirs.cells, theirs.different, theirs.unreadable);
    for (DifferentCell& cell : theirs.first)
        if (isAmongFirst(cell.index))
            addFirst(std::move(cell));
    if (theirs.farthest && isFarthest(theirs.farthest->distance, theirs.farthest->index))
        setFarthest(*std::move(theirs.farthest));
    for (Reason& reason : other.m_reasons)
        note(std::move(reason));
}

enum class Verdict : std::uint8_t { Same, Different, Unreadable };

CellState stateOf(const Cells& cells, std::size_t i)
{
    return cells.states.empty() ? CellState::Fine : cells.states[i];
}

const char* nameOf(CellState state)
{
    return state == CellState::Uninitialised ? "(never written)" : "(not in the file)";
}

// The same cells in the order of the array.
Slice forwards(Slice slice)
{
    for (std::size_t d = 0; d < slice.dimensions().size(); ++d)
        if (DimensionSlice taken = slice[d]; taken.step < 0) {
            taken.start = taken.at(taken.count - 1);
            taken.step = -taken.step;
            slice.set(d, taken);
        }
    return slice;
}

// Compares the same cells of two arrays, which are in memory.
class PieceComparison {
 public:
    PieceComparison(const std::vector<LeafPair>& pairs, bool areEqualBytesEnough, const Cells& a,
                    const Cells& b, FoundDifferences& to)
        : m_pairs(pairs),
          m_areEqualBytesEnough(areEqualBytesEnough),
          m_a(a),
          m_b(b),
          m_to(to),
          m_count(a.bytes.size() / a.itemsize)
    {
    }

    void run()
    {
        if (areEqualAsTheyAre())
            return m_to.count(m_count, 0, 0);
        judgeStates();
        m_distances.resize(m_count);
        for (const LeafPair& pair : m_pairs)
            compare(pair);
        for (std::size_t i = 0; i < m_count; ++i)
            if (m_verdicts[i] == Verdict::Different && !keep(i))
                break; // those behind it come later in C order
        m_to.count(m_count, countOf(Verdict::Different), countOf(Verdict::Unreadable));
        for (const Cells* cells : {&m_a, &m_b})
            for (const CellRegion& region : cells->regions)
                if (region.kind == CellState::Damaged)
                    m_to.note(region.reason);
    }

 private:
    bool areEqualAsTheyAre() const
    {
        return m_areEqualBytesEnough && m_a.states.empty() && m_b.states.empty() &&
               std::equal(m_a.bytes.data(), m_a.bytes.data() + m_a.bytes.size(), m_b.bytes.data());
    }

    void judgeStates();
    void compare(const LeafPair& pair);
    bool keep(std::size_t i);
    DifferentCell cellOf(std::size_t i, const LeafPair& pair) const;
    double distanceAt(std::size_t i, const LeafPair& pair) const;
    std::vector<std::int64_t> indexOf(std::size_t i) const
    {
        return SliceGrid::indexOf(m_a.slice, indicesOf(static_cast<std::int64_t>(i), m_a.extent));
    }
    std::uint64_t countOf(Verdict verdict) const
    {
        return static_cast<std::uint64_t>(std::ranges::count(m_verdicts, verdict));
    }

    const std::vector<LeafPair>& m_pairs;
    bool m_areEqualBytesEnough;
    const Cells& m_a;
    const Cells& m_b;
    FoundDifferences& m_to;
    std::size_t m_count;
    std::vector<Verdict> m_verdicts;
    std::vector<double> m_distances;
};

// Cells without values are the same where both arrays have none.
void PieceComparison::judgeStates()
{
    m_verdicts.assign(m_count, Verdict::Same);
    if (m_a.states.empty() && m_b.states.empty())
        return;
    for (std::size_t i = 0; i < m_count; ++i) {
        const CellState a = stateOf(m_a, i);
        const CellState b = stateOf(m_b, i);
        if (a == CellState::Damaged || b == CellState::Damaged)
            m_verdicts[i] = Verdict::Unreadable;
        else if (a != b)
            m_verdicts[i] = Verdict::Different;
    }
}

void PieceComparison::compare(const LeafPair& pair)
{
    pair.distance.measure(m_a.bytes.data() + pair.a.offset, m_a.itemsize,
                          m_b.bytes.data() + pair.b.offset, m_b.itemsize, m_distances);
    std::optional<std::size_t> farthest;
    for (std::size_t i = 0; i < m_count; ++i) {
        const double distance = m_distances[i];
        if (distance == 0 || m_verdicts[i] == Verdict::Unreadable ||
            stateOf(m_a, i) != CellState::Fine || stateOf(m_b, i) != CellState::Fine)
            continue;
        m_verdicts[i] = Verdict::Different;
        if (!std::isnan(distance) && (!farthest || distance > m_distances[*farthest]))
            farthest = i;
    }
    if (farthest && m_to.isFarthest(m_distances[*farthest], indexOf(*farthest)))
        m_to.setFarthest(cellOf(*farthest, pair));
}

double PieceComparison::distanceAt(std::size_t i, const LeafPair& pair) const
{
    double distance = 0;
    pair.distance.measure(m_a.bytes.data() + i * m_a.itemsize + pair.a.offset, 0,
                          m_b.bytes.data() + i * m_b.itemsize + pair.b.offset, 0, {&distance, 1});
    return distance;
}

// With the first of its parts that differs. False when it comes too late to be kept.
bool PieceComparison::keep(std::size_t i)
{
    if (!m_to.isAmongFirst(indexOf(i)))
        return false;
    const bool haveValues =
        stateOf(m_a, i) == CellState::Fine && stateOf(m_b, i) == CellState::Fine;
    const auto pair = std::ranges::find_if(m_pairs, [&](const LeafPair& candidate) {
        return haveValues && distanceAt(i, candidate) != 0;
    });
    m_to.addFirst(cellOf(i, pair == m_pairs.end() ? m_pairs.front() : *pair));
    return true;
}

DifferentCell PieceComparison::cellOf(std::size_t i, const LeafPair& pair) const
{
    const auto textOf = [i](const Cells& cells, const DTypeLeaf& leaf) {
        const CellState state = stateOf(cells, i);
        return state == CellState::Fine
                   ? CellText(leaf.dtype).of(cells.bytes.data() + i * cells.itemsize + leaf.offset)
                   : std::string(nameOf(state));
    };
    return {indexOf(i), pair.a.path, textOf(m_a, pair.a), textOf(m_b, pair.b), distanceAt(i, pair)};
}

// Cells as they are everywhere in a chunk: the first one of the slice in their place.
Cells oneCellOf(const UniformChunk& chunk, const Slice& slice, std::size_t itemsize)
{
    Cells cells;
    cells.slice =
        SliceGrid::part(slice, {Shape(slice.shape().size(), 0), Shape(slice.shape().size(), 1)});
    cells.extent = Shape(slice.shape().size(), 1);
    cells.itemsize = itemsize;
    cells.bytes = HeapBytes::zeroed(itemsize);
    std::ranges::copy(chunk.element, cells.bytes.data());
    if (chunk.state != CellState::Fine)
        cells.states = {chunk.state};
    return cells;
}

Shape extentOf(const Slice& slice)
{
    Shape extent;
    for (const DimensionSlice& taken : slice.dimensions())
        extent.push_back(taken.count);
    return extent;
}

// Goes through both arrays in the chunks of the first.
class Comparison {
 public:
    Comparison(const SliceReader& a, const SliceReader& b, std::vector<LeafPair> pairs,
               const CompareOptions& wish)
        : m_a(a),
          m_b(b),
          m_pairs(std::move(pairs)),
          m_wish(wish),
          m_areEqualBytesEnough(a.array()->dtype() == b.array()->dtype() &&
                                wish.tolerance.areNansEqual),
          m_found(wish.mostPlaces)
    {
    }

    Result<CellDifferences> run(const Slice& slice, std::uint64_t cellCount, const Job& job)
    {
        BLOSCOPE_TRY(const SliceParts parts, SliceParts::of(m_a, slice));
        if (job.stopped())
            return cancelled();
        if (compareAtOnce(slice, cellCount, job))
            return m_found.take();
        m_a.pool().forEach(static_cast<std::size_t>(parts.grid().count()), [&](std::size_t n) {
            if (!hasFailed() && !job.stopped())
                take(comparePart(parts, static_cast<std::int64_t>(n), job));
        });
        if (job.stopped())
            return cancelled();
        BLOSCOPE_CHECK(std::move(m_failure));
        return m_found.take();
    }

 private:
    // Two arrays that are each the same everywhere, as new ones are.
    bool compareAtOnce(const Slice& slice, std::uint64_t cellCount, const Job& job)
    {
        const auto a = m_a.alike(slice);
        const auto b = a ? m_b.alike(slice) : std::nullopt;
        if (!b)
            return false;
        compareAlike(*a, *b, slice, m_found);
        job.advance(cellCount);
        return true;
    }

    // Of all cells of a slice, each of which is the same in its array: one of them is compared.
    void compareAlike(const UniformChunk& a, const UniformChunk& b, const Slice& slice,
                      FoundDifferences& found) const
    {
        FoundDifferences ofOne(1);
        PieceComparison(m_pairs, m_areEqualBytesEnough, oneCellOf(a, slice, itemsizeOf(m_a)),
                        oneCellOf(b, slice, itemsizeOf(m_b)), ofOne)
            .run();
        const CellDifferences one = ofOne.take();
        const auto cells = static_cast<std::uint64_t>(slice.cellCount().value_or(0));
        found.count(cells, one.different * cells, one.unreadable * cells);
        for (const std::string& reason : one.reasons)
            found.note(reason);
        if (one.farthest && found.isFarthest(one.farthest->distance, one.farthest->index))
            found.setFarthest(*one.farthest);
        if (one.first.empty())
            return;
        const Shape extent = extentOf(slice);
        for (std::uint64_t i = 0; i < std::min<std::uint64_t>(cells, m_wish.mostPlaces); ++i) {
            DifferentCell cell = one.first.front();
            cell.index = SliceGrid::indexOf(slice, indicesOf(static_cast<std::int64_t>(i), extent));
            if (!found.isAmongFirst(cell.index))
                break; // those behind it come later in C order
            found.addFirst(std::move(cell));
        }
    }

    static std::size_t itemsizeOf(const SliceReader& reader)
    {
        return static_cast<std::size_t>(reader.array()->itemsize());
    }

    // A part of which nothing is decoded of the first array: chunks of the second that are alike as
    // well are not, either.
    Result<> compareWithUniform(const UniformChunk& a, const Slice& slice, FoundDifferences& found,
                                const Job& job) const
    {
        BLOSCOPE_TRY(const SliceParts parts, SliceParts::of(m_b, slice));
        for (std::int64_t n = 0; n < parts.grid().count(); ++n) {
            if (job.stopped())
                return cancelled();
            const CellBox part = parts.grid()[n];
            if (const auto b = parts.alike(part)) {
                compareAlike(a, *b, SliceGrid::part(slice, part), found);
                job.advance(cellsOf(part));
                continue;
            }
            Result<> failure;
            const auto show = [&](const Cells& b, const CellBox&) {
                const auto cells = m_a.read(b.slice, {job.stop});
                if (cells)
                    PieceComparison(m_pairs, m_areEqualBytesEnough, *cells, b, found).run();
                else if (failure)
                    failure = cells.error();
            };
            BLOSCOPE_CHECK(parts.read(part, show, job));
            BLOSCOPE_CHECK(std::move(failure));
        }
        return {};
    }

    Result<FoundDifferences> comparePart(const SliceParts& parts, std::int64_t n,
                                         const Job& job) const
    {
        const CellBox part = parts.grid()[n];
        FoundDifferences found(m_wish.mostPlaces, n);
        if (const auto uniform = parts.alike(part)) {
            BLOSCOPE_CHECK(compareWithUniform(*uniform, SliceGrid::part(parts.grid().slice(), part),
                                              found, job));
            return found;
        }
        Result<> failure;
        const auto show = [&](const Cells& a, const CellBox&) {
            const auto b = m_b.read(a.slice, {job.stop});
            if (b)
                PieceComparison(m_pairs, m_areEqualBytesEnough, a, *b, found).run();
            else if (failure)
                failure = b.error();
        };
        BLOSCOPE_CHECK(parts.read(part, show, job));
        BLOSCOPE_CHECK(std::move(failure));
        return found;
    }

    bool hasFailed()
    {
        const std::lock_guard lock(m_mutex);
        return !m_failure;
    }

    void take(Result<FoundDifferences> part)
    {
        const std::lock_guard lock(m_mutex);
        if (part)
            m_found.merge(*std::move(part));
        else if (m_failure)
            m_failure = part.error();
    }

    const SliceReader& m_a;
    const SliceReader& m_b;
    std::vector<LeafPair> m_pairs;
    const CompareOptions& m_wish;
    bool m_areEqualBytesEnough;
    std::mutex m_mutex;
    FoundDifferences m_found;
    Result<> m_failure;
};

} // namespace

Result<CellDifferences> compareCells(const SliceReader& a, const SliceReader& b, const Slice& slice,
                                     const CompareOptions& wish, const Job& job)
{
    if (a.array()->shape() != b.array()->shape())
        return usageError(fmt::format("the shapes differ: {} and {}", tupleText(a.array()->shape()),
                                      tupleText(b.array()->shape())));
    BLOSCOPE_TRY(std::vector<LeafPair> pairs,
                 pairLeaves(a.array()->dtype(), b.array()->dtype(), wish.tolerance));
    const auto cellCount = slice.cellCount();
    if (!cellCount)
        return Error(ErrorKind::Limit, fmt::format("{} has too many cells", slice.text()));
    if (slice.isEmpty())
        return CellDifferences();
    job.start(static_cast<std::uint64_t>(*cellCount));
    return Comparison(a, b, std::move(pairs), wish)
        .run(forwards(slice), static_cast<std::uint64_t>(*cellCount), job);
}

} // namespace bloscope
