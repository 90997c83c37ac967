#pragma once

#include "core/base/byte_view.h"

#include <map>
#include <vector>

// FlatBuffers put together by hand, as metadata of Arrow's messages are.
namespace bloscope::test {

// A table, a text or a vector, with all that it leads to. Parts stand behind what leads to them.
class FlatPart {
 public:
    static FlatPart table() { return FlatPart(Kind::Table); }
    static FlatPart text(std::string_view text);
    static FlatPart items(std::size_t count, ByteBuffer bytes); // structures, end to end
    static FlatPart tables(std::vector<FlatPart> tables);

    // Fields of a table, by their numbers.
    template <class T>
    FlatPart& number(std::uint16_t field, T value)
    {
        const auto bytes = std::as_bytes(std::span(&value, 1));
        m_numbers[field] = ByteBuffer(bytes.begin(), bytes.end());
        return *this;
    }
    FlatPart& part(std::uint16_t field, FlatPart part);

    // A buffer whose root this is, filled up to a multiple of 8 bytes.
    ByteBuffer buffer() const;

 private:
    enum class Kind { Table, Items, Tables };
    explicit FlatPart(Kind kind) : m_kind(kind) {}
    void write(ByteBuffer& to) const;
    void writeTable(ByteBuffer& to) const;

    Kind m_kind;
    std::map<std::uint16_t, ByteBuffer> m_numbers;
    std::map<std::uint16_t, std::vector<FlatPart>> m_parts; // one each
    std::size_t m_count = 0;
    ByteBuffer m_items;
    std::vector<FlatPart> m_tables;
};

} // namespace bloscope::test
