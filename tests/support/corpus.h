#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace bloscope::test {

// A file (or directory) of the test corpus, with what the reference library finds in it. The
// corpus's README.md says what the members of `facts` mean.
struct CorpusEntry {
    using Json = nlohmann::ordered_json; // keeps the order of members

    std::string path; // as its manifest has it: "dtypes/bool.b2nd"
    std::filesystem::path file;
    Json facts;

    std::string kind() const { return facts.at("kind"); }
    // Does the manifest say so? False when it does not mention it.
    bool says(const char* member) const;
};

// The corpus that travels with the project, unpacked into the build tree.
const std::filesystem::path& corpusFolder();

// The entries of a manifest, in its order. Their paths are relative to its folder, and floats that
// JSON can hold are numbers of it.
std::vector<CorpusEntry> readManifest(const std::filesystem::path& manifest);

// The larger corpus with the files of other people, which may not travel with the project: a folder
// shared/corpus beside the project, or what BLOSCOPE_SHARED_CORPUS names. Nothing where there is
// none: tests then skip and say so.
std::optional<std::filesystem::path> sharedCorpusFolder();

// Tables with what NumPy finds in them, likewise: a folder shared/tables beside the project, or
// what BLOSCOPE_SHARED_TABLES names.
std::optional<std::filesystem::path> sharedTablesFolder();

// The root of the project's sources.
const std::filesystem::path& sourceFolder();

} // namespace bloscope::test
