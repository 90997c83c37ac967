#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/found_object.h"
#include "app/command_line/interpretation_options.h"
#include "core/base/job.h"

#include <string>

namespace CLI {
class App;
}

namespace bloscope {

struct FoundLabels;

// bloscope labels FILE [--key KEY] [--json]
class LabelsCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    Result<FoundLabels> find(const FoundObject& found, const Job& job) const;
    ExitCode tell(const FoundLabels& found) const;

    std::string m_file;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
    std::string m_key;
    bool m_json = false;
};

} // namespace bloscope
