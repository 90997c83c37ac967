#include "app/command_line/version_text.h"

#include "app/application_info.h"
#include "app/commit.h"
#include "core/inspect/library_versions.h"

#include <fmt/format.h>

namespace bloscope {

std::string versionText()
{
    std::string text = fmt::format("{} {}", application::name, application::version);
    if (const std::string_view commit = application::commit; !commit.empty())
        text += fmt::format(" ({})", commit);
    text += fmt::format("\nQt {}", application::qtVersion);
    for (const LibraryVersion& library : libraryVersions())
        text += fmt::format("\n{} {}", library.name, library.version);
    return text;
}

} // namespace bloscope
