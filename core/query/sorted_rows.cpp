#include "core/query/sorted_rows.h"

#include <span>

namespace bloscope {

std::vector<std::int64_t> SortedRows::rows(std::int64_t first, std::int64_t count) const
{
    std::vector<std::int64_t> found;
    for (; count > 0 && first < m_ordered; ++first, --count) {
        const auto row = static_cast<std::size_t>(first);
        found.push_back(loadLittle<std::int64_t>(m_pages[row / pageRows]->view().data() +
                                                 row % pageRows * sizeof(std::int64_t)));
    }
    if (count > 0)
        for (const std::int64_t row : m_absent.rows(first - m_ordered, count))
            found.push_back(row);
    return found;
}

Result<> SortedRowsWriter::flush()
{
    if (m_job.stopped())
        return cancelled();
    if (m_page.empty())
        return {};
    const auto bytes = std::as_bytes(std::span(m_page));
    BLOSCOPE_TRY(KeptBytesPtr kept, m_store.keep(ByteBuffer(bytes.begin(), bytes.end())));
    m_pages.push_back(std::move(kept));
    m_job.advance(m_page.size());
    m_page.clear();
    return {};
}

Result<std::vector<KeptBytesPtr>> SortedRowsWriter::finish()
{
    BLOSCOPE_CHECK(flush());
    return std::move(m_pages);
}

} // namespace bloscope
