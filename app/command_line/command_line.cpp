#include "app/command_line/command_line.h"

#include "app/application_info.h"
#include "app/command_line/advise_command.h"
#include "app/command_line/arguments.h"
#include "app/command_line/complete_command.h"
#include "app/command_line/console.h"
#include "app/command_line/convert_command.h"
#include "app/command_line/diff_command.h"
#include "app/command_line/export_command.h"
#include "app/command_line/info_command.h"
#include "app/command_line/labels_command.h"
#include "app/command_line/meta_command.h"
#include "app/command_line/png_options.h"
#include "app/command_line/render_command.h"
#include "app/command_line/repair_command.h"
#include "app/command_line/set_command.h"
#include "app/command_line/stats_command.h"
#include "app/command_line/usage_errors.h"
#include "app/command_line/verify_command.h"
#include "app/command_line/version_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>
#include <functional>
#include <new>
#include <sstream>
#include <system_error>

namespace bloscope {

namespace {

constexpr char footer[] = "Without a subcommand the files are opened in the window.\n"
                          "A part of a store (.b2d, .b2z, .b2e) is FILE --key /group/leaf.\n"
                          "Exit codes: 0 done, 1 damaged or failed, 2 wrong usage, 3 not a "
                          "readable Blosc2 file, 130 interrupted;\n"
                          "of diff: 0 the same, 1 different, 2 trouble.";

// What a command answers, or nothing when it needs painters and there are none.
using RunCommand = std::function<std::optional<ExitCode>()>;

std::optional<ExitCode> runCatching(const RunCommand& command)
{
    try {
        return command();
    } catch (const std::bad_alloc&) {
        complain("there is not enough memory");
    } catch (const std::system_error& error) { // no more threads, as a rule
        complain(fmt::format("the system refuses what is needed: {}", error.what()));
    }
    return ExitCode::Failed;
}

std::optional<ExitCode> runExport(ExportCommand& command, const Painters* painters)
{
    return painters || !command.needsPainters() ? std::optional(command.run(painters))
                                                : std::nullopt;
}

std::optional<ExitCode> runRender(const RenderCommand& command, const Painters* painters)
{
    return painters ? std::optional(command.run(*painters)) : std::nullopt;
}

void addWindowOptions(CLI::App& commandLine, WindowRequest& window)
{
    const auto add = [&](const char* option, std::string& to, const char* meaning,
                         const char* value) {
        commandLine.add_option(option, to, meaning)->type_name(value);
    };
    commandLine.add_option("FILE", window.paths, "files to open in the window");
    add("--key", window.key, "the part of a store to open: /group/leaf", "KEY");
    add("--slice", window.slice, "what to show: \"0,:,2:10\"", "S");
    add("--view", window.view,
        "as what: table, heatmap, curve, statistics, planes, chunks or bytes", "WORD");
    add("--colormap", window.colorMap, "colours of the heatmap, as export takes them", "NAME");
    add("--range", window.range, "values between which they are spread, as export takes them", "R");
    add("--scale", window.scale, "how they are spread, as export takes it", "WORD");
    add("--bands", window.bands, "indices that are red, green and blue, as export takes them",
        "[D:]R,G,B");
    commandLine.add_flag("--new-window", window.inNewWindow, "open them in a window of their own");
    commandLine.add_flag("--safe-mode", window.isSafe,
                         "start without settings and session, and change neither");
}

// Of files, in all commands: the name that a script has lost is not standard output, and the
// current folder is not meant by it.
void refuseEmptyNames(CLI::App& command)
{
    CLI::Validator hasName(
        [](const std::string& name) {
            return name.empty() ? std::string("the name of the file is empty") : std::string();
        },
        "");
    for (const char* name : {"FILE", "A", "B", "IN", "OUT", "-o", "--from", "--json-file"})
        if (CLI::Option* option = command.get_option_no_throw(name))
            option->check(hasName);
    for (CLI::App* part : command.get_subcommands({}))
        refuseEmptyNames(*part);
}

} // namespace

CommandLineOutcome runCommandLine(int argc, char** argv, const Painters* painters)
{
    CLI::App commandLine(application::description, application::program);
    commandLine.footer(footer);
    commandLine.set_version_flag("--version", versionText,
                                 "print the versions of program and libraries");
    commandLine.require_subcommand(0, 1);

    CommandLineOutcome outcome;
    addWindowOptions(commandLine, outcome.window);

    InfoCommand info;
    ExportCommand exporting;
    ConvertCommand converting;
    AdviseCommand advising;
    VerifyCommand verifying;
    DiffCommand differing;
    RepairCommand repairing;
    StatsCommand stats;
    LabelsCommand labels;
    MetaCommand meta;
    SetCommand setting;
    RenderCommand render;
    CompleteCommand completing;
    const std::pair<CLI::App*, RunCommand> commands[] = {
        {info.addTo(commandLine), [&] { return info.run(); }},
        {exporting.addTo(commandLine), [&] { return runExport(exporting, painters); }},
        {converting.addTo(commandLine), [&] { return converting.run(); }},
        {advising.addTo(commandLine), [&] { return advising.run(); }},
        {verifying.addTo(commandLine), [&] { return verifying.run(); }},
        {differing.addTo(commandLine), [&] { return differing.run(); }},
        {repairing.addTo(commandLine), [&] { return repairing.run(); }},
        {stats.addTo(commandLine), [&] { return stats.run(); }},
        {labels.addTo(commandLine), [&] { return labels.run(); }},
        {meta.addTo(commandLine), [&] { return meta.run(); }},
        {setting.addTo(commandLine), [&] { return setting.run(); }},
        {render.addTo(commandLine), [&] { return runRender(render, painters); }},
        {completing.addTo(commandLine), [&] { return completing.run(); }}};

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
    for (const auto& [command, run] : commands)
        if (command->parsed())
            outcome.done = runCatching(run);
    return outcome;
}

} // namespace bloscope
