#pragma once

#include "core/frame/frame.h"
#include "core/inspect/describe_value.h"

#include <filesystem>

// Pickles of Python as trees, read as data (core/pickle): nothing of them is run.
namespace bloscope {

// The parts of the pickle that lies in a value at `offset`, `size` bytes long: those of the
// container that it holds, or the one value that it is; or a part that says why it cannot be read.
std::vector<Description> describePickle(const ValueBytes& value, std::size_t offset,
                                        std::size_t size);

// All pickles that tell of an array: entries of its metadata that are one (MLArray's), and what
// nnU-Net keeps beside `file`, which is empty for what is no file of its own. Each is called as the
// entry or the file, what it is stands in its meaning, and its parts are its children. For worker
// threads.
std::vector<Description> describePickles(const Frame& frame, const std::filesystem::path& file);

} // namespace bloscope
