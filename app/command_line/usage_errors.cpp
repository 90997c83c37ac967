#include "app/command_line/usage_errors.h"

#include "core/base/text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <numeric>
#include <vector>

namespace bloscope {

namespace {

constexpr std::size_t mostMistakes = 2;

// "bloscope info", as far as the line was understood.
std::string understoodCommand(const CLI::App& commandLine)
{
    std::string command = commandLine.get_name();
    const auto parsed = commandLine.get_subcommands();
    return parsed.empty() ? command : command + " " + parsed.front()->get_name();
}

// How many characters have to be added, left out, changed, or swapped with the next one, to make
// one word of the other.
std::size_t mistakesBetween(std::string_view from, std::string_view to)
{
    std::vector<std::size_t> last(to.size() + 1), before, row(to.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t(0));
    for (std::size_t i = 1; i <= from.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t changed = last[j - 1] + (from[i - 1] != to[j - 1]);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, changed});
            const bool isSwapped =
                i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
            if (isSwapped)
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = std::exchange(last, row);
    }
    return last.back();
}

// The command that was most likely meant, or nothing that is near enough.
std::optional<std::string> nearestCommand(const std::string& word, const CLI::App& commandLine)
{
    std::optional<std::string> nearest;
    std::size_t fewest = std::min(mostMistakes, word.size() / 2) + 1;
    for (const CLI::App* command : commandLine.get_subcommands({})) {
        const bool isHidden = command->get_group().empty();
        const std::size_t mistakes = mistakesBetween(word, command->get_name());
        if (isHidden || mistakes >= fewest)
            continue;
        fewest = mistakes;
        nearest = command->get_name();
    }
    return nearest;
}

// "list, get and set": what can follow the command that was understood.
std::string actionsOf(const CLI::App& commandLine)
{
    const auto parsed = commandLine.get_subcommands();
    const CLI::App& command = parsed.empty() ? commandLine : *parsed.front();
    std::vector<std::string> names;
    for (const CLI::App* action : command.get_subcommands({}))
        if (!action->get_group().empty())
            names.push_back(action->get_name());
    if (names.empty())
        return {};
    const std::string last = names.back();
    names.pop_back();
    return names.empty() ? last : fmt::format("{} or {}", fmt::join(names, ", "), last);
}

// What is in front of `what`, and behind it.
struct Parted {
    std::string front;
    std::string back;
};

std::optional<Parted> partedAt(const std::string& sentence, const std::string& what)
{
    const std::size_t at = sentence.find(what);
    if (at == std::string::npos)
        return {};
    return Parted{sentence.substr(0, at), sentence.substr(at + what.size())};
}

// The parser's sentence about what is missing, too much or no number, as this program says it.
std::string inOurWords(const std::string& sentence, const CLI::App& commandLine)
{
    if (const auto parts = partedAt(sentence, " not expected: "))
        return parts->back.starts_with('-')
                   ? fmt::format("there is no option {}", parts->back)
                   : fmt::format("\"{}\" {} too many", parts->back,
                                 parts->front.ends_with("were") ? "are arguments"
                                                                : "is one argument");
    if (sentence.starts_with("A subcommand"))
        return fmt::format("what to do is missing: {}", actionsOf(commandLine));
    if (const auto parts = partedAt(sentence, " is required"))
        return fmt::format("{} is missing", parts->front);
    if (const auto parts = partedAt(sentence, ": 1 required"))
        return fmt::format("{} needs a value", parts->front);
    if (const auto parts = partedAt(sentence, ": At least 2 required"))
        return fmt::format("{} needs two names at least", parts->front);
    if (const auto parts = partedAt(sentence, " requires "))
        return fmt::format("{} needs {}", parts->front, parts->back);
    if (const auto parts = partedAt(sentence, " excludes "))
        return fmt::format("{} and {} exclude each other", parts->front, parts->back);
    if (const auto parts = partedAt(sentence, "Could not convert: "))
        if (const auto value = partedAt(parts->back, " = "))
            return fmt::format("{}: \"{}\" is not a whole number, or too large", value->front,
                               value->back);
    return sentence;
}

} // namespace

std::string sentenceOf(const CLI::ParseError& error, const CLI::App& commandLine)
{
    std::string sentence = error.what();
    sentence = sentence.substr(0, sentence.find('\n'));
    // What options themselves find wrong is said in our words already.
    if (error.get_name() != "ValidationError")
        sentence = inOurWords(sentence, commandLine);
    return fmt::format("{}; see {} --help", sentence, understoodCommand(commandLine));
}

std::optional<std::string> mistakenCommand(const std::string& word, const CLI::App& commandLine)
{
    if (word.empty() || word.starts_with('-') || !commandLine.get_subcommands().empty())
        return {};
    std::error_code none;
    const bool isFileName = word.find_first_of("./") != std::string::npos;
    if (isFileName || std::filesystem::exists(std::filesystem::symlink_status(word, none)))
        return {};
    const auto meant = nearestCommand(word, commandLine);
    return fmt::format(
        "\"{}\" is neither a command nor a file{}; see {} --help", escapeForDisplay(word),
        meant ? fmt::format(" (did you mean \"{}\"?)", *meant) : "", commandLine.get_name());
}

} // namespace bloscope
