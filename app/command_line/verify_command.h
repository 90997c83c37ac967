#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/offset_option.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bloscope {

// bloscope verify FILE|DIRECTORY ... [--key KEY] [--offset N] [--json]
class VerifyCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    std::vector<std::string> m_paths;
    OffsetOption m_offset;
    std::string m_key;
    bool m_json = false;
};

} // namespace bloscope
