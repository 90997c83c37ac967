#pragma once

#include "core/base/byte_view.h"
#include "core/base/job.h"
#include "core/plane/pyramid_grid.h"
#include "core/plane/pyramid_tile.h"

#include <atomic>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace bloscope {

class WorkerPool;

// All tiles of a plane at its base level, row after row.
struct BaseLevel {
    PyramidGrid grid;
    Reduction reduction = Reduction::Mean;
    std::vector<PyramidTilePtr> tiles;

    CellRect places() const { return grid.tilesOf(grid.base, grid.all); } // of the tiles
    CellRect cellsOf(std::size_t tile) const;
};

// A base level as bytes, for this machine: a head with a magic number, the version of the form,
// what it is of, and length and checksum of each tile, closed by a checksum of its own; then the
// tiles. `name` tells the plane from all others, and how it was reduced. The head is written last,
// at offset 0. Errors: those of `write`; Cancelled.
using WriteBytes = std::function<Result<>(std::uint64_t offset, ByteView bytes)>;
Result<> writeBaseLevel(const BaseLevel& level, std::string_view name, const WriteBytes& write,
                        const std::stop_token& stop);

// The way back, exactly: `wanted` has no tiles yet. Every length and every count is compared with
// what there is before it is used. Nothing where anything is not as it was written, or when
// somebody has stopped it.
std::optional<BaseLevel> parseBaseLevel(ByteView bytes, std::string_view name, BaseLevel wanted,
                                        WorkerPool& pool, const std::stop_token& stop);

// A folder in which the base levels of large planes are kept from one opening of a file to the
// next, a file for each of them. Only its owner can read what is there: it is somebody's data.
// Together they keep to a limit: those used longest ago go first. What is odd in any way is removed
// and as good as never kept; so nothing here fails. Usable from any thread, and by several programs
// at once. All but setMostBytes() may take a while.
class PyramidStore {
 public:
    static constexpr std::int64_t usualMostBytes = std::int64_t(512) << 20;
    // What is kept has at most one part of so many of what would have to be decoded: the rest is
    // decoded in a moment.
    static constexpr int usualLeastGain = 8;

    // The folder is made when it is needed. No bytes: nothing is kept.
    explicit PyramidStore(std::filesystem::path folder, std::int64_t mostBytes = usualMostBytes,
                          int leastGain = usualLeastGain);

    // Of which plane: whatever is another when its numbers, or its squares, may be others.
    struct Key {
        std::string file;  // where it lies, whatever state it is in
        std::string state; // in which it was read
        std::string plane; // and what of it, how it was reduced
    };
    // As it was kept, exactly; nothing otherwise, or when somebody stops it.
    std::optional<BaseLevel> find(const Key& key, const BaseLevel& wanted, WorkerPool& pool,
                                  const std::stop_token& stop);
    bool has(const Key& key) const; // without looking into it
    // Others of the file in another state are removed. Leaves off when somebody stops it.
    void keep(const Key& key, const BaseLevel& level, const std::stop_token& stop);

    bool keeps(std::int64_t bytes, std::int64_t decodedBytes) const; // is it worth it?
    void setMostBytes(std::int64_t bytes) { m_mostBytes = bytes; }   // trim() makes it count
    void trim();                                                     // to the limit

    const std::filesystem::path& folder() const { return m_folder; }

 private:
    std::filesystem::path pathOf(const Key& key) const;
    bool makeFolder() const;
    void removeOtherStates(const Key& key) const;

    const std::filesystem::path m_folder;
    std::atomic<std::int64_t> m_mostBytes;
    const int m_leastGain;
    std::mutex m_mutex; // of what is removed
};

} // namespace bloscope
