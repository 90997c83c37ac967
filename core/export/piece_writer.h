#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/export/sink.h"

#include <functional>
#include <string>

namespace bloscope {

// Makes pieces of text on all threads and writes them in their order: whoever made the piece that
// is next writes it and those behind it that are ready, while others make more. No thread is ever
// more than a few pieces ahead, so that memory does not grow with their number.
class PieceWriter {
 public:
    // Pool and sink live longer.
    PieceWriter(WorkerPool& pool, Sink& to) : m_pool(pool), m_to(to) {}

    // Writes the texts of piece 0 to count - 1, as `make(piece, text)` appends them on any thread.
    // Errors: Cancelled, those of the sink.
    Result<> write(std::size_t count, const std::function<void(std::size_t, std::string&)>& make,
                   const Job& job);

 private:
    WorkerPool& m_pool;
    Sink& m_to;
};

} // namespace bloscope
