#pragma once

#include "ui/cells/shown_blocks.h"

#include <memory>
#include <optional>
#include <string>

namespace bloscope {

// Which cells there are to be read: the same ones wherever both are equal.
struct CellOrigin {
    std::string state; // of the file: another one once somebody has written to it
    std::string cells; // which of its arrays, and what is read of the elements

    bool operator==(const CellOrigin&) const = default;
};

// Where models get their cells: the array of a file or, in tests, something slower. Immutable and
// usable from any thread.
class CellSource {
 public:
    virtual ~CellSource() = default;

    virtual const DType& dtype() const = 0; // how to show elements
    virtual Result<Cells> read(const Slice& slice, const Job& job) const = 0;
    // The same for cells that nobody will read again soon.
    virtual Result<Cells> readOnce(const Slice& slice, const Job& job) const
    {
        return read(slice, job);
    }
    // The same of a plane, shown part by part in this thread where that spares time, or all at
    // once. `reuse`: will they be read again soon (sure), or not (unlikely)?
    virtual Result<> show(const Slice& plane, Reuse reuse, const ShowCells& show,
                          const Job& job) const;
    // The same cells as they are in the file; null where nothing of them is edited.
    virtual std::shared_ptr<const CellSource> unedited() const { return nullptr; }
    // Nothing where that cannot be told of a file: of cells that are edited or worked out, of those
    // in memory, and of arrays in several files, as in a directory of chunks.
    virtual std::optional<CellOrigin> origin() const { return {}; }
    // Helping hands for what is done with the cells; null: none.
    virtual WorkerPool* pool() const { return nullptr; }
    // What keeps the blocks of the cells, and has room for what is made of them; null: nothing.
    virtual BlockCache* cache() const { return nullptr; }
};

// Of cells that are worked out from others.
DType nativeFloat64();

using CellSourcePtr = std::shared_ptr<const CellSource>;

// `reuse`: will the same blocks be read again soon?
CellSourcePtr cellSourceOf(std::shared_ptr<const SliceReader> reader, Reuse reuse = Reuse::Sure);

} // namespace bloscope
