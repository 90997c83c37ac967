#include "app/command_line/command_line.h"

#include "app/application_info.h"
#include "app/command_line/commands.h"
#include "app/command_line/console.h"
#include "app/command_line/input_options.h"
#include "app/command_line/painters.h"
#include "app/commit.h"
#include "core/base/text.h"
#include "core/inspect/library_versions.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>
#include <new>
#include <optional>
#include <sstream>
#include <string>
#include <system_error>
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
                   ? fmt::format("unknown option {}", parts->back)
                   : fmt::format("unexpected {} \"{}\"",
                                 parts->front.ends_with("were") ? "arguments" : "argument",
                                 parts->back);
    if (sentence.starts_with("A subcommand"))
        return fmt::format("the action is missing: {}", actionsOf(commandLine));
    if (const auto parts = partedAt(sentence, " is required"))
        return fmt::format("{} is missing", parts->front);
    if (const auto parts = partedAt(sentence, ": 1 required"))
        return fmt::format("{} needs a value", parts->front);
    if (const auto parts = partedAt(sentence, ": At least 2 required"))
        return fmt::format("{} needs at least two names", parts->front);
    if (const auto parts = partedAt(sentence, " requires "))
        return fmt::format("{} needs {}", parts->front, parts->back);
    if (const auto parts = partedAt(sentence, " excludes "))
        return fmt::format("{} and {} cannot be combined", parts->front, parts->back);
    if (const auto parts = partedAt(sentence, "Could not convert: "))
        if (const auto value = partedAt(parts->back, " = "))
            return fmt::format("{}: \"{}\" is not a whole number or is too large", value->front,
                               value->back);
    return sentence;
}

// One sentence without the line ends of the parser's message, with the help that explains: that of
// the subcommand in which the error was made.
std::string sentenceOf(const CLI::ParseError& error, const CLI::App& commandLine)
{
    std::string sentence = error.what();
    sentence = sentence.substr(0, sentence.find('\n'));
    // What options themselves find wrong is said in our words already.
    if (error.get_name() != "ValidationError")
        sentence = inOurWords(sentence, commandLine);
    return fmt::format("{}; see {} --help", sentence, understoodCommand(commandLine));
}

// What is wrong with the first word of a command line in which no command was found, when no file
// of that name is there either: "inof", which may have meant "info". Options are not looked at; nor
// are words with a dot or a slash, which are meant as files: the window says that they are missing.
std::optional<std::string> mistakenCommand(const std::string& word, const CLI::App& commandLine)
{
    if (word.empty() || word.starts_with('-') || !commandLine.get_subcommands().empty())
        return {};
    std::error_code none;
    const bool isFileName = word.find_first_of("./") != std::string::npos;
    if (isFileName ||
        std::filesystem::exists(std::filesystem::symlink_status(utf8Path(word), none)))
        return {};
    const auto meant = nearestCommand(word, commandLine);
    return fmt::format(
        "\"{}\" is neither a command nor a file{}; see {} --help", escapeForDisplay(word),
        meant ? fmt::format(" (did you mean \"{}\"?)", *meant) : "", commandLine.get_name());
}

// The arguments of the program behind its name, as the parser of the command line has to be given
// them: the last one first. "--slice=", an option with an empty value, becomes two arguments; the
// parser would take the next one for the value. "-reverse" in front is an option of
// Qt, which lays the window out from right to left.
std::vector<std::string> argumentsForParser(int argc, char** argv)
{
    std::vector<std::string> arguments;
    bool mayBeOption = true;
    for (int i = 1; i < argc; ++i) {
        std::string argument = argv[i];
        mayBeOption &= argument != "--"; // what follows are names of files
        if (i == 1 && argument == "-reverse")
            continue;
        const bool isEmptyValue = mayBeOption && argument.size() > 3 &&
                                  argument.starts_with("--") &&
                                  argument.find('=') == argument.size() - 1;
        if (isEmptyValue)
            argument.pop_back();
        arguments.push_back(std::move(argument));
        if (isEmptyValue)
            arguments.emplace_back();
    }
    std::ranges::reverse(arguments);
    return arguments;
}

// What `bloscope --version` prints: the program with the commit it was built from, then a line for
// each library in it. Without a line end.
std::string versionText()
{
    std::string text = fmt::format("{} {}", application::name, application::version);
    if (const std::string_view commit = application::commit; !commit.empty())
        text += fmt::format(" ({})", commit);
    text += fmt::format("\nQt {}\nQt SVG {}", application::qtVersion, application::qtSvgVersion);
    for (const LibraryVersion& library : libraryVersions())
        text += fmt::format("\n{} {}", library.name, library.version);
    return text;
}

constexpr char footer[] = "Without a subcommand, the files are opened in the window.\nUse FILE "
                          "--key /group/leaf for an object in a store (.b2d, .b2z, .b2e).\nExit "
                          "codes: 0 done, 1 damaged or failed, 2 usage error, 3 not a readable "
                          "Blosc2 file, 130 interrupted;\nfor diff: 0 equal, 1 different, 2 error.";

