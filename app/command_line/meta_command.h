#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/meta_target.h"
#include "app/command_line/overwriting.h"
#include "core/edit/edit_set.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// bloscope meta FILE list|get NAME|set NAME JSON|remove NAME|rename OLD NEW
//                    [--fixed] [--json] [--plain] [--raw FILE] [--json-file FILE] [--unlock]
//                    [-o OUT] [--overwrite] [--key KEY] [--offset N]
class MetaCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    void addOptions(CLI::App& command);
    void addActions(CLI::App& command);
    Result<> checkUsage() const;
    Result<> checkOptionsBelong() const;

    ExitCode list(const EditSet& edits) const;
    ExitCode get(const EditSet& edits) const;
    ExitCode writeRaw(ByteView value) const;
    ExitCode change(EditSet edits, const MetaTarget& target) const;
    Result<> save(const EditSet& edits, const MetaTarget& target) const;

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
    std::string m_key;
    OffsetOption m_offset;
    std::string m_name;
    std::string m_newName;
    std::optional<std::string> m_json;
    std::optional<std::string> m_jsonFile; // "-": standard input
    std::optional<std::string> m_raw;      // "-": standard input and output
    std::optional<std::string> m_output;   // "-": standard output
    OverwriteOption m_overwrite;
    bool m_fixed = false;
    bool m_unlock = false;
    bool m_isJson = false;
    bool m_isPlain = false;
};

} // namespace bloscope
