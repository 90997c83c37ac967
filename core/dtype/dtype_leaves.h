#pragma once

#include "core/dtype/dtype.h"

namespace bloscope {

// A part of an element that has a value of its own: a column of a table.
struct DTypeLeaf {
    std::string path;       // "a.b[1].c", "m[0,1]"; empty for the element itself
    std::size_t offset = 0; // in bytes, in the element
    DType dtype;
    std::vector<std::string> parts = {}; // of the path, from the outside in: "a", "b", "[1]", "c"
};

// Sub-arrays with more leaves than this are one leaf.
inline constexpr std::int64_t mostLeavesOfSubArray = 64;

// The parts of an element in the order of its type; itself when it has none. At most 64 for each
// of the fields that a type may have (Limits::dtypeFields).
std::vector<DTypeLeaf> leavesOf(const DType& dtype);

// Is a Python object in it: a pointer of the process that wrote it, which means nothing here?
bool holdsObjects(const DType& dtype);

} // namespace bloscope
