#pragma once

#include "core/frame/frame.h"
#include "core/msgpack/value.h"

#include <filesystem>
#include <string>
#include <vector>

namespace bloscope {

// A pickle of Python's that tells of an array, read as data (core/pickle): nothing of it is run.
struct FoundPickle {
    std::string name;    // of the entry or the file, safe to show
    std::string meaning; // "Python pickle in a gzip, read as data"
    Result<msgpack_value::Value> tree;
};

// Entries of the metadata that are one (MLArray's), and what nnU-Net keeps beside `file`, which is
// empty for what is no file of its own. For worker threads.
std::vector<FoundPickle> picklesOf(const Frame& frame, const std::filesystem::path& file);

} // namespace bloscope
