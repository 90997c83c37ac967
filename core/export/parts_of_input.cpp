#include "core/export/parts_of_input.h"

#include "core/bytes/byte_source.h"
#include "core/files/target_path.h"
#include "core/frame/open_path.h"

namespace bloscope {

namespace {

namespace fs = std::filesystem;

// Does the way to a file, which does not have to exist, lead through the directory?
bool liesIn(const fs::path& file, const FileIdentity& directory)
{
    std::error_code failed;
    const fs::path real = fs::weakly_canonical(fs::absolute(withoutLinks(file)), failed);
    for (fs::path folder = real.parent_path(); !failed; folder = folder.parent_path()) {
        if (const auto there = identityOf(folder); there && there->isSameFile(directory))
            return true;
        if (!folder.has_relative_path())
            break;
    }
    return false;
}

} // namespace

bool isPartOf(const fs::path& target, const fs::path& input)
{
    const auto read = identityOf(input);
    if (!read)
        return false;
    const auto there = identityOf(target);
    if (there && there->isSameFile(*read))
        return true;
    const auto directory = identityOf(directoryOf(input));
    return directory && liesIn(target, *directory);
}

} // namespace bloscope
