#include "core/files/file_attributes.h"

#include "core/base/system_error.h"

#include <cerrno>
#include <fmt/format.h>
#include <string>
#include <sys/stat.h>
#include <sys/xattr.h>

namespace bloscope {

namespace {

constexpr mode_t modeBits = 07777;

// The attributes of users, and what else decides who may do what. The rest the system gives anew.
bool isToBeKept(std::string_view name)
{
    return name.starts_with("user.") || name.starts_with("system.posix_acl_");
}

std::vector<std::string> attributeNames(int descriptor)
{
    const ssize_t size = ::flistxattr(descriptor, nullptr, 0);
    if (size <= 0)
        return {};
    std::string list(static_cast<std::size_t>(size), '\0');
    const ssize_t got = ::flistxattr(descriptor, list.data(), list.size());
    list.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
    std::vector<std::string> names;
    for (std::size_t at = 0; at < list.size(); at += names.back().size() + 1)
        names.emplace_back(list.c_str() + at);
    return names;
}

Result<ByteBuffer> attributeOf(int descriptor, const std::string& name)
{
    const ssize_t size = ::fgetxattr(descriptor, name.c_str(), nullptr, 0);
    if (size < 0)
        return systemError("cannot read the attribute " + name, errno);
    ByteBuffer value(static_cast<std::size_t>(size));
    if (::fgetxattr(descriptor, name.c_str(), value.data(), value.size()) != size)
        return systemError("cannot read the attribute " + name, errno);
    return value;
}

Result<> keepOwner(FileCalls& calls, const struct stat& old, int to)
{
    struct stat now {};
    if (::fstat(to, &now) != 0)
        return systemError("cannot examine the new file", errno);
    if (now.st_uid == old.st_uid && now.st_gid == old.st_gid)
        return {};
    if (calls.setOwner(to, old.st_uid, old.st_gid) != 0)
        return systemError(
            fmt::format("a new file could not belong to user {} and group {}, as this one does",
                        old.st_uid, old.st_gid),
            errno);
    return {};
}

} // namespace

Result<> keepAttributes(FileCalls& calls, int from, int to)
{
    struct stat old {};
    if (::fstat(from, &old) != 0)
        return systemError("cannot examine the file", errno);
    BLOSCOPE_CHECK(keepOwner(calls, old, to));
    if (calls.setMode(to, old.st_mode & modeBits) != 0)
        return systemError("cannot keep the file's mode", errno);
    for (const std::string& name : attributeNames(from)) {
        if (!isToBeKept(name))
            continue;
        BLOSCOPE_TRY(const ByteBuffer value, attributeOf(from, name));
        if (calls.setAttribute(to, name.c_str(), value) != 0)
            return systemError("cannot keep the attribute " + name, errno);
    }
    return {};
}

} // namespace bloscope
