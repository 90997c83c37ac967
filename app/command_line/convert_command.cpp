#include "app/command_line/convert_command.h"

#include "app/command_line/array_export.h"
#include "app/command_line/console.h"
#include "app/command_line/interruption.h"
#include "core/array/interpretation.h"
#include "core/base/text.h"
#include "core/convert/npy_source.h"
#include "core/convert/slice_source.h"
#include "core/export/parts_of_input.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t magicBytes = 8;

// The file at a path when it is one of NumPy's; null for anything else.
ByteSourcePtr npyFileAt(const std::string& path)
{
    auto file = openFile(path);
    if (!file)
        return nullptr;
    const auto start = readBytes(**file, 0, std::min<std::uint64_t>(magicBytes, (*file)->size()));
    return start && looksLikeNpy(*start) ? *std::move(file) : nullptr;
}

} // namespace

CLI::App* ConvertCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("convert", "Write an array to a new file, stored as told");
    command->add_option("IN", m_input, "the file to read: Blosc2, or NumPy's .npy")->required();
    command->add_option("OUT", m_output, "the new file, NAME.b2nd")->required();
    addContentOptions(*command);
    m_encoding.addTo(*command);
    m_interpretation.addTo(*command);
    m_offset.addTo(*command);
    m_command = command;
    return command;
}

void ConvertCommand::addContentOptions(CLI::App& command)
{
    command.add_option("--key", m_key, "the part of a store: /group/leaf")->type_name("KEY");
    command
        .add_option("--slice", m_slice,
                    "what of it, as NumPy does: \"0,:,2:10\"; all of it when left out")
        ->type_name("S");
    command
        .add_option("--field", m_field,
                    "one part of each element: a field such as \"a.b[1]\"; real or imag of complex "
                    "numbers")
        ->type_name("NAME");
    command
        .add_option("--fill", m_fill,
                    "for cells that cannot be read, which are an error when it is left out")
        ->type_name("VALUE");
    command.add_flag("--no-metadata", m_withoutMetadata, "leave the user's metadata behind");
    command.add_flag("--overwrite", m_isOverwriting, "write over OUT when it is there");
}

ExitCode ConvertCommand::run() const
{
    const Interruption interruption;
    const Job job{interruption.token(), nullptr};
    if (const Result<> free = checkTarget(); !free)
        return fail(free.error().within(m_output), ExitCode::Failed);
    if (ByteSourcePtr file = npyFileAt(m_input))
        return convertNpy(std::move(file), job);
    return convertArray(job);
}

Result<> ConvertCommand::checkTarget() const
{
    const fs::path target = m_output;
    if (target.extension() != ".b2nd")
        return usageError("an array is written to a file called .b2nd; \"bloscope export\" writes "
                          "other formats");
    if (isPartOf(target, m_input))
        return usageError("this is a part of what is read, which is not overwritten");
    std::error_code none;
    const fs::file_status status = fs::status(target, none);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return Error{ErrorKind::Io, "this is there already, and is no regular file"};
    if (fs::exists(status) && !m_isOverwriting)
        return Error{ErrorKind::Io, "this file is there already; --overwrite writes over it"};
    return {};
}

Result<> ConvertCommand::checkNpyOptions() const
{
    for (const char* option : {"--key", "--slice", "--field", "--fill", "--no-metadata", "--dtype",
                               "--shape", "--skip", "--offset"})
        if (m_command->count(option) > 0)
            return usageError(fmt::format("{} does not apply to .npy files", option));
    return {};
}

ExitCode ConvertCommand::convertNpy(ByteSourcePtr file, const Job& job) const
{
    if (const Result<> fit = checkNpyOptions(); !fit)
        return fail(fit.error(), ExitCode::WrongUsage);
    const auto source = NpySource::open(std::move(file));
    if (!source)
        return fail(source.error().within(m_input), ExitCode::NotReadable);
    WorkerPool pool;
    return write(**source, {}, pool, job);
}

Result<ExportCells> ConvertCommand::cellsFrom(const SliceReader& reader) const
{
    BLOSCOPE_TRY(ExportCells cells, cellsOf(reader, m_field));
    if (m_fill) {
        BLOSCOPE_CHECK(cells.setFill(*m_fill).within("--fill"));
    }
    return cells;
}

ExitCode ConvertCommand::convertArray(const Job& job) const
{
    const auto found = findObject(m_input, m_key, m_offset);
    if (!found)
        return fail(found.error().within(m_input), ExitCode::NotReadable);
    if (!found->frame)
        return fail(
            usageError("this is no array; name one of its leaves with --key").within(m_input),
            ExitCode::WrongUsage);
    const auto array = m_interpretation.arrayOf(found->frame);
    const auto slice = array ? Slice::parse(m_slice, (*array)->shape()).within("--slice")
                             : Result<Slice>(array.error());
    if (!slice)
        return fail(slice.error().within(m_input), ExitCode::WrongUsage);
    WorkerPool pool;
    BlockCache cache;
    const SliceReader reader(*array, cache, pool);
    auto cells = cellsFrom(reader);
    if (!cells)
        return fail(cells.error().within(m_input), ExitCode::WrongUsage);
    const auto metadata =
        m_withoutMetadata ? Result<CopiedMetadata>(CopiedMetadata()) : metadataOf(*found->frame);
    if (!metadata)
        return fail(metadata.error().within(m_input), ExitCode::Failed);
    const SliceSource source(*std::move(cells), *slice,
                             m_fill ? MissingCells::Fill : MissingCells::Refuse);
    const ExitCode code = write(source, *metadata, pool, job);
    if (source.filledCells() > 0)
        complain(fmt::format("{}: the fill stands for {} cells that could not be read", m_input,
                             groupedDigits(source.filledCells())));
    return source.filledCells() > 0 && code == ExitCode::Done ? ExitCode::Failed : code;
}

ExitCode ConvertCommand::write(const ElementSource& from, const CopiedMetadata& metadata,
                               WorkerPool& pool, const Job& job) const
{
    const auto how = m_encoding.encodingOf(from);
    if (!how)
        return fail(how.error(), ExitCode::WrongUsage);
    PosixFileCalls calls;
    const auto report = copyArray(from, *how, metadata, m_output, calls, pool, job);
    if (!report)
        return fail(
            report.error().within(report.error().kind() == ErrorKind::Io ? m_output : m_input),
            ExitCode::Failed);
    return tell(*how, *report);
}

ExitCode ConvertCommand::tell(const ArrayEncoding& how, const CopyReport& report) const
{
    if (report.unconfirmed)
        complain(fmt::format("{}: {}", m_output, report.unconfirmed->text()));
    return print(fmt::format("{}: shape {}, chunks {}, blocks {}; {} in {}\n",
                             withoutControls(m_output), tupleText(how.shape),
                             tupleText(how.chunkshape), tupleText(how.blockshape),
                             byteCountText(report.elementBytes), byteCountText(report.fileBytes)));
}

} // namespace bloscope
