#include "core/edit/compared_value.h"

#include "core/edit/changes.h"

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

} // namespace bloscope
