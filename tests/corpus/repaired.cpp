#include "tests/corpus/repaired.h"

#include "core/frame/file_marks.h"
#include "core/frame/open_path.h"
#include "tests/support/canonical.h"
#include "tests/support/files.h"
#include "tests/support/sha256.h"
#include "tests/support/unsynced_file_calls.h"

#include <algorithm>

namespace bloscope::test {

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t mostHashedChunks = 200; // that are looked at
constexpr std::int64_t mostSpecialBytes = 1 << 26;

// Names and numbers of entries that frames hold and writers do not write; they are kept.
bool isKept(const std::string& wrong)
{
    return wrong == "more than 16 entries" || wrong == "a name";
}

std::string whyNotCanonicalAt(const fs::path& path)
{
    const bool isSparse = fs::is_directory(path);
    const auto chunkFile = [&](std::uint64_t id) -> std::optional<ByteBuffer> {
        const fs::path file = path / chunkFileName(static_cast<std::int64_t>(id));
        return fs::exists(file) ? std::optional(contentOfFile(file)) : std::nullopt;
    };
    std::string wrong = isSparse ? whyNotCanonical(contentOfFile(path / sparseFrameName), chunkFile)
                                 : whyNotCanonical(contentOfFile(path));
    return isKept(wrong) ? std::string() : wrong;
}

std::string whatIsWrong(const Frame& frame, const Repaired& repaired)
{
    if (frame.chunkCount() != repaired.plan.chunkCount())
        return "another number of chunks";
    for (const Problem& problem : frame.problems())
        if (problem.severity == Problem::Severity::Damage)
            return problem.text;
    const auto unreadable = std::ranges::count(repaired.hashes, std::string());
    const auto unchecked =
        std::ranges::count(repaired.plan.found, FoundChunk::State::Unchecked, &FoundChunk::state);
    return unreadable > unchecked ? "a chunk cannot be read" : "";
}

Result<> lookAt(const fs::path& path, Repaired& repaired)
{
    BLOSCOPE_TRY(const FramePtr frame, openPath(path));
    for (std::int64_t n = 0; n < std::min(frame->chunkCount(), mostHashedChunks); ++n) {
        repaired.hashes.push_back(decodedHash(*frame, n));
        repaired.storedHashes.push_back(storedHash(*frame, n));
    }
    if (repaired.wrong.empty())
        repaired.wrong = whatIsWrong(*frame, repaired);
    return {};
}

} // namespace

Result<Repaired> Repairing::repair(const fs::path& path, FrameForm form)
{
    return write(planSalvage(path, m_pool), form);
}

Result<Repaired> Repairing::repair(const ByteFolderPtr& folder)
{
    return write(planSalvage(folder, m_pool), FrameForm::Sparse);
}

Result<Repaired> Repairing::repair(const ByteSourcePtr& source)
{
    return write(planSalvage(source, m_pool), FrameForm::Contiguous);
}

Result<Repaired> Repairing::write(Result<SalvagePlan> plan, FrameForm form)
{
    if (!plan)
        return std::move(plan).error();
    const fs::path path = m_folder.path().toStdString() + "/" + std::to_string(m_number++);
    UnsyncedFileCalls calls;
    BLOSCOPE_CHECK(writeSalvage(*plan, {.form = form}, path, calls, m_pool));
    Repaired repaired{*std::move(plan), whyNotCanonicalAt(path), {}, {}};
    BLOSCOPE_CHECK(lookAt(path, repaired));
    fs::remove_all(path);
    return repaired;
}

std::string decodedHash(const Frame& frame, std::int64_t number)
{
    const auto chunk = frame.chunk(number);
    if (chunk && (*chunk)->header().payload() == Payload::Special &&
        (*chunk)->header().nbytes > mostSpecialBytes)
        return "special";
    const auto bytes = chunk ? (*chunk)->decode() : chunk.error();
    return bytes ? Sha256::of(*bytes) : std::string();
}

std::string storedHash(const Frame& frame, std::int64_t number)
{
    const auto entry = frame.indexEntry(number);
    if (!entry || !entry->stored())
        return {};
    const auto place = frame.placeOf(*entry);
    const auto header = place ? readBytes(*place->source, place->offset, 16) : place.error();
    const auto size = header ? loadLittle<std::uint32_t>(header->data() + 12) : 0;
    const auto bytes = header ? readBytes(*place->source, place->offset, size) : header.error();
    return bytes ? Sha256::of(*bytes) : std::string();
}

} // namespace bloscope::test
