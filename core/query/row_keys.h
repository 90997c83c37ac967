#pragma once

#include "core/query/evaluation.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

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

    // Of one key: from 0 on for rows in the order in which they are seen first, and how many.
    std::size_t number(std::vector<std::uint32_t>& codes) const;

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

// The keys of rows that are grouped: codes that tell them apart. Refers to the batch.
class GroupKeys {
 public:
    // Errors: those of RowKeys::read().
    static Result<GroupKeys> read(std::span<const RowKey> keys, RowBatch& batch);

    // Of each row one below codeCount(): the same for all rows with the same keys.
    const std::vector<std::uint32_t>& codes() const { return m_codes; }
    std::size_t codeCount() const { return m_codeCount; }

    // As those of RowKeys.
    bool isAnyAbsent(std::size_t row) const;
    void append(std::size_t row, std::string& to) const;

 private:
    // One key: the elements of a column that are few or near each other, or others.
    struct Part {
        RowKey key;
        const ColumnValues* elements = nullptr;
        RowKeys others = {};
    };
    static Result<Part> readPart(const RowKey& key, RowBatch& batch,
                                 std::vector<std::uint32_t>& codes, std::size_t& count);
    void addCodes(const std::vector<std::uint32_t>& codes, std::size_t count);

    std::vector<Part> m_parts;
    std::vector<std::uint32_t> m_codes;
    std::size_t m_codeCount = 1;
};

// One value of a key: of the kind of its expression, Booleans and dates as integers. Nothing where
// there is none.
using KeyValue = std::variant<std::monostate, std::int64_t, std::uint64_t, double, std::string>;

// What append() wrote of ascending keys, as values; of columns of words their ranks.
std::vector<KeyValue> valuesOfKeys(std::span<const RowKey> keys, std::string_view bytes);

// Are its values numbers, dates, Booleans or words, whose order numbers can have?
bool isOrderedByNumber(const RowKey& key);

} // namespace bloscope
