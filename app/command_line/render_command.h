#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/painters.h"
#include "core/base/result.h"

#include <stop_token>
#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// bloscope render FILE [--key KEY] -o OUT.png [--size N]
//
// A thumbnail, for file managers, which ask for one of every file they meet: within 2 seconds and
// 256 MiB, or none at all.
class RenderCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run(const Painters& painters) const;

 private:
    Result<PaintedThumbnail> picture(const Painters& painters, std::stop_token interruption) const;
    ExitCode tell(const std::string& note) const;
    Result<> write(const std::string& png, std::stop_token interruption) const;

    std::string m_file;
    std::string m_key;
    std::string m_output;
    int m_side = 256; // pixels
};

} // namespace bloscope
