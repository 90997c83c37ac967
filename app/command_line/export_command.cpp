#include "app/command_line/export_command.h"

#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "app/command_line/interruption.h"
#include "core/base/text.h"
#include "core/export/csv_writer.h"
#include "core/export/npy_writer.h"
#include "core/export/raw_writer.h"
#include "core/export/table_writer.h"
#include "core/files/stream_writer.h"
#include "core/inspect/dimension_names.h"

#include <charconv>
#include <filesystem>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr int mostDigits = 60;

// One character, or the name of one that is hard to type.
std::optional<char> parseDelimiter(const std::string& text)
{
    if (text == "tab" || text == "\\t")
        return '\t';
    constexpr std::string_view impossible = "\"\r\n";
    const bool isPossible = text.size() == 1 && static_cast<unsigned char>(text[0]) < 0x80 &&
                            impossible.find(text[0]) == std::string_view::npos;
    return isPossible ? std::optional(text[0]) : std::nullopt;
}

std::optional<int> parsePrecision(const std::string& text)
{
    if (text == "shortest")
        return std::nullopt;
    int digits = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), digits);
    if (error != std::errc() || end != text.data() + text.size() || digits < 0 ||
        digits > mostDigits)
        throw CLI::ValidationError(
            "--precision", fmt::format("\"{}\" is neither \"shortest\" nor a number from 0 to {}",
                                       text, mostDigits));
    return digits;
}

// Data that could not even be looked for are damage as well.
void addWhatWasLost(const Array& array, ExportReport& report)
{
    if (array.frame()->indexError())
        report.addReason("index: " + array.frame()->indexError()->text());
    for (const Problem& problem : array.problems())
        if (problem.severity == Problem::Severity::Damage)
            report.addReason(problem.part + ": " + problem.text);
}

} // namespace

CLI::App* ExportCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("export", "Write a slice as text, numbers or a picture");
    command->add_option("FILE", m_file, "the file to read")->required();
    command->add_option("--key", m_key, "the part of a store: /group/leaf, or a table")
        ->type_name("KEY");
    auto* slice = command->add_option("--slice", m_slice,
                                      "what to write, as NumPy does: \"0,:,2:10\"; all of it when "
                                      "left out (of a picture: the first plane)");
    slice->type_name("S");
    command->add_option("--chunk", m_chunk, "write one decoded chunk, padding included (raw only)")
        ->type_name("N")
        ->excludes(slice);
    addChoice<Format>(*command, "--format", m_format,
                      {{"csv", Format::Csv},
                       {"tsv", Format::Tsv},
                       {"npy", Format::Npy},
                       {"raw", Format::Raw},
                       {"png", Format::Png},
                       {"jsonl", Format::JsonLines}},
                      "csv, tsv, npy, raw, png, or jsonl (a line for each item of a list); by the "
                      "name of OUT when left out, or else csv");
    command->add_option("-o", m_output, "where to write; - is standard output, the default")
        ->type_name("OUT");
    m_axes.addTo(*command);
    m_interpretation.addTo(*command);
    m_offset.addTo(*command);
    addCsvOptions(*command);
    addPngOptions(*command);
    return command;
}

void ExportCommand::addCsvOptions(CLI::App& command)
{
    const std::string group = "Text (csv, tsv)";
    const auto takeDelimiter = [this](const std::string& text) {
        m_delimiter = parseDelimiter(text);
        if (!m_delimiter)
            throw CLI::ValidationError("--delimiter", "a delimiter is one character, or \"tab\"");
    };
    const auto takePrecision = [this](const std::string& text) {
        m_csv.precision = parsePrecision(text);
    };
    command.add_option_function<std::string>("--delimiter", takeDelimiter, "between cells")
        ->type_name("C")
        ->group(group);
    addChoice<CsvOptions::Header>(command, "--header", m_header,
                                  {{"none", CsvOptions::Header::None},
                                   {"index", CsvOptions::Header::Index},
                                   {"names", CsvOptions::Header::Names}},
                                  "none, index (of columns and rows) or names (of columns)")
        ->group(group);
    command
        .add_option_function<std::string>("--precision", takePrecision,
                                          "digits after the point, or \"shortest\", the default")
        ->type_name("N")
        ->group(group);
    command
        .add_option("--na", m_na,
                    "for NaN and for cells that cannot be read; \"nan\", or nothing in tables")
        ->type_name("TEXT")
        ->group(group);
    addChoice<char>(command, "--decimal", m_csv.decimalPoint, {{".", '.'}, {",", ','}},
                    "decimal point: . or ,")
        ->group(group);
    addChoice<CsvOptions::LineEnd>(
        command, "--eol", m_csv.lineEnd,
        {{"lf", CsvOptions::LineEnd::Lf}, {"crlf", CsvOptions::LineEnd::CrLf}},
        "end of a line: lf or crlf")
        ->group(group);
    command
        .add_flag_callback(
            "--long", [this] { m_csv.layout = CsvOptions::Layout::Long; },
            "a line for each cell: its indices, its value")
        ->group(group);
}

