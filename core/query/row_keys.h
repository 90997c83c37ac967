#pragma once

#include "core/query/evaluation.h"

namespace bloscope {

// What rows are ordered or grouped by: a column, or a value that is worked out.
struct RowKey {
    BoundExpression expression;
    bool isDescending = false;
};

// The keys of the rows of a batch. Refers to the texts of the batch.
class RowKeys {
 public:
    // Errors: those of evaluate().
    static Result<RowKeys> read(std::span<const RowKey> keys, RowBatch& batch);

    // Of the first key, which is not a text: a number that orders as its values do, and whether the
    // row has none. Null and NaN are none.
    std::uint64_t number(std::size_t row) const { return m_columns.front().numbers[row]; }
    bool isAbsent(std::size_t row) const { return m_columns.front().isAbsent(row); }
    // Is a row without a value for any of the keys?
    bool isAnyAbsent(std::size_t row) const;

    // Appends bytes that order as all keys together do, one after the other, absent ones last. No
    // such bytes begin with those of other keys.
    void append(std::size_t row, std::string& to) const;

 private:
    struct Column {
        bool isText = false;
        bool isDescending = false;
        std::size_t numberBytes = 8; // that differ, the low ones
        std::vector<std::uint64_t> numbers;
        std::vector<std::string_view> texts;
        std::vector<std::uint8_t> absent; // empty: none
        std::vector<std::shared_ptr<const std::string>> kept;

        bool isAbsent(std::size_t row) const { return !absent.empty() && absent[row] != 0; }
    };
    static Result<Column> readColumn(const RowKey& key, RowBatch& batch);

    std::vector<Column> m_columns;
};

// Are its values numbers, dates, Booleans or words, whose order numbers can have?
bool isOrderedByNumber(const RowKey& key);

} // namespace bloscope
