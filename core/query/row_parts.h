#pragma once

#include "core/base/checked.h"
#include "core/query/query_table.h"

#include <functional>
#include <map>
#include <mutex>

namespace bloscope {

// How many slots to read at once of some columns: about a hundred thousand, and whole blocks of the
// column with the largest ones, so that few are decoded twice. Errors: those of the columns.
Result<std::int64_t> rowsOfPart(const QueryTable& table, std::span<const std::size_t> columns,
                                const Job& job);

// Slots [begin, end).
struct RowPart {
    std::int64_t begin = 0;
    std::int64_t end = 0;
};

// Goes through the slots of a table in parts, on all threads of its pool: `read` is called by
// several at once, and `take` with what it returned, by one at a time and in the order of the
// parts, so that results do not depend on threads. Job: progress in slots. Errors: Cancelled, and
// the first one of `read` or `take`.
template <class T>
Result<> forEachPart(const QueryTable& table, std::int64_t partRows, const Job& job,
                     const std::function<Result<T>(RowPart part)>& read,
                     const std::function<Result<>(RowPart part, T result)>& take)
{
    std::mutex mutex;
    std::optional<Error> error;
    std::map<std::size_t, T> waiting; // for parts before them
    std::size_t next = 0;
    const auto partAt = [&](std::size_t part) {
        const std::int64_t begin = static_cast<std::int64_t>(part) * partRows;
        return RowPart{begin, std::min(begin + partRows, table.slotCount())};
    };
    const auto hasEnded = [&] {
        const std::lock_guard lock(mutex);
        return error || job.stopped();
    };
    const auto turn = [&](std::size_t number) {
        if (hasEnded())
            return;
        const RowPart part = partAt(number);
        Result<T> result = read(part);
        job.advance(static_cast<std::uint64_t>(part.end - part.begin));
        const std::lock_guard lock(mutex);
        if (result)
            waiting.emplace(number, *std::move(result));
        else if (!error)
            error = std::move(result).error();
        while (!error && !job.stopped() && !waiting.empty() && waiting.begin()->first == next) {
            if (Result<> taken = take(partAt(next), std::move(waiting.begin()->second)); !taken)
                error = std::move(taken).error();
            waiting.erase(waiting.begin());
            ++next;
        }
    };
    job.start(static_cast<std::uint64_t>(table.slotCount()));
    table.pool().forEach(static_cast<std::size_t>(ceilDivide(table.slotCount(), partRows)), turn);
    if (job.stopped())
        return cancelled();
    return error ? Result<>(*std::move(error)) : Result<>();
}

} // namespace bloscope
