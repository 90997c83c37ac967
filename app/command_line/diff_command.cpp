#include "app/command_line/commands.h"

#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "core/array/slice_reader.h"
#include "core/base/job.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/compare/array_differences.h"
#include "core/compare/cell_differences.h"
#include "core/compare/label_agreement.h"
#include "core/geometry/cell_volume.h"
#include "core/geometry/geometry.h"
#include "core/geometry/label_names.h"
#include "core/painting/stored_label_looks.h"
#include "core/report/report.h"
#include "core/statistics/label_sizes.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <array>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace bloscope {

namespace {

// What `diff` found of two arrays.
struct DiffFindings {
    std::string key = {}; // of the leaf in both stores; empty for files that are one array
    ArrayDifferences arrays = {};
    std::optional<CellDifferences> cells = {}; // nothing: not compared
    std::string whyNotCells = {};              // as a sentence; empty when nobody wanted to

    // How arrays are stored does not count.
    bool areDifferent() const;
    bool areUnreadable() const { return cells && cells->unreadable > 0; }
};

using Json = nlohmann::ordered_json;

constexpr char noText[] = "-"; // there is no such thing

std::string orNothing(const std::string& text)
{
    return text.empty() ? noText : printableLine(text);
}

// How two arrays differ beside their cells.
ReportGroup groupOf(const char* heading, const char* key,
                    const std::vector<NamedDifference>& differences)
{
    ReportGroup group{heading, {}, key};
    for (const NamedDifference& one : differences)
        group.rows.push_back(
            {.key = {},
             .label = one.name,
             .value = orNothing(one.a) + " | " + orNothing(one.b),
             .json = {{"name", one.name}, {"a", textForJson(one.a)}, {"b", textForJson(one.b)}}});
    return group;
}

ReportGroup groupOf(const std::vector<MetadataDifference>& differences)
{
    const auto textOrNull = [](const std::optional<std::string>& text) {
        return text ? Json(textForJson(*text)) : Json();
    };
    ReportGroup group{"Metadata", {}, "metadata"};
    for (const MetadataDifference& one : differences)
        group.rows.push_back(
            {.key = {},
             .label = one.name,
             .value = orNothing(one.here.value_or("")) + " | " + orNothing(one.there.value_or("")),
             .json = {{"name", textForJson(one.name)},
                      {"in", one.of == MetadataSectionOf::Header ? "meta" : "vlmeta"},
                      {"a", textOrNull(one.here)},
                      {"b", textOrNull(one.there)}}});
    return group;
}

// Form, metadata and storage.
std::array<ReportGroup, 3> groupsOf(const ArrayDifferences& arrays)
{
    return {groupOf("Layout", "form", arrays.form), groupOf(arrays.metadata),
            groupOf("Storage (not counted as a difference)", "storage", arrays.storage)};
}

std::string indexAndPart(const DifferentCell& cell)
{
    return fmt::format("[{}]{}{}", fmt::join(cell.index, ", "), cell.part.empty() ? "" : " ",
                       escapeForDisplay(cell.part));
}

std::string distanceText(double distance)
{
    return fmt::format("{:.6g}", distance);
}

std::string cellsHeading(const CellDifferences& cells)
{
    std::string text = fmt::format("{} of {} {}", groupedDigits(cells.different),
                                   amountOf(cells.cells, "cell", "cells"),
                                   cells.different == 1 ? "differs" : "differ");
    if (cells.unreadable > 0)
        text += fmt::format("; {} could not be compared: {}", groupedDigits(cells.unreadable),
                            printableLine(fmt::format("{}", fmt::join(cells.reasons, "; "))));
    return text;
}

std::string cellsText(const CellDifferences& cells)
{
    if (cells.different == 0 && cells.unreadable == 0)
        return {};
    ReportGroup places{cellsHeading(cells)};
    for (const DifferentCell& cell : cells.first)
        places.add(indexAndPart(cell), printableLine(cell.a + " | " + cell.b));
    if (cells.different > cells.first.size() && !cells.first.empty())
        places.add("...",
                   fmt::format("and {} more", groupedDigits(cells.different - cells.first.size())));
    if (cells.farthest)
        places.add("largest difference",
                   fmt::format("{} at {}: {} | {}", distanceText(cells.farthest->distance),
                               indexAndPart(*cells.farthest), cells.farthest->a,
                               cells.farthest->b));
    const std::string text = textOf(places);
    return text.empty() ? "\n" + cellsHeading(cells) + "\n" : text;
}

Json jsonOf(const DifferentCell& cell)
{
    Json json = {{"index", cell.index}};
    if (!cell.part.empty())
        json["field"] = textForJson(cell.part);
    json["a"] = textForJson(cell.a);
    json["b"] = textForJson(cell.b);
    json["difference"] = std::isfinite(cell.distance) ? Json(cell.distance) : Json();
    return json;
}

Json jsonOf(const CellDifferences& cells)
{
    Json json = {{"compared", cells.cells - cells.unreadable},
                 {"different", cells.different},
                 {"unreadable", cells.unreadable},
                 {"first", Json::array()}};
    for (const DifferentCell& cell : cells.first)
        json["first"].push_back(jsonOf(cell));
    json["largest"] = cells.farthest ? jsonOf(*cells.farthest) : Json();
    json["problems"] = Json::array();
    for (const std::string& reason : cells.reasons)
        json["problems"].push_back(textForJson(reason));
    return json;
}

constexpr std::int64_t mostPlaces = 1'000'000;

void addLeaves(const StoreNode& node, std::set<std::string>& to)
{
    if (node.kind == StoreNode::Kind::Leaf)
        to.insert(node.key);
    for (const StoreNode& child : node.children)
        addLeaves(child, to);
}

std::set<std::string> leavesIn(const FoundObject& found)
{
    std::set<std::string> leaves;
    addLeaves(*found.node, leaves);
    return leaves;
}

bool DiffFindings::areDifferent() const
{
    return !arrays.form.empty() || !arrays.metadata.empty() || (cells && cells->different > 0);
}

std::string diffText(const DiffFindings& findings)
{
    const auto [form, metadata, storage] = groupsOf(findings.arrays);
    std::string text = textOf(form) + textOf(metadata);
    if (findings.cells)
        text += cellsText(*findings.cells);
    else if (!findings.whyNotCells.empty())
        text += "\nValues were not compared: " + printableLine(findings.whyNotCells) + "\n";
    text += textOf(storage);
    return text.empty() || findings.key.empty() ? text
                                                : "\n" + escapeForDisplay(findings.key) + text;
}

Json diffJson(const DiffFindings& findings)
{
    Json json;
    if (!findings.key.empty())
        json["key"] = textForJson(findings.key);
    json["differ"] = findings.areDifferent();
    json.update(jsonOf(groupsOf(findings.arrays)));
    json["values"] = findings.cells ? jsonOf(*findings.cells) : Json();
    if (!findings.cells && !findings.whyNotCells.empty())
        json["values_problem"] = textForJson(findings.whyNotCells);
    return json;
}

// How far two segmentations agree, and what is known of their labels and cells.
struct ComparedLabels {
    LabelAgreements agreements = {};
    LabelNames names = {};
    std::optional<CellVolume> volume = {}; // of a cell
    DistanceScale distances = {};
};

std::string labelsText(const ComparedLabels& compared)
{
    const LabelAgreements& found = compared.agreements;
    if (found.tooMany)
        return fmt::format("\nMore than {} distinct numbers: these are not labels.\n",
                           LabelSizes::mostLabels);
    std::vector<std::vector<std::string>> lines{
        {"label", compared.names.empty() ? "" : "name", "cells of A", "cells of B", "Dice",
         "Jaccard", "volume", fmt::format("Hausdorff 95 % ({})", compared.distances.unit)}};
    for (const LabelAgreement& label : found.labels) {
        const auto growth = label.growth();
        const auto distance = [](const std::optional<double>& length) {
            return length ? fmt::format("{:.4g}", *length) : std::string(noText);
        };
        lines.push_back({fmt::format("{}", label.label), labelNameOf(compared.names, label.label),
                         groupedDigits(label.cellsOfA), groupedDigits(label.cellsOfB),
                         fmt::format("{:.4f}", label.dice()),
                         fmt::format("{:.4f}", label.jaccard()),
                         growth ? fmt::format("{:+.3g} %", 100 * *growth) : std::string(noText),
                         distance(label.hausdorff95)});
    }
    std::string text = "\n" + alignedLines(lines, "rlrrrrrr", "  ");
    if (!found.whyNoDistances.empty())
        text += fmt::format("Distances were not computed: {}\n", found.whyNoDistances);
    if (found.unreadable > 0)
        text += fmt::format("{} could not be compared: {}\n",
                            amountOf(found.unreadable, "cell", "cells"),
                            printableLine(fmt::format("{}", fmt::join(found.damage, "; "))));
    return text;
}

Json jsonOf(const ComparedLabels& compared, const LabelAgreement& label)
{
    const std::string name = labelNameOf(compared.names, label.label);
    const auto orNull = [](const auto& value) { return value ? Json(*value) : Json(); };
    const auto volumeOf = [&](std::uint64_t cells) {
        return compared.volume ? Json(static_cast<double>(cells) * compared.volume->size) : Json();
    };
    return {{"label", exactJson(label.label)},
            {"name", name.empty() ? Json() : Json(name)},
            {"cells_a", label.cellsOfA},
            {"cells_b", label.cellsOfB},
            {"both", label.both},
            {"volume_a", volumeOf(label.cellsOfA)},
            {"volume_b", volumeOf(label.cellsOfB)},
            {"dice", label.dice()},
            {"jaccard", label.jaccard()},
            {"relative_volume_difference", orNull(label.growth())},
            {"hausdorff", orNull(label.hausdorff)},
            {"hausdorff_95", orNull(label.hausdorff95)}};
}

Json jsonOf(const ComparedLabels& compared)
{
    const LabelAgreements& found = compared.agreements;
    Json json{
        {"differ", !found.areEqual()},
        {"distance_unit", compared.distances.unit},
        {"volume_unit", compared.volume ? Json(compared.volume->unit) : Json()},
        {"labels", found.tooMany ? Json() : Json::array()},
        {"unreadable", found.unreadable},
        {"problems", Json::array()},
        {"distances_problem", found.whyNoDistances.empty() ? Json() : Json(found.whyNoDistances)}};
    for (const LabelAgreement& label : found.labels)
        json["labels"].push_back(jsonOf(compared, label));
    for (const std::string& reason : found.damage)
        json["problems"].push_back(textForJson(reason));
    return json;
}

// bloscope diff A B --labels [--key KEY] [--key-b KEY] [--json] [--quiet]
// bloscope diff A B [--key KEY] [--key-b KEY] [--slice S] [--rtol R] [--atol A] [--nan-differs]
//                   [--places N] [--json] [--quiet]
class DiffCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    struct Pair {
        std::string key; // in stores
        FramePtr a;
        FramePtr b;
    };
    // What two stores have: leaves of both, and those of one.
    struct Pairs {
        std::vector<Pair> ofBoth;
        std::vector<std::string> onlyInA;
        std::vector<std::string> onlyInB;
    };

