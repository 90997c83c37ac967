#include "core/statistics/text_statistics.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/cell_text.h"
#include "core/scan/fold_parts.h"
#include "core/scan/slice_parts.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>

namespace bloscope {

namespace {

std::size_t bytesPerCharacter(const DType& dtype)
{
    constexpr std::size_t ofUcs4 = 4;
    return dtype.kind == DTypeKind::Text ? ofUcs4 : 1;
}

// Without the characters at its end that are all NULs.
std::string_view withoutPadding(std::string_view bytes, std::size_t character)
{
    while (bytes.size() >= character &&
           bytes.find_first_not_of('\0', bytes.size() - character) == std::string_view::npos)
        bytes.remove_suffix(character);
    return bytes;
}

enum class WantedLength { Shortest, Longest };

bool isBetterLength(WantedLength wanted, std::size_t length,
                    const std::vector<std::int64_t>& position,
                    const std::optional<TextStatistics::Extreme>& best)
{
    if (!best || length == best->length)
        return !best || position < best->position;
    return wanted == WantedLength::Shortest ? length < best->length : length > best->length;
}

void takeExtreme(WantedLength wanted, const std::optional<TextStatistics::Extreme>& found,
                 std::optional<TextStatistics::Extreme>& best)
{
    if (found && isBetterLength(wanted, found->length, found->position, best))
        best = found;
}

void countMissing(CellState state, CellCounts& counts)
{
    ++(state == CellState::Damaged         ? counts.damaged
       : state == CellState::Uninitialised ? counts.uninitialised
                                           : counts.absent);
}

void addTextStatistics(TextStatistics& all, const TextStatistics& part)
{
    all.counts.add(part.counts);
    all.texts += part.texts;
    takeExtreme(WantedLength::Shortest, part.shortest, all.shortest);
    takeExtreme(WantedLength::Longest, part.longest, all.longest);
    all.values.add(part.values);
    all.damagedParts += part.damagedParts;
    for (const std::string& reason : part.damage)
        noteDamage(reason, all.damage);
}

// Of the first ones of many the last character may be cut in two.
std::string textOfBytes(std::string_view bytes)
{
    if (bytes.size() == TextStatistics::mostBytes && !isUtf8(bytes))
        for (std::size_t cut = 1; cut < mostUtf8Bytes; ++cut)
            if (isUtf8(bytes.substr(0, bytes.size() - cut))) {
                bytes.remove_suffix(cut);
                break;
            }
    std::string text;
    appendBytesText(bytesOf(bytes), NumberFormat::Bytes::AsText, text);
    return text;
}

// The texts of a slice, or of one field of its elements.
class SliceTextScan final : public TextScan {
 public:
    SliceTextScan(SliceParts slice, DTypeLeaf texts)
        : m_slice(std::move(slice)), m_texts(std::move(texts))
    {
    }

    std::string typeText() const override { return m_texts.dtype.text; }
    bool countsBytes() const override { return m_texts.dtype.kind == DTypeKind::Bytes; }
    const SliceGrid& parts() const override { return m_slice.grid(); }
    std::uint64_t cellCount() const override { return m_slice.cellCount(); }
    WorkerPool& pool() const override { return m_slice.source().pool(); }
    std::string text(std::string_view bytes) const override; // as CellText writes it
    Result<> visitPart(const CellBox& part, TextStatistics& to, const Job& job) const override;

 private:
    std::string_view textAt(const Cells& cells, std::size_t cell) const; // without its padding
    void visitPiece(const Cells& cells, const CellBox& piece, TextStatistics& to) const;

