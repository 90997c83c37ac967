#include "app/command_line/commands.h"

#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "app/command_line/export_options.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "app/command_line/output_options.h"
#include "app/command_line/painters.h"
#include "app/command_line/row_filter.h"
#include "core/array/slice.h"
#include "core/base/text.h"
#include "core/export/csv_options.h"
#include "core/export/export_format.h"
#include "core/export/export_report.h"
#include "core/export/raw_writer.h"
#include "core/export/sink.h"
#include "core/export/sqlite_writer.h"
#include "core/export/table_writer.h"
#include "core/geometry/geometry.h"
#include "core/objects/address.h"
#include "core/projection/projection_source.h"
#include "core/query/query_rows.h"
#include "core/store/table.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>
#include <optional>
#include <string>

namespace bloscope {

namespace {

// What is written of an array, and as what.
struct ArrayExport {
    ExportFormat format = ExportFormat::Csv;
    Slice slice = {};
    std::string field = {};               // one part of each element; empty: all of it
    std::optional<std::string> fill = {}; // of bytes, for cells without a value
    bool isFillChosen = false;            // --fill or --na
    std::optional<Projection> projection = {};
    CsvOptions csv = {};
    std::function<Result<ExportReport>(const FilledCells& from, const Slice& slice, Sink& to,
                                       const Job& job)>
        paint = {}; // writes a picture, where that is the format
};

// An export of nothing but fills has to be asked for.
Result<> checkAnyIsStored(const Array& array, const ArrayExport& wanted)
{
    const std::string& nothing = array.presence().nothing();
    if (nothing.empty() || wanted.isFillChosen)
        return {};
    const auto cells = static_cast<std::uint64_t>(wanted.slice.cellCount().value_or(0));
    return Error{ErrorKind::Unsupported,
                 fmt::format("{}; {} of {} missing, so nothing is written", nothing,
                             groupedDigits(cells), amountOf(cells, "cell is", "cells are"))};
}

// Data that could not even be looked for are damage as well.
void addWhatWasLost(const Array& array, ExportReport& report)
{
    for (const Problem& problem : array.problems())
        if (problem.severity == Problem::Severity::Damage)
            report.addReason(problem.part + ": " + problem.text);
}

// One part of each cell of a reader, or all of it, and what becomes of it along a dimension.
// Errors: Usage.
Result<FilledCells> cellsToWrite(const std::shared_ptr<const SliceReader>& reader,
                                 const ArrayExport& wanted, CellSourcePtr& keeper)
{
    BLOSCOPE_TRY(FilledCells cells, cellsOf(*reader, wanted.field));
    if (!wanted.projection)
        return cells;
    keeper = reader;
    if (!wanted.field.empty())
        keeper = std::make_shared<const FilledCells>(cells);
    BLOSCOPE_TRY(keeper, projectionOf(keeper, *wanted.projection).within("--project"));
    return FilledCells(*keeper);
}

// Writes it. Errors: Usage for a field that there is not and a fill that does not fit; Unsupported
// for arrays of which no value is stored, unless a fill was chosen to be written; those of the
// writers.
Result<ExportReport> writeArray(const ArrayPtr& array, const ArrayExport& wanted, WorkerPool& pool,
                                Sink& to, const Job& job)
{
    BLOSCOPE_CHECK(checkAnyIsStored(*array, wanted));
    BlockCache cache;
    const auto reader = std::make_shared<const SliceReader>(array, cache, pool);
    CellSourcePtr projected; // lives longer than the cells
    BLOSCOPE_TRY(FilledCells cells, cellsToWrite(reader, wanted, projected));
    if (wanted.fill) {
        BLOSCOPE_CHECK(cells.setFill(*wanted.fill).within("--fill"));
    }
    const auto write = traitsOf(wanted.format).write;
    auto report = write ? write(cells, wanted.slice, wanted.csv, to, job)
                        : wanted.paint(cells, wanted.slice, to, job);
    if (report)
        addWhatWasLost(*array, *report);
    return report;
}

// --rows and --columns: which dimensions of a slice run down and across what is written.
class AxesOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);

