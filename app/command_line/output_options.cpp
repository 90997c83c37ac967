#include "app/command_line/output_options.h"

#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "core/base/text.h"
#include "core/export/export_format.h"
#include "core/export/parts_of_input.h"
#include "core/remote/remote_reading.h"
#include "core/saving/save_file.h"
#include "core/system/path_text.h"
#include "core/system/streams.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>

namespace bloscope {

namespace {

// Text on a terminal, which obeys no character that a file has in it: all but tabs and ends of
// lines are escaped. A terminal is no place from which cells are read back.
class TerminalText final : public Sink {
 public:
    explicit TerminalText(std::unique_ptr<Sink> to) : m_to(std::move(to)) {}

    Result<> write(ByteView bytes) override
    {
        m_text += textOf(bytes);
        const std::size_t end = m_text.rfind('\n') + 1; // 0 where there is none
        std::string shown;
        for (std::string_view left = std::string_view(m_text).substr(0, end); !left.empty();) {
            const std::size_t size = std::min(left.find_first_of("\t\n"), left.size() - 1);
            const bool hasCarriageReturn = size > 0 && left[size] == '\n' && left[size - 1] == '\r';
            shown += printableLine(left.substr(0, size - (hasCarriageReturn ? 1 : 0)));
            shown += left.substr(size - (hasCarriageReturn ? 1 : 0), hasCarriageReturn ? 2 : 1);
            left.remove_prefix(size + 1);
        }
        m_text.erase(0, end);
        return m_to->write(bytesOf(shown));
    }

    Result<> commit() override
    {
        BLOSCOPE_CHECK(m_to->write(bytesOf(printableLine(m_text))));
        return m_to->commit();
    }

 private:
    std::unique_ptr<Sink> m_to;
    std::string m_text; // the beginning of a line
};

// A file that is opened when something is written to it. Lives no longer than the rule.
class OutputFile final : public Sink {
 public:
    OutputFile(std::string path, std::string input, ExportFormat format,
               const OverwriteOption& overwrite, std::stop_token stop)
        : m_path(std::move(path)),
          m_input(std::move(input)),
          m_format(format),
          m_overwrite(overwrite),
          m_stop(std::move(stop)),
          m_replaced(m_path)
    {
    }

    Result<> expect(std::uint64_t leastBytes) override
    {
        BLOSCOPE_CHECK(open());
        return m_file->expect(leastBytes);
    }

    Result<> write(ByteView bytes) override
    {
        BLOSCOPE_CHECK(open());
        return m_file->write(bytes);
    }

    Result<TemporaryFolder*> folder() override
    {
        BLOSCOPE_CHECK(open());
        return m_file->folder();
    }

    Result<> commit() override
    {
        BLOSCOPE_CHECK(open());
        BLOSCOPE_CHECK(m_file->commit());
        m_replaced.tellOfOtherNames();
        return {};
    }

 private:
    Result<> open()
    {
        if (m_file)
            return {};
        const bool canReplace = !traitsOf(m_format).isFolder;
        const Result<> free = canReplace ? m_overwrite.check(m_path).within(m_path) : Result<>();
        if (!free && !isPartOf(utf8Path(m_path), utf8Path(m_input))) // which is the greater mistake
            return free;
        BLOSCOPE_TRY(m_file, sinkFor(m_format, utf8Path(m_path), utf8Path(m_input), m_stop));
        return {};
    }

