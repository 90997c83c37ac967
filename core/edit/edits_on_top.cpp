#include "core/edit/edits_on_top.h"

#include "core/base/text.h"
#include "core/bytes/file_source.h"
#include "core/edit/changes.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>

namespace bloscope {

namespace {

std::string extents(const Shape& shape)
{
    return fmt::format("({})", fmt::join(shape, ", "));
}

std::string kindOf(const Array& array)
{
    return fmt::format("{} of {}", extents(array.shape()), array.dtype().text);
}

std::string layoutText(const Array& array)
{
    return array.isNd()
               ? fmt::format("chunks of {} and blocks of {}", extents(array.layout()->chunkshape),
                             extents(array.layout()->blockshape))
               : fmt::format("{} chunks, {} bytes in total", array.frame()->chunkCount(),
                             array.frame()->header().nbytes);
}

// Chunks keep their numbers where an array has become longer along its first dimension.
bool hasGrownAtMost(const Shape& before, const Shape& now)
{
    return before.size() == now.size() &&
           (before.empty() || (now.front() >= before.front() &&
                               std::equal(before.begin() + 1, before.end(), now.begin() + 1)));
}

bool areLaidOutAlike(const Array& before, const Array& now)
{
    if (before.isNd())
        return before.layout()->chunkshape == now.layout()->chunkshape &&
               before.layout()->blockshape == now.layout()->blockshape;
    const FrameHeader& a = before.frame()->header();
    const FrameHeader& b = now.frame()->header();
    return a.typesize == b.typesize && a.chunksize == b.chunksize && a.nbytes == b.nbytes &&
           before.frame()->chunkCount() == now.frame()->chunkCount();
}

// Values are edited as bytes of chunks, which have to be where they were.
Result<> checkHavePlaces(const Array& before, const Array& now)
{
    const bool isAlike = before.isNd() == now.isNd() && before.itemsize() == now.itemsize() &&
                         hasGrownAtMost(before.shape(), now.shape());
    if (!isAlike || (before.isNd() && before.dtype().text != now.dtype().text))
        return usageError(
            fmt::format("the array is now {}, but was {}: the edited values do not fit into it",
                        kindOf(now), kindOf(before)));
    if (!areLaidOutAlike(before, now))
        return usageError(fmt::format("the array is now stored in {}, but was in {}: values edited "
                                      "in the old chunks cannot be merged",
                                      layoutText(now), layoutText(before)));
    return {};
}

Result<ByteBuffer> decoded(const Frame& frame, std::int64_t chunk)
{
    BLOSCOPE_TRY(const ChunkPtr opened, frame.chunk(chunk));
    return opened->decode().within("chunk", chunk);
}

ChunkEditsPtr in(const ValueEdits::Chunks& chunks, std::int64_t chunk)
{
    const auto found = chunks.find(chunk);
    return found == chunks.end() ? nullptr : found->second;
}

using Of = MetadataSectionOf;
using Names = std::vector<std::string>;

Names namesOf(const EditSet& version, Of of)
{
    Names names;
    for (const EditedEntry& entry : version.entries(of))
        names.push_back(entry.name);
    return names;
}

Result<> checkNamesAreUnique(const EditSet& version, Of of)
{
    std::set<std::string> seen;
    for (const EditedEntry& entry : version.entries(of))
        if (!seen.insert(entry.name).second)
            return usageError(
                fmt::format("'{}' occurs twice, so the two entries cannot be distinguished",
                            escapeForDisplay(entry.name)));
    return {};
}

// Those that are in both, in the order of `names`.
Names common(const Names& names, const Names& others)
{
    Names both;
    std::ranges::copy_if(names, std::back_inserter(both), [&](const std::string& name) {
        return std::ranges::find(others, name) != others.end();
    });
    return both;
}

} // namespace

// Parts of a buffer that outlives them; those that touch become one.
class ValuesOnTop::RunList {
 public:
    explicit RunList(ByteView bytes) : m_bytes(bytes) {}

    void add(std::int64_t begin, std::int64_t end)
    {
        if (!m_runs.empty() && m_runs.back().end() == begin) {
            begin = m_runs.back().begin;
            m_runs.pop_back();
        }
        m_runs.push_back({begin, m_bytes.subspan(static_cast<std::size_t>(begin),
                                                 static_cast<std::size_t>(end - begin))});
    }

    // Laid over `below`, which may be null, and kept where there is any.
    Result<> keep(std::int64_t chunk, const ChunkEditsPtr& below, SpillStore& store,
                  ValueEdits::Chunks& to) const
    {
        if (m_runs.empty())
            return {};
        BLOSCOPE_TRY(to[chunk], ChunkEdits::over(below, m_runs, store));
        return {};
    }

 private:
    ByteView m_bytes;
    std::vector<ByteRun> m_runs;
};

// One edited chunk after the other.
class ValuesOnTop::Comparison {
 public:
    Comparison(ValuesOnTop& to, const Frame& theirs)
        : m_to(to), m_mine(*to.m_cells->array()->frame()), m_theirs(theirs)
    {
        // The chunks of a sparse frame are files of their own, of which nothing is known.
        m_isOldFileThere = !m_mine.header().sparse() && isAsItWasOpened(*m_mine.source());
    }

