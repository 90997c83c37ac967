#include "core/system/streams.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/system/windows/handles.h"

#include <algorithm>
#include <cerrno>
#include <io.h>

namespace bloscope {

namespace {

// The names of devices, in whatever folder, with whatever ending.
bool isDeviceName(const std::filesystem::path& path)
{
    const std::string name = lowerCase(path.stem().string());
    for (const char* const device : {"nul", "con", "prn", "aux", "conin$", "conout$"})
        if (name == device)
            return true;
    constexpr std::size_t size = 4; // com1, lpt9
    return name.size() == size && (name.starts_with("com") || name.starts_with("lpt")) &&
           name.back() >= '1' && name.back() <= '9';
}

bool isPipe(const std::filesystem::path& path)
{
    return path.wstring().starts_with(L"\\\\.\\");
}

} // namespace

bool isTerminal(int descriptor)
{
    DWORD mode = 0;
    return ::GetConsoleMode(handleOf(descriptor), &mode);
}

bool isTerminal(const std::filesystem::path& path)
{
    const std::string name = lowerCase(path.string());
    return name == "con" || name == "conout$";
}

std::optional<int> descriptorNamed(std::filesystem::path)
{
    return {};
}

bool isStream(const std::filesystem::path& path)
{
    return isPipe(path) || isDeviceName(path);
}

Result<Descriptor> sameStream(int descriptor)
{
    Descriptor same(::_dup(descriptor));
    if (!same.isOpen())
        return systemError("cannot write", errno);
    return same;
}

Result<Descriptor> openStream(const std::filesystem::path& path, const std::stop_token&)
{
    Descriptor stream =
        descriptorOf(::CreateFileW(path.c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                                   nullptr, OPEN_EXISTING, 0, nullptr));
    if (!stream.isOpen())
        return systemError("cannot write", errno);
    return stream;
}

StreamWriter::StreamWriter(int descriptor, std::stop_token stop)
    : m_descriptor(descriptor), m_stop(std::move(stop)), m_pieceBytes(64_KiB)
{
}

Result<> StreamWriter::write(ByteView bytes) const
{
    while (!bytes.empty()) {
        BLOSCOPE_CHECK(waitUntilWritable());
        DWORD put = 0;
        const auto size = static_cast<DWORD>(std::min(bytes.size(), m_pieceBytes));
        if (!::WriteFile(handleOf(m_descriptor), bytes.data(), size, &put, nullptr)) {
            failed();
            return systemError("cannot write", errno);
        }
        bytes = bytes.subspan(put);
    }
    return {};
}

// Whoever reads a pipe slowly is waited for in the call that writes.
Result<> StreamWriter::waitUntilWritable() const
{
    return m_stop.stop_requested() ? cancelled() : Result<>();
}

} // namespace bloscope
