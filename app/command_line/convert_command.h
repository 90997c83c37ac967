#pragma once

#include "app/command_line/convert_input.h"
#include "app/command_line/convert_target.h"
#include "app/command_line/encoding_options.h"
#include "app/command_line/exit_code.h"
#include "core/base/job.h"

namespace bloscope {

// bloscope convert IN... OUT [what of it] [how it is stored]
class ConvertCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    ExitCode convert(const std::string& path, const std::string& target, WorkerPool& pool,
                     const Job& job) const;
    ExitCode writeFrame(const ConvertInput& input, const ArrayEncoding& how,
                        const std::string& path, const std::string& target, WorkerPool& pool,
                        const Job& job) const;

    std::vector<std::string> m_paths; // the last one is OUT
    bool m_withoutMetadata = false;
    ConvertInputOptions m_input;
    ConvertTargetOptions m_target;
    EncodingOptions m_encoding;
};

} // namespace bloscope
