#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/found_object.h"
#include "app/command_line/interpretation_options.h"
#include "app/command_line/offset_option.h"
#include "core/array/array.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bloscope {

class InfoList;

// bloscope info FILE [--offset N] [--json] [--chunks]
// bloscope info FILE [--key KEY] [--json] [--chunks]
// bloscope info FILE|DIRECTORY ... [--key KEY] [--json]
class InfoCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    ExitCode runOnOne(const std::string& path) const;
    ExitCode runOnMany() const;

    ExitCode printText(const std::string& path, const Array& array,
                       const std::filesystem::path& file) const;
    ExitCode printJson(const Array& array, const std::filesystem::path& file) const;
    Result<std::string> storeDescription(const std::string& path, const FoundObject& found) const;
    void addTo(InfoList& list, const std::filesystem::path& path) const;

    std::vector<std::string> m_paths;
    InterpretationOptions m_interpretation;
    std::string m_key;
    OffsetOption m_offset;
    bool m_json = false;
    bool m_chunks = false;
};

} // namespace bloscope
