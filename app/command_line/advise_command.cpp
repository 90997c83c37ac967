#include "app/command_line/commands.h"

#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "app/command_line/encoding_options.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "core/array/interpretation.h"
#include "core/base/text.h"
#include "core/convert/advice.h"
#include "core/convert/advisor.h"
#include "core/convert/encoding_words.h"
#include "core/convert/slice_source.h"
#include "core/convert/stored_form.h"
#include "core/filters/filter_table.h"
#include "core/report/report.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace bloscope {

namespace {

using Line = std::vector<std::string>; // of one line

constexpr char unknown[] = "-";

std::string textOr(const std::optional<double>& seconds)
{
    return seconds ? secondsText(*seconds) : unknown;
}

// "1, 64, 64"
std::string blocksText(const AdviceRow& row)
{
    std::vector<std::string> counts;
    for (const PlaneCost& plane : row.planes)
        counts.push_back(groupedDigits(plane.blocks));
    return counts.empty() ? unknown : fmt::format("{}", fmt::join(counts, ", "));
}

Line adviceHeadings()
{
    return {"",      "stored as", "chunks", "blocks",          "size",
            "ratio", "encode",    "decode", "blocks per plane"};
}

Line lineOf(const AdviceRow& row, std::uint64_t elementBytes, bool isRecommended)
{
    const bool isCut = !row.how.chunkshape.empty();
    Line line{isRecommended ? "*" : "", pipelineText(row.how.chunks)};
    if (row.isCurrent)
        line.back() += " (now)";
    line.push_back(isCut ? tupleText(row.how.chunkshape) : unknown);
    line.push_back(isCut ? tupleText(row.how.blockshape) : unknown);
    line.push_back(row.storedBytes ? byteCountText(*row.storedBytes) : unknown);
    const auto ratio = ratioOf(row, elementBytes);
    line.push_back(ratio ? fmt::format("{:.2f}", *ratio) : unknown);
    line.push_back(textOr(row.encodeSeconds));
    line.push_back(textOr(row.decodeSeconds));
    line.push_back(blocksText(row));
    return line;
}

std::vector<std::string> filterNames(const ChunkEncoding& how)
{
    std::vector<std::string> names;
    for (const std::uint8_t filter : how.filters)
        if (filter != noFilter)
            names.push_back(filterName(filter));
    return names;
}

// "--codec zstd:5 --filters shuffle --chunks 8,64,64 --blocks 2,64,64"
std::string optionsFor(const ArrayEncoding& how)
{
    const auto filters = filterTexts(how.chunks);
    std::string options =
        fmt::format("--codec {}:{} --filters {}", codecName(how.chunks.codec), how.chunks.level,
                    filters.empty() ? "none" : fmt::format("{}", fmt::join(filters, ",")));
    if (!how.chunkshape.empty())
        options += fmt::format(" --chunks {} --blocks {}", fmt::join(how.chunkshape, ","),
                               fmt::join(how.blockshape, ","));
    return options;
}

nlohmann::ordered_json rowJson(const AdviceRow& row, std::uint64_t elementBytes)
{
    const auto orNull = [](const auto& value) {
        return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
    };
    nlohmann::ordered_json json = {
        {"current", row.isCurrent},         {"codec", codecName(row.how.chunks.codec)},
        {"level", row.how.chunks.level},    {"filters", filterNames(row.how.chunks)},
        {"chunkshape", row.how.chunkshape}, {"blockshape", row.how.blockshape},
        {"size", orNull(row.storedBytes)},  {"size_is_exact", row.isExact}};
    json["ratio"] = orNull(ratioOf(row, elementBytes));
    json["encode_seconds"] = orNull(row.encodeSeconds);
    json["decode_seconds"] = orNull(row.decodeSeconds);
    nlohmann::ordered_json& planes = json["planes"] = nlohmann::ordered_json::array();
    for (const PlaneCost& plane : row.planes)
        planes.push_back({{"blocks", plane.blocks}, {"bytes", plane.bytes}});
    return json;
}

// Advice for people: a table with a line for each row, the recommended one marked, and the options
// of "bloscope convert" that follow it.
std::string adviceText(const std::string& file, const Advice& advice)
{
    std::vector<Line> lines{adviceHeadings()};
    for (std::size_t i = 0; i < advice.rows.size(); ++i)
        lines.push_back(lineOf(advice.rows[i], advice.elementBytes, i == advice.recommended));
    const AdviceRow& best = advice.rows[advice.recommended];
    std::string text = printableLine(fmt::format("{}: {}, of which {} were sampled", file,
                                                 byteCountText(advice.elementBytes),
                                                 byteCountText(advice.sampledBytes))) +
                       "\n\n" + alignedLines(lines, "llllrrrrr") + "\n* " + advice.reason + "\n";
    if (!best.isCurrent)
        text += "  bloscope convert IN OUT.b2nd " + optionsFor(best.how) + "\n";
    return text;
}

// The same for programs; null where nothing is known.
nlohmann::ordered_json adviceJson(const Advice& advice)
{
    nlohmann::ordered_json json = {{"nbytes", advice.elementBytes},
                                   {"sampled_bytes", advice.sampledBytes},
                                   {"recommended", advice.recommended},
                                   {"reason", advice.reason}};
    nlohmann::ordered_json& rows = json["rows"] = nlohmann::ordered_json::array();
    for (const AdviceRow& row : advice.rows)
        rows.push_back(rowJson(row, advice.elementBytes));
    return json;
}

constexpr std::size_t sampleCacheBytes = 32_MiB; // a sample touches most blocks once

// bloscope advise FILE [--key KEY] [--slice S] [--goal WORD] [--for-slices LIST] [--json]
class AdviseCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    Result<ArrayPtr> arrayOf(const FoundObject& found) const;
    ExitCode adviseOnArray(const ArrayPtr& array, const Slice& slice) const;

