#pragma once

#include "core/array/array.h"
#include "core/dtype/dtype_leaves.h"
#include "core/objects/object_kind.h"

#include <optional>
#include <string>
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

} // namespace bloscope