    bool areGiven() const { return m_rows || m_columns; }

    // Errors: Usage for a dimension that there is not, or of which the slice takes one index.
    Result<Slice> turned(Slice slice) const;

 private:
    std::optional<std::int64_t> m_rows;
    std::optional<std::int64_t> m_columns;
};

// What is written of something that has rows, and as what.
struct RowsExport {
    ExportFormat format = ExportFormat::Csv;
    std::string slice = {}; // of the rows, as NumPy has it; empty: all
    std::string where = {}; // a condition of rows; empty: all
    CsvOptions csv = {};
    std::optional<std::string> fill = {}; // of npy, for cells without a value
    std::string table = {};               // its name in a database
};

Result<DimensionSlice> rowsOf(const std::string& text, std::int64_t count)
{
    BLOSCOPE_TRY(const Slice slice, Slice::parse(text, {count}).within("--slice"));
    if (slice[0].step != 1)
        return usageError("--slice: rows must be consecutive (a step of 1)");
    return slice[0];
}

// Errors: Usage for formats that have no tables.
Result<> checkTableFormat(ExportFormat format)
{
    if (traitsOf(format).writeRows)
        return {};
    std::vector<std::string_view> names;
    for (const ExportFormatTraits& traits : exportFormats())
        if (traits.writeRows)
            names.push_back(traits.name);
    const std::string_view last = names.back();
    names.pop_back();
    return usageError(
        fmt::format("tables can only be written as {} or {}", fmt::join(names, ", "), last));
}

// The rows that meet a condition, as a format that has tables. Errors: those of queryTableOf(), of
// rowsWhere() and of the writers.
Result<ExportReport> writeRowsWhere(const FoundObject& found, const RowsExport& wanted, Sink& to,
                                    const Job& job)
{
    QueryRoom room;
    BLOSCOPE_TRY(const QueryTablePtr table, queryTableOf(found, room));
    BLOSCOPE_TRY(const FilteredRows filtered, rowsWhere(*table, wanted.where, true, job));
    BLOSCOPE_TRY(const auto rows,
                 ChosenRows::of(table, {allColumnsOf(*table), filtered.rows}, job));
    BLOSCOPE_TRY(ExportReport report,
                 traitsOf(wanted.format)
                     .writeRows(*rows,
                                {0, filtered.rows.count(), wanted.csv, wanted.fill, wanted.table},
                                to, job));
    for (const std::string& reason : untestedReasons(filtered))
        report.addReason(reason);
    return report;
}

// The rows of a table, as a format that has tables. Errors: those of Table and of the writers.
Result<ExportReport> writeTableOf(const FoundObject& found, const RowsExport& wanted,
                                  WorkerPool& pool, Sink& to, const Job& job)
{
    if (!wanted.where.empty())
        return writeRowsWhere(found, wanted, to, job);
    BlockCache cache;
    BLOSCOPE_TRY(const TablePtr table, Table::open(found.store, found.node->key, cache, pool));
    BLOSCOPE_TRY(const std::int64_t count, table->rowCount(job));
    BLOSCOPE_TRY(const DimensionSlice rows, rowsOf(wanted.slice, count));
    return traitsOf(wanted.format)
        .writeRows(*table, {rows.start, rows.count, wanted.csv, wanted.fill, wanted.table}, to,
                   job);
}

