#include "core/edit/changes.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/edit/edited_cells.h"
#include "core/msgpack/value_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Of = MetadataSectionOf;

void addDifference(const EditSet& here, const EditSet& there, Of of, const std::string& name,
                   std::vector<MetadataDifference>& to)
{
    const ComparedValue ours = comparedValue(here, of, name);
    const ComparedValue theirs = comparedValue(there, of, name);
    if (!areEqual(ours, theirs))
        to.push_back({of, name, lineOf(ours), lineOf(theirs)});
}

constexpr std::size_t longestComparedValue = 200; // bytes of its line

using Of = MetadataSectionOf;
using Kind = MetadataChange::Kind;

constexpr std::size_t longestListedValue = 80;

std::string lineOf(const Result<SharedBytes>& value)
{
    return value ? valueLine(**value, longestListedValue) : "(" + value.error().text() + ")";
}

// The value that the file holds.
std::string storedLine(const EditSet& edits, Of of, std::size_t original)
{
    return lineOf(edits.originals()->value(of, original));
}

// By place among the originals.
std::vector<bool> keptOriginals(const EditSet& edits, Of of)
{
    std::vector<bool> kept(edits.original(of).entries.size());
    for (const EditedEntry& entry : edits.entries(of))
        if (entry.original)
            kept[*entry.original] = true;
    return kept;
}

// The fewest entries that have to be moved to get the others into their order: all but a longest
// row of entries that stand as they stood.
std::vector<bool> movedEntries(const EditSet::Entries& entries)
{
    std::vector<std::size_t> ends; // of the rows of length 1, 2, ...: the entry that came first
    std::vector<std::size_t> before(entries.size(), entries.size()); // in its row; none
    const auto original = [&](std::size_t i) { return *entries[i].original; };
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!entries[i].original)
            continue;
        const auto longer = std::ranges::lower_bound(ends, original(i), {}, original);
        if (longer != ends.begin())
            before[i] = *std::prev(longer);
        if (longer == ends.end())
            ends.push_back(i);
        else
            *longer = i;
    }
    std::vector<bool> moved(entries.size(), true);
    for (std::size_t i = ends.empty() ? entries.size() : ends.back(); i < entries.size();
         i = before[i])
        moved[i] = false;
    return moved;
}

void addChangesOfEntry(const EditSet& edits, Of of, std::size_t i, bool isMoved,
                       std::vector<MetadataChange>& changes)
{
    const EditedEntry& entry = edits.entries(of)[i];
    if (!entry.original) {
        changes.push_back({of, Kind::Added, entry.name, {}, lineOf(edits.value(of, i))});
        return;
    }
    const std::string& oldName = edits.original(of).entries[*entry.original].name;
    if (oldName != entry.name)
        changes.push_back({of, Kind::Renamed, entry.name, oldName, entry.name});
    if (entry.value)
        changes.push_back({of, Kind::Changed, entry.name, storedLine(edits, of, *entry.original),
                           lineOf(edits.value(of, i))});
    if (isMoved)
        changes.push_back({of, Kind::Moved, entry.name, {}, {}});
}

void addChanges(const EditSet& edits, Of of, std::vector<MetadataChange>& changes)
{
    const std::vector<bool> moved = movedEntries(edits.entries(of));
    for (std::size_t i = 0; i < edits.entries(of).size(); ++i)
        addChangesOfEntry(edits, of, i, moved[i], changes);
    const std::vector<MetadataEntry>& originals = edits.original(of).entries;
    const std::vector<bool> kept = keptOriginals(edits, of);
    for (std::size_t i = 0; i < originals.size(); ++i)
        if (!kept[i])
            changes.push_back({of, Kind::Removed, originals[i].name, storedLine(edits, of, i), {}});
}

ValueChange changeOf(std::int64_t chunk, const ChunkEdits& edits, std::int64_t element)
{
    ValueChange change{.chunk = chunk};
    std::int64_t counted = -1; // the last element that was
    ByteRunReader reader = edits.runs();
    while (const auto run = reader.next()) {
        if (counted < 0)
            change.begin = run->begin;
        const std::int64_t first = std::max(run->begin / element, counted + 1);
        const std::int64_t last = (run->end() - 1) / element;
        change.cells += last - first + 1;
        counted = last;
    }
    change.end = edits.end();
    return change;
}

// The changes of one chunk, of which `before` is what it holds.
void addChanges(const EditedCells& cells, std::int64_t chunk, const ChunkEdits& edits,
                const ByteBuffer& before, std::size_t most, CellChanges& to)
{
    ByteBuffer after = before;
    edits.apply(0, after);
    cells.forEach(chunk, std::ssize(after), edits, [&](const EditedCell& cell) {
        if (to.listed.size() == most)
            ++to.more;
        else if (!std::ranges::equal(cell.in(before), cell.in(after)))
            to.listed.push_back({cells.placeOf(cell), cells.textOf(cell, cell.in(before)),
                                 cells.textOf(cell, cell.in(after))});
    });
}

