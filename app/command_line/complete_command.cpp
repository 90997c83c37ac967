#include "app/command_line/commands.h"

#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "core/base/text.h"
#include "core/remote/remote_reading.h"
#include "core/store/store.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace bloscope {

namespace {

// What can be named with --key: one that is not seen as it is cannot be typed either.
void addKeys(const StoreNode& node, std::string& lines)
{
    for (const StoreNode& child : node.children) {
        const bool isSomething = child.kind == StoreNode::Kind::Leaf ||
                                 child.kind == StoreNode::Kind::Group ||
                                 child.kind == StoreNode::Kind::Table;
        if (child.internal || !isSomething)
            continue;
        if (escapeForDisplay(child.key) == child.key)
            lines += child.key + "\n";
        addKeys(child, lines);
    }
}

std::string keysIn(const std::string& path)
{
    if (isAddress(utf8Path(path))) // no server is asked while something is typed
        return {};
    const auto container = openContainer(utf8Path(path));
    const auto* store = container ? std::get_if<StorePtr>(&*container) : nullptr;
    std::string lines;
    if (store)
        addKeys((*store)->root(), lines);
    return lines;
}

// bloscope __complete keys FILE
// bloscope __complete words COMMAND OPTION
//
// What shells ask while a command line is typed: the keys of a store, the words that an option
// takes (its name without dashes). A line for each answer, and nothing, with exit code 1, where
// there is none: nobody reads a complaint there. No help lists it.
class CompleteCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    std::string answer() const;
    std::string wordsOf(const std::string& command, const std::string& option) const;

    CLI::App* m_commandLine = nullptr;
    std::vector<std::string> m_question;
};

} // namespace

CLI::App* CompleteCommand::addTo(CLI::App& commandLine)
{
    m_commandLine = &commandLine;
    CLI::App* command = commandLine.add_subcommand("__complete", "Answer a shell")->group("");
    command->add_option("QUESTION", m_question, "keys FILE, or words COMMAND OPTION")->required();
    return command;
}

ExitCode CompleteCommand::run() const
{
    const std::string lines = answer();
    return lines.empty() ? ExitCode::Failed : print(lines);
}

std::string CompleteCommand::answer() const
{
    if (m_question.size() == 2 && m_question[0] == "keys")
        return keysIn(m_question[1]);
    if (m_question.size() == 3 && m_question[0] == "words")
        return wordsOf(m_question[1], m_question[2]);
    return {};
}

std::string CompleteCommand::wordsOf(const std::string& command, const std::string& option) const
{
    const auto named = [&](const CLI::App* app) { return app->get_name() == command; };
    const auto commands = m_commandLine->get_subcommands(named);
    CLI::Option* found =
        commands.empty() ? nullptr : commands.front()->get_option_no_throw("--" + option);
    std::string words = found ? choiceWords(*found) : std::string();
    std::ranges::replace(words, ' ', '\n');
    return words.empty() ? words : words + "\n";
}

std::unique_ptr<Command> makeCompleteCommand()
{
    return std::make_unique<CompleteCommand>();
}

} // namespace bloscope
