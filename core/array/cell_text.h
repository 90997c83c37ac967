#pragma once

#include "core/array/dtype.h"
#include "core/base/float_text.h"
#include "core/bytes/byte_view.h"

#include <string>

namespace bloscope {

// Writes the text of single elements, as NumPy's str() of the scalar gives it: "True", "-5", "0.1",
// "(1+2j)", "b'ab'", text as it is, "2021-03-04T05:06:07", "5 days", "NaT", "0x00ff". What a type
// needs is chosen once, so that append() goes straight to work. Copyable, callable from any thread.
class CellText {
 public:
    explicit CellText(DType dtype, NumberFormat format = {});

    // Appends the text of the dtype.itemsize bytes at `cell` (for Structured and a dtype whose size
    // is not the element's: construct with rawDType()).
    void append(const std::byte* cell, std::string& to) const { m_append(*this, cell, to); }

    std::string of(const std::byte* cell) const;

    const DType& dtype() const { return m_dtype; }
    const NumberFormat& format() const { return m_format; }

 private:
    using Append = void (*)(const CellText& how, const std::byte* cell, std::string& to);

    static Append appendOf(const DType& dtype);

    DType m_dtype;
    NumberFormat m_format;
    Append m_append;
};

} // namespace bloscope
