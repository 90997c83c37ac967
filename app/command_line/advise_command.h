#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/found_object.h"
#include "app/command_line/interpretation_options.h"
#include "core/convert/advisor.h"

#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// bloscope advise FILE [--key KEY] [--slice S] [--goal WORD] [--for-slices LIST] [--json]
class AdviseCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    Result<ArrayPtr> arrayOf(const FoundObject& found) const;
    ExitCode adviseOnArray(const ArrayPtr& array, const Slice& slice) const;

    std::string m_file;
    std::string m_key;
    std::string m_slice;
    AdviceWish m_wish;
    bool m_json = false;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
};

} // namespace bloscope