// The items of a list, as lines of text. Errors: those of ItemList.
Result<ExportReport> writeItemsOf(const FramePtr& frame, const RowsExport& wanted, Sink& to,
                                  const Job& job)
{
    BLOSCOPE_TRY(const ItemListPtr items, ItemList::open(frame));
    BLOSCOPE_TRY(const std::int64_t count, items->count(job));
    BLOSCOPE_TRY(const DimensionSlice rows, rowsOf(wanted.slice, count));
    const bool isJson = wanted.format == ExportFormat::JsonLines;
    return writeItems(*items, rows.start, rows.count,
                      isJson ? ItemFormat::JsonLines : ItemFormat::Csv,
                      textOptions(wanted.format, wanted.csv), to, job);
}

using Dimension = std::optional<std::size_t>;

// The dimension that somebody named, if any.
Result<Dimension> namedDimension(const char* option, std::optional<std::int64_t> number,
                                 const Slice& slice)
{
    if (!number)
        return Dimension();
    if (*number < 0 || *number >= std::ssize(slice.dimensions()))
        return usageError(fmt::format("{}: there is no dimension {}; the array has {}", option,
                                      *number, slice.dimensions().size()));
    const auto dimension = static_cast<std::size_t>(*number);
    if (slice[dimension].fixed)
        return usageError(fmt::format("{}: the slice {} selects a single index of dimension {}",
                                      option, slice.text(), dimension));
    return Dimension(dimension);
}

Result<FrameVectorsPtr> vectorsOf(const Array& array)
{
    auto vectors = std::make_shared<const FrameVectors>(frameVectorsOf(array));
    if (vectors->empty())
        return usageError("--with-vectors: the metadata has no list with a value for each frame");
    return FrameVectorsPtr(std::move(vectors));
}

// bloscope export FILE [--key KEY] [--slice S | --chunk N] [--format F] [-o OUT]
class ExportCommand final : public Command {
 public:
    explicit ExportCommand(const Painters* painters) : m_painters(painters) {}

    CLI::App* addTo(CLI::App& commandLine) override;
    bool needsPainters() const override;
    ExitCode run() const override;

 private:
    // What is written, and from where.
    struct Source {
        FoundObject found;
        ArrayPtr array; // null for tables
        ExportSubject subject = ExportSubject::Array;
    };

    void addContentOptions(CLI::App& command);

    ExportSubject subjectOf(const FoundObject& found, const Array* array,
                            ExportFormat format) const;
    Result<> checkSource(const Source& source, ExportFormat format) const;
    ExitCode write(const Source& source, const OutputOptions::Form& form,
                   const std::stop_token& stop) const;
    Result<ExportReport> writeTo(Sink& to, const Source& source, ExportFormat format,
                                 const Job& job) const;
    Result<ExportReport> writeChunks(const Frame& frame, WorkerPool& pool, Sink& to,
                                     const Job& job) const;
    Result<ArrayExport> wantedOf(const Source& source, ExportFormat format) const;
    Result<> chooseCells(const Source& source, ExportFormat format, const Geometry& geometry,
                         ArrayExport& wanted) const;
    Error withPlace(const Error& error) const;
    void tellBeside(const std::string& note) const;
    ExitCode tell(const ExportReport& report, ExportSubject subject) const;

    const CLI::App* m_command = nullptr;
    std::string m_file;
    std::string m_key;
    std::string m_slice;
    std::string m_where;
    std::string m_field;
    std::string m_projection;
    std::optional<std::int64_t> m_chunk;
    std::optional<std::string> m_fill;
    std::optional<std::string> m_tableName;
    OutputOptions m_output;
    AxesOptions m_axes;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
    TextOptions m_text;
    PngOptions m_png;
    const Painters* m_painters; // there when they are needed
};

} // namespace

void AxesOptions::addTo(CLI::App& command)
{
    addWholeNumber<std::int64_t>(
        command, "--rows", m_rows,
        "dimension to write as rows, counted from 0; default: the last but one of the slice")
        ->type_name("D");
    addWholeNumber<std::int64_t>(
        command, "--columns", m_columns,
        "dimension to write as columns; default: the last one of the slice")
        ->type_name("D");
}

