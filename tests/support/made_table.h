#pragma once

#include "core/query/query_table.h"
#include "tests/support/frames.h"

#include <QTemporaryDir>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace bloscope::test {

// A table as python-blosc2 writes it, made by hand in a directory: every part of it can lie.
class MadeTable {
 public:
    using Flags = std::vector<std::uint8_t>; // one for each row

    // `folder` is a new one; chunks and blocks have `blockRows` rows, or those of setBlockRows().
    MadeTable(std::filesystem::path folder, std::size_t rows, std::size_t blockRows);

    // A column of elements; where `hasValue` is 0 they are null. `facts`: more members of its
    // description, such as R"("unit": "s")".
    template <class T>
    void add(const std::string& name, const std::string& kind, const char* dtype,
             const std::vector<T>& values, const Flags& hasValue = {},
             const std::string& facts = {})
    {
        const auto bytes = std::as_bytes(std::span(values));
        addElements(name, kind, dtype, bytes, hasValue, facts);
    }
    void addTexts(const std::string& name, const std::vector<std::string>& texts,
                  const Flags& hasValue = {});
    // Code -1 is null.
    void addWords(const std::string& name, const std::vector<std::int32_t>& codes,
                  const std::vector<std::string>& words);
    void addComputed(const std::string& name, const std::string& expression,
                     const std::string& dependencies);
    void setLive(const Flags& live) { m_live = live; }

    // A SUMMARY of the blocks of a column of float64 as python-blosc2 writes it, changed by what
    // replaces a part of its description. `segments`: least, greatest and flags of each.
    struct Segment {
        double least;
        double greatest;
        std::uint8_t flags;
    };
    void addSummary(const std::string& column, const std::vector<Segment>& segments,
                    const std::string& part = {}, const std::string& replacement = {});

    // A FULL index, likewise. `facts`: more members of its "full", such as R"("dict_rank": {})".
    // Values that were added later are in `added`.
    struct Order {
        const char* dtype;
        ByteBuffer values; // ascending
        std::vector<std::int64_t> positions;
        std::string facts = {};
        std::vector<Order> added = {};
    };
    void addOrder(const std::string& column, const Order& order, const std::string& part = {},
                  const std::string& replacement = {});

    void write(const std::string& file, const ByteBuffer& bytes) const;
    ByteBuffer arrayOf(const char* dtype, ByteView elements, std::size_t count) const;

    // Writes what is left, and opens it.
    QueryTablePtr open(BlockCache& cache, WorkerPool& pool) const;

 private:
    void addIndex(std::string index, const std::string& part, const std::string& replacement);
    std::string describeOrder(const std::string& name, const Order& order) const;
    void addElements(const std::string& name, const std::string& kind, const char* dtype,
                     ByteView elements, const Flags& hasValue, const std::string& facts);
    void describe(const std::string& name, const std::string& kind, const Flags& hasValue,
                  const std::string& facts);

    std::filesystem::path m_folder;
    std::size_t m_rows;
    std::int64_t m_blockRows;
    Flags m_live;
    std::string m_columns;  // JSON
    std::string m_computed; // likewise
    std::string m_catalog;  // likewise
};

// A table in a folder of its own below this one.
MadeTable newTableIn(const QTemporaryDir& folder, std::size_t rows, std::size_t blockRows = 4);

} // namespace bloscope::test