    static Result<Pairs> pairsOf(const FoundObject& a, const FoundObject& b);
    Result<DiffFindings> compare(const Pair& pair, const Job& job) const;
    ExitCode compareAll(const Pairs& pairs) const;
    Result<ComparedLabels> compareLabels(const FoundObject& a, const FoundObject& b,
                                         const Job& job) const;
    ExitCode tellLabels(const FoundObject& a, const FoundObject& b) const;
    ExitCode tell(const Pairs& pairs, const std::vector<DiffFindings>& findings) const;
    ExitCode trouble(const std::string& file, const Error& error) const;

    std::string m_fileA;
    std::string m_fileB;
    std::string m_keyA;
    std::string m_keyB;
    std::string m_slice;
    CompareOptions m_wish;
    bool m_labels = false;
    bool m_nansDiffer = false;
    bool m_json = false;
    bool m_quiet = false;
};

} // namespace

CLI::App* DiffCommand::addTo(CLI::App& commandLine)
{
    const CLI::Validator tolerance =
        numberBetween<double>(0, std::numeric_limits<double>::max(), "a number of at least 0");
    CLI::App* command = commandLine.add_subcommand(
        "diff", "Compare two arrays or stores cell by cell, however they are stored");
    command->add_option("A", m_fileA, "a file")->required()->type_name("");
    command->add_option("B", m_fileB, "the file to compare A with")->required()->type_name("");
    command->add_option("--key", m_keyA, "part of both stores to compare, such as /group/leaf")
        ->type_name("KEY");
    command
        ->add_option("--key-b", m_keyB, "part of B to compare, if its key differs from that in A")
        ->type_name("KEY");
    command
        ->add_option("--slice", m_slice,
                     "slice of both arrays to compare, in NumPy notation: \"0,:,2:10\", or in "
                     "coordinates of A: \"=46.5\"; default: everything")
        ->type_name("S");
    command
        ->add_option("--rtol", m_wish.tolerance.relative,
                     "relative tolerance: numbers are equal if they differ by at most R times the "
                     "larger one")
        ->check(tolerance)
        ->type_name("R");
    command
        ->add_option("--atol", m_wish.tolerance.absolute,
                     "absolute tolerance: numbers are equal if they differ by at most D")
        ->check(tolerance)
        ->type_name("D");
    command->add_flag("--nan-differs", m_nansDiffer, "treat NaN and NaT as unequal to themselves");
    addWholeNumber<std::size_t>(*command, "--places", m_wish.mostPlaces,
                                "maximum number of differing cells to print")
        ->check(numberBetween<std::int64_t>(0, mostPlaces, "a whole number from 0 to 1 000 000"))
        ->type_name("N");
    command
        ->add_flag("--labels", m_labels,
                   "compare two segmentations: Dice, Jaccard, volume and Hausdorff distance (95th "
                   "percentile) of each label")
        ->excludes("--slice", "--rtol", "--atol", "--nan-differs", "--places");
    command->add_flag("--json", m_json, "print one JSON object, for programs");
    command->add_flag("-q,--quiet", m_quiet, "print nothing; the exit code shows the result");
    return command;
}

