#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/found_object.h"
#include "app/command_line/interpretation_options.h"
#include "app/command_line/offset_option.h"
#include "core/array/array.h"

#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// bloscope info FILE [--offset N] [--json] [--chunks]
// bloscope info FILE [--key KEY] [--json] [--chunks]
class InfoCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    ExitCode printText(const Array& array) const;
    ExitCode printJson(const Array& array) const;

    ExitCode runOnFrame(const FramePtr& frame) const;
    ExitCode runOnStore(const FoundObject& found) const;
    Result<std::string> describe(const FoundObject& found) const;

    std::string m_file;
    InterpretationOptions m_interpretation;
    std::string m_key;
    OffsetOption m_offset;
    bool m_json = false;
    bool m_chunks = false;
};

} // namespace bloscope
