#pragma once

#include "core/edit/edit_set.h"

namespace bloscope {

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