ExitCode DiffCommand::run() const
{
    const auto a = findObject(m_fileA, m_keyA, {});
    if (!a)
        return trouble(m_fileA, a.error());
    const auto b = findObject(m_fileB, m_keyB.empty() ? m_keyA : m_keyB, {});
    if (!b)
        return trouble(m_fileB, b.error());
    if (m_labels)
        return tellLabels(*a, *b);
    const auto pairs = pairsOf(*a, *b);
    return pairs ? compareAll(*pairs) : trouble(m_fileB, pairs.error());
}

Result<DiffCommand::Pairs> DiffCommand::pairsOf(const FoundObject& a, const FoundObject& b)
{
    Pairs pairs;
    if (a.frame && b.frame) {
        pairs.ofBoth.push_back({{}, a.frame, b.frame});
        return pairs;
    }
    if (a.frame || b.frame)
        return usageError("one of the two is an array, the other a store: name a leaf with --key");
    const std::set<std::string> leavesOfA = leavesIn(a);
    const std::set<std::string> leavesOfB = leavesIn(b);
    for (const std::string& key : leavesOfB)
        if (!leavesOfA.contains(key))
            pairs.onlyInB.push_back(key);
    for (const std::string& key : leavesOfA) {
        if (!leavesOfB.contains(key)) {
            pairs.onlyInA.push_back(key);
            continue;
        }
        BLOSCOPE_TRY(FramePtr frameOfA, a.store->openLeaf(key));
        BLOSCOPE_TRY(FramePtr frameOfB, b.store->openLeaf(key));
        pairs.ofBoth.push_back({key, std::move(frameOfA), std::move(frameOfB)});
    }
    return pairs;
}

