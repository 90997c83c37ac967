#include "app/command_line/commands.h"

#include "app/command_line/console.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "app/command_line/output_options.h"
#include "core/array/array.h"
#include "core/base/job.h"
#include "core/base/text.h"
#include "core/base/worker_pool.h"
#include "core/change/change_cells.h"
#include "core/convert/npy_source.h"
#include "core/convert/write_cells.h"
#include "core/dtype/cell_parse.h"
#include "core/find/cell_criterion.h"
#include "core/saving/save_file.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <optional>

namespace bloscope {

namespace {

// bloscope set FILE --slice S (--value TEXT | --from FILE.npy) [--where CONDITION] [--field NAME]
//                   [-o OUT] [--overwrite] [--key KEY] [--offset N]
class SetCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    // What is read before anything is written.
    struct Wanted {
        Slice slice;
        DTypeLeaf part;
        std::optional<CellCriterion> where = {};
        std::unique_ptr<CellSource> source = {}; // null: all cells get one value
    };

    void addOptions(CLI::App& command);
    Result<> checkIsArray() const;
    Result<Wanted> wantedOf(const Array& array, WorkerPool& pool) const;
    Result<> takeValue(Wanted& wanted, WorkerPool& pool) const;
    Result<std::uint64_t> change(const Wanted& wanted, const SliceReader& reader,
                                 ValueEditor& editor, const Job& job) const;
    ExitCode write(const ArrayPtr& array, const Wanted& wanted, const std::filesystem::path& path,
                   WorkerPool& pool) const;
    ExitCode save(const EditSet& edits, const std::filesystem::path& path, std::uint64_t cells,
                  WorkerPool& pool, const Job& job) const;
    ExitCode tell(const std::string& file, std::uint64_t cells, const SaveReport& report) const;

    std::string m_file;
    std::string m_key;
    OffsetOption m_offset;
    std::string m_slice;
    std::optional<std::string> m_value;
    std::optional<std::string> m_from;
    std::optional<std::string> m_where;
    std::string m_field;
    std::optional<std::string> m_output; // "-": standard output
    OverwriteOption m_overwrite;
};

} // namespace

CLI::App* SetCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command = commandLine.add_subcommand("set", "Change values of an array");
    command->add_option("FILE", m_file, "the file, or the directory of a sparse frame")->required();
    addOptions(*command);
    m_offset.addTo(*command);
    return command;
}

void SetCommand::addOptions(CLI::App& command)
{
    command.add_option("--key", m_key, "part of a store to use, such as /group/leaf")
        ->type_name("KEY");
    command
        .add_option("--slice", m_slice,
                    "cells to edit, in NumPy notation: \"0,:,2:10\", or in coordinates: "
                    "\"=46.5\"; \"...\" for all of them")
        ->type_name("S")
        ->required();
    auto* value =
        command
            .add_option("--value", m_value,
                        "new value of each cell, written as values are shown and exported")
            ->type_name("TEXT");
    command
        .add_option(
            "--from", m_from,
            "NumPy's .npy file with the new values, of the same type and in the shape of the slice")
        ->type_name("FILE")
        ->excludes(value);
    command
        .add_option(
            "--where", m_where,
            "only cells whose current value matches: \">5\", \"<=0.1\", \"=3\", \"!=0\", \"nan\"")
        ->type_name("CONDITION");
    command
        .add_option("--field", m_field,
                    "one part of each element: a field such as \"a.b[1]\", or real or imag of "
                    "complex numbers")
        ->type_name("NAME");
    command
        .add_option("-o", m_output, "save to OUT and leave FILE unchanged; - is standard output")
        ->type_name("OUT");
    m_overwrite.addTo(command);
}

ExitCode SetCommand::run() const
{
    if (!m_value && !m_from)
        return fail(usageError("the new values are missing; use --value or --from"),
                    ExitCode::WrongUsage);
    if (m_overwrite.isGiven() && !m_output)
        return fail(
            usageError("--overwrite applies only to -o; without -o, FILE itself is changed"),
            ExitCode::WrongUsage);
    if (m_output && isOutputTerminal(*m_output))
        return fail(usageError("the frame is not written to a terminal; redirect it, or save it "
                               "with -o FILE"),
                    ExitCode::WrongUsage);
    if (const auto usable = checkIsArray(); !usable)
        return fail(usable.error().within(m_file), ExitCode::NotReadable);
    const auto target = openMetaTarget(m_file, m_key, m_offset);
    if (!target)
        return fail(target.error().within(m_file), ExitCode::NotReadable);
    const ArrayPtr array = Array::of(target->frame);
    if (const auto can = ValueEditor::check(*array); !can)
        return fail(can.error().within("its values cannot be written").within(m_file),
                    ExitCode::Failed);
    WorkerPool pool;
    const auto wanted = wantedOf(*array, pool);
    if (!wanted)
        return fail(wanted.error().within(m_file), ExitCode::WrongUsage);
    if (m_output)
        if (const Result<> free = m_overwrite.check(*m_output, m_file); !free)
            return fail(free.error().within(*m_output), ExitCode::Failed);
    return write(array, *wanted, target->path, pool);
}

