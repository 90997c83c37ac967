#include "tests/bench/files.h"

#include "core/frame/open_path.h"
#include "tests/bench/or_exit.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"

#include <cstdlib>
#include <fmt/format.h>
#include <map>
#include <system_error>
#include <unistd.h>

namespace bloscope::bench {

namespace {

class ScratchFolder {
 public:
    ScratchFolder()
        : m_path(std::filesystem::temp_directory_path() /
                 fmt::format("bloscope-bench-{}", getpid()))
    {
        std::filesystem::create_directories(m_path);
    }
    ~ScratchFolder()
    {
        std::error_code left; // nobody is there any more to be told
        std::filesystem::remove_all(m_path, left);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }

 private:
    std::filesystem::path m_path;
};

ByteBuffer frameOf(const Sample& sample, const Storage& storage)
{
    const ArrayEncoder encoder = encoderOf(sample, storage);
    return orExit(orExit(encoder.frameOf(sample.make(sample.shape))).finish());
}

} // namespace

std::string SampleFile::name() const
{
    return fmt::format("{}, {}", sample.name, storage.name);
}

std::filesystem::path SampleFile::path() const
{
    static std::map<std::string, std::filesystem::path> written;
    std::filesystem::path& path = written[name()];
    if (path.empty()) {
        path = scratchFolder() / fmt::format("{}.b2nd", written.size());
        test::writeFile(path, frameOf(sample, storage));
    }
    return path;
}

ArrayEncoder encoderOf(const Sample& sample, const Storage& storage)
{
    return orExit(ArrayEncoder::create({.shape = sample.shape,
                                        .chunkshape = sample.chunkshape,
                                        .blockshape = sample.blockshape,
                                        .dtype = std::string(sample.dtype),
                                        .chunks = {.typesize = sample.itemsize,
                                                   .codec = storage.codec,
                                                   .level = storage.level,
                                                   .filters = storage.filters}}));
}

ArrayPtr SampleFile::open() const
{
    return openArray(path());
}

ArrayPtr openArray(const std::filesystem::path& path)
{
    return Array::of(orExit(openPath(path)));
}

std::optional<std::filesystem::path> sharedFile()
{
    if (const char* named = std::getenv("BLOSCOPE_BENCH_FILE"))
        return named;
    const auto corpus = test::sharedCorpusFolder();
    if (!corpus)
        return {};
    const auto file = corpus->parent_path() / "bench" / "climate-zstd-shuffle-5.b2nd";
    return std::filesystem::exists(file) ? std::optional(file) : std::nullopt;
}

const std::filesystem::path& scratchFolder()
{
    static const ScratchFolder folder;
    return folder.path();
}

} // namespace bloscope::bench
