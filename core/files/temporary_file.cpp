#include "core/files/temporary_file.h"

#include "core/base/system_error.h"
#include "core/files/file_io.h"
#include "core/files/temporary_name.h"

#include <fcntl.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

void removeFile(FileCalls& calls, const fs::path& path)
{
    uninterrupted([&] { return calls.remove(path); });
}

} // namespace

TemporaryFile::TemporaryFile(FileCalls& calls, fs::path target, fs::path path,
                             Descriptor descriptor)
    : m_calls(&calls),
      m_target(std::move(target)),
      m_path(std::move(path)),
      m_descriptor(std::move(descriptor))
{
}

TemporaryFile::TemporaryFile(TemporaryFile&& other) noexcept
    : m_calls(other.m_calls),
      m_target(std::move(other.m_target)),
      m_path(std::exchange(other.m_path, {})),
      m_descriptor(std::move(other.m_descriptor))
{
}

TemporaryFile::~TemporaryFile()
{
    if (!m_path.empty())
        removeFile(*m_calls, m_path);
}

Result<TemporaryFile> TemporaryFile::create(FileCalls& calls, const fs::path& target, mode_t mode)
{
    removeLeftTemporaries(calls, target, [&](const fs::path& left) { removeFile(calls, left); });
    return createBeside(calls, target, mode);
}

Result<TemporaryFile> TemporaryFile::createBeside(FileCalls& calls, const fs::path& target,
                                                  mode_t mode)
{
    for (;;) {
        const fs::path path = newTemporaryName(target);
        Descriptor descriptor = openDescriptor(calls, path, O_RDWR | O_CREAT | O_EXCL, mode);
        if (!descriptor.isOpen() && errno == EEXIST)
            continue;
        if (!descriptor.isOpen())
            return systemError("cannot create a file in its directory", errno);
        TemporaryFile file(calls, target, path, std::move(descriptor));
        BLOSCOPE_CHECK(lockFile(calls, file.descriptor(), LockKind::Exclusive));
        if (isStillThere(file.m_descriptor))
            return file;
    }
}

Result<> TemporaryFile::sync()
{
    return syncFile(*m_calls, descriptor());
}

Result<> TemporaryFile::publish()
{
    if (uninterrupted([&] { return m_calls->rename(m_path, m_target); }) != 0)
        return systemError("cannot replace the file", errno);
    m_path.clear();
    return syncDirectory(*m_calls, m_target.parent_path());
}

} // namespace bloscope
