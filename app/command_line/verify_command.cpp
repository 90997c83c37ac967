#include "app/command_line/verify_command.h"

#include "app/command_line/console.h"
#include "app/command_line/file_search.h"
#include "app/command_line/found_object.h"
#include "app/command_line/interruption.h"
#include "core/base/text.h"
#include "core/inspect/info_json.h"
#include "core/inspect/verify.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <numeric>

namespace bloscope {

namespace {

using Json = nlohmann::ordered_json;

enum class Verdict { Intact, Damaged, Unreadable };

const char* nameOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Intact:
        return "intact";
    case Verdict::Damaged:
        return "damaged";
    case Verdict::Unreadable:
        return "unreadable";
    }
    return "";
}

// Checks one file after the other, prints what it finds at once and counts for the last line.
class Check {
 public:
    enum class Output { AsText, AsJson };

    Check(Output output, std::string key, const OffsetOption& offset, std::stop_token stop)
        : m_output(output), m_key(std::move(key)), m_offset(offset), m_stop(std::move(stop))
    {
    }

    void checkPath(const std::filesystem::path& path)
    {
        FileSearch{[this](const std::filesystem::path& file) { checkFile(file); },
                   [this](const std::filesystem::path& folder, const Error& error) {
                       notReadable(error.within(folder.string()).text());
                   },
                   m_stop}
            .run(path);
    }

    ExitCode finish()
    {
        put(m_output == Output::AsJson ? jsonEnd() : summary());
        if (m_stop.stop_requested())
            return ExitCode::Interrupted;
        if (m_written != ExitCode::Done)
            return m_written;
        if (count(Verdict::Damaged) > 0)
            return ExitCode::Failed;
        return m_unreadable > 0 ? ExitCode::NotReadable : ExitCode::Done;
    }

 private:
    std::int64_t& count(Verdict verdict) { return m_files[static_cast<std::size_t>(verdict)]; }

    void put(const std::string& text)
    {
        if (m_written == ExitCode::Done)
            m_written = print(text);
    }

    void notReadable(const std::string& sentence)
    {
        ++m_unreadable;
        complain(sentence);
    }

    void checkFile(const std::filesystem::path& path)
    {
        if (m_stop.stop_requested())
            return;
        const auto found = findObject(path.string(), m_key, m_offset);
        if (!found)
            tellUnopened(path, found.error());
        else if (found->frame)
            checkFrame(path, found->frame);
        else
            checkStore(path, *found);
    }

    // Everything in a store, what people do not get to see included.
    void checkStore(const std::filesystem::path& path, const FoundObject& found)
    {
        if (m_key.empty()) {
            for (const Problem& problem : found.store->problems())
                if (problem.severity == Problem::Severity::Damage)
                    tellUnopened(path, {ErrorKind::Malformed, problem.text});
            checkFrame(placeIn(path, "/embed.b2e"), found.store->embedded());
        }
        checkNode(path, *found.store, *found.node);
    }

    void checkNode(const std::filesystem::path& path, const Store& store, const StoreNode& node)
    {
        if (m_stop.stop_requested())
            return;
        const std::filesystem::path place = placeIn(path, node.key);
        if (node.kind == StoreNode::Kind::Unusable)
            tellUnopened(place, {ErrorKind::Malformed, node.problem});
        if (node.kind == StoreNode::Kind::Leaf) {
            const auto frame = store.openLeaf(node.key);
            if (frame)
                checkFrame(place, *frame);
            else
                tellUnopened(place, frame.error());
        }
        for (const StoreNode& child : node.children)
            checkNode(path, store, child);
    }

    // "store.b2z:/grp/a"
    static std::filesystem::path placeIn(const std::filesystem::path& path, const std::string& key)
    {
        return path.string() + ":" + key;
    }

    void tellUnopened(const std::filesystem::path& path, const Error& error)
    {
        const bool isLost = error.kind() == ErrorKind::NotBlosc2 && isMeantAsBlosc2(path);
        const bool isDamaged =
            isLost || error.kind() == ErrorKind::Malformed || error.kind() == ErrorKind::Limit;
        const Verdict verdict = isDamaged ? Verdict::Damaged : Verdict::Unreadable;
        const Problem problem{Problem::Severity::Damage, "file", error.text()};
        ++count(verdict);
        if (m_output == Output::AsJson)
            put(jsonOf(path, verdict, {}, Json::array({jsonOf(problem)})));
        if (!isDamaged)
            notReadable(fmt::format("{}: {}", path.string(), error.text()));
        else if (m_output == Output::AsText)
            put(line(path, problem));
    }

