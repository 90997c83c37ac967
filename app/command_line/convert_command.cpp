#include "app/command_line/convert_command.h"

#include "app/command_line/console.h"
#include "app/command_line/interruption.h"
#include "core/array/interpretation.h"
#include "core/base/text.h"
#include "core/convert/copy_npy.h"
#include "core/dtype/dtype_descr.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

ExitCode tell(const std::string& target, const std::string& form, const CopyReport& report)
{
    if (report.unconfirmed)
        complain(fmt::format("{}: {}", target, report.unconfirmed->text()));
    return print(fmt::format("{}: {}; {} in {}\n", printableLine(target), form,
                             byteCountText(report.elementBytes), byteCountText(report.fileBytes)));
}

std::string textOf(const ArrayEncoding& how)
{
    return fmt::format("shape {}, chunks {}, blocks {}", tupleText(how.shape),
                       tupleText(how.chunkshape), tupleText(how.blockshape));
}

ExitCode failToWrite(const Error& error, const std::string& path, const std::string& target)
{
    return fail(error.within(error.kind() == ErrorKind::Io ? target : path), ExitCode::Failed);
}

ExitCode writeNpy(const ConvertInput& input, const std::string& path, const std::string& target,
                  const Job& job)
{
    const ElementSource& from = input.elements();
    PosixFileCalls calls;
    const ReplacedFile replaced(target);
    const auto report = copyToNpy(from, target, calls, job);
    if (!report)
        return failToWrite(report.error(), path, target);
    replaced.tellOfOtherNames();
    return tell(
        target,
        fmt::format("shape {}, type {}", tupleText(from.shape()), storedTextOf(from.dtype())),
        *report);
}

// Of several inputs, when what could be done was done.
ExitCode codeOfAll(const std::vector<ExitCode>& codes)
{
    if (std::ranges::all_of(codes, [&](ExitCode code) { return code == codes.front(); }))
        return codes.front();
    const auto has = [&](ExitCode code) { return std::ranges::count(codes, code) > 0; };
    if (has(ExitCode::Failed) || has(ExitCode::WrongUsage))
        return ExitCode::Failed;
    return has(ExitCode::NotReadable) ? ExitCode::NotReadable : ExitCode::Done;
}

} // namespace

CLI::App* ConvertCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("convert", "Write an array to a new file, stored as told");
    command
        ->add_option("IN", m_paths,
                     "what to read: Blosc2, NumPy's .npy, a text of numbers (.csv, .tsv), or with "
                     "--dtype raw bytes; and last of all OUT, the new file NAME.b2nd or NAME.npy, "
                     "or a folder for files called like the inputs")
        ->required()
        ->expected(2, -1)
        ->option_text("... OUT");
    m_target.addTo(*command);
    m_input.addTo(*command);
    command->add_flag("--no-metadata", m_withoutMetadata, "leave the user's metadata behind");
    m_encoding.addTo(*command);
    return command;
}

ExitCode ConvertCommand::run() const
{
    const Interruption interruption;
    const Job job{interruption.token(), nullptr};
    if (const Result<> known = m_encoding.check(); !known)
        return fail(known.error(), ExitCode::WrongUsage);
    const std::vector<std::string> inputs(m_paths.begin(), m_paths.end() - 1);
    const auto targets = m_target.pathsFor(inputs, m_paths.back());
    if (!targets)
        return fail(targets.error(), ExitCode::WrongUsage);
    WorkerPool pool;
    std::vector<ExitCode> codes;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        codes.push_back(convert(inputs[i], (*targets)[i], pool, job));
        if (codes.back() == ExitCode::Interrupted)
            return ExitCode::Interrupted;
    }
    return codeOfAll(codes);
}

ExitCode ConvertCommand::convert(const std::string& path, const std::string& target,
                                 WorkerPool& pool, const Job& job) const
{
    const auto file = m_target.check(target, path);
    if (!file)
        return fail(file.error().within(target), ExitCode::Failed);
    const auto input = m_input.open(path, pool, job);
    if (!input)
        return fail(input.error().within(path), ExitCode::NotReadable);
    const auto how = *file == ConvertedFile::Frame ? m_encoding.encodingOf((*input)->elements())
                                                   : Result<ArrayEncoding>(ArrayEncoding());
    if (!how)
        return fail(how.error().within(path), ExitCode::WrongUsage);
    if (const Result<> free = m_target.checkPlace(target); !free)
        return fail(free.error().within(target), ExitCode::Failed);
    for (const std::string& note : (*input)->notes())
        complain(fmt::format("{}: {}", path, note));
    const ExitCode code = *file == ConvertedFile::Npy
                              ? writeNpy(**input, path, target, job)
                              : writeFrame(**input, *how, path, target, pool, job);
    const std::uint64_t filled = (*input)->filledCells();
    if (filled > 0)
        complain(fmt::format("{}: the fill stands for {} that could not be read", path,
                             amountOf(filled, "cell", "cells")));
    return filled > 0 && code == ExitCode::Done ? ExitCode::Failed : code;
}

ExitCode ConvertCommand::writeFrame(const ConvertInput& input, const ArrayEncoding& how,
                                    const std::string& path, const std::string& target,
                                    WorkerPool& pool, const Job& job) const
{
    const auto metadata =
        m_withoutMetadata ? Result<CopiedMetadata>(CopiedMetadata()) : input.metadata(target);
    if (!metadata)
        return fail(metadata.error().within(path), ExitCode::Failed);
    PosixFileCalls calls;
    const ReplacedFile replaced(target);
    const auto report =
        copyArray(input.elements(), how, *metadata, target, calls, pool, job, m_target.form());
    if (!report)
        return failToWrite(report.error(), path, target);
    replaced.tellOfOtherNames();
    if (m_encoding.hasLargerBlocks(input.elements(), how))
        complain(fmt::format("{}: each chunk is one block: of several, the reference library reads "
                             "parts of the chunk wrongly when the filter is delta",
                             target));
    for (const std::string& left : report->leftOut)
        complain(fmt::format("{}: left out of the copy: {}", target, left));
    return tell(target, textOf(how), *report);
}

} // namespace bloscope