    std::string m_path;
    std::string m_input;
    ExportFormat m_format;
    const OverwriteOption& m_overwrite;
    std::stop_token m_stop;
    ReplacedFile m_replaced;
    std::unique_ptr<Sink> m_file;
};

namespace fs = std::filesystem;

constexpr const char* usualEnding = ".b2nd";

// Those that only frames have a use for.
constexpr const char* ofFramesAlone[] = {"--sparse", "--no-metadata", "--codec",     "--filters",
                                         "--chunks", "--blocks",      "--for-slices"};

bool isCalledFrame(const fs::path& path)
{
    return path.extension() == usualEnding || path.extension() == ".b2frame";
}

// Where another command writes what the target is called, it is named as it would be typed.
Error refusalOf(const std::string& target, const std::string& input)
{
    const NamedFormat named = formatOfName(utf8Path(target));
    if (named.ending == "npz")
        return usageError("NumPy archives (.npz) cannot be written; use a .npy file for one array");
    const bool isOfTables =
        named.format && traitsOf(*named.format).content == ExportFormatTraits::Content::Rows;
    if (!named.format || named.format == ExportFormat::Npy || isOfTables)
        return usageError("the file name must end in .b2nd, .b2frame or .npy; use \"bloscope "
                          "export\" for other formats");
    return usageError(fmt::format("the file name must end in .b2nd, .b2frame or .npy; use "
                                  "\"bloscope export {} -o {}\" for this format",
                                  input, target));
}

bool isCalledNpy(const fs::path& path)
{
    const NamedFormat named = formatOfName(path);
    return named.packing == Packing::None && named.format == ExportFormat::Npy;
}

Result<> checkIsNoInput(const std::string& target, const std::string& input)
{
    if (isPartOf(utf8Path(target), utf8Path(input)))
        return usageError("this is part of the input, which cannot be overwritten");
    return {};
}

// "folder/case" of "somewhere/case.npy", without an ending.
fs::path pathIn(const fs::path& folder, const fs::path& input)
{
    const fs::path named = input.has_filename() ? input : input.parent_path(); // "sparse.b2nd/"
    return folder / named.stem();
}

namespace fs = std::filesystem;

constexpr std::string_view standardOutputName = "-";

} // namespace

void OutputOptions::addTo(CLI::App& command)
{
    Choices<ExportFormat> formats;
    for (const ExportFormatTraits& traits : exportFormats())
        formats.emplace(traits.name, traits.format);
    addChoice<ExportFormat>(
        command, "--format", m_format, formats,
        "csv, tsv, jsonl (one line of JSON per row), npy, nifti, tiff, raw or png; for tables also "
        "b2nd, b2z, b2d, sqlite and arrow; default: from the extension of OUT, else csv");
    addPathTo(command);
}

void OutputOptions::addPathTo(CLI::App& command)
{
    command
        .add_option("-o", m_path,
                    "output file, compressed if its name ends in .gz or .zst; - (the default) is "
                    "standard output")
        ->type_name("OUT");
    m_overwrite.addTo(command);
}

bool OutputOptions::isStandardOutput() const
{
    return m_path == "-" || descriptorNamed(utf8Path(m_path)) == standardOutput;
}

Result<OutputOptions::Form> OutputOptions::formAs(std::optional<ExportFormat> format) const
{
    const NamedFormat named = isStandardOutput() ? NamedFormat() : formatOfName(utf8Path(m_path));
    if (!format && named.ending == "npz")
        return usageError(fmt::format(
            "{}: NumPy archives (.npz) cannot be written; use a .npy file for one array", m_path));
    if (!format && !named.format && !named.ending.empty())
        return usageError(
            fmt::format("{}: unknown file name extension .{}; name a format with --format", m_path,
                        escapeForDisplay(named.ending)));
    const Form form{format.value_or(named.format.value_or(ExportFormat::Csv)), named.packing};
    BLOSCOPE_CHECK(check(form));
    return form;
}

bool OutputOptions::isLike(const std::string& document) const
{
    const auto ending = [](const std::filesystem::path& path) { return path.extension().string(); };
    return !m_format && !isStandardOutput() &&
           ending(utf8Path(m_path)) == ending(utf8Path(document));
}

Result<> OutputOptions::check(const Form& form) const
{
    const ExportFormatTraits& traits = traitsOf(form.format);
    if (traits.isForWindowOnly)
        return usageError(fmt::format(
            "{} can only be exported from the window (File > Export); the command line writes png",
            traits.name));
    if (form.packing != Packing::None && traits.content == ExportFormatTraits::Content::Picture)
        return usageError(fmt::format("{} is already compressed; omit the last extension of {}",
                                      traits.name, m_path));
    if (traits.isFolder && (form.packing != Packing::None || isOutputStream(m_path)))
        return usageError(fmt::format("{} is a directory of files; name it with -o, such as "
                                      "-o rows.{}",
                                      traits.name, traits.endings.front()));
    if (!isText(form.format) && isOutputTerminal(m_path))
        return usageError("binary data is not written to a terminal; name a file with -o");
    return {};
}

std::unique_ptr<Sink> OutputOptions::open(const std::string& input, const Form& form,
                                          const std::stop_token& stop) const
{
    std::unique_ptr<Sink> output;
    if (m_path == "-")
        output = descriptorSink(standardOutput, stop);
    else
        output = std::make_unique<OutputFile>(m_path, input, form.format, m_overwrite, stop);
    if (isText(form.format) && isOutputTerminal(m_path))
        return std::make_unique<TerminalText>(std::move(output));
    return packingSink(std::move(output), form.packing);
}

void ConvertTargetOptions::addTo(CLI::App& command)
{
    command.add_flag("--sparse", m_isSparse, "write a new directory with one file per chunk");
    m_overwrite.addTo(command);
    m_command = &command;
}

Result<std::vector<std::string>>
ConvertTargetOptions::pathsFor(const std::vector<std::string>& inputs,
                               const std::string& output) const
{
    std::error_code none;
    const bool isFolder =
        fs::is_directory(utf8Path(output), none) && !isCalledFrame(utf8Path(output));
    if (!isFolder && inputs.size() > 1)
        return usageError(
            fmt::format("{}: {} inputs need a folder as output, but this is not a folder", output,
                        inputs.size()));
    if (!isFolder)
        return std::vector{output};
    std::vector<std::string> paths;
    std::set<std::string> taken;
    for (const std::string& input : inputs) {
        paths.push_back(pathIn(utf8Path(output), utf8Path(input)).string() + usualEnding);
        if (!taken.insert(paths.back()).second)
            return usageError(
                fmt::format("two of the inputs would be written to {}", paths.back()));
    }
    return paths;
}

Result<ConvertedFile> ConvertTargetOptions::check(const std::string& target,
                                                  const std::string& input) const
{
    if (isOutputStream(target))
        return usageError(fmt::format("the output is read back to verify it, which a stream does "
                                      "not allow; use \"bloscope export {} --format npy -o {}\"",
                                      input, target));
    const bool isNpy = isCalledNpy(utf8Path(target));
    if (!isNpy && !isCalledFrame(utf8Path(target)))
        return refusalOf(target, input);
    if (isNpy) {
        BLOSCOPE_CHECK(checkOptionsOfNpy());
    }
    BLOSCOPE_CHECK(checkIsNoInput(target, input));
    return isNpy ? ConvertedFile::Npy : ConvertedFile::Frame;
}

Result<> ConvertTargetOptions::checkFrame(const std::string& target, const std::string& input) const
{
    if (isOutputStream(target))
        return usageError("a frame cannot be written to a stream; name a file");
    if (!isCalledFrame(utf8Path(target)))
        return usageError("the file name must end in .b2nd or .b2frame");
    return checkIsNoInput(target, input);
}

Result<> ConvertTargetOptions::checkOptionsOfNpy() const
{
    for (const char* option : ofFramesAlone)
        if (m_command->count(option) > 0)
            return usageError(fmt::format("{} does not apply to .npy output", option));
    return {};
}

Result<> ConvertTargetOptions::checkPlace(const std::string& target) const
{
    std::error_code none;
    if (m_isSparse && fs::exists(fs::status(utf8Path(target), none)))
        return Error{ErrorKind::Io, "this already exists; a directory of chunks cannot replace it"};
    return m_overwrite.check(target);
}

void OverwriteOption::addTo(CLI::App& command)
{
    command.add_flag("--overwrite", m_isGiven, "replace an existing file");
}

Result<> OverwriteOption::checkChange(const std::string& file,
                                      const std::optional<std::string>& output) const
{
    if (output)
        return check(*output, file).within(*output);
    if (isAddress(utf8Path(file)))
        return usageError("files on servers can only be read; save the result to another file "
                          "with -o")
            .within(file);
    return {};
}

Result<> OverwriteOption::check(const std::string& target, const std::string& changed) const
{
    std::error_code none;
    if (isAddress(utf8Path(target)))
        return usageError("files on servers can only be read");
    if (isOutputStream(target) || fs::equivalent(utf8Path(target), utf8Path(changed), none))
        return {};
    const fs::file_status status = fs::status(utf8Path(target), none);
    if (!fs::exists(status))
        return {};
    if (fs::is_directory(status))
        return Error{ErrorKind::Io, "this is a directory"};
    if (!m_isGiven)
        return Error{ErrorKind::Io, "the file already exists; use --overwrite to replace it"};
    return {};
}

ReplacedFile::ReplacedFile(std::string path) : m_path(std::move(path)), m_others(utf8Path(m_path))
{
}

void ReplacedFile::tellOfOtherNames() const
{
    const std::uint64_t left = m_others.countLeft();
    if (left == 0)
        return;
    complain(left == 1
                 ? fmt::format(
                       "{}: the file had 1 other name (a hard link), which keeps the old content",
                       m_path)
                 : fmt::format(
                       "{}: the file had {} other names (hard links), which keep the old content",
                       m_path, groupedDigits(left)));
}

bool isOutputStream(const std::string& name)
{
    return name == standardOutputName || isStream(utf8Path(name));
}

bool isOutputTerminal(const std::string& name)
{
    return name == standardOutputName ? isTerminal(standardOutput) : isTerminal(utf8Path(name));
}

Result<> saveToOutputStream(const EditSet& edits, const std::string& name, WorkerPool& pool,
                            const Job& job)
{
    const bool isStandard = name == standardOutputName;
    const std::string place = isStandard ? "standard output" : name;
    const auto opened =
        isStandard ? sameStream(standardOutput) : openStream(utf8Path(name), job.stop);
    if (!opened)
        return opened.error().within(place);
    return saveToStream(edits, opened->number(), pool, job).within(place);
}

} // namespace bloscope
