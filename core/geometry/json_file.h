#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace bloscope {

// The JSON of a regular file of at most `mostBytes`; null where there is none. For worker threads.
nlohmann::json jsonIn(const std::filesystem::path& path, std::uint64_t mostBytes);

} // namespace bloscope
