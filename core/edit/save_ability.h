#pragma once

#include "core/frame/frame.h"

#include <filesystem>
#include <string>

namespace bloscope {

// Can this frame be written again, with other metadata or values? Errors: Unsupported for a chunk
// without a frame and for frame formats before 2, whose layout nobody describes; Malformed for a
// frame without an end.
Result<> checkCanBeWritten(const Frame& frame);

// Can it be saved where it was read? Errors: Unsupported for frames inside other files.
Result<> checkHasFileOfItsOwn(const Frame& frame);

// What would be in the way of saving: for a word of warning before somebody edits. Nothing
// is decided by it, because everything may be different when saveFile() is called.
struct SaveAbility {
    // saveFile() can put a new file where the frame was read. (A large frame of which only
    // vlmetalayers change is not replaced, and needs no new file.)
    bool canReplace = true;
    std::string reason = {}; // why not: one sentence for people; empty when it can

    bool canSaveAs = true;          // saveFileAs() can write this frame to another place
    bool isLockedElsewhere = false; // somebody holds its .b2lock now: saveFile() would wait
};

// Looks at the file that `frame` was opened from at `path` (as in saveFile()), at its directory and
// its lock file. Changes nothing, makes no file and waits for nobody. Any thread.
SaveAbility saveAbility(const Frame& frame, const std::filesystem::path& path);
// The same of saveNewFile(), which makes a file where nothing is yet.
SaveAbility saveNewAbility(const std::filesystem::path& path);

} // namespace bloscope