    Result<> compare(std::int64_t chunk, const ChunkEditsPtr& edits)
    {
        BLOSCOPE_TRY(m_theirBytes, decoded(m_theirs, chunk));
        readBefore(chunk);
        const auto size = std::ssize(m_theirBytes);
        if (size < edits->end() || (m_before && std::ssize(*m_before) != size))
            return usageError(fmt::format(
                "chunk {} now has {} bytes, a different size than when its values were edited",
                chunk, size));
        if (m_before == m_theirBytes) {
            m_to.m_clear.emplace(chunk, edits);
            return {};
        }
        return compareCells(chunk, *edits);
    }

 private:
    void readBefore(std::int64_t chunk)
    {
        m_before.reset();
        if (!m_isOldFileThere)
            return;
        if (auto before = decoded(m_mine, chunk))
            m_before = *std::move(before);
    }

    Result<> compareCells(std::int64_t chunk, const ChunkEdits& edits)
    {
        m_myBytes = m_before ? *m_before : m_theirBytes;
        m_edited = ByteBuffer(m_before ? 0 : m_theirBytes.size());
        if (!m_before)
            markEdited(edits);
        edits.apply(0, m_myBytes);
        RunList clear(m_myBytes);
        RunList disputed(m_myBytes);
        Result<> outcome;
        m_to.m_cells->forEach(chunk, std::ssize(m_theirBytes), edits, [&](const EditedCell& cell) {
            if (m_before || isWhollyEdited(cell))
                sort(cell, clear, disputed);
            else if (outcome)
                outcome =
                    Error{ErrorKind::Changed, fmt::format("part of {} was edited, but its previous "
                                                          "value in the file is no longer known",
                                                          m_to.m_cells->placeOf(cell))};
        });
        BLOSCOPE_CHECK(std::move(outcome));
        BLOSCOPE_CHECK(clear.keep(chunk, nullptr, edits.store(), m_to.m_clear));
        return disputed.keep(chunk, nullptr, edits.store(), m_to.m_disputed);
    }

    // Which bytes the edits have, where the others are not known.
    void markEdited(const ChunkEdits& edits)
    {
        ByteRunReader reader = edits.runs();
        while (const auto run = reader.next())
            std::fill_n(m_edited.begin() + run->begin, run->bytes.size(), std::byte{1});
    }

    bool isWhollyEdited(const EditedCell& cell) const
    {
        const ByteView edited = cell.in(m_edited);
        return std::ranges::find(edited, std::byte{0}) == edited.end();
    }

    void sort(const EditedCell& cell, RunList& clear, RunList& disputed)
    {
        const auto before = m_before ? std::optional(cell.in(*m_before)) : std::nullopt;
        const ByteView mine = cell.in(m_myBytes);
        const ByteView theirs = cell.in(m_theirBytes);
        if (std::ranges::equal(mine, theirs) || (before && std::ranges::equal(mine, *before)))
            return; // theirs is what is wanted
        if (before && std::ranges::equal(theirs, *before))
            return clear.add(cell.begin, cell.end);
        disputed.add(cell.begin, cell.end);
        ++m_to.m_conflictCount;
        m_to.m_isBeforeKnown = m_to.m_isBeforeKnown && before.has_value();
        if (m_to.m_conflicts.size() < mostListed)
            m_to.m_conflicts.push_back(conflictOf(cell, before, mine, theirs));
    }

    ThreeWayCell conflictOf(const EditedCell& cell, const std::optional<ByteView>& before,
                            ByteView mine, ByteView theirs) const
    {
        const EditedCells& cells = *m_to.m_cells;
        return {.place = cells.placeOf(cell),
                .before = before ? std::optional(cells.textOf(cell, *before)) : std::nullopt,
                .mine = cells.textOf(cell, mine),
                .theirs = cells.textOf(cell, theirs)};
    }

    ValuesOnTop& m_to;
    const Frame& m_mine;
    const Frame& m_theirs;
    bool m_isOldFileThere = true;

