#pragma once

#include "core/array/cell_rect.h"
#include "core/array/cell_source.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <functional>
#include <thread>

namespace bloscope::test {

// A plane of float32 of more cells than are read at once: whole numbers, here and there NaN or an
// infinity, and a part that is damaged.
class LargePlaneSource : public CellSource {
 public:
    inline static const Shape all{4200, 4400};

    const Shape& shape() const override { return all; }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return m_pool; }
    BlockCache* keeper() const override { return keptIn; }
    std::optional<CellOrigin> origin() const override { return told; }
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse) const override
    {
        if (job.stopped())
            return cancelled();
        Cells cells;
        cells.slice = slice;
        cells.extent = {slice[0].count, slice[1].count};
        cells.itemsize = sizeof(float);
        m_cells += cells.extent[0] * cells.extent[1];
        cells.bytes.resize(static_cast<std::size_t>(cells.extent[0] * cells.extent[1]) *
                           sizeof(float));
        auto* to = reinterpret_cast<float*>(cells.bytes.data());
        for (std::int64_t row = 0; row < slice[0].count; ++row)
            for (std::int64_t column = 0; column < slice[1].count; ++column)
                *to++ = valueAt(slice[0].at(row), slice[1].at(column));
        if (hasDamage)
            markDamage(cells);
        std::this_thread::sleep_for(std::chrono::milliseconds(delayMs));
        if (afterRead)
            afterRead();
        return cells;
    }

    static float valueAt(std::int64_t row, std::int64_t column)
    {
        if (row % 1000 == 7 && column % 900 == 11)
            return row > 2100 ? INFINITY : NAN;
        return static_cast<float>((row * 3 + column) % 1021);
    }
    static bool isDamaged(std::int64_t row, std::int64_t column)
    {
        return damage.contains({row, column});
    }
    std::int64_t takeRead() const { return m_cells.exchange(0); }

    std::atomic<int> delayMs = 0; // of each read
    std::function<void()> afterRead;
    BlockCache* keptIn = nullptr;
    bool hasDamage = true;
    std::optional<CellOrigin> told; // as its origin

 private:
    static constexpr CellRect damage{3000, 1000, 100, 200};

    static void markDamage(Cells& cells)
    {
        const DimensionSlice& rows = cells.slice[0];
        const DimensionSlice& columns = cells.slice[1];
        const CellRect both =
            intersected({rows.start, columns.start, rows.count, columns.count}, damage);
        if (!both.isEmpty() && rows.step == 1)
            cells.mark({CellState::Damaged,
                        "broken",
                        {both.row - rows.start, both.column - columns.start},
                        {both.rows, both.columns}});
    }

    DType m_dtype = *parseDType("<f4", {});
    mutable WorkerPool m_pool{3};
    mutable std::atomic<std::int64_t> m_cells = 0;
};

} // namespace bloscope::test
