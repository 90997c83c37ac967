#pragma once

#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "tests/support/calm_pool.h"

#include <functional>
#include <string>

// One of several that save the same file at the same time.
namespace bloscope::test {

enum class Saved { No, Yes, Changed }; // Changed: it was told that another one was first

inline std::string nameOfSaver(int number)
{
    return "saver " + std::to_string(number);
}

// Reads the file, waits, and saves it with its first value renamed.
inline Saved saveAsOneOfMany(const std::filesystem::path& file, int number,
                             const SaveOptions& options, const std::function<void()>& waitForAll)
{
    EditSet edits(*openPath(file));
    const bool isRenamed =
        edits.rename(MetadataSectionOf::Trailer, 0, nameOfSaver(number)).has_value();
    waitForAll();
    SystemFileCalls calls;
    const auto saved = saveFile(edits, file, calls, calmPool(), {}, options);
    if (saved && isRenamed)
        return Saved::Yes;
    return !saved && saved.error().kind() == ErrorKind::Changed ? Saved::Changed : Saved::No;
}

} // namespace bloscope::test
