#include "core/edit/save_ability.h"

#include "core/edit/frame_file.h"
#include "core/edit/frame_lock.h"
#include "core/edit/save_plan.h"
#include "core/files/file_access.h"

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

} // namespace bloscope