    // Of the chunk that is compared.
    std::optional<ByteBuffer> m_before; // nothing: not known any more
    ByteBuffer m_theirBytes;
    ByteBuffer m_myBytes;
    ByteBuffer m_edited; // not zero where a byte is edited; empty where m_before is known
};

Result<ValuesOnTop> ValuesOnTop::of(const ArrayPtr& array, const ValueEdits& mine,
                                    const FramePtr& theirs, const Job& job)
{
    ValuesOnTop both;
    if (mine.isEmpty())
        return both;
    BLOSCOPE_CHECK(checkHavePlaces(*Array::of(array->frame()), *Array::of(theirs)));
    both.m_cells = std::make_shared<const EditedCells>(array);
    Comparison comparison(both, *theirs);
    job.start(mine.chunks().size());
    for (const auto& [chunk, edits] : mine.chunks()) {
        if (job.stopped())
            return cancelled();
        BLOSCOPE_CHECK(comparison.compare(chunk, edits));
        job.advance();
    }
    return both;
}

Result<ValueEdits> ValuesOnTop::merged(const std::vector<EditSide>& sides, EditSide others,
                                       const Job& job) const
{
    ValueEdits::Chunks chunks = m_clear;
    std::size_t next = 0; // of all conflicts
    job.start(m_disputed.size());
    for (const auto& [chunk, edits] : m_disputed) {
        if (job.stopped())
            return cancelled();
        ByteBuffer bytes(static_cast<std::size_t>(edits->end()));
        edits->apply(0, bytes);
        RunList chosen(bytes);
        m_cells->forEach(chunk, edits->end(), *edits, [&](const EditedCell& cell) {
            if ((next < sides.size() ? sides[next] : others) == EditSide::Mine)
                chosen.add(cell.begin, cell.end);
            ++next;
        });
        BLOSCOPE_CHECK(chosen.keep(chunk, in(m_clear, chunk), edits->store(), chunks));
        job.advance();
    }
    return ValueEdits(std::move(chunks));
}

EditsOnTop::EditsOnTop(const EditSet& mine, EditSet theirs)
    : m_before(mine.originals()), m_mine(mine), m_theirs(std::move(theirs))
{
}

Result<EditsOnTop> EditsOnTop::of(const EditSet& mine, OriginalValuesPtr theirs,
                                  const ArrayPtr& array, const Job& job)
{
    EditsOnTop both(mine, EditSet(std::move(theirs)));
    for (const Of section : {Of::Header, Of::Trailer}) {
        if (mine.isClean(section))
            continue;
        for (const EditSet* version : {&both.m_before, &both.m_mine, &both.m_theirs})
            BLOSCOPE_CHECK(checkNamesAreUnique(*version, section));
    }
    BLOSCOPE_TRY(both.m_values, ValuesOnTop::of(array ? array : Array::of(mine.frame()),
                                                mine.values(), both.m_theirs.frame(), job));
    for (const Of section : {Of::Header, Of::Trailer}) {
        std::set<std::string> seen;
        for (const EditSet* version : {&both.m_mine, &both.m_theirs, &both.m_before})
            for (const std::string& name : namesOf(*version, section))
                if (seen.insert(name).second)
                    both.compare(section, name);
    }
    return both;
}

void EditsOnTop::compare(Of of, const std::string& name)
{
    const ComparedValue before = comparedValue(m_before, of, name);
    const ComparedValue mine = comparedValue(m_mine, of, name);
    const ComparedValue theirs = comparedValue(m_theirs, of, name);
    const bool iChanged = !areEqual(before, mine);
    const bool theyChanged = !areEqual(before, theirs);
    if (iChanged || theyChanged)
        m_entries.push_back({.of = of,
                             .name = name,
                             .before = lineOf(before),
                             .mine = lineOf(mine),
                             .theirs = lineOf(theirs),
                             .side = iChanged ? EditSide::Mine : EditSide::Theirs,
                             .isConflict = iChanged && theyChanged && !areEqual(mine, theirs)});
}

Result<EditSet> EditsOnTop::merged(const MergeSides& sides, const Job& job) const
{
    EditSet into = m_theirs;
    into.unlockAsIn(m_mine);
    BLOSCOPE_TRY(ValueEdits values, m_values.merged(sides.cells, sides.otherCells, job));
    into.setValues(std::move(values));
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const ThreeWayEntry& entry = m_entries[i];
        if ((entry.isConflict ? sides.entries[i] : entry.side) == EditSide::Mine)
            BLOSCOPE_CHECK(take(entry, into).within(escapeForDisplay(entry.name)));
    }
    for (const Of of : {Of::Header, Of::Trailer})
        BLOSCOPE_CHECK(orderAsMine(of, into));
    return into;
}

Result<> EditsOnTop::take(const ThreeWayEntry& entry, EditSet& into) const
{
    const auto from = m_mine.find(entry.of, entry.name);
    const auto to = into.find(entry.of, entry.name);
    if (!from)
        return to ? into.remove(entry.of, *to) : Result<>();
    BLOSCOPE_TRY(const SharedBytes value, m_mine.value(entry.of, *from));
    if (!to)
        return into.add(entry.of, entry.name, *value, into.entries(entry.of).size());
    if (!into.lockReason(entry.of, entry.name))
        return into.setValue(entry.of, *to, *value);
    BLOSCOPE_TRY(const B2ndMetadata array, parseB2nd(*value, 0)); // by the form of arrays
    return into.setArray(array);
}

// What I moved stands in my order, in the places that these entries have together.
Result<> EditsOnTop::orderAsMine(Of of, EditSet& into) const
{
    const Names mine = namesOf(m_mine, of);
    const Names before = namesOf(m_before, of);
    if (common(before, mine) == common(mine, before))
        return {};
    const Names wanted = common(mine, namesOf(into, of));
    std::size_t place = 0;
    for (const std::string& name : wanted) {
        const Names now = namesOf(into, of);
        while (std::ranges::find(wanted, now[place]) == wanted.end())
            ++place;
        BLOSCOPE_CHECK(into.move(of, *into.find(of, name), place++));
    }
    return {};
}

} // namespace bloscope
