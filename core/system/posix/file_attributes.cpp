#include "core/system/file_attributes.h"

#include "core/base/result.h"
#include "core/system/posix/status_of.h"

#include <algorithm>
#include <cerrno>
#include <fmt/format.h>
#include <string>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace bloscope {

namespace {

// A file that belongs to somebody else: the new one would belong to us, or could not take its
// place.
Result<> checkOwner(const struct stat& file, const struct stat& directory)
{
    const uid_t self = ::geteuid();
    if (self == 0 || file.st_uid == self)
        return {};
    if ((directory.st_mode & S_ISVTX) != 0 && directory.st_uid != self)
        return Error{ErrorKind::Io, "only its owner can replace the file in this directory"};
    return Error{
        ErrorKind::Io,
        fmt::format("the file belongs to user {}, but its replacement would not", file.st_uid)};
}

std::filesystem::path directoryOf(const std::filesystem::path& file)
{
    return file.has_parent_path() ? file.parent_path() : ".";
}

Result<> checkDirectoryIsWritable(const std::filesystem::path& directory)
{
    if (::access(directory.c_str(), W_OK | X_OK) != 0)
        return systemError("its directory is read-only", errno);
    return {};
}

constexpr mode_t modeBits = 07777;

// The attributes of users, and what else decides who may do what. The rest the system gives anew.
bool isToBeKept(std::string_view name)
{
    return name.starts_with("user.") || name.starts_with("system.posix_acl_");
}

// Those that are to be kept.
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
    std::erase_if(names, [](const std::string& name) { return !isToBeKept(name); });
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
    if (uninterrupted([&] { return calls.setOwner(to, old.st_uid, old.st_gid); }) != 0)
        return systemError(
            fmt::format("cannot give the new file to user {} and group {}, the owners of this file",
                        old.st_uid, old.st_gid),
            errno);
    return {};
}

Result<> giveAttributes(FileCalls& calls, const std::vector<std::string>& names, int from, int to)
{
    for (const std::string& name : names) {
        BLOSCOPE_TRY(const ByteBuffer value, attributeOf(from, name));
        if (uninterrupted([&] { return calls.setAttribute(to, name.c_str(), value); }) != 0)
            return systemError("cannot preserve the attribute " + name, errno);
    }
    return {};
}

// A directory may give new files an access control list that the old file did not have.
Result<> removeOthers(FileCalls& calls, const std::vector<std::string>& names, int file)
{
    for (const std::string& name : attributeNames(file))
        if (std::ranges::find(names, name) == names.end() &&
            uninterrupted([&] { return calls.removeAttribute(file, name.c_str()); }) != 0)
            return systemError("cannot remove the attribute " + name, errno);
    return {};
}

} // namespace

Result<FileIdentity> identityNow(const std::filesystem::path& file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) == 0)
        return statusFrom(status).identity;
    if (errno == ENOENT || errno == ENOTDIR)
        return Error{ErrorKind::Changed, "the file no longer exists"};
    return systemError("cannot examine the file", errno);
}

Result<> checkFileIsWritable(const std::filesystem::path& file)
{
    BLOSCOPE_CHECK(identityNow(file));
    if (::access(file.c_str(), W_OK) != 0)
        return systemError("the file is read-only", errno);
    return {};
}

Result<> checkFileIsReplaceable(const std::filesystem::path& file)
{
    const std::filesystem::path directory = directoryOf(file);
    struct stat fileStatus {};
    struct stat directoryStatus {};
    if (::stat(file.c_str(), &fileStatus) != 0 || ::stat(directory.c_str(), &directoryStatus) != 0)
        return systemError("cannot examine the file", errno);
    BLOSCOPE_CHECK(checkDirectoryIsWritable(directory));
    return checkOwner(fileStatus, directoryStatus);
}

Result<> checkFileCanBeMade(const std::filesystem::path& file)
{
    struct stat status {};
    if (::lstat(file.c_str(), &status) == 0)
        return Error{ErrorKind::Io, "the file already exists"};
    return checkDirectoryIsWritable(directoryOf(file));
}

Result<> keepAttributes(FileCalls& calls, int from, int to)
{
    struct stat old {};
    if (::fstat(from, &old) != 0)
        return systemError("cannot examine the file", errno);
    BLOSCOPE_CHECK(keepOwner(calls, old, to));
    const std::vector<std::string> names = attributeNames(from);
    BLOSCOPE_CHECK(removeOthers(calls, names, to));
    BLOSCOPE_CHECK(giveAttributes(calls, names, from, to));
    // Last: what came before may change it.
    if (uninterrupted([&] { return calls.setMode(to, old.st_mode & modeBits); }) != 0)
        return systemError("cannot preserve the file's mode", errno);
    return {};
}

} // namespace bloscope
