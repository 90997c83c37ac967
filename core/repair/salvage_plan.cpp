#include "core/repair/salvage_plan.h"

#include "core/base/utf8.h"
#include "core/frame/file_marks.h"
#include "core/frame/open_path.h"
#include "core/remote/remote_reading.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

// A chunk without a frame is one as far as it opens; nobody would look for a frame in it.
Result<FramePtr> openFile(const ByteSourcePtr& source, const Limits& limits)
{
    auto frame = Frame::open(source, limits);
    if (frame || frame.error().kind() != ErrorKind::NotBlosc2)
        return frame;
    auto chunk = Frame::openBareChunk(source, limits);
    return chunk ? std::move(chunk) : std::move(frame);
}

std::filesystem::path folderAt(const std::filesystem::path& path)
{
    std::error_code none;
    const bool isIndex =
        path.filename() == sparseFrameName && std::filesystem::is_regular_file(path, none);
    if (isIndex && directoryOf(path).empty()) // it does not say so any more
        return path.has_parent_path() ? path.parent_path() : ".";
    return directoryOf(path);
}

using Severity = Problem::Severity;

struct Place {
    ByteSourcePtr source;
    std::uint64_t offset = 0;
};

Result<Place> placeOf(const SalvagePlan& plan, const FoundChunk& chunk)
{
    if (!plan.folder)
        return Place{plan.source, static_cast<std::uint64_t>(chunk.place)};
    BLOSCOPE_TRY(ByteSourcePtr file, plan.folder->open(chunkFileName(chunk.place)));
    return Place{std::move(file), 0};
}

} // namespace

Result<SalvagePlan> planSalvage(const std::filesystem::path& path, WorkerPool& pool, const Job& job,
                                const Limits& limits)
{
    if (isAddress(path)) {
        BLOSCOPE_TRY(const AddressContent content, contentOfAddress(path));
        return content.folder ? planSalvage(content.folder, pool, job, limits)
                              : planSalvage(content.file, pool, job, limits);
    }
    if (const auto directory = folderAt(path); !directory.empty()) {
        BLOSCOPE_TRY(const ByteFolderPtr folder, openFolder(directory));
        return planSalvage(folder, pool, job, limits);
    }
    BLOSCOPE_TRY(const ByteSourcePtr source, bloscope::openFile(path));
    return planSalvage(source, pool, job, limits);
}

Result<SalvagePlan> planSalvage(const ByteSourcePtr& source, WorkerPool& pool, const Job& job,
                                const Limits& limits)
{
    if (source->size() == 0)
        return Error{ErrorKind::NotBlosc2, "the file is empty"};
    if (looksLikeAZip(*source))
        return Error{ErrorKind::Unsupported, "this is a zip archive, not a single frame"};
    const auto frame = openFile(source, limits);
    if (frame && isReached(**frame))
        return salvageByIndex(*frame, pool, job);
    return salvageByWalking(source, nullptr, limits, pool, job);
}

Result<SalvagePlan> planSalvage(const ByteFolderPtr& folder, WorkerPool& pool, const Job& job,
                                const Limits& limits)
{
    const auto frame = Frame::openSparse(folder, limits);
    if (frame && isReached(**frame))
        return salvageByIndex(*frame, pool, job);
    auto source = folder->open(sparseFrameName);
    return salvageByWalking(source ? *source : memorySource(ByteBuffer()), folder, limits, pool,
                            job);
}

nlohmann::ordered_json salvageJson(const SalvagePlan& plan)
{
    using Json = nlohmann::ordered_json;
    Json losses = Json::array();
    for (const LostChunk& loss : plan.losses)
        losses.push_back({{"chunk", loss.number},
                          {"partly", loss.extent == LostChunk::Extent::Partly},
                          {"unchecked", loss.extent == LostChunk::Extent::Unchecked},
                          {"why", textForJson(loss.why)}});
    Json problems = Json::array();
    for (const Problem& problem : plan.problems)
        problems.push_back(
            {{"severity", problem.severity == Problem::Severity::Note ? "note" : "damage"},
             {"part", textForJson(problem.part)},
             {"text", textForJson(problem.text)}});
    return {{"found_by", plan.way == SalvagePlan::Way::ByIndex ? "index" : "search"},
            {"chunks", plan.chunkCount()},
            {"readable", plan.readableChunks()},
            {"partly_readable", plan.mendedChunks},
            {"lost", plan.lostChunks},
            {"unchecked", plan.uncheckedChunks},
            {"lost_chunks", losses},
            {"problems", problems}};
}

