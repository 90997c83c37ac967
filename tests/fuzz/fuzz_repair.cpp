#include "core/frame/file_marks.h"
#include "core/repair/salvage_plan.h"
#include "core/repair/write_salvage.h"
#include "core/system/process.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/support/canonical.h"
#include "tests/support/unsynced_file_calls.h"

#include <fstream>
#include <nlohmann/json.hpp>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

namespace fs = std::filesystem;

constexpr Limits limits{
    .chunkBytes = 1 << 20, .frameHeaderBytes = 1 << 20, .metadataValueBytes = 1 << 16};
constexpr std::int64_t mostChunks = 10'000;

// A folder of this process alone.
const fs::path& folder()
{
    static const fs::path path =
        fs::temp_directory_path() / ("bloscope-fuzz-repair-" + std::to_string(processNumber()));
    fs::create_directories(path);
    return path;
}

void requirePlan(const SalvagePlan& plan)
{
    std::int64_t lost = 0;
    for (const SalvagedRun& run : plan.runs) {
        require(run.nbytes > 0 && run.count > 0);
        require(run.content != SalvagedRun::Content::Found || run.number < plan.found.size());
        lost += run.content == SalvagedRun::Content::Lost ? run.count : 0;
    }
    require(lost == plan.lostChunks);
    for (const Problem& problem : plan.problems)
        require(!problem.text.empty());
    salvageJson(plan).dump();
}

ByteBuffer repairedBytes(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

// What was written is a frame, and nothing of it needs to be repaired.
void requireRepaired(const fs::path& path, const SalvagePlan& plan, WorkerPool& pool)
{
    const auto again = planSalvage(path, pool, {}, limits);
    require(again && again->way == SalvagePlan::Way::ByIndex);
    require(again->chunkCount() == plan.chunkCount());
    require(again->metalayers.items().size() == plan.metalayers.items().size());
    require(again->vlMetalayers.items().size() == plan.vlMetalayers.items().size());
    const std::string wrong = test::whyNotCanonical(repairedBytes(path));
    require(wrong.empty() || wrong == "a name" || wrong == "more than 16 entries");
}

void repair(const Result<SalvagePlan>& plan, WorkerPool& pool)
{
    if (!plan) {
        require(!plan.error().text().empty());
        return;
    }
    requirePlan(*plan);
    if (plan->chunkCount() > mostChunks)
        return;
    const fs::path path = folder() / "repaired.b2frame";
    test::UnsyncedFileCalls calls;
    if (writeSalvage(*plan, {}, path, calls, pool))
        requireRepaired(path, *plan, pool);
    fs::remove(path);
}

// A sparse frame: its index file, and what is left of the input as some of its chunk files.
ByteFolderPtr sparseFolder(ByteView bytes)
{
    const std::size_t half = bytes.size() / 2;
    std::map<std::string, ByteBuffer> files;
    files[sparseFrameName] = {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(half)};
    for (const std::int64_t id : {0, 1, 3})
        files[chunkFileName(id)] = {bytes.begin() + static_cast<std::ptrdiff_t>(half), bytes.end()};
    return memoryFolder(std::move(files));
}

} // namespace

// Any bytes, as a file and as a sparse frame: whatever can be saved of them is written, and is a
// frame in order.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static WorkerPool alone(1);
    const ByteView bytes = std::as_bytes(std::span(data, size));
    repair(planSalvage(memorySource({bytes.begin(), bytes.end()}), alone, {}, limits), alone);
    repair(planSalvage(sparseFolder(bytes), alone, {}, limits), alone);
    return 0;
}