void countChanges(const EditedCells& cells, std::int64_t chunk, const ChunkEdits& edits,
                  CellChanges& to)
{
    cells.forEach(chunk, edits.end(), edits, [&](const EditedCell&) { ++to.more; });
}

} // namespace

std::vector<MetadataDifference> compareMetadata(const EditSet& here, const FramePtr& there)
{
    const EditSet other(there);
    std::vector<MetadataDifference> differences;
    for (const Of of : {Of::Header, Of::Trailer}) {
        for (const EditedEntry& entry : here.entries(of))
            addDifference(here, other, of, entry.name, differences);
        for (const EditedEntry& entry : other.entries(of))
            if (!here.find(of, entry.name))
                addDifference(here, other, of, entry.name, differences);
    }
    return differences;
}

ComparedValue comparedValue(const EditSet& version, MetadataSectionOf of, const std::string& name)
{
    const auto i = version.find(of, name);
    return i ? ComparedValue(version.value(of, *i)) : ComparedValue();
}

bool areEqual(const ComparedValue& a, const ComparedValue& b)
{
    if (!a || !b)
        return !a && !b;
    if (!*a || !*b)
        return !*a && !*b && a->error().text() == b->error().text();
    return ***a == ***b;
}

std::optional<std::string> lineOf(const ComparedValue& value)
{
    if (!value)
        return {};
    return *value ? valueLine(***value, longestComparedValue) : "(" + value->error().text() + ")";
}

std::vector<MetadataChange> changesOf(const EditSet& edits)
{
    std::vector<MetadataChange> changes;
    for (const Of of : {Of::Header, Of::Trailer})
        addChanges(edits, of, changes);
    return changes;
}

std::vector<ValueChange> valueChangesOf(const EditSet& edits)
{
    const std::int64_t element = edits.frame()->header().typesize;
    std::vector<ValueChange> changes;
    for (const auto& [chunk, edited] : edits.values().chunks())
        changes.push_back(changeOf(chunk, *edited, element));
    return changes;
}

Result<CellChanges> cellChangesOf(const EditSet& edits, const ArrayPtr& array, std::size_t most,
                                  const Job& job)
{
    const EditedCells cells(array);
    CellChanges changes;
    job.start(edits.values().chunks().size());
    for (const auto& [number, edited] : edits.values().chunks()) {
        if (job.stopped())
            return cancelled();
        job.advance();
        if (changes.listed.size() == most) {
            countChanges(cells, number, *edited, changes);
            continue;
        }
        BLOSCOPE_TRY(const ChunkPtr chunk, edits.frame()->chunk(number));
        BLOSCOPE_TRY(const ByteBuffer before, chunk->decode().within("chunk", number));
        if (std::ssize(before) < edited->end())
            return usageError(fmt::format("chunk {} has {} bytes, but byte {} was edited", number,
                                          before.size(), edited->end() - 1));
        addChanges(cells, number, *edited, before, most, changes);
    }
    return changes;
}

std::string valueLine(ByteView value, std::size_t most)
{
    const auto end = msgpack_value::endOfStored(value, 0);
    if (end && *end == value.size())
        if (auto text = msgpack_value::shortText(value, most))
            return *std::move(text);
    const bool cut = value.size() > most;
    if (isUtf8(textOf(value)))
        return fmt::format("text {}{}", escapeForDisplay(utf8Prefix(textOf(value), most)),
                           cut ? "..." : "");
    return fmt::format("bytes {}{}", hexOf(value.first(std::min(value.size(), most / 2))),
                       value.size() > most / 2 ? "..." : "");
}

std::string sentenceOf(const MetadataChange& change)
{
    const std::string subject =
        fmt::format("{} '{}'", change.of == Of::Header ? "metalayer" : "vlmetalayer",
                    escapeForDisplay(change.name));
    switch (change.kind) {
    case Kind::Added:
        return fmt::format("{}: added, {}", subject, change.after);
    case Kind::Removed:
        return fmt::format("{}: removed, was {}", subject, change.before);
    case Kind::Renamed:
        return fmt::format("{}: renamed from '{}'", subject, escapeForDisplay(change.before));
    case Kind::Changed:
        return fmt::format("{}: changed from {} to {}", subject, change.before, change.after);
    case Kind::Moved:
        break;
    }
    return subject + ": moved";
}

} // namespace bloscope