    std::string m_file;
    std::string m_key;
    std::string m_slice;
    AdviceWish m_wish;
    bool m_json = false;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
};

} // namespace

CLI::App* AdviseCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command = commandLine.add_subcommand(
        "advise", "Test storage options on a sample of an array and recommend the best");
    command->add_option("FILE", m_file, "the file to read")->required();
    command->add_option("--key", m_key, "part of a store to use, such as /group/leaf")
        ->type_name("KEY");
    command
        ->add_option("--slice", m_slice,
                     "slice to test, in NumPy notation: \"0,:,2:10\", or in coordinates: "
                     "\"=46.5\"; default: everything")
        ->type_name("S");
    addChoice<AdviceGoal>(*command, "--goal", m_wish.goal,
                          {{"small", AdviceGoal::Small},
                           {"fast", AdviceGoal::Fast},
                           {"balanced", AdviceGoal::Balanced}},
                          "what to optimise for: small, fast or balanced (the default)");
    command
        ->add_option_function<std::vector<std::string>>(
            "--for-slices",
            [this](const std::vector<std::string>& axes) {
                auto dimensions = parseAxes(axes);
                if (!dimensions)
                    throw CLI::ValidationError(dimensions.error().text(),
                                               CLI::ExitCodes::ValidationError);
                m_wish.planesAlong = *std::move(dimensions);
            },
            "dimensions that are read one index at a time, such as axis0 for a stack of images")
        ->delimiter(',')
        ->type_name("LIST");
    command->add_flag("--json", m_json, "print one JSON object, for programs");
    m_interpretation.addTo(*command);
    m_offset.addTo(*command);
    return command;
}

Result<ArrayPtr> AdviseCommand::arrayOf(const FoundObject& found) const
{
    if (!found.frame)
        return usageError("this is not an array; name one of its leaves with --key");
    BLOSCOPE_TRY(ArrayPtr array, m_interpretation.arrayOf(found.frame));
    if (const std::string& nothing = array->presence().nothing(); !nothing.empty())
        return Error{ErrorKind::Unsupported, nothing};
    return array;
}

ExitCode AdviseCommand::run() const
{
    const auto found = findObject(m_file, m_key, m_offset);
    if (!found)
        return fail(found.error().within(m_file), ExitCode::NotReadable);
    const auto array = arrayOf(*found);
    if (!array)
        return fail(array.error().within(m_file), ExitCode::Failed);
    const auto slice = sliceGiven(m_slice, **array, m_file, found->fileAlone(m_file));
    if (!slice)
        return fail(slice.error().within(m_file), ExitCode::WrongUsage);
    return adviseOnArray(*array, *slice);
}

ExitCode AdviseCommand::adviseOnArray(const ArrayPtr& array, const Slice& slice) const
{
    const Interruption interruption;
    WorkerPool pool;
    BlockCache cache(sampleCacheBytes);
    const SliceReader reader(array, cache, pool);
    const SliceSource source(reader, slice, MissingCells::Fill);
    const auto advice = adviseOn(source, storedFormOfPart(*array, source.shape()), m_wish,
                                 {interruption.token(), nullptr});
    if (!advice)
        return fail(advice.error().within(m_file), ExitCode::Failed);
    const ExitCode code =
        m_json ? printJson(adviceJson(*advice).dump(1) + "\n") : print(adviceText(m_file, *advice));
    if (source.filledCells() == 0)
        return code;
    complain(fmt::format("{}: {} of the sample could not be read", m_file,
                         amountOf(source.filledCells(), "cell", "cells")));
    return code == ExitCode::Done ? ExitCode::Failed : code;
}

std::unique_ptr<Command> makeAdviseCommand()
{
    return std::make_unique<AdviseCommand>();
}

} // namespace bloscope
