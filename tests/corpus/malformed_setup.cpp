#include "tests/corpus/malformed_setup.h"

#include "tests/support/special_files.h"

namespace bloscope::test {

std::optional<std::filesystem::path> malformedFile(const CorpusEntry& entry,
                                                   const std::filesystem::path& below)
{
    namespace fs = std::filesystem;
    if (!entry.facts.contains("setup"))
        return entry.file;
    const fs::path parent = below / entry.file.parent_path().filename();
    if (!fs::exists(parent))
        fs::copy(entry.file.parent_path(), parent, fs::copy_options::recursive);
    const fs::path directory = parent / entry.file.filename();
    const auto setup = entry.facts.at("setup");
    if (setup.contains("symlinks"))
        for (const auto& [name, target] : setup.at("symlinks").items())
            if (!makeLink(target.get<std::string>(), directory / name))
                return {};
    if (setup.contains("fifos"))
        for (const std::string name : setup.at("fifos"))
            if (!makePipe(directory / name))
                return {};
    return directory;
}

} // namespace bloscope::test
