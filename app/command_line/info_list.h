#pragma once

#include "app/command_line/exit_code.h"
#include "core/base/result.h"

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace bloscope {

// What `info` prints of several files: a line for each, or an object with all of them, each as soon
// as it is known. What cannot be read is complained about.
class InfoList {
 public:
    enum class Output { AsText, AsJson };

    explicit InfoList(Output output) : m_output(output) {}

    void addText(const std::filesystem::path& path, const std::string& text);
    void addJson(const std::filesystem::path& path, const nlohmann::ordered_json& members);
    void addUnreadable(const std::filesystem::path& path, const Error& error);

    // Ends what was printed. NotReadable when one of them was not, the code of the first that was
    // wrong usage, Failed when not all could be printed.
    ExitCode finish();

 private:
    void put(const std::string& text);

    Output m_output;
    ExitCode m_written = ExitCode::Done; // of what was printed so far
    ExitCode m_read = ExitCode::Done;
    bool m_first = true; // of the files in JSON
};

} // namespace bloscope
