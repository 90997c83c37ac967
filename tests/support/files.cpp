#include "tests/support/files.h"

#include "core/files/file_io.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace bloscope::test {

void writeFile(const std::filesystem::path& path, ByteView bytes)
{
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    if (!file.flush())
        std::abort();
}

ByteBuffer contentOfFile(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    ByteBuffer bytes(std::filesystem::file_size(path));
    if (!file.read(reinterpret_cast<char*>(bytes.data()),
                   static_cast<std::streamsize>(bytes.size())))
        std::abort();
    return bytes;
}

Descriptor openedToChange(const std::filesystem::path& path)
{
    SystemFileCalls calls;
    Descriptor made = openDescriptor(calls, path, {.change = true, .isNew = true});
    Descriptor file =
        made.isOpen() ? std::move(made) : openDescriptor(calls, path, {.change = true});
    if (!file.isOpen())
        std::abort();
    return file;
}

void overwrite(const std::filesystem::path& path, std::uint64_t at, ByteView bytes)
{
    SystemFileCalls calls;
    const Descriptor file = openDescriptor(calls, path, {.change = true});
    if (!file.isOpen() || !writeAt(calls, file.number(), at, bytes))
        std::abort();
}

std::vector<std::string> namesIn(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

} // namespace bloscope::test
