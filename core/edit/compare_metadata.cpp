#include "core/edit/compare_metadata.h"

#include "core/edit/compared_value.h"

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
