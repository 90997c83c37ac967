#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/found_object.h"
#include "app/command_line/interpretation_options.h"
#include "app/command_line/stats_findings.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bloscope {

// bloscope stats FILE [--key KEY] [--column NAME] [--slice S] [--percentiles LIST] [--json]
class StatsCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    Result<StatsFindings> findings(const FoundObject& found, const Job& job) const;
    ExitCode tell(const StatsFindings& findings) const;

    std::string m_file;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
    std::string m_key;
    StatsWish m_wish;
    bool m_json = false;
};

} // namespace bloscope
