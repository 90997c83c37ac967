#pragma once

#include "app/command_line/exit_code.h"
#include "core/edit/edit_set.h"

#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// bloscope meta FILE list|get NAME|set NAME JSON|remove NAME|rename OLD NEW
//                    [--fixed] [--raw FILE] [--unlock] [-o OUT]
class MetaCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    ExitCode list(const EditSet& edits) const;
    ExitCode get(const EditSet& edits) const;
    ExitCode change(EditSet edits) const;
    ExitCode save(const EditSet& edits) const;

    Result<> edit(EditSet& edits) const;
    Result<> set(EditSet& edits) const;
    Result<ByteBuffer> newValue(ByteView before, const Limits& limits) const;
    Result<std::size_t> find(const EditSet& edits) const;
    MetadataSectionOf section() const;

    CLI::App* m_list = nullptr; // of the command line
    CLI::App* m_get = nullptr;
    CLI::App* m_set = nullptr;
    CLI::App* m_remove = nullptr;
    CLI::App* m_rename = nullptr;
    std::string m_file;
    std::string m_name;
    std::string m_json;
    std::string m_newName;
    std::string m_raw; // empty: JSON; "-": standard output
    std::string m_output;
    bool m_fixed = false;
    bool m_unlock = false;
};

} // namespace bloscope
