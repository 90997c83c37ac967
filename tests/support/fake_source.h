#pragma once

#include "core/array/cell_source.h"

#include <atomic>
#include <condition_variable>
#include <cstring>
#include <functional>
#include <mutex>
#include <numeric>
#include <utility>

namespace bloscope::test {

// Cells of any shape without a file: the int64 at an index is what `value` says, read as any type
// of eight bytes. It can be held, so that reads wait, and it remembers what was asked for.
class FakeSource : public CellSource {
 public:
    using Index = std::vector<std::int64_t>;
    using Value = std::function<std::int64_t(const Index&)>;

    explicit FakeSource(Value value = firstPlusLast, const char* dtype = "<i8", Shape shape = {})
        : m_dtype(*parseDType(dtype, {})), m_value(std::move(value)), m_shape(std::move(shape))
    {
    }
    ~FakeSource() override { release(); }

    // 1000 times the first index plus the last one.
    static std::int64_t firstPlusLast(const Index& index)
    {
        return index.empty() ? 0 : 1000 * index.front() + index.back();
    }

    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return m_pool; }

    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse) const override
    {
        wait(slice);
        if (job.stopped())
            return cancelled();
        Cells cells;
        cells.slice = slice;
        cells.itemsize = m_dtype.itemsize;
        for (const auto& taken : slice.dimensions())
            cells.extent.push_back(taken.count);
        Index position(cells.extent.size());
        cells.bytes.resize(8 * static_cast<std::size_t>(slice.cellCount().value()));
        for (std::size_t at = 0; at < cells.bytes.size(); at += 8) {
            const std::int64_t value = m_value(indexOf(slice, position));
            std::memcpy(cells.bytes.data() + at, &value, sizeof value);
            advance(position, cells.extent);
        }
        for (const CellRegion& region : regions)
            cells.mark(region);
        return cells;
    }

    void hold() { m_held = true; }
    void release()
    {
        const std::lock_guard lock(m_mutex);
        m_held = false;
        m_released.notify_all();
    }
    std::vector<std::string> asked() const
    {
        const std::lock_guard lock(m_mutex);
        return m_asked;
    }

    std::vector<CellRegion> regions; // of every answer

 private:
    void wait(const Slice& slice) const
    {
        std::unique_lock lock(m_mutex);
        m_asked.push_back(slice.text());
        m_released.wait(lock, [this] { return !m_held; });
    }

    static Index indexOf(const Slice& slice, const Index& position)
    {
        Index index;
        for (std::size_t d = 0; d < position.size(); ++d)
            index.push_back(slice[d].at(position[d]));
        return index;
    }

    static void advance(Index& position, const Index& extent)
    {
        for (std::size_t d = position.size(); d-- > 0;) {
            if (++position[d] < extent[d])
                return;
            position[d] = 0;
        }
    }

    DType m_dtype;
    Value m_value;
    Shape m_shape; // takes slices of any other as well
    mutable WorkerPool m_pool{1};
    std::atomic<bool> m_held = false;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_released;
    mutable std::vector<std::string> m_asked;
};

} // namespace bloscope::test
