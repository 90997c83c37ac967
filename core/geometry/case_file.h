#pragma once

#include "core/msgpack/value.h"

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace bloscope {

// What nnU-Net keeps of a case in a pickle beside it (conventions.md 10), read as data: spacing,
// shapes before cropping and resampling, where the voxels of each label lie.
struct CaseFile {
    std::string name; // "case.pkl", safe to show
    Result<msgpack_value::Value> properties;
};

// "case.pkl" for "case.b2nd" and "case_seg.b2nd". Nothing for files of other names, and where there
// is no regular file of that name; a failure in `properties` for one that cannot be read.
bool hasCaseFileBeside(const std::filesystem::path& file); // is there one?
std::optional<CaseFile> caseFileBeside(const std::filesystem::path& file);

// What the file of labels of an image is called: "case_seg.b2nd" for "case.b2nd"; empty where the
// name has no ending. And the other way round, empty for all other names.
std::filesystem::path labelPathOf(const std::filesystem::path& image);
std::filesystem::path imagePathOf(const std::filesystem::path& labels);

// The JSON of a regular file of at most `mostBytes`; null where there is none. For worker threads.
nlohmann::json jsonIn(const std::filesystem::path& path, std::uint64_t mostBytes);

} // namespace bloscope