Result<DiffFindings> DiffCommand::compare(const Pair& pair, const Job& job) const
{
    const ArrayPtr a = Array::of(pair.a);
    const ArrayPtr b = Array::of(pair.b);
    DiffFindings findings{pair.key, compareArrays(*a, *b)};
    const bool isOfFile = pair.key.empty() && m_keyA.empty();
    BLOSCOPE_TRY(const Slice slice,
                 sliceGiven(m_slice, *a, m_fileA, utf8Path(isOfFile ? m_fileA : std::string())));
    CompareOptions wish = m_wish;
    wish.tolerance.areNansEqual = !m_nansDiffer;
    WorkerPool pool;
    BlockCache cache;
    auto cells = compareCells({a, cache, pool}, {b, cache, pool}, slice, wish, job);
    if (cells)
        findings.cells = *std::move(cells);
    else if (job.stopped())
        return cells.error();
    else
        findings.whyNotCells = cells.error().text();
    return findings;
}

Result<ComparedLabels> DiffCommand::compareLabels(const FoundObject& a, const FoundObject& b,
                                                  const Job& job) const
{
    if (!a.frame || !b.frame)
        return usageError("labels are compared in two arrays: name leaves of stores with --key");
    const ArrayPtr arrayOfA = Array::of(a.frame);
    const std::filesystem::path file = a.fileAlone(m_fileA);
    const Geometry geometry = geometryOf(*arrayOfA, file);
    ComparedLabels compared{.names = labelNamesOf(*a.frame, file),
                            .volume = cellVolumeOf(geometry),
                            .distances = distanceScaleOf(arrayOfA->shape(), geometry)};
    BlockCache cache;
    WorkerPool pool;
    BLOSCOPE_TRY(compared.agreements,
                 bloscope::compareLabels(
                     std::make_shared<const SliceReader>(arrayOfA, cache, pool),
                     std::make_shared<const SliceReader>(Array::of(b.frame), cache, pool),
                     compared.distances.spacing, job));
    return compared;
}