void ExportCommand::addPngOptions(CLI::App& command)
{
    const std::string group = "Picture (png)";
    command.add_option("--size", m_png.size, "in pixels; one for each cell when left out")
        ->type_name("WxH")
        ->group(group);
    command
        .add_option("--colormap", m_png.colorMap,
                    "viridis when left out; inverted with _r behind the name")
        ->type_name("NAME")
        ->group(group);
    command
        .add_option("--range", m_png.range,
                    "the values between which colours are spread: MIN,MAX, auto, minmax, PCT%, "
                    "LOW%,HIGH% or Ksigma; symmetric: before it puts zero in the middle")
        ->type_name("R")
        ->group(group);
    command.add_flag("--transparent-nan", m_png.hasTransparentNaN, "leave NaN without a colour")
        ->group(group);
    command
        .add_option("--scale", m_png.scale, "linear, log, symlog, sqrt, gamma or gamma=EXPONENT")
        ->type_name("WORD")
        ->group(group);
}

ExportCommand::Format ExportCommand::format() const
{
    if (m_format)
        return *m_format;
    const std::string ending = std::filesystem::path(m_output).extension().string();
    if (ending == ".tsv" || ending == ".tab")
        return Format::Tsv;
    if (ending == ".jsonl" || ending == ".ndjson")
        return Format::JsonLines;
    if (ending == ".npy")
        return Format::Npy;
    if (ending == ".png")
        return Format::Png;
    if (ending == ".raw" || ending == ".bin")
        return Format::Raw;
    return Format::Csv;
}

Result<> ExportCommand::checkUsage() const
{
    if (m_chunk && format() != Format::Raw)
        return Error{ErrorKind::Usage, "--chunk needs --format raw"};
    if (!isText() && toStandardOutput() && isTerminal(standardOutput))
        return Error{ErrorKind::Usage, "this is not written to a terminal; name a file with -o"};
    return {};
}

ExitCode ExportCommand::run(const Painters* painters)
{
    m_painters = painters;
    if (const Result<> usage = checkUsage(); !usage)
        return fail(usage.error(), ExitCode::WrongUsage);
    const Interruption interruption;
    const auto found = findObject(m_file, m_key, m_offset);
    if (!found)
        return fail(found.error().within(m_file), ExitCode::NotReadable);
    const auto array = found->frame ? m_interpretation.arrayOf(found->frame) : ArrayPtr();
    if (!array)
        return fail(array.error().within(m_file), ExitCode::WrongUsage);
    auto sink = openSink(interruption);
    if (!sink)
        return fail(sink.error(), ExitCode::Failed);
    WorkerPool pool;
    auto report = write(*found, *array, pool, **sink, {interruption.token(), nullptr});
    if (!report)
        return fail(withPlace(report.error()), ExitCode::Failed);
    if (const Result<> complete = (*sink)->commit(); !complete)
        return fail(complete.error(), ExitCode::Failed);
    return tell(*report);
}

// Reading never ends with an Io error, so that one is about the output; a file names itself.
Error ExportCommand::withPlace(const Error& error) const
{
    if (error.kind() != ErrorKind::Io)
        return error.within(m_file);
    return toStandardOutput() ? error.within("standard output") : error;
}

Result<std::unique_ptr<Sink>> ExportCommand::openSink(const Interruption& interruption) const
{
    if (toStandardOutput())
        return descriptorSink(standardOutput, interruption.token());
    return fileSink(m_output, m_file, interruption.token());
}

bool ExportCommand::isText() const
{
    return format() == Format::Csv || format() == Format::Tsv || format() == Format::JsonLines;
}

Result<ExportReport> ExportCommand::write(const FoundObject& found, const ArrayPtr& array,
                                          WorkerPool& pool, Sink& to, const Job& job) const
{
    if (found.isTable())
        return writeRows(found, pool, to, job);
    if (!found.frame)
        return Error{ErrorKind::Usage, "this is a group; name one of its leaves with --key"};
    if (isText() && isItemList(classify(*found.frame)))
        return writeItemsOf(found.frame, to, job);
    if (format() == Format::JsonLines)
        return Error{ErrorKind::Usage, "only lists of items are written as jsonl"};
    BLOSCOPE_TRY(ExportReport report, write(array, pool, to, job));
    addWhatWasLost(*array, report);
    return report;
}

