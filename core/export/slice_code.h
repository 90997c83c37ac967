#pragma once

#include "core/array/array.h"
#include "core/dtype/dtype.h"
#include "core/objects/object_kind.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// Where a frame lies, as other programs have to be told.
struct FrameAddress {
    std::string path = {};                    // of a file or a directory, in bytes
    std::uint64_t offset = 0;                 // of the frame in the file
    std::string key = {};                     // in a store; empty for none
    ObjectKind store = ObjectKind::TreeStore; // of that key
};

// Exactly what is to be read.
struct CodeRequest {
    FrameAddress address;
    ArrayPtr array;
    Slice slice;
    std::optional<DTypeLeaf> part = {}; // of structured elements; nothing: the elements
};

// Texts for other programs that read the slice in the order of its export: rows down, columns
// across. Whatever stands in the file is quoted (quoted_text.h).

// What python-blosc2 opens, as an expression of Python.
std::string pythonOpening(const FrameAddress& address);

// What follows the name of a NumPy array of `dtype` to take a part of its elements: `["pos"][...,
// 0]`.
std::string numpyPart(const DType& dtype, const DTypeLeaf& part);

// Python with python-blosc2; `array` is a NumPy array in the end. Negative steps and the order of
// axes are left to NumPy, which every release of python-blosc2 can.
std::string pythonCode(const CodeRequest& wanted);

// Python with NumPy alone, which reads what this program exports as .npy.
std::string numpyCode(const CodeRequest& wanted);

// A line for a POSIX shell that exports to the file `output`, with the format by its ending.
// It writes whole elements where --field has no name for the part.
std::string shellCommand(const CodeRequest& wanted, const std::string& output);

// "--view", "heatmap"
struct CommandOption {
    std::string name;
    std::string value;
};

// A line for a POSIX shell that opens the slice in the window, with these options behind it. A
// frame that does not begin its file cannot be named so.
std::string windowCommand(const CodeRequest& wanted, const std::vector<CommandOption>& options);

// Any bytes (of a path, a key, a name) as a program text has to write them, so that nothing in them
// is ever taken for more than a text, and nothing in them is hidden from the reader: control
// characters, bytes that are no UTF-8 and marks without width are written as escapes.

// A literal of Python: "it's", or b"\xff" for bytes that are no UTF-8.
std::string pythonQuoted(std::string_view bytes);

// One word of a POSIX shell: 'it'\''s', /plain/as-it-is. What cannot stand between quotes is
// printed: 'a'"$(printf '\377')".
std::string shellQuoted(std::string_view bytes);

} // namespace bloscope
