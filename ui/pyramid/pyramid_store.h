#pragma once

#include "ui/pyramid/stored_pyramid.h"

#include <QString>
#include <atomic>
#include <mutex>

namespace bloscope {

// A folder in which the grounds of large planes are kept from one opening of a file to the next, a
// file for each of them. Only its owner can read what is there: it is somebody's data. Together
// they keep to a limit: those used longest ago go first. What is odd in any way is removed and as
// good as never kept; so nothing here fails. Usable from any thread, and by several programs at
// once. All but setMostBytes() may take a while.
class PyramidStore {
 public:
    static constexpr std::int64_t usualMostBytes = std::int64_t(512) << 20;
    // What is kept has at most one part of so many of what would have to be decoded: the rest is
    // decoded in a moment.
    static constexpr int usualLeastGain = 8;

    // The folder is made when it is needed. No bytes: nothing is kept.
    explicit PyramidStore(QString folder, std::int64_t mostBytes = usualMostBytes,
                          int leastGain = usualLeastGain);

    // Of which plane: whatever is another when its numbers, or its squares, may be others.
    struct Key {
        QString file;  // where it lies, whatever state it is in
        QString state; // in which it was read
        QString plane; // and what of it, how it was reduced
    };
    // As it was kept, exactly; nothing otherwise, or when somebody stops it. The pool may be null.
    std::optional<PyramidGround> find(const Key& key, const PyramidGround& wanted, WorkerPool* pool,
                                      const std::stop_token& stop);
    bool has(const Key& key) const; // without looking into it
    // Others of the file in another state are removed. Leaves off when somebody stops it.
    void keep(const Key& key, const PyramidGround& ground, const std::stop_token& stop);

    bool keeps(std::int64_t bytes, std::int64_t decodedBytes) const; // is it worth it?
    void setMostBytes(std::int64_t bytes) { m_mostBytes = bytes; }   // trim() makes it count
    void trim();                                                     // to the limit

    const QString& folder() const { return m_folder; }

 private:
    QString pathOf(const Key& key) const;
    bool makeFolder() const;
    void removeOtherStates(const Key& key) const;

    const QString m_folder;
    std::atomic<std::int64_t> m_mostBytes;
    const int m_leastGain;
    std::mutex m_mutex; // of what is removed
};

} // namespace bloscope
