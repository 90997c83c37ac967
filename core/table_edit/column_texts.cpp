#include "core/store/row_reader.h"
#include "core/table_edit/column_cells.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace bloscope {

namespace {

using Texts = std::map<std::int64_t, std::string>; // by rows

constexpr std::int64_t rowsAtOnce = 1 << 16;
constexpr std::int64_t copiedAtOnce = 4 << 20; // bytes

// Writes a column of texts again, from the first one that changes on.
class TextRewrite {
 public:
    TextRewrite(const Texts& texts, const EditTools& tools) : m_texts(texts), m_tools(tools) {}

    Result<TextLeaves> rewrite(const FramePtr& offsets, const FramePtr& bytes, BlockCache& cache)
    {
        BLOSCOPE_CHECK(open(offsets, bytes, cache));
        LeafEditor newOffsets(LeafEdits::of(offsets), m_tools);
        LeafEditor newBytes(LeafEdits::of(bytes), m_tools);
        BLOSCOPE_CHECK(newOffsets.growTo(m_rows + 1));
        BLOSCOPE_TRY(const std::int64_t total, newTotal());
        BLOSCOPE_CHECK(newBytes.growTo(std::max(total, m_oldBytes->rows())));
        const std::int64_t first = std::min(m_texts.begin()->first, m_oldRows);
        BLOSCOPE_TRY(const std::vector<std::int64_t> begin, offsetsAt(first, 0));
        m_oldAt = m_newAt = begin.front();
        for (std::int64_t row = first; row < m_rows; row += rowsAtOnce) {
            if (m_tools.job.stopped())
                return cancelled();
            BLOSCOPE_CHECK(
                rewriteRows(row, std::min(rowsAtOnce, m_rows - row), newOffsets, newBytes));
        }
        TextLeaves leaves;
        BLOSCOPE_TRY(leaves.offsets, std::move(newOffsets).finish());
        BLOSCOPE_TRY(leaves.bytes, std::move(newBytes).finish());
        return leaves;
    }

 private:
    Result<> open(const FramePtr& offsets, const FramePtr& bytes, BlockCache& cache)
    {
        BLOSCOPE_TRY(m_oldOffsets, RowReader::of(offsets, cache, m_tools.pool));
        BLOSCOPE_TRY(m_oldBytes, RowReader::of(bytes, cache, m_tools.pool));
        if (m_oldOffsets->rowBytes() != 8 || m_oldBytes->rowBytes() != 1 ||
            m_oldOffsets->rows() < 1)
            return malformedError("its texts are not stored as offsets and bytes");
        m_oldRows = m_oldOffsets->rows() - 1;
        m_rows = std::max(m_oldRows, m_texts.rbegin()->first + 1);
        return {};
    }

    // The offsets of the rows [row, row + count], as far as they are stored; those beyond are the
    // last one. They ascend, inside of the bytes.
    Result<std::vector<std::int64_t>> offsetsAt(std::int64_t row, std::int64_t count) const
    {
        const std::int64_t begin = std::min(row, m_oldRows);
        const std::int64_t stored = std::min(row + count, m_oldRows) - begin + 1;
        BLOSCOPE_TRY(const RowReader::Rows read,
                     m_oldOffsets->readRange(begin, stored, {m_tools.job.stop}));
        if (!read.problems.empty())
            return malformedError("its offsets: " + read.problems.front());
        std::vector<std::int64_t> offsets;
        for (std::int64_t i = 0; i < stored; ++i)
            offsets.push_back(loadLittle<std::int64_t>(read.bytes.data() + i * 8));
        if (!std::ranges::is_sorted(offsets) || offsets.front() < 0 ||
            offsets.back() > m_oldBytes->rows())
            return malformedError(
                fmt::format("the offsets of its texts from row {} on make no sense", begin));
        offsets.resize(static_cast<std::size_t>(count) + 1, offsets.back());
        return offsets;
    }

    // Bytes of all texts afterwards.
    Result<std::int64_t> newTotal() const
    {
        BLOSCOPE_TRY(const std::vector<std::int64_t> end, offsetsAt(m_oldRows, 0));
        std::int64_t total = end.front();
        for (const auto& [row, text] : m_texts) {
            BLOSCOPE_TRY(const std::vector<std::int64_t> place, offsetsAt(row, 1));
            total += static_cast<std::int64_t>(text.size()) - (place[1] - place[0]);
        }
        return total;
    }

    Result<> rewriteRows(std::int64_t begin, std::int64_t count, LeafEditor& offsets,
                         LeafEditor& bytes)
    {
        BLOSCOPE_TRY(const std::vector<std::int64_t> old, offsetsAt(begin, count));
        std::vector<std::int64_t> changed;
        bool areSame = true;
        auto text = m_texts.lower_bound(begin);
        std::int64_t shift = m_newAt - m_oldAt;
        for (std::int64_t i = 0; i < count; ++i) {
            const std::int64_t end = old[static_cast<std::size_t>(i) + 1];
            if (text != m_texts.end() && text->first == begin + i) {
                const std::int64_t start = old[static_cast<std::size_t>(i)];
                BLOSCOPE_CHECK(copyUpTo(start, bytes));
                BLOSCOPE_CHECK(putText(text->second, bytes));
                m_oldAt = end;
                shift = m_newAt - m_oldAt;
                ++text;
            }
            changed.push_back(end + shift);
            areSame = areSame && shift == 0;
        }
        BLOSCOPE_CHECK(copyUpTo(old.back(), bytes));
        if (areSame && begin + count <= m_oldRows)
            return {};
        return offsets.put(begin + 1, std::as_bytes(std::span(changed)));
    }

    Result<> putText(const std::string& text, LeafEditor& bytes)
    {
        if (!text.empty())
            BLOSCOPE_CHECK(bytes.put(m_newAt, std::as_bytes(std::span(text))));
        m_newAt += static_cast<std::int64_t>(text.size());
        return {};
    }

    // Old bytes that no text replaces, where they have moved.
    Result<> copyUpTo(std::int64_t end, LeafEditor& bytes)
    {
        while (m_oldAt < end) {
            const std::int64_t count = std::min(copiedAtOnce, end - m_oldAt);
            if (m_oldAt != m_newAt) {
                BLOSCOPE_TRY(const RowReader::Rows read,
                             m_oldBytes->readRange(m_oldAt, count, {m_tools.job.stop}));
                if (!read.problems.empty())
                    return malformedError("its texts: " + read.problems.front());
                BLOSCOPE_CHECK(bytes.put(m_newAt, read.bytes));
            }
            m_oldAt += count;
            m_newAt += count;
        }
        return {};
    }

    const Texts& m_texts;
    const EditTools& m_tools;
    std::unique_ptr<RowReader> m_oldOffsets;
    std::unique_ptr<RowReader> m_oldBytes;
    std::int64_t m_oldRows = 0;
    std::int64_t m_rows = 0;  // afterwards
    std::int64_t m_oldAt = 0; // bytes that are taken care of
    std::int64_t m_newAt = 0; // and where they are then
};

} // namespace

Result<TextLeaves> rewrittenTexts(const FramePtr& offsets, const FramePtr& bytes,
                                  const Texts& texts, BlockCache& cache, const EditTools& tools)
{
    if (texts.empty())
        return TextLeaves{LeafEdits::of(offsets), LeafEdits::of(bytes)};
    return TextRewrite(texts, tools).rewrite(offsets, bytes, cache);
}

} // namespace bloscope
