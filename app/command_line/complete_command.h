#pragma once

#include "app/command_line/exit_code.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bloscope {

// bloscope __complete keys FILE
// bloscope __complete words COMMAND OPTION
//
// What shells ask while a command line is typed: the keys of a store, the words that an option
// takes (its name without dashes). A line for each answer, and nothing, with exit code 1, where
// there is none: nobody reads a complaint there. No help lists it.
class CompleteCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    std::string answer() const;
    std::string wordsOf(const std::string& command, const std::string& option) const;

    CLI::App* m_commandLine = nullptr;
    std::vector<std::string> m_question;
};

} // namespace bloscope