ExitCode DiffCommand::tellLabels(const FoundObject& a, const FoundObject& b) const
{
    const Interruption interruption;
    const auto compared = compareLabels(a, b, {interruption.token(), nullptr});
    if (interruption.token().stop_requested())
        return ExitCode::Interrupted;
    if (!compared)
        return trouble(m_fileA, compared.error());
    const auto heading = [this] {
        return fmt::format("A: {}\nB: {}\n", printableLine(m_fileA), printableLine(m_fileB));
    };
    const ExitCode written = m_quiet  ? ExitCode::Done
                             : m_json ? printJson(jsonOf(*compared).dump(1) + "\n")
                                      : print(heading() + labelsText(*compared));
    if (written != ExitCode::Done || compared->agreements.tooMany)
        return ExitCode::Trouble;
    if (!compared->agreements.areEqual())
        return ExitCode::Different;
    return compared->agreements.unreadable > 0 ? ExitCode::Trouble : ExitCode::Done;
}

ExitCode DiffCommand::compareAll(const Pairs& pairs) const
{
    const Interruption interruption;
    std::vector<DiffFindings> all;
    for (const Pair& pair : pairs.ofBoth) {
        auto findings = compare(pair, {interruption.token(), nullptr});
        if (interruption.token().stop_requested())
            return ExitCode::Interrupted;
        if (!findings)
            return trouble(m_fileA + pair.key, findings.error());
        all.push_back(*std::move(findings));
    }
    const ExitCode written = m_quiet ? ExitCode::Done : tell(pairs, all);
    if (written != ExitCode::Done)
        return ExitCode::Trouble;
    if (std::ranges::any_of(all, &DiffFindings::areDifferent) || !pairs.onlyInA.empty() ||
        !pairs.onlyInB.empty())
        return ExitCode::Different;
    return std::ranges::any_of(all, &DiffFindings::areUnreadable) ? ExitCode::Trouble
                                                                  : ExitCode::Done;
}

ExitCode DiffCommand::tell(const Pairs& pairs, const std::vector<DiffFindings>& findings) const
{
    if (m_json) {
        nlohmann::ordered_json json;
        for (const DiffFindings& one : findings)
            json["pairs"].push_back(diffJson(one));
        for (const std::string& key : pairs.onlyInA)
            json["only_in_a"].push_back(textForJson(key));
        for (const std::string& key : pairs.onlyInB)
            json["only_in_b"].push_back(textForJson(key));
        return printJson(json.dump(1) + "\n");
    }
    std::string text;
    for (const std::string& key : pairs.onlyInA)
        text += fmt::format("{} is only in {}\n", escapeForDisplay(key), printableLine(m_fileA));
    for (const std::string& key : pairs.onlyInB)
        text += fmt::format("{} is only in {}\n", escapeForDisplay(key), printableLine(m_fileB));
    for (const DiffFindings& one : findings)
        text += diffText(one);
    return text.empty() ? ExitCode::Done
                        : print(fmt::format("A: {}\nB: {}\n", printableLine(m_fileA),
                                            printableLine(m_fileB)) +
                                text);
}

ExitCode DiffCommand::trouble(const std::string& file, const Error& error) const
{
    fail(error.within(file), ExitCode::Trouble);
    return ExitCode::Trouble;
}

std::unique_ptr<Command> makeDiffCommand()
{
    return std::make_unique<DiffCommand>();
}

} // namespace bloscope
