#pragma once

#include "core/array/block_cache.h"
#include "core/array/slice_reader.h"
#include "core/query/bound_expression.h"
#include "core/query/ordered_number.h"
#include "core/query/query_table.h"

namespace bloscope {

// The FULL index of a column: its values in ascending order, and the slot of each. Words of a
// dictionary and texts are there as ranks, their places among all that differ. Values are told
// apart by keys, numbers that are in the same order; a null may have any.
//
// What the index says about itself was compared with the column, and so were some of its values. It
// may lie about all others: test what it finds, and prove its order. Usable from any thread.
class SortedIndex {
 public:
    // Errors: Unsupported, why it is not used; Usage where the column has no such index; Cancelled.
    static Result<std::shared_ptr<const SortedIndex>> open(const QueryTable& table,
                                                           std::size_t column, const Job& job);

    // Values that were added later are in a piece of their own, in order as well.
    std::size_t pieces() const { return m_pieces.size(); }
    std::int64_t length(std::size_t piece) const { return m_pieces[piece].length; }

    // Places [begin, end) of a piece, whose values are neighbours in its order.
    struct Run {
        std::size_t piece = 0;
        std::int64_t begin = 0;
        std::int64_t end = 0;
    };
    static std::int64_t countOf(std::span<const Run> runs);

    // Where keys are from `low` to `high`, both included; or, with `isInside` false, all others.
    // Errors, here and below: Unsupported for sidecars that cannot be used; Cancelled.
    Result<std::vector<Run>> find(std::uint64_t low, std::uint64_t high, bool isInside,
                                  const Job& job) const;
    // Keys of the elements of a column with numbers, dates or truth values.
    Result<std::vector<Run>> find(const ElementRange& range, bool isInside, const Job& job) const;
    // Ranks of texts that may be equal, less or greater, as the comparison has it.
    Result<std::vector<Run>> find(CompareOperator comparison, std::string_view text,
                                  const Job& job) const;

    // The slots at such places.
    Result<RowSet> slotsOf(std::span<const Run> runs, const Job& job) const;

    struct Part {
        std::vector<std::uint64_t> keys;
        std::vector<std::int64_t> slots; // of the table
    };
    Result<Part> read(const Run& run, const Job& job) const;

    const TypedColumn& column() const { return *m_column; }
    // Of numbers, dates, truth values and words as they are in the column; what is missing, any.
    std::vector<std::uint64_t> keysOf(const ColumnValues& values) const;
    // The texts by rank, of columns of texts; else null. How many words or texts there are; rows
    // with another rank are null.
    const TypedColumn* texts() const { return m_texts.get(); }
    std::int64_t ranks() const { return m_ranks; }
    static std::uint64_t keyOfRank(std::int64_t rank) { return orderedNumber(rank); }
    static std::int64_t rankOfKey(std::uint64_t key)
    {
        return static_cast<std::int64_t>(key ^ orderedSignBit);
    }

 private:
    struct Piece {
        std::unique_ptr<const SliceReader> values;
        std::unique_ptr<const SliceReader> slots;
        std::int64_t length = 0;
        std::int64_t blockRows = 1; // of the values
    };
    SortedIndex(const QueryTable& table, TypedColumnPtr column);
    Result<> openRanks(const QueryTable& table, const msgpack_value::Value& index, const Job& job);
    Result<> openTexts(const QueryTable& table, const msgpack_value::Value& ranks);
    Result<> openPieces(const QueryTable& table, const msgpack_value::Value& full);
    Result<> addPiece(const QueryTable& table, const msgpack_value::Value& paths);
    Result<> checkPiece(std::size_t piece, const Job& job) const;
    Result<> checkPlace(const Run& place, const Job& job) const;
    Result<bool> isAt(std::int64_t slot, std::uint64_t key, const Job& job) const;
    Result<std::string> textOfRank(std::int64_t rank, const Job& job) const;
    Result<std::vector<std::uint64_t>> readKeys(const Piece& piece, std::int64_t begin,
                                                std::int64_t count, const Job& job) const;
    Result<std::int64_t> firstPlace(const Piece& piece, std::uint64_t key, const Job& job) const;
    Result<std::int64_t> firstRank(std::string_view text, bool isAfter, const Job& job) const;

    mutable BlockCache m_cache;
    WorkerPool& m_pool;
    std::int64_t m_slotCount;
    TypedColumnPtr m_column;
    DType m_valueType;
    TypedColumnPtr m_texts;
    std::int64_t m_ranks = 0;
    std::vector<Piece> m_pieces;
};

using SortedIndexPtr = std::shared_ptr<const SortedIndex>;

} // namespace bloscope
