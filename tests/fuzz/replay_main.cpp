#include "tests/fuzz/fuzz_target.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace {

std::vector<char> contentOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

// Calls the target once with each file of the folders that are given: what libFuzzer does with
// -runs=0, for compilers that have none.
int main(int argc, char** argv)
{
    int files = 0;
    for (int i = 1; i < argc; ++i)
        for (const auto& entry : std::filesystem::directory_iterator(argv[i])) {
            std::printf("%s\n", entry.path().filename().string().c_str());
            std::fflush(stdout); // to be seen when the target does not come back
            const std::vector<char> bytes = contentOf(entry.path());
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()),
                                   bytes.size());
            ++files;
        }
    std::printf("%d inputs replayed\n", files);
    return files > 0 ? 0 : 1;
}