    void checkFrame(const std::filesystem::path& path, const FramePtr& frame)
    {
        Json problems = Json::array();
        const auto found = [&](const Problem& problem) {
            if (m_output == Output::AsJson)
                problems.push_back(jsonOf(problem));
            else
                put(line(path, problem));
        };
        const auto report = verify(*Array::of(frame), m_pool, found, {m_stop, nullptr});
        if (!report)
            return; // cancelled
        const Verdict verdict = verdictOf(*report);
        ++count(verdict);
        if (verdict == Verdict::Unreadable)
            notReadable(fmt::format("{}: {} {} not supported by this program", path.string(),
                                    groupedDigits(report->uncheckedParts),
                                    report->uncheckedParts == 1 ? "part is" : "parts are"));
        m_chunks += report->chunks;
        m_decodedBytes += report->decodedBytes;
        if (m_output == Output::AsJson)
            put(jsonOf(path, verdict, *report, problems));
    }

    static Verdict verdictOf(const VerifyReport& report)
    {
        if (report.damagedParts > 0)
            return Verdict::Damaged;
        return report.uncheckedParts > 0 ? Verdict::Unreadable : Verdict::Intact;
    }

    static std::string line(const std::filesystem::path& path, const Problem& problem)
    {
        const char* kind = problem.severity == Problem::Severity::Note ? "note: " : "";
        return withoutControls(
                   fmt::format("{}: {}: {}{}", path.string(), problem.part, kind, problem.text)) +
               "\n";
    }

    static Json jsonOf(const Problem& problem)
    {
        return {{"severity", problem.severity == Problem::Severity::Note ? "note" : "damage"},
                {"part", textForJson(problem.part)},
                {"text", textForJson(problem.text)}};
    }

    std::string jsonOf(const std::filesystem::path& path, Verdict verdict,
                       const VerifyReport& report, const Json& problems)
    {
        const Json json = {{"path", textForJson(path.string())},
                           {"verdict", nameOf(verdict)},
                           {"chunks", report.chunks},
                           {"damaged_chunks", report.damagedChunks},
                           {"decoded_bytes", report.decodedBytes},
                           {"problems", problems}};
        return std::exchange(m_first, false) ? "{\n\"files\": [\n" + json.dump()
                                             : ",\n" + json.dump();
    }

    std::string jsonEnd()
    {
        return fmt::format("{}\n],\n\"intact\": {},\n\"damaged\": {},\n\"unreadable\": {}\n}}\n",
                           m_first ? "{\n\"files\": [" : "", count(Verdict::Intact),
                           count(Verdict::Damaged), m_unreadable);
    }

    std::string summary()
    {
        const std::int64_t files = std::accumulate(m_files.begin(), m_files.end(), std::int64_t(0));
        return fmt::format(
            "{} {} checked ({} {}, {} decoded): {} intact, {} damaged{}\n", groupedDigits(files),
            files == 1 ? "file" : "files", groupedDigits(m_chunks),
            m_chunks == 1 ? "chunk" : "chunks", byteCountText(m_decodedBytes),
            groupedDigits(count(Verdict::Intact)), groupedDigits(count(Verdict::Damaged)),
            m_unreadable > 0 ? fmt::format("; {} not readable", groupedDigits(m_unreadable)) : "");
    }

    Output m_output;
    std::string m_key; // of a part of a store; empty for all of it
    const OffsetOption& m_offset;
    std::stop_token m_stop;
    WorkerPool m_pool;
    ExitCode m_written = ExitCode::Done; // of what was printed so far
    std::array<std::int64_t, 3> m_files{};
    std::int64_t m_unreadable = 0; // files and folders
    std::int64_t m_chunks = 0;
    std::uint64_t m_decodedBytes = 0;
    bool m_first = true; // of the files in JSON
};

} // namespace

CLI::App* VerifyCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("verify", "Decode everything and tell which parts are damaged");
    command->add_option("FILE", m_paths, "files, and folders to search for them")->required();
    m_offset.addTo(*command);
    command->add_option("--key", m_key, "check one part of a store: /group/leaf")->type_name("KEY");
    command->add_flag("--json", m_json, "one JSON object, for programs");
    return command;
}

ExitCode VerifyCommand::run() const
{
    const Interruption interruption;
    Check check(m_json ? Check::Output::AsJson : Check::Output::AsText, m_key, m_offset,
                interruption.token());
    for (const std::string& path : m_paths)
        check.checkPath(path);
    return check.finish();
}

} // namespace bloscope
