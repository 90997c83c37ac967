#include "core/edit/edits_on_top.h"

#include "core/base/text.h"
#include "core/edit/compared_value.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace bloscope {

namespace {

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
            return usageError(fmt::format("'{}' occurs twice, so that it cannot be told which "
                                          "entry is which",
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
