#pragma once

#include "core/base/byte_view.h"
#include "core/dtype/cell_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// Any bytes as a text of JSON, in quotes; what is no UTF-8 becomes U+FFFD. Appends.
void appendJsonText(std::string_view text, std::string& to);

// The text of a float as NumPy writes it: as the number it is, NaN as null, infinities as texts.
// Appends.
void appendJsonFloat(std::string_view text, std::string& to);

// Writes elements as values of JSON, with all their digits: numbers and truth values as such,
// complex numbers, times, bytes and texts as the texts that CSV has for them, NaT as null,
// structured elements as objects, sub-arrays as lists. Copyable, callable from any thread.
class CellJson {
 public:
    explicit CellJson(DType dtype, NumberFormat::Bytes bytes = NumberFormat::Bytes::AsText);

    // Appends the dtype.itemsize bytes at `cell`.
    void append(const std::byte* cell, std::string& to) const;

 private:
    void appendObject(const std::byte* cell, std::string& to) const;
    const std::byte* appendList(std::size_t dimension, const std::byte* cell,
                                std::string& to) const;
    void appendScalar(const std::byte* cell, std::string& to) const;

    DType m_dtype;
    CellText m_text;
    std::vector<std::string> m_names; // of fields, as JSON has them
    std::vector<CellJson> m_parts;    // one for each of m_dtype.fields
};

} // namespace bloscope
