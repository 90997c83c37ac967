#pragma once

#include "core/query/bound_expression.h"
#include "core/query/row_values.h"

#include <map>
#include <span>

namespace bloscope {

// Neighbouring slots of a table, the columns of which are read when one of them is needed. Used by
// one thread.
class RowBatch {
 public:
    RowBatch(const QueryTable& table, std::int64_t begin, std::int64_t count, const Job& job)
        : m_table(table), m_begin(begin), m_count(count), m_job(job)
    {
    }

    std::int64_t begin() const { return m_begin; }
    std::int64_t count() const { return m_count; }
    const Job& job() const { return m_job; }

    // Errors: those of TypedColumn::read().
    Result<const ColumnValues*> values(std::size_t column);

    // As if they had been read.
    void put(std::size_t column, ColumnValues values);

    // What was wrong with the columns that were read, the column in front.
    std::uint64_t damaged() const { return m_damaged; }
    const std::vector<std::string>& problems() const { return m_problems; }

 private:
    const QueryTable& m_table;
    std::int64_t m_begin;
    std::int64_t m_count;
    const Job& m_job;
    std::map<std::size_t, ColumnValues> m_values;
    std::uint64_t m_damaged = 0;
    std::vector<std::string> m_problems;
};

// The values of an expression in rows [first, first + count) of a batch. Arithmetic is that of
// int64_t, which wraps, and of float64; what it makes of a row without a value has none, and so has
// a division by the integer 0. Conditions have three values (docs/queries.md). Errors: those of the
// batch.
Result<RowValues> evaluate(const BoundExpression& expression, RowBatch& batch, std::size_t first,
                           std::size_t count);

// The same of a condition for all rows of a batch, in pieces that fit the caches of a processor:
// sets each of `flags` to 1 where it is true, and to 0 elsewhere.
Result<> findTrueRows(const BoundExpression& condition, RowBatch& batch,
                      std::span<std::uint8_t> flags);

// The columns that have to be read for it, each once, ascending.
std::vector<std::size_t> columnsOf(const BoundExpression& expression);

// A condition about nothing but one column of words, for each word and, last, for no value.
// Errors: Cancelled.
Result<std::vector<BoundExpression::Truth>> truthOfWords(const BoundExpression& condition,
                                                         const QueryTable& table, const Job& job);

} // namespace bloscope
