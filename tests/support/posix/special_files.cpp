#include "tests/support/special_files.h"

#include "core/system/file_status.h"
#include "tests/support/child.h"

#include <QTemporaryDir>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace bloscope::test {

bool makeLink(const std::filesystem::path& target, const std::filesystem::path& link)
{
    return ::symlink(target.c_str(), link.c_str()) == 0;
}

bool isLink(const std::filesystem::path& path)
{
    return std::filesystem::is_symlink(path);
}

bool makePipe(const std::filesystem::path& path)
{
    return ::mkfifo(path.c_str(), 0600) == 0;
}

std::array<Descriptor, 2> namelessPipe()
{
    int ends[2] = {-1, -1};
    if (::signal(SIGPIPE, SIG_IGN) == SIG_ERR || ::pipe(ends) != 0)
        std::abort();
    return {Descriptor(ends[0]), Descriptor(ends[1])};
}

std::filesystem::path nullDevice()
{
    return "/dev/null";
}

std::optional<std::filesystem::path> fullDevice()
{
    const std::filesystem::path device = "/dev/full";
    return std::filesystem::exists(device) ? std::optional(device) : std::nullopt;
}

bool openFilesGiveWay()
{
    return true;
}

bool filesHaveModes()
{
    return true;
}

bool holesCanBePunched()
{
    return true;
}

bool openFoldersAreFollowed()
{
    return true;
}

std::unique_ptr<QTemporaryDir> folderInMemory()
{
    auto folder = std::make_unique<QTemporaryDir>("/dev/shm/bloscope-XXXXXX");
    return folder->isValid() ? std::move(folder) : std::make_unique<QTemporaryDir>();
}

void burdenFile(const std::filesystem::path& path)
{
    static_cast<void>(::setxattr(path.c_str(), "user.note", "kept", 4, 0));
    if (canBecomeNobody())
        static_cast<void>(::chown(path.c_str(), nobody, nobody));
}

} // namespace bloscope::test