// What the command answers, or nothing when it needs painters and there are none.
std::optional<ExitCode> runCatching(const Command& command, const Painters* painters)
{
    try {
        if (command.needsPainters() && !painters)
            return {};
        return command.run();
    } catch (const std::bad_alloc&) {
        complain("there is not enough memory");
    } catch (const std::system_error& error) { // no more threads, as a rule
        complain(fmt::format("the system refused a resource: {}", error.what()));
    }
    return ExitCode::Failed;
}

// In the order of the help.
std::vector<std::unique_ptr<Command>> makeCommands(const Painters* painters)
{
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(makeInfoCommand());
    commands.push_back(makeExportCommand(painters));
    commands.push_back(makeConvertCommand());
    commands.push_back(makeAdviseCommand());
    commands.push_back(makeVerifyCommand());
    commands.push_back(makeDiffCommand());
    commands.push_back(makeRepairCommand());
    commands.push_back(makeStatsCommand());
    commands.push_back(makeQueryCommand());
    commands.push_back(makeLabelsCommand());
    commands.push_back(makeReportCommand());
    commands.push_back(makeMetaCommand());
    commands.push_back(makeSetCommand());
    commands.push_back(makeRenderCommand(painters));
    commands.push_back(makeMovieCommand());
    commands.push_back(makeListCommand());
    commands.push_back(makeCompleteCommand());
    return commands;
}

void addWindowOptions(CLI::App& commandLine, WindowRequest& window)
{
    const auto add = [&](const char* option, std::string& to, const char* meaning,
                         const char* value) {
        commandLine.add_option(option, to, meaning)->type_name(value);
    };
    commandLine.add_option("FILE", window.paths, "files to open in the window");
    add("--key", window.key, "part of a store to open, such as /group/leaf", "KEY");
    add("--slice", window.slice, "slice to show, in NumPy notation: \"0,:,2:10\"", "S");
    add("--view", window.view,
        "the view to open: table, heatmap, curve, statistics, planes, chunks, bytes or query",
        "WORD");
    add("--colormap", window.colorMap, "colour map of the heatmap, as for the export command",
        "NAME");
    add("--range", window.range, "value range of the colours, as for the export command", "R");
    add("--scale", window.scale, "scale of the colours, as for the export command", "WORD");
    add("--bands", window.bands, "indices used as red, green and blue, as for the export command",
        "[D:]R,G,B");
    commandLine.add_flag("--new-window", window.inNewWindow, "open the files in a separate window");
    commandLine.add_flag("--safe-mode", window.isSafe,
                         "start without settings and session, and change neither");
}

// Of files, in all commands: the name that a script has lost is not standard output, and the
// current folder is not meant by it.
void refuseEmptyNames(CLI::App& command)
{
    CLI::Validator hasName(
        [](const std::string& name) {
            return name.empty() ? std::string("the file name is empty") : std::string();
        },
        "");
    for (const char* name :
         {"FILE", "FOLDER", "A", "B", "IN", "OUT", "-o", "--from", "--json-file"})
        if (CLI::Option* option = command.get_option_no_throw(name))
            option->check(hasName);
    for (CLI::App* part : command.get_subcommands({}))
        refuseEmptyNames(*part);
}

// And may be given addresses: `report` is about folders, and shells complete what is here.
bool readsFiles(const CLI::App& command)
{
    return command.get_name() != "report" && !command.get_name().starts_with("__");
}

} // namespace

CommandLineOutcome runCommandLine(int argc, char** argv, const Painters* painters)
{
    CLI::App commandLine(application::description, application::program);
    commandLine.footer(footer);
    commandLine.allow_windows_style_options(false); // "/" begins paths and keys, as everywhere
    commandLine.set_version_flag("--version", versionText,
                                 "print the versions of the program and its libraries");
    commandLine.require_subcommand(0, 1);

    CommandLineOutcome outcome;
    addWindowOptions(commandLine, outcome.window);

    const std::vector<std::unique_ptr<Command>> commands = makeCommands(painters);
    RemoteOptions remote;
    std::vector<const CLI::App*> added;
    for (const auto& command : commands) {
        CLI::App* const app = command->addTo(commandLine);
        if (readsFiles(*app))
            remote.addTo(*app);
        added.push_back(app);
    }
    refuseEmptyNames(commandLine);

    std::optional<std::string> wrong;
    try {
        commandLine.parse(argumentsForParser(argc, argv));
    } catch (const CLI::Success& asked) { // --help, --version
        std::ostringstream text;
        commandLine.exit(asked, text, text);
        outcome.done = print(text.str());
        return outcome;
    } catch (const CLI::ParseError& error) {
        wrong = sentenceOf(error, commandLine);
    }
    if (const auto mistaken = argc > 1 ? mistakenCommand(argv[1], commandLine) : std::nullopt)
        wrong = mistaken;
    const std::string& bands = outcome.window.bands;
    if (!wrong && !bands.empty() && bands != "none" && !outcome.window.colorMap.empty())
        wrong = mapBesideBands;
    if (wrong) {
        complain(*wrong);
        outcome.done = ExitCode::WrongUsage;
        return outcome;
    }
    for (std::size_t i = 0; i < commands.size(); ++i)
        if (added[i]->parsed()) {
            remote.apply();
            outcome.done = runCatching(*commands[i], painters);
            remote.tell(outcome.done.value_or(ExitCode::Done));
        }
    return outcome;
}

} // namespace bloscope