// The rows of a table, or the items of a list, that --slice names.
Result<DimensionSlice> ExportCommand::rowsOf(std::int64_t count) const
{
    BLOSCOPE_TRY(const Slice slice, Slice::parse(m_slice, {count}).within("--slice"));
    if (slice[0].step != 1)
        return Error{ErrorKind::Usage, "--slice: rows are written one after the other"};
    return slice[0];
}

Result<ExportReport> ExportCommand::writeRows(const FoundObject& found, WorkerPool& pool, Sink& to,
                                              const Job& job) const
{
    if (!isText() || format() == Format::JsonLines)
        return Error{ErrorKind::Usage, "tables are written as csv or tsv"};
    BlockCache cache;
    BLOSCOPE_TRY(const TablePtr table, Table::open(found.store, found.node->key, cache, pool));
    BLOSCOPE_TRY(const std::int64_t count, table->rowCount(job));
    BLOSCOPE_TRY(const DimensionSlice rows, rowsOf(count));
    CsvOptions csv = csvOptions();
    csv.header = m_header.value_or(CsvOptions::Header::Names);
    csv.na = m_na.value_or("");
    return writeTable(*table, rows.start, rows.count, csv, to, job);
}

Result<ExportReport> ExportCommand::writeItemsOf(const FramePtr& frame, Sink& to,
                                                 const Job& job) const
{
    BLOSCOPE_TRY(const ItemListPtr items, ItemList::open(frame));
    BLOSCOPE_TRY(const std::int64_t count, items->count(job));
    BLOSCOPE_TRY(const DimensionSlice rows, rowsOf(count));
    const bool isJson = format() == Format::JsonLines;
    return writeItems(*items, rows.start, rows.count,
                      isJson ? ItemFormat::JsonLines : ItemFormat::Csv, csvOptions(), to, job);
}

CsvOptions ExportCommand::csvOptions() const
{
    CsvOptions csv = m_csv;
    csv.delimiter = m_delimiter.value_or(format() == Format::Tsv ? '\t' : ',');
    csv.header = m_header.value_or(csv.header);
    csv.na = m_na.value_or(csv.na);
    return csv;
}

Result<ExportReport> ExportCommand::write(const ArrayPtr& array, WorkerPool& pool, Sink& to,
                                          const Job& job) const
{
    const Frame& frame = *array->frame();
    if (m_chunk)
        return writeRawChunks(frame, *m_chunk, 1, pool, to, job);
    const bool isArray = array->isNd() || array->interpretation();
    if (format() == Format::Raw && !isArray && m_slice.empty())
        return writeRawChunks(frame, 0, frame.chunkCount(), pool, to, job);
    BlockCache cache;
    return writeSlice(SliceReader(array, cache, pool), to, job);
}

Result<ExportReport> ExportCommand::writeSlice(const SliceReader& reader, Sink& to,
                                               const Job& job) const
{
    BLOSCOPE_TRY(const Slice slice, sliceOf(*reader.array()));
    CsvOptions csv = csvOptions();
    csv.dimensionNames = dimensionNames(*reader.array());
    switch (format()) {
    case Format::Csv:
    case Format::Tsv:
        return writeCsv(reader, slice, csv, to, job);
    case Format::Npy:
        return writeNpy(reader, slice, to, job);
    case Format::Raw:
        return writeRaw(reader, slice, to, job);
    case Format::Png:
        return m_painters->png(reader, slice, m_png, to, job,
                               [this](const std::string& note) { tellBeside(note); });
    case Format::JsonLines:
        break;
    }
    return Error{ErrorKind::Usage, "unknown format"};
}

Result<Slice> ExportCommand::sliceOf(const Array& array) const
{
    if (m_slice.empty() && format() == Format::Png)
        return Slice::firstPlane(array.shape());
    BLOSCOPE_TRY(const Slice slice, Slice::parse(m_slice, array.shape()).within("--slice"));
    return m_axes.turned(slice);
}

// Where what is written does not go.
void ExportCommand::tellBeside(const std::string& note) const
{
    if (toStandardOutput())
        complain(note);
    else
        print(note + "\n");
}

// What is damaged and what stands in its place.
ExitCode ExportCommand::tell(const ExportReport& report) const
{
    for (const std::string& reason : report.reasons)
        complain(fmt::format("{}: {}", m_file, reason));
    if (report.damagedCells > 0)
        complain(fmt::format("{}: {} of {} {} could not be read", m_file,
                             groupedDigits(report.damagedCells), groupedDigits(report.cells),
                             m_chunk ? "bytes" : "cells"));
    if (report.absentCells > 0)
        complain(fmt::format("{}: {} of {} cells are not stored in this file", m_file,
                             groupedDigits(report.absentCells), groupedDigits(report.cells)));
    return report.complete() ? ExitCode::Done : ExitCode::Failed;
}

} // namespace bloscope
