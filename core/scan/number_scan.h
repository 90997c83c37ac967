#pragma once

#include "core/array/cells.h"
#include "core/array/slice_grid.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/scan/short_keys.h"

#include <memory>

namespace bloscope {

// Who sees the cells of a slice. A box is told in indices of the slice; the cells of a call follow
// one another in it, in C order, from number `begin` on.
class CellVisitor {
 public:
    virtual ~CellVisitor() = default;
    virtual void visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin) = 0;
    // The same of types that have short keys, for those who can do with these.
    virtual bool takesShortKeys() const { return false; }
    virtual void visitShort(std::span<const ShortKey> keys, const CellBox& box, std::int64_t begin);
    // And of types of which 16 bits of these are in use.
    virtual bool takesDigitKeys() const { return false; }
    virtual void visitDigits(std::span<const DigitKey> keys, const CellBox& box,
                             std::int64_t begin);
    // Cells of a box that are all alike.
    virtual void visitAlike(NumberKey key, std::uint64_t count, const CellBox& box) = 0;
    // Cells without a number: any state but Fine.
    virtual void visitMissing(CellState state, std::uint64_t count, const CellBox& box,
                              std::int64_t begin) = 0;
    // Cells that are said to have no value: those of tables.
    virtual void visitNulls(std::uint64_t count) { static_cast<void>(count); }
    // Why some of them are damaged: "chunk 17: block 3: ...".
    virtual void noteDamage(const std::string& reason) { static_cast<void>(reason); }
};

// Goes through numbers in parts and in bounded memory: those of a slice, or of a column of a table.
// Usable from any thread.
class NumberScan {
 public:
    NumberScan(DType dtype, SliceGrid parts, std::uint64_t cellCount)
        : m_order(std::move(dtype)),
          m_shortKeys(ShortKeys::of(m_order)),
          m_parts(std::move(parts)),
          m_cellCount(cellCount)
    {
    }
    virtual ~NumberScan() = default;

    const NumberOrder& order() const { return m_order; }
    // Nothing for types without.
    const std::optional<ShortKeys>& shortKeys() const { return m_shortKeys; }
    const Slice& slice() const { return m_parts.slice(); }
    const SliceGrid& parts() const { return m_parts; }
    std::uint64_t cellCount() const { return m_cellCount; }
    virtual WorkerPool& pool() const = 0;

    // The chunk that a part lies in; nothing where there are no chunks, and for those whose values
    // are edited: nothing is known of them.
    virtual std::optional<std::int64_t> chunkOf(const CellBox& part) const = 0;
    // The same for a part that is all of its chunk, and nothing for others.
    virtual std::optional<std::int64_t> wholeChunk(const CellBox& part) const = 0;

    // Shows the cells of a part, piece by piece in an order that is always the same. Chunks that
    // need no decoding are shown at once. Job: progress in cells. Errors: Cancelled.
    virtual Result<> visitPart(const CellBox& part, CellVisitor& to, const Job& job) const = 0;

 private:
    NumberOrder m_order;
    std::optional<ShortKeys> m_shortKeys;
    SliceGrid m_parts;
    std::uint64_t m_cellCount;
};

using NumberScanPtr = std::shared_ptr<const NumberScan>;

// What of elements of `itemsize` bytes begins at `offset` in each and has `size` bytes, side by
// side: the elements themselves when that is all of them, otherwise gathered in `to`.
ByteView partsOf(ByteView elements, std::size_t itemsize, std::size_t offset, std::size_t size,
                 ByteBuffer& to);

} // namespace bloscope
