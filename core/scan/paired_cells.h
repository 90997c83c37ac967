#pragma once

#include "core/scan/slice_parts.h"

#include <mutex>
#include <optional>
#include <utility>

namespace bloscope {

// Goes through the cells of two sources of one shape together, in bounded memory and on all threads
// of the first. `add(found, cellsOfA, cellsOfB)` is called with the same cells of both and with
// what was found of its part of the slice, which begins as a copy of `all`; `all.add(found)` takes
// that, one part at a time, in any order. Job: progress in cells, from where it is. Errors: those
// of SliceParts and of reading; Cancelled.
template <class Found, class Add>
Result<> visitPaired(const CellSource& a, const CellSource& b, Found& all, const Add& add,
                     const Job& job)
{
    BLOSCOPE_TRY(const SliceParts parts, SliceParts::of(a, Slice::whole(a.shape())));
    const Found nothing = all;
    std::optional<Error> error;
    std::mutex mutex;
    a.pool().forEach(static_cast<std::size_t>(parts.grid().count()), [&](std::size_t n) {
        if (job.stopped())
            return;
        Found found = nothing;
        Result<> outcome;
        const auto show = [&](const Cells& cells, const CellBox&) {
            const auto others = b.read(cells.slice, {job.stop}, Reuse::Unlikely);
            if (others)
                add(found, cells, *others);
            else if (outcome)
                outcome = others.error();
        };
        const CellBox part = parts.grid()[static_cast<std::int64_t>(n)];
        if (Result<> read = parts.read(part, show, job); !read)
            outcome = std::move(read);
        const std::lock_guard lock(mutex);
        if (outcome)
            all.add(std::move(found));
        else if (!error)
            error = outcome.error();
    });
    if (job.stopped())
        return cancelled();
    return error ? Result<>(*error) : Result<>();
}

} // namespace bloscope