Result<Slice> AxesOptions::turned(Slice slice) const
{
    BLOSCOPE_TRY(const Dimension rows, namedDimension("--rows", m_rows, slice));
    BLOSCOPE_TRY(const Dimension columns, namedDimension("--columns", m_columns, slice));
    if (rows && rows == columns)
        return usageError(fmt::format("dimension {} cannot be both --rows and --columns", *rows));
    slice.setAxes(rows, columns);
    if (columns && !rows)
        slice.letLineRunAcross();
    return slice;
}

CLI::App* ExportCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("export", "Write a slice as text, numbers or a picture");
    command->add_option("FILE", m_file, "the file to read")->required();
    command->add_option("--key", m_key, "part of a store to use, such as /group/leaf, or a table")
        ->type_name("KEY");
    addContentOptions(*command);
    m_output.addTo(*command);
    m_axes.addTo(*command);
    m_interpretation.addTo(*command);
    m_offset.addTo(*command);
    m_text.addTo(*command);
    addPngOptions(*command, m_png);
    m_command = command;
    return command;
}

void ExportCommand::addContentOptions(CLI::App& command)
{
    auto* slice = command.add_option(
        "--slice", m_slice,
        "slice to write, in NumPy notation: \"0,:,2:10\", or in coordinates: \"=46.5\", "
        "\"=40:=50\"; default: everything (for a picture: the first plane)");
    slice->type_name("S");
    command
        .add_option(
            "--where", m_where,
            "rows of a table, or of an array of one dimension, to write: a condition such as "
            "\"price > 100\"")
        ->type_name("EXPR")
        ->excludes(slice);
    command
        .add_option("--field", m_field,
                    "one part of each element: a field such as \"a.b[1]\", or real or imag of "
                    "complex numbers")
        ->type_name("NAME");
    command
        .add_option(
            "--project", m_projection,
            "one number for all indices of a dimension: max, min, mean, median, std or sum, "
            "and the dimension by number or name: \"max:0\"; of a range: \"mean:z[10:40]\"")
        ->type_name("KIND:D");
    addWholeNumber<std::int64_t>(command, "--chunk", m_chunk,
                                 "write one decoded chunk, padding included (raw only)")
        ->type_name("N")
        ->excludes(slice);
    command
        .add_option(
            "--fill", m_fill,
            "value for cells that have none (npy, b2nd, raw); default: NaN, NaT, or 0 where the "
            "type has neither")
        ->type_name("VALUE");
    command
        .add_option("--table", m_tableName,
                    "name of the table in the database (sqlite); default: that of FILE")
        ->type_name("NAME");
}

bool ExportCommand::needsPainters() const
{
    const auto form = m_output.form();
    return form && form->format == ExportFormat::Png;
}

ExitCode ExportCommand::run() const
{
    const Interruption interruption;
    const auto document = documentNameOf(utf8Path(m_file));
    const bool mayBeDocument = document && m_output.isLike(*document);
    auto form = m_output.form();
    const auto fits = [&]() -> Result<> {
        return form ? checkOptions(*m_command, form->format) : Result<>(form.error());
    };
    if (const Result<> fit = fits(); !fit && !mayBeDocument)
        return fail(fit.error(), ExitCode::WrongUsage);
    auto found = findObject(m_file, m_key, m_offset);
    if (!found)
        return fail(found.error().within(m_file), ExitCode::NotReadable);
    if (mayBeDocument && found->frame && documentNameOf(utf8Path(m_file), *found->frame))
        form = OutputOptions::Form{ExportFormat::Raw, Packing::None};
    if (const Result<> fit = fits(); !fit)
        return fail(fit.error(), ExitCode::WrongUsage);
    auto array = found->frame ? m_interpretation.arrayOf(found->frame) : ArrayPtr();
    if (!array)
        return fail(array.error().within(m_file), ExitCode::WrongUsage);
    Source source{*std::move(found), *std::move(array)};
    source.subject = subjectOf(source.found, source.array.get(), form->format);
    if (const Result<> fit = checkSource(source, form->format); !fit)
        return fail(fit.error().within(m_file), ExitCode::WrongUsage);
    return write(source, *form, interruption.token());
}

