#include "core/files/kept_pages.h"

#include "core/base/limits.h"
#include "core/files/file_io.h"
#include "core/system/file_status.h"
#include "core/system/nameless_file.h"

#include <algorithm>
#include <cerrno>
#include <fmt/format.h>
#include <libdeflate.h>
#include <span>

namespace bloscope {

namespace {

constexpr std::uint64_t indexHeadBytes = 16384; // key and what surrounds it; then the checks
constexpr std::uint64_t checkBytes = 8;
constexpr std::uint64_t mostInMemory = 128_MiB;
constexpr char indexBegin[] = "pages kept by Bloscope, form 2\n";

// Of the bytes of a page and of its place; never 0, which stands for no page.
std::uint64_t checkOf(std::uint64_t page, ByteView bytes)
{
    const std::uint32_t place = libdeflate_crc32(0, &page, sizeof page);
    const std::uint64_t crc = libdeflate_crc32(place, bytes.data(), bytes.size());
    const std::uint64_t sum = libdeflate_adler32(1, bytes.data(), bytes.size());
    return std::max<std::uint64_t>(crc << 32 | sum, 1);
}

// All of it or nothing; a file that ends before has zeros there.
bool readAll(int descriptor, std::uint64_t offset, ByteSpan to)
{
    const std::size_t got = readAvailable(descriptor, offset, to);
    std::ranges::fill(to.subspan(got), std::byte{0});
    return got == to.size();
}

bool writeAll(int descriptor, std::uint64_t offset, ByteView bytes)
{
    SystemFileCalls calls;
    return writeAt(calls, descriptor, offset, bytes).has_value();
}

ByteBuffer indexHeadOf(const std::string& key, std::uint64_t size)
{
    const std::string text = fmt::format("{}{}\n{}\n", indexBegin, size, key);
    ByteBuffer head(indexHeadBytes);
    std::ranges::copy(bytesOf(text).first(std::min<std::size_t>(text.size(), head.size())),
                      head.begin());
    return head;
}

// Adds a page to the last run, or begins a new one.
void addPage(std::uint64_t page, std::vector<PageRun>& runs)
{
    if (!runs.empty() && runs.back().end() == page)
        ++runs.back().count;
    else
        runs.push_back({page, 1});
}

} // namespace

// In memory where there is no room for files, and few then.
Result<std::shared_ptr<KeptPages>> KeptPages::nameless(std::uint64_t size, std::uint64_t mostBytes)
{
    auto pages = createNamelessFile(temporaryFolder());
    auto index = createNamelessFile(temporaryFolder());
    if (pages && index)
        return of({*std::move(pages), *std::move(index)}, {}, size, mostBytes);
    Files files{memoryFile(), memoryFile()};
    if (!files.pages.isOpen() || !files.index.isOpen())
        return systemError("there is no room for what is read", errno);
    return of(std::move(files), {}, size, std::min(mostBytes, mostInMemory));
}

Result<std::shared_ptr<KeptPages>> KeptPages::of(Files files, const std::string& key,
                                                 std::uint64_t size, std::uint64_t mostBytes)
{
    const ByteBuffer head = indexHeadOf(key, size);
    ByteBuffer there(head.size());
    readAll(files.index.number(), 0, there);
    std::shared_ptr<KeptPages> kept(new KeptPages(std::move(files), size, mostBytes));
    if (there == head)
        return kept;
    kept->clear();
    if (!writeAll(kept->m_files.index.number(), 0, head))
        return systemError("cannot be written", errno);
    return kept;
}

std::uint64_t KeptPages::pageCount() const
{
    return m_size / pageBytes + (m_size % pageBytes != 0 ? 1 : 0);
}

std::size_t KeptPages::bytesOf(std::uint64_t page) const
{
    return static_cast<std::size_t>(std::min(pageBytes, m_size - page * pageBytes));
}

std::vector<std::uint64_t> KeptPages::checksOf(const PageRun& run) const
{
    std::vector<std::uint64_t> checks(run.count);
    readAll(m_files.index.number(), indexHeadBytes + run.first * checkBytes,
            std::as_writable_bytes(std::span(checks)));
    return checks;
}

std::vector<PageRun> KeptPages::missing(const PageRun& run) const
{
    std::vector<PageRun> runs;
    const std::vector<std::uint64_t> checks = checksOf(run);
    for (std::uint64_t i = 0; i < run.count; ++i)
        if (checks[i] == 0)
            addPage(run.first + i, runs);
    return runs;
}

std::vector<PageRun> KeptPages::read(std::uint64_t first, ByteSpan to)
{
    std::vector<PageRun> missing;
    const PageRun run{first, (to.size() + pageBytes - 1) / pageBytes};
    const std::vector<std::uint64_t> checks = checksOf(run);
    if (std::ranges::count(checks, 0U) == std::ssize(checks))
        return {run};
    readAll(m_files.pages.number(), first * pageBytes, to);
    for (std::uint64_t i = 0; i < run.count; ++i) {
        const std::uint64_t page = first + i;
        const ByteView bytes = ByteView(to).subspan(i * pageBytes, bytesOf(page));
        if (checks[i] != 0 && checks[i] == checkOf(page, bytes))
            continue;
        if (checks[i] != 0) // so that nobody takes it for one that is there
            setChecks(page, {0});
        addPage(page, missing);
    }
    return missing;
}

void KeptPages::write(std::uint64_t first, ByteView bytes)
{
    if (bytesOnDisk() + bytes.size() > m_mostBytes)
        clear();
    if (!writeAll(m_files.pages.number(), first * pageBytes, bytes))
        return;
    std::vector<std::uint64_t> checks;
    for (; !bytes.empty(); bytes = bytes.subspan(std::min<std::size_t>(pageBytes, bytes.size())))
        checks.push_back(checkOf(first + checks.size(),
                                 bytes.first(std::min<std::size_t>(pageBytes, bytes.size()))));
    setChecks(first, checks);
}

void KeptPages::setChecks(std::uint64_t first, const std::vector<std::uint64_t>& checks) const
{
    writeAll(m_files.index.number(), indexHeadBytes + first * checkBytes,
             std::as_bytes(std::span(checks)));
}

void KeptPages::clear()
{
    SystemFileCalls calls;
    const auto status = statusOf(m_files.index.number());
    if (status && status->identity.size > indexHeadBytes)
        calls.truncate(m_files.index.number(), indexHeadBytes);
    calls.truncate(m_files.pages.number(), 0);
}

std::uint64_t KeptPages::bytesOnDisk() const
{
    std::uint64_t bytes = 0;
    for (const Descriptor* file : {&m_files.pages, &m_files.index}) {
        const auto status = statusOf(file->number());
        bytes += status ? status->bytesOnDisk : 0;
    }
    return bytes;
}

} // namespace bloscope
