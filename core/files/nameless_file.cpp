#include "core/files/nameless_file.h"

#include <cerrno>
#include <fcntl.h>
#include <string>

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

} // namespace bloscope