ExportSubject ExportCommand::subjectOf(const FoundObject& found, const Array* array,
                                       ExportFormat format) const
{
    if (found.isTable() || !m_where.empty())
        return ExportSubject::Table;
    if (found.frame && isText(format) && isItemList(classify(*found.frame)))
        return ExportSubject::Items;
    const bool isArray = array && (array->isNd() || array->interpretation());
    const bool isWhole = !isArray && m_slice.empty() && m_field.empty();
    if (m_chunk || (isWhole && format == ExportFormat::Raw))
        return ExportSubject::Chunks;
    return ExportSubject::Array;
}

Result<> ExportCommand::checkSource(const Source& source, ExportFormat format) const
{
    const bool isTable = source.subject == ExportSubject::Table;
    if (!source.array && !isTable)
        return usageError("this is a group; name one of its leaves with --key");
    if (isTable) {
        BLOSCOPE_CHECK(checkTableFormat(format));
    } else if (format == ExportFormat::B2nd) {
        return usageError("only tables can be exported as b2nd; use \"bloscope convert\"");
    } else if (!isForArrays(traitsOf(format))) {
        return usageError(
            fmt::format("only tables can be written as {}; \"bloscope query\" does so "
                        "with an array of one dimension",
                        traitsOf(format).name));
    }
    return checkOptions(*m_command, source.subject);
}

ExitCode ExportCommand::write(const Source& source, const OutputOptions::Form& form,
                              const std::stop_token& stop) const
{
    const auto sink = m_output.open(m_file, form, stop);
    auto report = writeTo(*sink, source, form.format, {stop, nullptr});
    if (!report)
        return fail(withPlace(report.error()), ExitCode::Failed);
    if (const Result<> complete = sink->commit(); !complete)
        return fail(withPlace(complete.error()), ExitCode::Failed);
    return tell(*report, source.subject);
}

Result<ExportReport> ExportCommand::writeTo(Sink& to, const Source& source, ExportFormat format,
                                            const Job& job) const
{
    WorkerPool pool;
    CsvOptions ofTables;
    ofTables.header = CsvOptions::Header::Names;
    ofTables.na.clear();
    switch (source.subject) {
    case ExportSubject::Table:
        return writeTableOf(source.found,
                            {format, m_slice, m_where, m_text.csv(ofTables), m_fill,
                             m_tableName.value_or(sqliteTableNameOf(utf8Path(m_file)))},
                            pool, to, job);
    case ExportSubject::Items:
        return writeItemsOf(source.found.frame, {format, m_slice, {}, m_text.csv()}, to, job);
    case ExportSubject::Chunks:
        return writeChunks(*source.found.frame, pool, to, job);
    case ExportSubject::Array:
        break;
    }
    BLOSCOPE_TRY(const ArrayExport wanted, wantedOf(source, format));
    return writeArray(source.array, wanted, pool, to, job);
}

Result<ExportReport> ExportCommand::writeChunks(const Frame& frame, WorkerPool& pool, Sink& to,
                                                const Job& job) const
{
    if (m_chunk)
        return writeRawChunks(frame, *m_chunk, 1, pool, to, job);
    return writeRawChunks(frame, 0, frame.chunkCount(), pool, to, job);
}