    SliceParts m_slice;
    DTypeLeaf m_texts;
};

std::string SliceTextScan::text(std::string_view bytes) const
{
    if (countsBytes())
        return textOfBytes(bytes);
    if (bytes.empty()) // no type has no characters
        return {};
    DType dtype = m_texts.dtype;
    dtype.itemsize = bytes.size();
    return CellText(dtype).of(reinterpret_cast<const std::byte*>(bytes.data()));
}

Result<> SliceTextScan::visitPart(const CellBox& part, TextStatistics& to, const Job& job) const
{
    const auto show = [&](const Cells& cells, const CellBox& piece) {
        visitPiece(cells, piece, to);
    };
    BLOSCOPE_CHECK(m_slice.read(part, show, job));
    to.damagedParts = to.counts.damaged > 0 ? 1 : 0;
    return {};
}

std::string_view SliceTextScan::textAt(const Cells& cells, std::size_t cell) const
{
    const std::byte* first = cells.bytes.data() + cell * cells.itemsize + m_texts.offset;
    const std::string_view padded(reinterpret_cast<const char*>(first), m_texts.dtype.itemsize);
    return withoutPadding(padded, bytesPerCharacter(m_texts.dtype));
}

void SliceTextScan::visitPiece(const Cells& cells, const CellBox& piece, TextStatistics& to) const
{
    const std::size_t count = cells.bytes.size() / cells.itemsize;
    const std::size_t character = bytesPerCharacter(m_texts.dtype);
    TextTally tally(piece, to);
    for (std::size_t i = 0; i < count; ++i) {
        const CellState state = cells.states.empty() ? CellState::Fine : cells.states[i];
        if (state != CellState::Fine) {
            tally.addMissing(state);
            continue;
        }
        const std::string_view text = textAt(cells, i);
        tally.add(text, text.size() / character);
    }
    tally.finish();
    for (const CellRegion& region : cells.regions)
        if (region.kind == CellState::Damaged)
            noteDamage(region.reason, to.damage);
}

} // namespace

void TextCounts::add(std::string_view text, std::uint64_t times)
{
    if (tooMany())
        return;
    if (const auto known = m_counts.find(text); known != m_counts.end()) {
        known->second += times;
        return;
    }
    if (m_counts.size() == mostTexts || m_bytes + text.size() > mostBytes)
        return giveUp(std::max<std::size_t>(1, m_counts.size()));
    m_bytes += text.size();
    m_counts.emplace(text, times);
}

void TextCounts::add(const TextCounts& other)
{
    if (other.tooMany())
        return giveUp(std::max({m_moreThan, m_counts.size(), other.m_moreThan}));
    for (const auto& [text, times] : other.m_counts)
        add(text, times);
}

void TextCounts::giveUp(std::size_t moreThan)
{
    m_moreThan = std::max(m_moreThan, moreThan);
    m_counts.clear();
    m_bytes = 0;
}

void noteDamage(const std::string& reason, std::vector<std::string>& damage)
{
    if (damage.size() < Statistics::mostReasons && (damage.empty() || damage.back() != reason))
        damage.push_back(reason);
}

std::string shownText(const TextScan& scan, std::string_view bytes, std::size_t mostLetters)
{
    const std::string text = scan.text(bytes);
    if (!scan.countsBytes())
        return escapeForDisplay(text, mostLetters);
    const std::string_view shown = utf8Prefix(text, mostLetters);
    return std::string(shown) + (shown.size() < text.size() ? "..." : "");
}

TextStatistics::Extreme TextTally::seen(std::string_view bytes, std::size_t length) const
{
    return {length, positionInSlice(m_box, m_cell),
            std::string(bytes.substr(0, TextStatistics::mostBytes))};
}

void TextTally::next()
{
    ++m_to.counts.all;
    ++m_cell;
}

void TextTally::add(std::string_view bytes, std::size_t length)
{
    ++m_to.texts;
    m_to.values.add(bytes);
    if (!m_shortest || length < m_shortest->length)
        m_shortest = seen(bytes, length);
    if (!m_longest || length > m_longest->length)
        m_longest = seen(bytes, length);
    next();
}

void TextTally::addMissing(CellState state)
{
    countMissing(state, m_to.counts);
    next();
}

void TextTally::addNull()
{
    ++m_to.counts.nulls;
    next();
}

void TextTally::skip()
{
    ++m_cell;
}

void TextTally::finish()
{
    takeExtreme(WantedLength::Shortest, m_shortest, m_to.shortest);
    takeExtreme(WantedLength::Longest, m_longest, m_to.longest);
}

bool isText(const DType& dtype)
{
    return dtype.kind == DTypeKind::Text || dtype.kind == DTypeKind::Bytes;
}

std::vector<DTypeLeaf> leavesWithStatistics(const DType& dtype)
{
    std::vector<DTypeLeaf> leaves = leavesOf(dtype);
    std::erase_if(leaves, [](const DTypeLeaf& leaf) {
        return !leaf.dtype.isNumeric() && !(isText(leaf.dtype) && leaf.dtype.itemsize > 0);
    });
    if (leaves.size() > mostLeavesWithStatistics)
        leaves.erase(leaves.begin() + mostLeavesWithStatistics, leaves.end());
    return leaves;
}

Result<TextScanPtr> textScanOf(const CellSource& source, const Slice& slice, const DTypeLeaf& texts)
{
    assert(texts.offset + texts.dtype.itemsize <= source.dtype().itemsize);
    BLOSCOPE_TRY(SliceParts parts, SliceParts::of(source, slice));
    if (!isText(texts.dtype) || texts.dtype.itemsize == 0)
        return Error{ErrorKind::Usage,
                     fmt::format("elements of type {} are not text", texts.dtype.text)};
    return TextScanPtr(std::make_shared<const SliceTextScan>(std::move(parts), texts));
}

Result<TextStatistics> textStatisticsOf(const TextScan& scan, const TextStatisticsSoFar& soFar,
                                        const Job& job)
{
    TextStatistics all;
    job.start(scan.cellCount());
    const auto make = [](const CellBox&) {
        return std::optional(std::make_unique<TextStatistics>());
    };
    const auto take = [&](const TextStatistics& part, const CellBox&) {
        addTextStatistics(all, part);
        if (soFar && all.counts.all < scan.cellCount())
            soFar(all);
    };
    BLOSCOPE_CHECK(foldParts(scan, {0, scan.parts().count()}, job, make, take));
    return all;
}

} // namespace bloscope
