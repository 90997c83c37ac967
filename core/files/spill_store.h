#pragma once

#include "core/base/byte_view.h"
#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/system/descriptor.h"
#include "core/system/file_calls.h"
#include "core/system/nameless_file.h"

#include <memory>
#include <mutex>
#include <vector>

namespace bloscope {

class SpillStore;

// Bytes in the keeping of a store, as they were given. Immutable; usable from any thread.
class KeptBytes {
 public:
    KeptBytes(const KeptBytes&) = delete;
    KeptBytes& operator=(const KeptBytes&) = delete;
    ~KeptBytes();

    ByteView view() const { return m_view; }
    const std::shared_ptr<SpillStore>& store() const { return m_store; }

 private:
    friend class SpillStore;
    explicit KeptBytes(std::shared_ptr<SpillStore> store) : m_store(std::move(store)) {}

    std::shared_ptr<SpillStore> m_store;
    ByteBuffer m_inMemory;      // empty for those in the file
    std::uint64_t m_offset = 0; // in the file
    ByteView m_view;
};
using KeptBytesPtr = std::shared_ptr<const KeptBytes>;

// Keeps bytes until nobody needs them any more: in memory as far as its budget goes, and large ones
// beyond it in a file without a name, from which the system brings what is looked at. Usable from
// any thread. Giving bytes up asks nothing of the disk: their room there goes back with the next
// ones that are kept, or with the store.
class SpillStore : public std::enable_shared_from_this<SpillStore> {
 public:
    static constexpr std::size_t defaultBudget = 64_MiB;
    static constexpr std::size_t leastInFile = 64_KiB; // smaller ones stay in memory

    // The file is made in `folder` when it is first needed. `calls` live longer.
    static std::shared_ptr<SpillStore> create(FileCalls& calls, std::size_t budget = defaultBudget,
                                              std::filesystem::path folder = temporaryFolder());
    static std::shared_ptr<SpillStore> create(); // with the calls of the system
    ~SpillStore();
    SpillStore(const SpillStore&) = delete;
    SpillStore& operator=(const SpillStore&) = delete;

    // Errors: Io.
    Result<KeptBytesPtr> keep(ByteBuffer bytes);

    std::size_t bytesInMemory() const;
    std::uint64_t bytesInFile() const;

 private:
    friend class KeptBytes;
    SpillStore(FileCalls& calls, std::size_t budget, std::filesystem::path folder)
        : m_calls(calls), m_budget(budget), m_folder(std::move(folder))
    {
    }

    Result<> openFile();
    Result<> putInFile(ByteView bytes, KeptBytes& kept);
    void release(const KeptBytes& kept);
    void giveRoomBack();

    FileCalls& m_calls;
    const std::size_t m_budget;
    const std::filesystem::path m_folder;

    mutable std::mutex m_mutex;
    Descriptor m_file;
    std::uint64_t m_fileEnd = 0; // a whole number of pages
    struct Hole {
        std::uint64_t offset;
        std::uint64_t size;
    };
    std::vector<Hole> m_holes; // in the file, whose room is still taken on the disk
    std::uint64_t m_inFile = 0;
    std::size_t m_inMemory = 0;
};

} // namespace bloscope
