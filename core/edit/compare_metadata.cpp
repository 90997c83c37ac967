#include "core/edit/compare_metadata.h"

#include "core/edit/changes.h"

namespace bloscope {

namespace {

using Of = MetadataSectionOf;

constexpr std::size_t longestValue = 200;

using Value = std::optional<Result<SharedBytes>>; // nothing: no such entry

Value valueIn(const EditSet& edits, Of of, const std::string& name)
{
    const auto i = edits.find(of, name);
    return i ? Value(edits.value(of, *i)) : Value();
}

bool areEqual(const Value& a, const Value& b)
{
    if (!a || !b)
        return !a && !b;
    if (!*a || !*b) // what cannot be read: for the same reason
        return !*a && !*b && a->error().text() == b->error().text();
    return ***a == ***b;
}

std::optional<std::string> lineOf(const Value& value)
{
    if (!value)
        return {};
    return *value ? valueLine(***value, longestValue) : "(" + value->error().text() + ")";
}

void addDifference(const EditSet& here, const EditSet& there, Of of, const std::string& name,
                   std::vector<MetadataDifference>& to)
{
    const Value ours = valueIn(here, of, name);
    const Value theirs = valueIn(there, of, name);
    if (!areEqual(ours, theirs))
        to.push_back({of, name, lineOf(ours), lineOf(theirs)});
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

} // namespace bloscope
