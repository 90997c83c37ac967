#include "core/dtype/cell_parse.h"

#include "core/base/ascii.h"
#include "core/base/text.h"
#include "core/dtype/cell_literal.h"
#include "core/dtype/scalar_parse.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

// Takes the parts of compound elements from the front of a text.
class PartsReader {
 public:
    explicit PartsReader(std::string_view text) : m_text(text) {}

    Result<> readAll(const DType& dtype, ByteSpan to)
    {
        BLOSCOPE_CHECK(read(dtype, to));
        skipBlanks();
        return m_text.empty() ? Result<>() : expected("nothing more");
    }

 private:
    void skipBlanks()
    {
        m_text.remove_prefix(std::min(m_text.find_first_not_of(" \t\r\n"), m_text.size()));
    }

    bool take(char c)
    {
        skipBlanks();
        if (!m_text.starts_with(c))
            return false;
        m_text.remove_prefix(1);
        return true;
    }

    Error expected(std::string_view what) const
    {
        constexpr std::size_t mostShown = 20;
        return usageError(m_text.empty() ? fmt::format("{} is expected at the end", what)
                                         : fmt::format("{} is expected before \"{}\"", what,
                                                       escapeForDisplay(m_text, mostShown)));
    }

    Result<> read(const DType& dtype, ByteSpan to);
    Result<> readFields(const DType& dtype, ByteSpan to);
    Result<> readExtent(const DType& dtype, std::size_t dimension, ByteSpan& to);

    std::string_view m_text;
};

Result<> PartsReader::read(const DType& dtype, ByteSpan to)
{
    if (dtype.kind == DTypeKind::Structured)
        return readFields(dtype, to);
    if (dtype.kind == DTypeKind::SubArray)
        return readExtent(dtype, 0, to);
    skipBlanks();
    BLOSCOPE_TRY(const CellLiteral literal, takeCellLiteral(m_text, dtype));
    m_text.remove_prefix(literal.size);
    return parseScalar(literal.text, dtype, to);
}

// "(1, 2.5)", "(1,)"
Result<> PartsReader::readFields(const DType& dtype, ByteSpan to)
{
    if (!take('('))
        return expected("'('");
    for (const DTypeField& field : dtype.fields) {
        BLOSCOPE_CHECK(read(field.dtype, to.subspan(field.offset, field.dtype.itemsize))
                           .within(escapeForDisplay(field.name)));
        if (&field != &dtype.fields.back() && !take(','))
            return expected("','");
    }
    take(',');
    return take(')') ? Result<>() : expected("')'");
}

// "[1, 2]", "[[1, 2], [3, 4]]"; takes the bytes of what it read from the front of `to`.
Result<> PartsReader::readExtent(const DType& dtype, std::size_t dimension, ByteSpan& to)
{
    if (!take('['))
        return expected("'['");
    const std::size_t size = dtype.element().itemsize;
    for (std::int64_t i = 0; i < dtype.shape[dimension]; ++i) {
        if (i > 0 && !take(','))
            return expected("','");
        if (dimension + 1 < dtype.shape.size()) {
            BLOSCOPE_CHECK(readExtent(dtype, dimension + 1, to));
            continue;
        }
        BLOSCOPE_CHECK(read(dtype.element(), to.first(size)).within(fmt::format("[{}]", i)));
        to = to.subspan(size);
    }
    return take(']') ? Result<>() : expected("']'");
}

} // namespace

Result<> parseCell(std::string_view text, const DType& dtype, ByteSpan element)
{
    if (dtype.kind == DTypeKind::Text || dtype.kind == DTypeKind::Bytes)
        return parseScalar(text, dtype, element); // blanks are a part of it
    if (!dtype.isCompound())
        return parseScalar(trimmed(text), dtype, element);
    ByteBuffer changed(element.begin(), element.end());
    BLOSCOPE_CHECK(PartsReader(text).readAll(dtype, changed));
    std::ranges::copy(changed, element.begin());
    return {};
}

} // namespace bloscope