std::int64_t SalvagePlan::chunkCount() const
{
    std::int64_t count = 0;
    for (const SalvagedRun& run : runs)
        count += run.count;
    return count;
}

std::uint64_t SalvagePlan::foundBytes() const
{
    std::uint64_t bytes = 0;
    for (const FoundChunk& chunk : found)
        bytes += static_cast<std::uint64_t>(chunk.cbytes);
    return bytes;
}

const char* nameOf(LostChunk::Extent extent)
{
    switch (extent) {
    case LostChunk::Extent::Whole:
        return "lost";
    case LostChunk::Extent::Partly:
        return "partly lost";
    case LostChunk::Extent::Unchecked:
        return "not checked";
    }
    return "";
}

bool SalvagePlan::isComplete() const
{
    return uncheckedChunks == 0 && isLossless();
}

bool SalvagePlan::isLossless() const
{
    return lostChunks == 0 && mendedChunks == 0 && (way == Way::ByIndex || uncheckedChunks == 0) &&
           std::ranges::none_of(problems, [](const Problem& problem) {
               return problem.severity == Severity::Damage;
           });
}

void SalvagePlan::note(std::string part, std::string text)
{
    problems.push_back({Severity::Note, std::move(part), std::move(text)});
}

void SalvagePlan::lose(std::string part, std::string text)
{
    problems.push_back({Severity::Damage, std::move(part), std::move(text)});
}

std::uint32_t SalvagePlan::reason(std::string why)
{
    if (reasons.size() < mostLossesKept)
        reasons.push_back(std::move(why));
    return static_cast<std::uint32_t>(reasons.size() - 1);
}

Result<> SalvagePlan::append(const SalvagedRun& run)
{
    if (!runs.empty()) {
        SalvagedRun& last = runs.back();
        if (last.content == run.content && last.special == run.special &&
            last.number == run.number && last.nbytes == run.nbytes) {
            last.count += run.count;
            return {};
        }
    }
    if (runs.size() >= mostRuns)
        return Error{ErrorKind::Limit,
                     fmt::format("there are more than {} distinct chunks", mostRuns)};
    runs.push_back(run);
    return {};
}

Result<> SalvagePlan::appendLost(std::uint32_t reason, std::int64_t count, std::int32_t nbytes)
{
    return append({.content = SalvagedRun::Content::Lost,
                   .nbytes = nbytes,
                   .number = reason,
                   .count = count});
}

Result<> SalvagePlan::appendFound(std::uint32_t number, std::int64_t count)
{
    return append({.nbytes = found[number].nbytes, .number = number, .count = count});
}

void SalvagePlan::countLosses()
{
    using Extent = LostChunk::Extent;
    losses.clear();
    lostChunks = mendedChunks = uncheckedChunks = 0;
    std::int64_t first = 0;
    for (const SalvagedRun& run : runs) {
        if (const auto extent = extentOfLoss(run)) {
            (*extent == Extent::Whole    ? lostChunks
             : *extent == Extent::Partly ? mendedChunks
                                         : uncheckedChunks) += run.count;
            const bool isFound = run.content == SalvagedRun::Content::Found;
            const std::uint32_t why = isFound ? found[run.number].reason : run.number;
            for (std::int64_t i = 0; i < run.count && losses.size() < mostLossesKept; ++i)
                losses.push_back({first + i, *extent, reasons[why]});
        }
        first += run.count;
    }
}

std::optional<LostChunk::Extent> SalvagePlan::extentOfLoss(const SalvagedRun& run) const
{
    if (run.content == SalvagedRun::Content::Lost)
        return LostChunk::Extent::Whole;
    if (run.content == SalvagedRun::Content::Unstored)
        return {};
    switch (found[run.number].state) {
    case FoundChunk::State::Whole:
        return {};
    case FoundChunk::State::Unchecked:
        return LostChunk::Extent::Unchecked;
    case FoundChunk::State::Damaged:
        return LostChunk::Extent::Partly;
    }
    return {};
}

Result<ChunkPtr> SalvagePlan::open(const FoundChunk& chunk) const
{
    BLOSCOPE_TRY(const Place place, placeOf(*this, chunk));
    return Chunk::open(place.source, place.offset, static_cast<std::uint64_t>(chunk.cbytes), limits,
                       context);
}

Result<ByteBuffer> SalvagePlan::readStored(const FoundChunk& chunk) const
{
    BLOSCOPE_TRY(const Place place, placeOf(*this, chunk));
    return readBytes(*place.source, place.offset, static_cast<std::uint64_t>(chunk.cbytes));
}

} // namespace bloscope
