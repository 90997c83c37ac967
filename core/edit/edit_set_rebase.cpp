#include "core/base/text.h"
#include "core/edit/edit_set.h"

#include <algorithm>
#include <fmt/format.h>

// Edits after a save: the same metadata and values, said of the file that is there now.
namespace bloscope {

namespace {

using Of = MetadataSectionOf;

bool haveTheSameNames(const EditSet::Entries& saved, const MetadataSection& now)
{
    return std::ranges::equal(saved, now.entries, {}, &EditedEntry::name, &MetadataEntry::name);
}

// Where an entry is among those that were saved: the same one of the old file, or the one that was
// added under its name.
std::optional<std::size_t> placeAmong(const EditSet::Entries& saved, const EditedEntry& entry)
{
    const auto found = std::ranges::find_if(saved, [&](const EditedEntry& other) {
        return other.original == entry.original && (entry.original || other.name == entry.name);
    });
    if (found == saved.end())
        return {};
    return static_cast<std::size_t>(found - saved.begin());
}

bool holdTheSame(const EditedEntry& a, const EditedEntry& b)
{
    return a.value == b.value || (a.value && b.value && *a.value == *b.value);
}

} // namespace

OriginalValuesPtr EditSet::originalsOf(const EditSet& saved, FramePtr now)
{
    auto values = std::make_shared<OriginalValues>(std::move(now));
    for (const Of of : {Of::Header, Of::Trailer}) {
        const Entries& entries = saved.entries(of);
        if (!haveTheSameNames(entries, values->section(of)))
            continue;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (entries[i].value)
                values->know(of, i, entries[i].value);
            else if (const auto known = saved.m_originals->known(of, *entries[i].original);
                     known && *known)
                values->know(of, i, **known);
        }
    }
    return values;
}

Result<EditedEntry> EditSet::rebasedEntry(Of of, const EditedEntry& entry,
                                          const Entries& saved) const
{
    EditedEntry rebased{.name = entry.name, .original = placeAmong(saved, entry), .value = {}};
    if (rebased.original && holdTheSame(entry, saved[*rebased.original]))
        return rebased;
    rebased.value = entry.value;
    if (!rebased.value) {
        BLOSCOPE_TRY(SharedBytes value, m_originals->value(of, *entry.original));
        rebased.value = std::move(value);
    }
    return rebased;
}

void EditSet::knowValuesBefore(ValueEdits before)
{
    m_valueRebase = std::make_shared<ValueRebase>(m_values, std::move(before));
}

Result<ValueEdits> EditSet::rebasedValues(const EditSet& saved) const
{
    if (saved.values().isEmpty())
        return m_values;
    if (!saved.m_valueRebase)
        return Error{ErrorKind::Changed,
                     "the values that the file contained before saving are no longer known"};
    return saved.m_valueRebase->rebased(m_values);
}

Result<EditSet> EditSet::rebasedOn(const EditSet& saved, OriginalValuesPtr now) const
{
    EditSet rebased(std::move(now));
    for (const Of of : {Of::Header, Of::Trailer}) {
        if (!haveTheSameNames(saved.entries(of), rebased.original(of)))
            return Error{ErrorKind::Changed,
                         "the metadata in the file differs from what was saved"};
        Entries entries;
        for (const EditedEntry& entry : this->entries(of)) {
            auto moved = rebasedEntry(of, entry, saved.entries(of));
            if (!moved)
                return std::move(moved).error().within(escapeForDisplay(entry.name));
            entries.push_back(*std::move(moved));
        }
        rebased.editable(of) = std::move(entries);
        for (EditedEntry& entry : rebased.editable(of))
            if (!entry.original)
                rebased.makeOriginalAgain(of, entry);
    }
    BLOSCOPE_TRY(rebased.m_values, rebasedValues(saved));
    rebased.unlockAsIn(*this);
    return rebased;
}

} // namespace bloscope
