#pragma once

#include "core/base/byte_view.h"

#include <map>
#include <string_view>
#include <vector>

namespace bloscope::arrow {

// A part of a FlatBuffer that is to be written, with all that it leads to: the inverse of
// FlatTable. Numbers are at multiples of their size, and each part is after what leads to it, as
// readers that verify buffers require.
class FlatNode {
 public:
    static FlatNode table() { return FlatNode(Kind::Table); }
    static FlatNode text(std::string_view text);
    // Structures of `itemBytes` each, whose largest number has 8 bytes.
    static FlatNode structures(ByteBuffer items, std::size_t itemBytes);
    static FlatNode tables(std::vector<FlatNode> tables);

    // The fields of a table, by their numbers. A field without a value has its default.
    template <class T>
    FlatNode& number(std::uint16_t field, T value)
    {
        const auto bytes = std::as_bytes(std::span(&value, 1)); // this machine is little-endian
        m_numbers[field] = ByteBuffer(bytes.begin(), bytes.end());
        return *this;
    }
    FlatNode& node(std::uint16_t field, FlatNode node);

    // A buffer whose root this table is; its size is a multiple of 8 bytes.
    ByteBuffer buffer() const;

 private:
    enum class Kind { Table, Text, Structures, Tables };
    explicit FlatNode(Kind kind) : m_kind(kind) {}

    // Both append it, and return where it begins.
    std::size_t write(ByteBuffer& to) const;
    std::size_t writeTable(ByteBuffer& to) const;
    std::size_t writeTables(ByteBuffer& to) const;

    Kind m_kind;
    std::map<std::uint16_t, ByteBuffer> m_numbers;
    std::map<std::uint16_t, std::vector<FlatNode>> m_nodes; // one each
    ByteBuffer m_items;                                     // of texts and structures
    std::size_t m_count = 0;                                // of these
    std::vector<FlatNode> m_tables;
};

} // namespace bloscope::arrow
