#pragma once

#include "core/base/byte_view.h"
#include "core/dtype/dtype.h"
#include "core/numbers/float_text.h"

#include <string>
#include <vector>

namespace bloscope {

// Elements that lie one behind the other, or at any other distance.
struct CellRun {
    const std::byte* first;
    std::ptrdiff_t stride; // in bytes
    std::size_t count;
};

// Writes the text of single elements, as NumPy's str() of the scalar gives it: "True", "-5", "0.1",
// "(1+2j)", text as it is, "2021-03-04T05:06:07", "5 days", "NaT", "0x00ff". Bytes as text where
// they are text, see areShownAsText(), or else as "b'a\x00b'". Structured ones as Python's tuples
// and lists with all the digits of their parts, texts and dates in quotes: "(1, [0.5, 2.0], 'x')".
// What a type needs is chosen once, so that append() goes straight to work. Copyable, callable from
// any thread.
class CellText {
 public:
    // Sub-arrays end in "..." where the text of their element has grown to this.
    static constexpr std::size_t mostCharacters = 16 << 20;

    explicit CellText(DType dtype, NumberFormat format = {},
                      std::size_t charactersAtMost = mostCharacters);

    // Appends the text of the dtype.itemsize bytes at `cell` (for a dtype whose size is not the
    // element's: construct with rawDType()).
    void append(const std::byte* cell, std::string& to) const
    {
        m_append(*this, cell, to, to.size() + m_mostCharacters);
    }

    std::string of(const std::byte* cell) const;

    // As a part of a structured element is written: texts and dates in quotes. `end`: the size of
    // `to` from which on nothing more needs to be said.
    void appendPart(const std::byte* cell, std::string& to, std::size_t end) const;

    // The most characters that a text of this type and format can have; 0 where that is not said
    // and write() not to be used: it is for truth values, integers, floats of up to 8 bytes and
    // texts.
    std::size_t mostOfOne() const { return m_mostOfOne; }

    // Writes the texts of a run with `between` between them to where there is room for its count
    // times (mostOfOne() + 1) characters. Returns the end.
    char* write(const CellRun& run, char between, char* to) const
    {
        return m_write(*this, run, between, to);
    }

    const DType& dtype() const { return m_dtype; }
    const NumberFormat& format() const { return m_format; }

 private:
    // `end`: the size of `to` from which on nothing more needs to be said.
    using Append = void (*)(const CellText& how, const std::byte* cell, std::string& to,
                            std::size_t end);

    using Write = char* (*)(const CellText& how, const CellRun& run, char between, char* to);

    static Append appendOf(const DType& dtype);
    static Write writeOf(const DType& dtype);
    static void appendStructured(const CellText& how, const std::byte* cell, std::string& to,
                                 std::size_t end);
    static void appendSubArray(const CellText& how, const std::byte* cell, std::string& to,
                               std::size_t end);
    const std::byte* appendExtent(std::size_t dimension, const std::byte* cell, std::string& to,
                                  std::size_t end) const;

    DType m_dtype;
    NumberFormat m_format;
    std::size_t m_mostCharacters;
    Append m_append;
    Write m_write;
    std::size_t m_mostOfOne;
    std::vector<CellText> m_parts; // one for each of m_dtype.fields
};

// Bytes as Python writes them: b'ab\x00'. Appends.
void appendBytesLiteral(ByteView bytes, std::string& to);

// Do people read them as text? UTF-8 in which every character is seen (isHidden()), and which
// parseCell() does not take for b'..', so that both notations stay apart.
bool areShownAsText(ByteView bytes);

// Bytes without the NULs that pad them, in the notation that was chosen. Appends.
void appendBytesText(ByteView bytes, NumberFormat::Bytes notation, std::string& to);

} // namespace bloscope
