#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

#include <string>

// The metadata of Arrow's messages are FlatBuffers: tables whose fields are found by their number
// through a list of offsets (the vtable), at any place of the buffer.
namespace bloscope::arrow {

class FlatVector;

// A table among the bytes of a buffer, which it does not own. Every place it leads to is compared
// with the bytes there are. Copyable.
class FlatTable {
 public:
    FlatTable() = default; // without any field

    // The table that a buffer begins with. Errors: Malformed.
    static Result<FlatTable> root(ByteView buffer);

    // The number in a field, or `otherwise` where the table has no such field, or no room for it.
    template <class T>
    T number(std::size_t field, T otherwise) const
    {
        const std::size_t at = placeOf(field, sizeof(T));
        return at == 0 ? otherwise : loadLittle<T>(m_buffer.data() + at);
    }

    bool has(std::size_t field) const { return placeOf(field, 1) != 0; }

    // What a field leads to. Errors: Malformed when it leads outside of the buffer; for a table
    // also when there is none. A text or a vector that is not there is empty.
    Result<FlatTable> table(std::size_t field) const;
    Result<std::string> text(std::size_t field) const;
    Result<FlatVector> vector(std::size_t field, std::size_t itemBytes) const;

 private:
    friend class FlatVector;
    FlatTable(ByteView buffer, std::size_t position) : m_buffer(buffer), m_position(position) {}
    static Result<FlatTable> at(ByteView buffer, std::size_t position);

    // Where in the buffer the bytes of a field are; 0 when they are not there.
    std::size_t placeOf(std::size_t field, std::size_t bytes) const;

    ByteView m_buffer;
    std::size_t m_position = 0;  // of the table
    std::size_t m_vtable = 0;    // where its list of offsets begins
    std::size_t m_fields = 0;    // offsets in that list
    std::size_t m_tableSize = 0; // bytes of the table itself
};

// Items of one size, one behind the other: structures, or offsets of tables.
class FlatVector {
 public:
    FlatVector() = default;

    std::size_t size() const { return m_size; }
    ByteView item(std::size_t i) const { return m_items.subspan(i * m_itemBytes, m_itemBytes); }

    // Of vectors of tables: itemBytes is 4. Errors: Malformed.
    Result<FlatTable> table(std::size_t i) const;

 private:
    friend class FlatTable;
    ByteView m_buffer;
    ByteView m_items;
    std::size_t m_size = 0;
    std::size_t m_itemBytes = 0;
};

} // namespace bloscope::arrow
