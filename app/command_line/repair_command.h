#pragma once

#include "app/command_line/convert_target.h"
#include "app/command_line/exit_code.h"
#include "core/repair/write_salvage.h"

#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// bloscope repair IN OUT [--compact] [--fill VALUE] [--note] [--sparse] [--overwrite] [--json]
class RepairCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    ExitCode write(const SalvagePlan& plan, WorkerPool& pool, const Job& job) const;
    ExitCode tell(const SalvagePlan& plan, const SalvageReport& report) const;

    std::string m_input;
    std::string m_output;
    std::string m_fill;
    ConvertTargetOptions m_target;
    bool m_isCompacting = false;
    bool m_hasNote = false;
    bool m_json = false;
};

} // namespace bloscope
