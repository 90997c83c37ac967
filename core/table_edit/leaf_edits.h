#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/edit/value_editor.h"
#include "core/files/spill_store.h"
#include "core/frame/frame.h"
#include "core/query/row_set.h"
#include "core/saving/planned_frame.h"

#include <memory>
#include <optional>

namespace bloscope {

// What edits of a table work with; all of it lives longer than the edits but the job.
struct EditTools {
    std::shared_ptr<SpillStore> store;
    WorkerPool& pool;
    Job job = {};
};

// What becomes of one leaf of a table. A value that is cheap to copy: edits lie over the frame of
// the file and never nest, however many steps they took.
struct LeafEdits {
    FramePtr original;      // of the file; a frame in memory for a leaf that is new
    FramePtr longer;        // the same with the rows that were added
    ValueEdits values = {}; // over `longer`
    FramePtr frame;         // as it will be, with all of that
    RoundedValues rounded = {};

    static LeafEdits of(FramePtr original) { return {original, original, {}, original, {}}; }
};

// Edits an array of which each row is one cell of a table. Errors leave what was before. One thread
// at a time.
class LeafEditor {
 public:
    LeafEditor(LeafEdits before, const EditTools& tools)
        : m_edits(std::move(before)), m_tools(tools)
    {
    }

    // How many rows there are. Errors: Malformed for what is no array with rows.
    Result<std::int64_t> rows() const;

    // One element of it, of zeros. Errors: as above.
    Result<ByteBuffer> zeroElement() const;

    // Makes it at least as long, with zeros. Errors: rows(), those of longerFrame().
    Result<> growTo(std::int64_t rows);

    // Writes one element over those rows. Errors: Malformed where it has not all of them; those of
    // ValueEditor::write().
    Result<> fill(const RowSet& rows, ByteView element);
    // Writes elements, one after the other, from a row on.
    Result<> put(std::int64_t firstRow, ByteView elements);

    // The leaf as it will be. Errors: those of plannedFrame().
    Result<LeafEdits> finish() &&;

 private:
    Result<> open();

    LeafEdits m_edits;
    const EditTools& m_tools;
    ArrayPtr m_array;                      // null until it is needed
    std::unique_ptr<ValueEditor> m_editor; // likewise
};

// The rows of a set that follow each other, run by run.
class RowRuns {
 public:
    explicit RowRuns(const RowSet& rows) : m_rows(rows) {}

    struct Run {
        std::int64_t begin = 0;
        std::int64_t count = 0;
    };
    std::optional<Run> next();

 private:
    static constexpr std::int64_t rowsAtOnce = 1 << 16;

    std::optional<std::int64_t> peek();

    const RowSet& m_rows;
    std::vector<std::int64_t> m_part; // of the rows
    std::size_t m_at = 0;
    std::int64_t m_read = 0;
};

} // namespace bloscope
