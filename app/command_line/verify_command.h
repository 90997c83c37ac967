#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/offset_option.h"
#include "core/doctor/check_files.h"

#include <stop_token>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bloscope {

class VerifyPrinter;

// bloscope verify FILE|FOLDER... [--key KEY] [--offset N] [--json | --csv]
class VerifyCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    std::unique_ptr<VerifyPrinter> printer() const;
    // Files and whatever else is one thing, those in folders included; folders that cannot be read
    // are told to the printer, what is passed over to the listener.
    std::vector<std::filesystem::path> filesToCheck(VerifyPrinter& printer,
                                                    const CheckListener& listener,
                                                    const std::stop_token& stop) const;
    Result<CheckSubject> open(const std::filesystem::path& path) const;

    std::vector<std::string> m_paths;
    OffsetOption m_offset;
    std::string m_key; // of a part of a store; empty for all of it
    bool m_json = false;
    bool m_csv = false;
};

} // namespace bloscope
