#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/export/sink.h"

#include <functional>
#include <string>
#include <vector>

namespace bloscope {

// Makes pieces of text on all threads and writes them in their order, in rounds: while one round is
// made, the one before is written.
class PieceWriter {
 public:
    // Pool and sink live longer.
    PieceWriter(WorkerPool& pool, Sink& to) : m_pool(pool), m_to(to) {}

    // Appends the text of piece 0 to count - 1, as `make(piece, text)` yields it on any thread.
    // Errors: Cancelled, those of the sink.
    Result<> write(std::size_t count, const std::function<void(std::size_t, std::string&)>& make,
                   const Job& job);

    // Writes what was made last. To be called once, at the end.
    Result<> flush();

 private:
    WorkerPool& m_pool;
    Sink& m_to;
    std::vector<std::string> m_made;  // to be written, in order
    std::vector<std::string> m_texts; // being made; strings keep their memory from round to round
};

} // namespace bloscope
