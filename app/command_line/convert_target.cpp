#include "app/command_line/convert_target.h"

#include "core/export/export_format.h"
#include "core/export/parts_of_input.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>
#include <set>

namespace bloscope {

namespace {

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
    const NamedFormat named = formatOfName(target);
    if (named.ending == "npz")
        return usageError("NumPy's archives of several arrays (.npz) are not written; a .npy file "
                          "has one array");
    if (!named.format || named.format == ExportFormat::Npy)
        return usageError("an array is written to a file called .b2nd, .b2frame or .npy; "
                          "\"bloscope export\" writes other formats");
    return usageError(fmt::format("an array is written to a file called .b2nd, .b2frame or .npy; "
                                  "\"bloscope export {} -o {}\" writes this one",
                                  input, target));
}

bool isCalledNpy(const fs::path& path)
{
    const NamedFormat named = formatOfName(path);
    return named.packing == Packing::None && named.format == ExportFormat::Npy;
}

Result<> checkIsNoInput(const std::string& target, const std::string& input)
{
    if (isPartOf(target, input))
        return usageError("this is a part of what is read, which is not overwritten");
    return {};
}

// "folder/case" of "somewhere/case.npy", without an ending.
fs::path pathIn(const fs::path& folder, const fs::path& input)
{
    const fs::path named = input.has_filename() ? input : input.parent_path(); // "sparse.b2nd/"
    return folder / named.stem();
}

} // namespace

void ConvertTargetOptions::addTo(CLI::App& command)
{
    command.add_flag("--sparse", m_isSparse,
                     "write a directory with a file for each chunk, where nothing is yet");
    m_overwrite.addTo(command);
    m_command = &command;
}

Result<std::vector<std::string>>
ConvertTargetOptions::pathsFor(const std::vector<std::string>& inputs,
                               const std::string& output) const
{
    std::error_code none;
    const bool isFolder = fs::is_directory(output, none) && !isCalledFrame(output);
    if (!isFolder && inputs.size() > 1)
        return usageError(fmt::format("{}: {} inputs become files in a folder, which this is not",
                                      output, inputs.size()));
    if (!isFolder)
        return std::vector{output};
    std::vector<std::string> paths;
    std::set<std::string> taken;
    for (const std::string& input : inputs) {
        paths.push_back(pathIn(output, input).string() + usualEnding);
        if (!taken.insert(paths.back()).second)
            return usageError(fmt::format("two of the inputs would become {}", paths.back()));
    }
    return paths;
}

Result<ConvertedFile> ConvertTargetOptions::check(const std::string& target,
                                                  const std::string& input) const
{
    if (isOutputStream(target))
        return usageError(fmt::format("what is written here is read again, which a stream cannot "
                                      "be; \"bloscope export {} --format npy -o {}\" writes to it",
                                      input, target));
    const bool isNpy = isCalledNpy(target);
    if (!isNpy && !isCalledFrame(target))
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
        return usageError("a frame is written at several places of a file, which a stream does not "
                          "have; name a file");
    if (!isCalledFrame(target))
        return usageError("a frame is written to a file called .b2nd or .b2frame");
    return checkIsNoInput(target, input);
}

Result<> ConvertTargetOptions::checkOptionsOfNpy() const
{
    for (const char* option : ofFramesAlone)
        if (m_command->count(option) > 0)
            return usageError(
                fmt::format("{} does not apply to .npy files that are written", option));
    return {};
}

Result<> ConvertTargetOptions::checkPlace(const std::string& target) const
{
    std::error_code none;
    if (m_isSparse && fs::exists(fs::status(target, none)))
        return Error{ErrorKind::Io, "this already exists; a directory of chunks is only written "
                                    "where nothing is yet"};
    return m_overwrite.check(target);
}

} // namespace bloscope
