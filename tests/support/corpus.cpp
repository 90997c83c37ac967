#include "tests/support/corpus.h"

#include <cstdlib>
#include <fstream>

namespace bloscope::test {

namespace {

// The list of entries is called "files" in some manifests and "entries" in others.
const CorpusEntry::Json& entriesOf(const CorpusEntry::Json& manifest)
{
    return manifest.contains("files") ? manifest.at("files") : manifest.at("entries");
}

// Manifests mark every float64: {"$f64": "2.5"}. What is a number of JSON stands plainly here.
CorpusEntry::Json withPlainFloats(CorpusEntry::Json json)
{
    if (json.is_object() && json.size() == 1 && json.contains("$f64")) {
        const auto number =
            CorpusEntry::Json::parse(json.at("$f64").get<std::string>(), nullptr, false);
        return number.is_discarded() ? json : number;
    }
    if (json.is_structured())
        for (CorpusEntry::Json& item : json)
            item = withPlainFloats(item);
    return json;
}

// The folder that a variable of the environment names, or the one of that name beside the project;
// nothing where it does not have that file.
std::optional<std::filesystem::path> sharedFolder(const char* variable, const char* name,
                                                  const char* file)
{
    const char* named = std::getenv(variable);
    const std::filesystem::path folder =
        named ? std::filesystem::path(named) : sourceFolder().parent_path() / "shared" / name;
    if (!std::filesystem::exists(folder / file))
        return {};
    return folder;
}

} // namespace

bool CorpusEntry::says(const char* member) const
{
    const auto found = facts.find(member);
    return found != facts.end() && found->is_boolean() && found->get<bool>();
}

const std::filesystem::path& corpusFolder()
{
    static const std::filesystem::path folder = BLOSCOPE_CORPUS_FOLDER;
    return folder;
}

std::vector<CorpusEntry> readManifest(const std::filesystem::path& manifest)
{
    std::ifstream file(manifest);
    const CorpusEntry::Json content = CorpusEntry::Json::parse(file);
    std::vector<CorpusEntry> entries;
    for (const CorpusEntry::Json& facts : entriesOf(content)) {
        const std::string path = facts.at("path");
        entries.push_back({path, manifest.parent_path() / path, withPlainFloats(facts)});
    }
    return entries;
}

std::optional<std::filesystem::path> sharedCorpusFolder()
{
    return sharedFolder("BLOSCOPE_SHARED_CORPUS", "corpus", "manifest.json");
}

std::optional<std::filesystem::path> sharedTablesFolder()
{
    return sharedFolder("BLOSCOPE_SHARED_TABLES", "tables", "answers.json");
}

const std::filesystem::path& sourceFolder()
{
    static const std::filesystem::path folder = BLOSCOPE_SOURCE_FOLDER;
    return folder;
}

} // namespace bloscope::test
