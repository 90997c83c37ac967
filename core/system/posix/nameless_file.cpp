#include "core/system/nameless_file.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace bloscope {

Result<Descriptor> createNamelessFile(const std::filesystem::path& folder, const UseOfName& use)
{
    std::string name = (folder / ".bloscope-edits-XXXXXX").string();
    Descriptor file(::mkostemp(name.data(), O_CLOEXEC));
    if (!file.isOpen())
        return systemError("cannot be created", errno);
    const Result<> used = use ? use(name) : Result<>();
    ::unlink(name.c_str());
    if (!used)
        return used.error();
    return file;
}

Descriptor memoryFile()
{
#ifdef __linux__
    return Descriptor(::memfd_create("bloscope-pages", MFD_CLOEXEC));
#else
    return {};
#endif
}

std::filesystem::path temporaryFolder()
{
    const char* const chosen = std::getenv("TMPDIR");
    return chosen != nullptr && *chosen != '\0' ? chosen : "/var/tmp";
}

} // namespace bloscope
