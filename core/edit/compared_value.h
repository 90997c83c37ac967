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

} // namespace bloscope
