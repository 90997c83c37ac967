#pragma once

#include "core/array/cell_rect.h"
#include "core/array/cells_view.h"
#include "core/array/uniform_chunk.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/dtype/dtype.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace bloscope {

class BlockCache;
class SliceReader;

// Will the same cells be asked for again, as by views between which somebody goes back and forth
// (sure), or not, as in an export (unlikely)?
enum class Reuse { Likely, Unlikely, Sure };

// Which cells there are to be read: the same ones wherever both are equal.
struct CellOrigin {
    std::string state; // of the file: another one once somebody has written to it
    std::string cells; // which of its arrays, and what is read of the elements

    bool operator==(const CellOrigin&) const = default;
};

// Takes some of the cells of a slice, which are there until it returns, and where they lie in it.
using ShowCells = std::function<void(const CellsView& cells, const CellRect& at)>;

// Where cells are read: SliceReader has those of an array in a file; others work cells out of
// theirs (one part of each, differences, labels over an image) or, in tests, are slower. Immutable
// and usable from any thread.
class CellSource {
 public:
    virtual ~CellSource() = default;

    virtual const Shape& shape() const = 0; // slices are made for it
    virtual const DType& dtype() const = 0; // how to show elements
    // Helping hands for what is done with the cells; lives longer.
    virtual WorkerPool& pool() const = 0;

    // Errors: Cancelled, Limit for a slice that is too large to be read at once.
    Result<Cells> read(const Slice& slice, const Job& job = {}, Reuse reuse = Reuse::Likely) const
    {
        return readCells(slice, job, reuse);
    }
    // The same of a plane, shown part by part in this thread where that spares time, or all at
    // once.
    virtual Result<> show(const Slice& plane, Reuse reuse, const ShowCells& show,
                          const Job& job) const;
    // What all cells of a slice are that lies in one chunk, or of an array without a chunk that
    // differs from the others: it is known without reading. Nothing where they have to be read, and
    // for slices without cells.
    virtual std::optional<UniformChunk> alike(const Slice&) const { return {}; }

    // The same cells as they are in the file; null where nothing of them is edited.
    virtual std::shared_ptr<const CellSource> unedited() const { return nullptr; }
    // Nothing where that cannot be told of a file: of cells that are edited or worked out, of those
    // in memory, and of arrays in several files, as in a directory of chunks.
    virtual std::optional<CellOrigin> origin() const { return {}; }
    // In whose chunks the cells lie, each with what it is worked out of; null where that is several
    // arrays, or none in a file. It is the source itself, or lives as long.
    virtual const SliceReader* reader() const { return nullptr; }
    // What keeps the blocks of the cells, and has room for what is made of them; null: nothing.
    virtual BlockCache* keeper() const;

 private:
    virtual Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const = 0;
};

using CellSourcePtr = std::shared_ptr<const CellSource>;

// Of cells that are worked out from others.
DType nativeFloat64();

} // namespace bloscope
