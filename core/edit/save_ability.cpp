#include "core/edit/save_ability.h"

#include "core/frame_writing/frame_lock.h"
#include "core/frame_writing/frame_target.h"
#include "core/system/file_attributes.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

Result<> checkPlace(const Frame& frame, const fs::path& file)
{
    BLOSCOPE_CHECK(checkHasFileOfItsOwn(frame));
    BLOSCOPE_CHECK(checkFileIsWritable(file));
    return checkFileIsReplaceable(file);
}

} // namespace

Result<> checkCanBeWritten(const Frame& frame)
{
    constexpr int oldestWritable = 2;
    if (frame.kind() == FrameKind::Chunk)
        return Error{ErrorKind::Unsupported, "a chunk without a frame cannot store metadata"};
    if (frame.header().version() < oldestWritable)
        return Error{ErrorKind::Unsupported,
                     fmt::format("frame format {} is read-only; formats from {} on can be written",
                                 frame.header().version(), oldestWritable)};
    if (!frame.trailer())
        return Error{ErrorKind::Malformed,
                     "the frame is incomplete (its trailer is missing) and cannot be written to"};
    return {};
}

Result<> checkHasFileOfItsOwn(const Frame& frame)
{
    if (!frame.source()->identity())
        return Error{ErrorKind::Unsupported, "the frame is inside another file; save a copy first"};
    return {};
}

SaveAbility saveAbility(const Frame& frame, const fs::path& path)
{
    const fs::path file = frameFileOf(path);
    const Result<> canWrite = checkCanBeWritten(frame);
    const Result<> canReplace = canWrite ? checkPlace(frame, file) : canWrite;
    return {.canReplace = canReplace.has_value(),
            .reason = canReplace ? std::string() : canReplace.error().text(),
            .canSaveAs = canWrite && !frame.header().sparse(),
            .isLockedElsewhere = FrameLock::isHeld(file)};
}

SaveAbility saveNewAbility(const fs::path& path)
{
    const Result<> canBeMade = checkFileCanBeMade(path);
    return {.canReplace = canBeMade.has_value(),
            .reason = canBeMade ? std::string() : canBeMade.error().text(),
            .isLockedElsewhere = FrameLock::isHeld(path)};
}

} // namespace bloscope