// The attributes of a group are meant by "bloscope meta", and no values.
Result<> SetCommand::checkIsArray() const
{
    if (m_key.empty())
        return {};
    BLOSCOPE_TRY(const FoundObject found, findObject(m_file, m_key, m_offset));
    return found.frame ? Result<>()
                       : usageError("this is not an array; name one of its leaves with --key");
}

Result<SetCommand::Wanted> SetCommand::wantedOf(const Array& array, WorkerPool& pool) const
{
    const bool isOfFile = m_key.empty() && !m_offset.isGiven();
    BLOSCOPE_TRY(Slice slice,
                 sliceGiven(m_slice, array, m_file, isOfFile ? m_file : std::string()));
    BLOSCOPE_TRY(DTypeLeaf part, partCalled(array.dtype(), m_field));
    Wanted wanted{.slice = std::move(slice), .part = std::move(part)};
    if (m_where) {
        BLOSCOPE_TRY(wanted.where, parseCriterion(*m_where, wanted.part.dtype).within("--where"));
    }
    BLOSCOPE_CHECK(takeValue(wanted, pool));
    return wanted;
}

Result<> SetCommand::takeValue(Wanted& wanted, WorkerPool& pool) const
{
    const DType& dtype = wanted.part.dtype;
    if (m_value) {
        ByteBuffer element(dtype.itemsize);
        return parseCell(*m_value, dtype, element).within("--value");
    }
    BLOSCOPE_TRY(ByteSourcePtr file, openFile(*m_from).within(*m_from));
    BLOSCOPE_TRY(wanted.source, openNpy(std::move(file), pool).within(*m_from));
    return checkFits(*wanted.source, wanted.slice, dtype).within(*m_from);
}

Result<std::uint64_t> SetCommand::change(const Wanted& wanted, const SliceReader& reader,
                                         ValueEditor& editor, const Job& job) const
{
    if (wanted.source)
        return writeCells({wanted.part, *wanted.source, wanted.where}, wanted.slice, reader, editor,
                          job);
    return changeCells(reader, editor, {{wanted.slice, wanted.part, *m_value}}, wanted.where, job);
}

ExitCode SetCommand::write(const ArrayPtr& array, const Wanted& wanted,
                           const std::filesystem::path& path, WorkerPool& pool) const
{
    const Interruption interruption;
    const Job job{interruption.token(), nullptr};
    PosixFileCalls calls;
    BlockCache cache;
    const SliceReader reader(array, cache, pool);
    ValueEditor editor(array, {}, SpillStore::create(calls), pool);
    const auto cells = change(wanted, reader, editor, job);
    if (!cells)
        return fail(cells.error().within(m_file), ExitCode::Failed);
    EditSet edits(array->frame());
    edits.setValues(editor.edits());
    return save(edits, path, *cells, pool, job);
}

ExitCode SetCommand::save(const EditSet& edits, const std::filesystem::path& path,
                          std::uint64_t cells, WorkerPool& pool, const Job& job) const
{
    const std::string file = m_output.value_or(path.string());
    if (m_output && isOutputStream(*m_output)) {
        const Result<> saved = saveToOutputStream(edits, *m_output, pool, job);
        return saved ? ExitCode::Done : fail(saved.error(), ExitCode::Failed);
    }
    if (edits.isClean() && !m_output)
        return tell(file, cells, {}); // nothing is to be changed
    PosixFileCalls calls;
    const ReplacedFile replaced(file);
    const SaveOptions options{.keepsValuesBefore = false};
    const auto saved = m_output ? saveFileAs(edits, file, calls, pool, job, options)
                                : saveFile(edits, file, calls, pool, job, options);
    if (!saved)
        return fail(saved.error().within(file), ExitCode::Failed);
    replaced.tellOfOtherNames();
    return tell(file, cells, *saved);
}

ExitCode SetCommand::tell(const std::string& file, std::uint64_t cells,
                          const SaveReport& report) const
{
    if (report.rounded.elements > 0)
        complain(fmt::format(
            "{}: a lossy filter rounded {}, the first in chunk {}", file,
            amountOf(static_cast<std::uint64_t>(report.rounded.elements), "element", "elements"),
            report.rounded.firstChunk));
    if (report.unconfirmed)
        complain(fmt::format("{}: saved, but {}", file, report.unconfirmed->text()));
    return print(fmt::format(
        "{}: {} written, {} re-encoded\n", printableLine(file), amountOf(cells, "cell", "cells"),
        amountOf(static_cast<std::uint64_t>(report.rewrittenChunks), "chunk", "chunks")));
}

std::unique_ptr<Command> makeSetCommand()
{
    return std::make_unique<SetCommand>();
}

} // namespace bloscope
