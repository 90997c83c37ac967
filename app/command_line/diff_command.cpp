#include "app/command_line/diff_command.h"

#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "app/command_line/interruption.h"
#include "app/command_line/slice_option.h"
#include "core/array/slice_reader.h"
#include "core/base/printable.h"
#include "core/base/text.h"
#include "core/inspect/info_json.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

namespace bloscope {

namespace {

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

} // namespace

CLI::App* DiffCommand::addTo(CLI::App& commandLine)
{
    const CLI::Validator tolerance =
        numberBetween<double>(0, std::numeric_limits<double>::max(), "a number from 0 on");
    CLI::App* command = commandLine.add_subcommand(
        "diff", "Compare two arrays or stores, cell by cell however they are stored");
    command->add_option("A", m_fileA, "a file")->required()->type_name("");
    command->add_option("B", m_fileB, "the file to compare it with")->required()->type_name("");
    command->add_option("--key", m_keyA, "the part of the stores to compare: /group/leaf")
        ->type_name("KEY");
    command->add_option("--key-b", m_keyB, "the part of B, where that has another name")
        ->type_name("KEY");
    command
        ->add_option(
            "--slice", m_slice,
            "what of both to compare, as NumPy does: \"0,:,2:10\", or in coordinates of A: "
            "\"=46.5\"; all when left out")
        ->type_name("S");
    command
        ->add_option("--rtol", m_wish.tolerance.relative,
                     "numbers are equal when they are apart by this times the larger of them")
        ->check(tolerance)
        ->type_name("R");
    command
        ->add_option("--atol", m_wish.tolerance.absolute,
                     "numbers are equal when they are apart by no more than this")
        ->check(tolerance)
        ->type_name("D");
    command->add_flag("--nan-differs", m_nansDiffer, "NaN and NaT are not equal to themselves");
    addWholeNumber<std::size_t>(*command, "--places", m_wish.mostPlaces,
                                "how many of the cells that differ to tell")
        ->check(numberBetween<std::int64_t>(0, mostPlaces, "a whole number from 0 to 1 000 000"))
        ->type_name("N");
    command->add_flag("--json", m_json, "one JSON object, for programs");
    command->add_flag("-q,--quiet", m_quiet, "print nothing: the exit code tells");
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
                 sliceGiven(m_slice, *a, m_fileA, isOfFile ? m_fileA : std::string()));
    CompareWish wish = m_wish;
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

} // namespace bloscope
