#pragma once

#include "core/array/array.h"
#include "core/edit/changes.h"

namespace bloscope {

// What is said of both arrays, and not the same of both.
struct NamedDifference {
    std::string name; // "shape", "codec"
    std::string a;    // empty: there is no such thing
    std::string b;
};

// In what two arrays differ, beside their values.
struct ArrayDifferences {
    std::vector<NamedDifference> form;        // shape and type: what the values are
    std::vector<MetadataDifference> metadata; // without the array's own metalayer
    std::vector<NamedDifference> storage;     // how they are stored, which says nothing of values
};

// Decodes no data but the values of metadata.
ArrayDifferences compareArrays(const Array& a, const Array& b);

} // namespace bloscope
