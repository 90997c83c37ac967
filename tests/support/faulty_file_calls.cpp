#include "tests/support/faulty_file_calls.h"

#include "core/files/file_io.h"
#include "core/system/file_status.h"
#include "core/system/streams.h"
#include "tests/support/or_abort.h"
#include "tests/support/this_process.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fmt/format.h>

namespace bloscope::test {

// Is this call the one with the fault? Then errno is set.
bool FaultyFileCalls::meetsFault(std::string call)
{
    const int number = static_cast<int>(m_log.size());
    m_log.push_back(std::move(call));
    const bool meets = m_fault == Fault::Outage ? m_at >= 0 && number >= m_at : number == m_at;
    if (meets)
        errno = m_error;
    return meets && m_fault != Fault::None;
}

bool FaultyFileCalls::fails(std::string call)
{
    const bool meets = meetsFault(std::move(call));
    if (meets && m_fault == Fault::Kill)
        endAtOnce();
    return meets && m_fault != Fault::Short;
}

std::size_t FaultyFileCalls::doneOf(std::size_t count) const
{
    const bool isShort = m_fault == Fault::Short && std::ssize(m_log) == m_at + 1;
    return isShort ? (count + 1) / 2 : count;
}

int FaultyFileCalls::open(const std::filesystem::path& path, const FileOpening& how)
{
    return fails("open " + path.filename().string()) ? -1 : m_system.open(path, how);
}

std::int64_t FaultyFileCalls::write(int descriptor, ByteView bytes, std::uint64_t offset)
{
    const bool met = meetsFault(fmt::format("write {} bytes at {}", bytes.size(), offset));
    const bool faulty = met && m_fault != Fault::Short;
    const int error = errno;
    if (!faulty || m_log.size() == static_cast<std::size_t>(m_at) + 1) {
        remember(descriptor);
        const std::int64_t put =
            m_system.write(descriptor,
                           bytes.first(faulty ? partWritten(descriptor, offset, bytes.size())
                                              : doneOf(bytes.size())),
                           offset);
        m_bytesWritten += static_cast<std::uint64_t>(std::max<std::int64_t>(put, 0));
        if (!faulty)
            return put;
    }
    if (m_fault == Fault::Kill)
        endAtOnce();
    errno = error;
    return -1;
}

std::int64_t FaultyFileCalls::copy(int from, std::uint64_t fromOffset, int to,
                                   std::uint64_t toOffset, std::size_t count)
{
    if (fails(fmt::format("copy {} bytes to {}", count, toOffset)))
        return -1;
    remember(to);
    const std::int64_t copied = m_system.copy(from, fromOffset, to, toOffset, doneOf(count));
    m_bytesCopied += static_cast<std::uint64_t>(std::max<std::int64_t>(copied, 0));
    return copied;
}

int FaultyFileCalls::truncate(int descriptor, std::uint64_t size)
{
    if (fails(fmt::format("truncate to {}", size)))
        return -1;
    remember(descriptor);
    return m_system.truncate(descriptor, size);
}

int FaultyFileCalls::sync(int descriptor)
{
    if (fails("sync"))
        return -1;
    m_notSynced.erase(idOf(descriptor));
    return m_system.sync(descriptor);
}

int FaultyFileCalls::rename(const std::filesystem::path& from, const std::filesystem::path& to)
{
    return fails("rename") ? -1 : m_system.rename(from, to);
}

int FaultyFileCalls::remove(const std::filesystem::path& path)
{
    return fails("remove") ? -1 : m_system.remove(path);
}

int FaultyFileCalls::makeFolder(const std::filesystem::path& path, FileMode mode)
{
    return fails("makeFolder") ? -1 : m_system.makeFolder(path, mode);
}

int FaultyFileCalls::removeFolder(const std::filesystem::path& path)
{
    return fails("removeFolder") ? -1 : m_system.removeFolder(path);
}

int FaultyFileCalls::setMode(int descriptor, FileMode mode)
{
    return fails("setMode") ? -1 : m_system.setMode(descriptor, mode);
}

int FaultyFileCalls::setOwner(int descriptor, std::uint32_t user, std::uint32_t group)
{
    return fails("setOwner") ? -1 : m_system.setOwner(descriptor, user, group);
}

int FaultyFileCalls::setAttribute(int descriptor, const char* name, ByteView value)
{
    return fails("setAttribute") ? -1 : m_system.setAttribute(descriptor, name, value);
}

int FaultyFileCalls::removeAttribute(int descriptor, const char* name)
{
    return fails("removeAttribute") ? -1 : m_system.removeAttribute(descriptor, name);
}

int FaultyFileCalls::lock(int descriptor, LockKind kind, LockPlace place)
{
    return fails("lock") ? -1 : m_system.lock(descriptor, kind, place);
}

int FaultyFileCalls::freeSpace(int descriptor, std::uint64_t& bytes)
{
    return fails("freeSpace") ? -1 : m_system.freeSpace(descriptor, bytes);
}

// Of a write that does not succeed.
std::size_t FaultyFileCalls::partWritten(int descriptor, std::uint64_t offset,
                                         std::size_t size) const
{
    constexpr std::uint64_t sectorBytes = 512;
    const auto status = statusOf(descriptor);
    const bool overwrites = status && offset + size <= status->identity.size;
    const bool inOneSector = offset / sectorBytes == (offset + size - 1) / sectorBytes;
    return m_fault == Fault::Kill && overwrites && inOneSector ? 0 : size / 2;
}

FaultyFileCalls::FileId FaultyFileCalls::idOf(int descriptor)
{
    const auto identity = identityOf(descriptor);
    return identity ? FileId{identity->device, identity->inode} : FileId{};
}

void FaultyFileCalls::remember(int descriptor)
{
    if (m_fault != Fault::Outage || m_notSynced.contains(idOf(descriptor)))
        return;
    Descriptor own = orAbort(sameStream(descriptor));
    ByteBuffer content(static_cast<std::size_t>(statusOf(descriptor).value().identity.size));
    if (readAvailable(own.number(), 0, content) != content.size())
        std::abort();
    m_notSynced.emplace(idOf(descriptor), Before{std::move(own), std::move(content)});
}

void FaultyFileCalls::loseWhatWasNotSynced()
{
    for (const auto& [id, before] : m_notSynced) {
        const int file = before.descriptor.number();
        if (m_system.truncate(file, before.content.size()) != 0 ||
            !writeAt(m_system, file, 0, before.content))
            std::abort();
    }
    m_notSynced.clear();
}

} // namespace bloscope::test
