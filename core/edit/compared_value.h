#pragma once

#include "core/edit/edit_set.h"

namespace bloscope {

// What an entry of a name holds in a version of the metadata; nothing: there is no such entry. Of
// entries of the same name the first counts.
using ComparedValue = std::optional<Result<SharedBytes>>;

ComparedValue comparedValue(const EditSet& version, MetadataSectionOf of, const std::string& name);

// Of values that cannot be read those are equal that cannot be for the same reason.
bool areEqual(const ComparedValue& a, const ComparedValue& b);

// On one line, shortened; nothing for nothing.
std::optional<std::string> lineOf(const ComparedValue& value);

// An entry that is not the same in the edits and in another frame: values on one line, nothing
// where there is no such entry.
struct MetadataDifference {
    MetadataSectionOf of = MetadataSectionOf::Header;
    std::string name;
    std::optional<std::string> here;
    std::optional<std::string> there;
};

// What differs between the metadata as they will be and those of `there`, entry by entry and in the
// order of the edits; the order in the files does not count. Of entries of the same name the first
// counts. Decodes the values.
std::vector<MetadataDifference> compareMetadata(const EditSet& here, const FramePtr& there);

} // namespace bloscope