Result<ArrayExport> ExportCommand::wantedOf(const Source& source, ExportFormat format) const
{
    const Array& array = *source.array;
    const auto geometry =
        std::make_shared<const Geometry>(geometryOf(array, source.found.fileAlone(m_file)));
    ArrayExport wanted;
    wanted.format = format;
    BLOSCOPE_CHECK(chooseCells(source, format, *geometry, wanted));
    wanted.field = m_field;
    wanted.fill = m_fill;
    wanted.isFillChosen = m_fill || m_text.hasNa();
    CsvOptions otherwise;
    BLOSCOPE_TRY(const DTypeLeaf part, partCalled(array.dtype(), m_field));
    if (part.dtype.isCompound())
        otherwise.header = CsvOptions::Header::Names;
    wanted.csv = m_text.csv(otherwise);
    wanted.csv.geometry = geometry;
    if (format == ExportFormat::Nifti || format == ExportFormat::Tiff || wanted.csv.coordinates)
        for (const std::string& note : geometry->notes)
            complain(fmt::format("{}: {}", m_file, note));
    if (wanted.csv.vectors) {
        BLOSCOPE_TRY(wanted.csv.frames, vectorsOf(array));
    }
    wanted.paint = [this](const FilledCells& from, const Slice& slice, Sink& to, const Job& job) {
        PngOptions options = m_png;
        options.hasChosenPlane = !m_slice.empty() || !m_projection.empty() || m_axes.areGiven();
        return m_painters->png(from, slice, options, to, job,
                               [this](const std::string& note) { tellBeside(note); });
    };
    return wanted;
}

// Which slice, projected along which of its dimensions, and how it lies in what is written. Of a
// picture for which no slice was chosen, the first plane.
Result<> ExportCommand::chooseCells(const Source& source, ExportFormat format,
                                    const Geometry& geometry, ArrayExport& wanted) const
{
    BLOSCOPE_TRY(Slice slice,
                 sliceGiven(m_slice, *source.array, m_file, source.found.fileAlone(m_file)));
    if (!m_projection.empty()) {
        BLOSCOPE_TRY(wanted.projection,
                     parseProjection(m_projection, slice, geometry.names()).within("--project"));
        slice.set(wanted.projection->dimension, DimensionSlice::index(0));
    }
    BLOSCOPE_TRY(wanted.slice, m_axes.turned(std::move(slice)));
    if (m_slice.empty() && format == ExportFormat::Png)
        wanted.slice = wanted.slice.plane();
    return {};
}

// Reading never ends with an Io error, so that one is about the output; a file names itself.
Error ExportCommand::withPlace(const Error& error) const
{
    if (error.kind() != ErrorKind::Io)
        return error.within(m_file);
    return m_output.isStandardOutput() ? error.within("standard output") : error;
}

// Where what is written does not go.
void ExportCommand::tellBeside(const std::string& note) const
{
    if (m_output.isStandardOutput())
        complain(note);
    else
        print(note + "\n");
}

// What is damaged or missing, and stands for less than it seems to.
ExitCode ExportCommand::tell(const ExportReport& report, ExportSubject subject) const
{
    const bool areBytes = subject == ExportSubject::Chunks;
    const std::string all =
        amountOf(report.cells, areBytes ? "byte" : "cell", areBytes ? "bytes" : "cells");
    const auto tellOf = [&](std::uint64_t count, const char* one, const char* several) {
        if (count > 0)
            complain(fmt::format("{}: {} of {} {}", m_file, groupedDigits(count), all,
                                 count == 1 ? one : several));
    };
    for (const std::string& reason : report.reasons)
        complain(fmt::format("{}: {}", m_file, reason));
    tellOf(report.damagedCells, "could not be read", "could not be read");
    tellOf(report.absentCells, "is not stored in this file", "are not stored in this file");
    tellOf(report.uninitialisedCells, "was never written", "were never written");
    tellOf(report.nullCells, "is null and replaced by the fill value",
           "are null and replaced by the fill value");
    return report.complete() && report.absentCells == 0 ? ExitCode::Done : ExitCode::Failed;
}

std::unique_ptr<Command> makeExportCommand(const Painters* painters)
{
    return std::make_unique<ExportCommand>(painters);
}

} // namespace bloscope
