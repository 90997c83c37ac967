#pragma once

#include "core/array/array.h"
#include "core/frame_writing/array_encoder.h"
#include "tests/bench/samples.h"

#include <filesystem>
#include <optional>

// The files that are measured. What cannot be made or read ends the program with a sentence.
namespace bloscope::bench {

// How a sample is stored.
struct Storage {
    std::string_view name; // "zstd, shuffle"
    std::uint8_t codec;
    int level;
    std::array<std::uint8_t, format::filterSlots> filters;
};

// What makes its chunks of the elements of a sample.
ArrayEncoder encoderOf(const Sample& sample, const Storage& storage);

// A file of a sample, written on first use into a folder of this run.
struct SampleFile {
    const Sample& sample;
    const Storage& storage;

    std::string name() const; // "climate, zstd, shuffle"
    std::filesystem::path path() const;
    ArrayPtr open() const;
};

// The array in a file.
ArrayPtr openArray(const std::filesystem::path& path);

// The large climate file of the shared bench folder, or what BLOSCOPE_BENCH_FILE names.
std::optional<std::filesystem::path> sharedFile();

// A folder that is removed when the program ends.
const std::filesystem::path& scratchFolder();

} // namespace bloscope::bench
