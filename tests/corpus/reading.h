#pragma once

#include "core/array/slice_reader.h"
#include "tests/corpus/differences.h"

#include <filesystem>
#include <map>
#include <optional>

namespace bloscope::test {

// What came of opening a file and reading everything in it, broken or not.
struct Reading {
    std::optional<std::string> refused; // why it was not opened; then nothing else is there
    FramePtr frame;
    ArrayPtr array;
    std::vector<std::string> damage;                     // everything that was found to be wrong
    std::vector<std::string> notes;                      // and what was only found to be odd
    std::map<std::int64_t, std::string> chunkHashes;     // of the chunks that could be decoded
    std::map<std::int64_t, std::string> chunkErrors;     // and of the others
    std::map<std::string, std::string> vlMetadataErrors; // by name
};

// Opens `path` and reads it all, as far as a program would: chunks (the first and the last ones of
// very many), metadata, and a window of the array.
Reading readEverything(const std::filesystem::path& path);

// Compares with the `expected` member of an entry of the manifest of broken files, its
// `also_acceptable` verdicts included.
Differences differencesFromVerdict(const Reading& reading, const Json& expected);

} // namespace bloscope::test
