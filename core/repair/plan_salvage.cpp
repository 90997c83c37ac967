#include "core/repair/plan_salvage.h"

#include "core/frame/file_marks.h"
#include "core/frame/open_path.h"
#include "core/repair/salvage_ways.h"

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

} // namespace

Result<SalvagePlan> planSalvage(const std::filesystem::path& path, WorkerPool& pool, const Job& job,
                                const Limits& limits)
{
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
        return Error{ErrorKind::Unsupported, "this is a zip archive, not one frame"};
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

} // namespace bloscope
