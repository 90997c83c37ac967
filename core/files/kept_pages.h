#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"
#include "core/system/descriptor.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace bloscope {

// Neighbouring pages.
struct PageRun {
    std::uint64_t first = 0;
    std::uint64_t count = 0;

    std::uint64_t end() const { return first + count; }
    bool operator==(const PageRun&) const = default;
};

// Some pages of a large file, kept here: each where it belongs in a sparse file, and a check of its
// bytes and its place in another one, the index. A page is given back only where its check is
// right, so that nothing wrong ever is: neither after a process ended in the middle of writing, nor
// where several write at the same time, nor after the disk has lost something. Nothing is held in
// memory. Usable from any thread and by several processes.
class KeptPages {
 public:
    // Small, so that little is fetched that was not asked for.
    static constexpr std::uint64_t pageBytes = 1024;

    // Of `size` bytes, for this process alone: the files have no names and go with it. Once they
    // take more than `mostBytes`, all pages are given up. Errors: Io.
    static Result<std::shared_ptr<KeptPages>> nameless(std::uint64_t size, std::uint64_t mostBytes);

    // In files that are open for reading and writing; `key` says which bytes the pages are of. What
    // is kept there with another key is given up. Errors: Io.
    struct Files {
        Descriptor pages;
        Descriptor index;
    };
    static Result<std::shared_ptr<KeptPages>> of(Files files, const std::string& key,
                                                 std::uint64_t size, std::uint64_t mostBytes);

    std::uint64_t size() const { return m_size; } // bytes of the whole
    std::uint64_t pageCount() const;

    // Fills what there is of the pages from `first` on; `to` has room for whole pages, and the last
    // one of the file may be short. Answers which of them are missing.
    std::vector<PageRun> read(std::uint64_t first, ByteSpan to);

    // Which are missing, as far as the index knows.
    std::vector<PageRun> missing(const PageRun& run) const;

    // Keeps whole pages, of which only the last one of the file may be short. What cannot be
    // written is missing afterwards.
    void write(std::uint64_t first, ByteView bytes);

    std::uint64_t bytesOnDisk() const;

 private:
    KeptPages(Files files, std::uint64_t size, std::uint64_t mostBytes)
        : m_files(std::move(files)), m_size(size), m_mostBytes(mostBytes)
    {
    }

    void clear();

    std::vector<std::uint64_t> checksOf(const PageRun& run) const;
    void setChecks(std::uint64_t first, const std::vector<std::uint64_t>& checks) const;
    std::size_t bytesOf(std::uint64_t page) const;

    Files m_files;
    std::uint64_t m_size;
    std::uint64_t m_mostBytes;
};

} // namespace bloscope
