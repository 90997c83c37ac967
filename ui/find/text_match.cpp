#include "ui/find/text_match.h"

#include "core/dtype/cell_parse.h"
#include "core/dtype/ucs4_text.h"
#include "core/statistics/text_statistics.h"

#include <algorithm>

namespace bloscope {

namespace {

// Without the NULs at its end, which pad it.
std::string_view withoutPadding(const std::byte* bytes, const DType& dtype)
{
    const std::string_view all(reinterpret_cast<const char*>(bytes), dtype.itemsize);
    return all.substr(0, all.find_last_not_of('\0') + 1);
}

QString textOf(const std::byte* bytes, const DType& dtype)
{
    constexpr std::size_t bytesOfCharacter = 4;
    std::string text;
    if (dtype.kind != DTypeKind::Text) {
        text = withoutPadding(bytes, dtype);
    } else if (dtype.order == ByteOrder::Big) {
        Ucs4Text<ByteOrder::Big>::append(bytes, dtype.itemsize / bytesOfCharacter, text);
    } else {
        Ucs4Text<ByteOrder::Little>::append(bytes, dtype.itemsize / bytesOfCharacter, text);
    }
    return QString::fromStdString(text);
}

} // namespace

bool operator==(const TextQuery& one, const TextQuery& other)
{
    return one.kind == other.kind && one.text == other.text &&
           std::ranges::equal(one.fields, other.fields, {}, &DTypeLeaf::path, &DTypeLeaf::path);
}

const NumberOrder& TextMatchScan::orderOfMatches()
{
    static const NumberOrder order(*parseDType("|b1", {}));
    return order;
}

Result<NumberScanPtr> TextMatchScan::create(const CellSource& source, const Slice& slice,
                                            TextQuery query)
{
    BLOSCOPE_TRY(SliceParts parts, SliceParts::of(source, slice));
    return NumberScanPtr(new TextMatchScan(std::move(parts), std::move(query)));
}

TextMatchScan::TextMatchScan(SliceParts slice, TextQuery query)
    : NumberScan(orderOfMatches().dtype(), slice.grid(), slice.cellCount()),
      m_slice(std::move(slice)),
      m_query(std::move(query))
{
    const std::string text = m_query.text.toStdString();
    if (looksLikeBytesLiteral(text))
        if (auto bytes = parseBytesLiteral(text))
            m_bytes = *std::move(bytes);
}

Result<> TextMatchScan::visitPart(const CellBox& part, CellVisitor& to, const Job& job) const
{
    return m_slice.read(
        part, [&](const Cells& cells, const CellBox& piece) { visitPiece(cells, piece, to); }, job);
}

// Cells follow one another in runs, of those with a value and of those without.
void TextMatchScan::visitPiece(const Cells& cells, const CellBox& piece, CellVisitor& to) const
{
    const std::size_t count = cells.bytes.size() / cells.itemsize;
    const auto stateOf = [&](std::size_t i) {
        return cells.states.empty() ? CellState::Fine : cells.states[i];
    };
    std::vector<NumberKey> keys;
    for (std::size_t begin = 0, end = 0; begin < count; begin = end) {
        const CellState state = stateOf(begin);
        keys.clear();
        for (; end < count && stateOf(end) == state; ++end)
            if (state == CellState::Fine)
                keys.push_back(isMatch(cells.bytes.data() + end * cells.itemsize) ? 1 : 0);
        if (state == CellState::Fine)
            to.visit(keys, piece, static_cast<std::int64_t>(begin));
        else
            to.visitMissing(state, end - begin, piece, static_cast<std::int64_t>(begin));
    }
}

bool TextMatchScan::isMatch(const std::byte* element) const
{
    const bool isEqual = m_query.kind == TextQuery::Kind::Equal;
    return std::ranges::any_of(m_query.fields, [&](const DTypeLeaf& field) {
        const std::byte* const cell = element + field.offset;
        if (m_bytes && field.dtype.kind == DTypeKind::Bytes && hasBytes(cell, field.dtype))
            return true;
        const QString text = textOf(cell, field.dtype);
        return isEqual ? text == m_query.text : text.contains(m_query.text, Qt::CaseInsensitive);
    });
}

bool TextMatchScan::hasBytes(const std::byte* cell, const DType& dtype) const
{
    const std::string_view bytes = withoutPadding(cell, dtype);
    if (m_query.kind == TextQuery::Kind::Containing)
        return bytes.find(*m_bytes) != bytes.npos;
    return bytes == std::string_view(*m_bytes).substr(0, m_bytes->find_last_not_of('\0') + 1);
}

} // namespace bloscope
