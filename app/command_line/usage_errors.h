#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
class ParseError;
} // namespace CLI

namespace bloscope {

// One sentence without the line ends of the parser's message, with the help that explains: that of
// the subcommand in which the error was made.
std::string sentenceOf(const CLI::ParseError& error, const CLI::App& commandLine);

// What is wrong with the first word of a command line in which no command was found, when no file
// of that name is there either: "inof", which may have meant "info". Options are not looked at; nor
// are words with a dot or a slash, which are meant as files: the window says that they are missing.
std::optional<std::string> mistakenCommand(const std::string& firstWord,
                                           const CLI::App& commandLine);

} // namespace bloscope
