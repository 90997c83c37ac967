#pragma once

#include "core/base/limits.h"
#include "core/files/kept_pages.h"
#include "tests/support/files.h"

#include <algorithm>

// Pages of a large file that lie in a folder of a test's own.
namespace bloscope::test {

inline constexpr std::uint64_t page = KeptPages::pageBytes;
inline constexpr std::uint64_t wholeBytes = 40 * page + 123;

using Runs = std::vector<PageRun>;

inline std::shared_ptr<KeptPages> pagesIn(const std::filesystem::path& folder,
                                          const std::string& key = "k", std::uint64_t most = 1_GiB)
{
    return *KeptPages::of({openedToChange(folder / "pages"), openedToChange(folder / "index")}, key,
                          wholeBytes, most);
}

inline ByteView pagesOf(const ByteBuffer& whole, std::uint64_t first, std::uint64_t count)
{
    const std::uint64_t begin = first * page;
    return ByteView(whole).subspan(begin, std::min(count * page, whole.size() - begin));
}

// Is all that is given back right?
inline bool isRight(KeptPages& kept, const ByteBuffer& whole)
{
    ByteBuffer read(whole.size());
    const Runs missing = kept.read(0, read);
    for (const PageRun& run : missing)
        for (std::uint64_t n = run.first; n < run.end(); ++n)
            std::ranges::copy(pagesOf(whole, n, 1),
                              read.begin() + static_cast<std::ptrdiff_t>(n * page));
    return read == whole;
}

} // namespace bloscope::test
