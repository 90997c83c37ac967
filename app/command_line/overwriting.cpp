#include "app/command_line/overwriting.h"

#include "app/command_line/console.h"
#include "core/base/text.h"
#include "core/files/stream_writer.h"
#include "core/saving/save_file.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <filesystem>
#include <fmt/format.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view standardOutputName = "-";

} // namespace

void OverwriteOption::addTo(CLI::App& command)
{
    command.add_flag("--overwrite", m_isGiven, "replace a file that already exists");
}

Result<> OverwriteOption::check(const std::string& target, const std::string& changed) const
{
    std::error_code none;
    if (isOutputStream(target) || fs::equivalent(target, changed, none))
        return {};
    const fs::file_status status = fs::status(target, none);
    if (!fs::exists(status))
        return {};
    if (fs::is_directory(status))
        return Error{ErrorKind::Io, "this is a directory"};
    if (!m_isGiven)
        return Error{ErrorKind::Io, "the file already exists; --overwrite replaces it"};
    return {};
}

ReplacedFile::ReplacedFile(std::string path) : m_path(std::move(path)), m_others(m_path) {}

void ReplacedFile::tellOfOtherNames() const
{
    const std::uint64_t left = m_others.countLeft();
    if (left == 0)
        return;
    complain(left == 1 ? fmt::format("{}: the file had 1 other name (a hard link), under which its "
                                     "old content remains",
                                     m_path)
                       : fmt::format("{}: the file had {} other names (hard links), under which "
                                     "its old content remains",
                                     m_path, groupedDigits(left)));
}

bool isOutputStream(const std::string& name)
{
    return name == standardOutputName || isStream(name);
}

bool isOutputTerminal(const std::string& name)
{
    return name == standardOutputName ? isTerminal(standardOutput) : isTerminal(fs::path(name));
}

Result<> saveToOutputStream(const EditSet& edits, const std::string& name, const Job& job)
{
    const bool isStandard = name == standardOutputName;
    const std::string place = isStandard ? "standard output" : name;
    const auto stream = isStandard ? sameStream(standardOutput) : openStream(name, job.stop);
    if (!stream)
        return stream.error().within(place);
    return saveToStream(edits, stream->number(), job).within(place);
}

} // namespace bloscope
