#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/interpretation_options.h"
#include "app/command_line/offset_option.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bloscope {

// bloscope stats FILE [--key KEY] [--slice S] [--percentiles LIST] [--json]
class StatsCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    ExitCode runOn(const ArrayPtr& array) const;

    std::string m_file;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
    std::string m_key;
    std::string m_slice;
    std::vector<double> m_percents = {1, 5, 25, 50, 75, 95, 99};
    bool m_json = false;
};

} // namespace bloscope
