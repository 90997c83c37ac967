#include "ui/bytes/byte_pages.h"

#include "ui/text/error_text.h"

#include <algorithm>

namespace bloscope {

BytePages::BytePages(ByteMapPtr map, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_map(std::move(map)), m_scheduler(scheduler)
{
}

const BytePages::Page* BytePages::pageOf(std::uint64_t page) const
{
    const auto there = m_pages.find(page);
    return there == m_pages.end() ? nullptr : &there->second;
}

ByteView BytePages::bytesAt(std::uint64_t first, std::uint64_t count)
{
    const std::uint64_t end = std::min(size(), first + count);
    if (first < end)
        want(first / pageBytes, (end - 1) / pageBytes);
    m_together = bytesThere(first, count);
    return m_together;
}

ByteBuffer BytePages::bytesThere(std::uint64_t first, std::uint64_t count) const
{
    ByteBuffer together;
    const std::uint64_t end = std::min(size(), first + count);
    while (first < end) {
        const Page* page = pageOf(first / pageBytes);
        if (!page)
            break;
        const ByteView bytes = ByteView(page->bytes).subspan(first % pageBytes);
        const ByteView wanted = bytes.first(std::min<std::size_t>(bytes.size(), end - first));
        together.insert(together.end(), wanted.begin(), wanted.end());
        first += wanted.size();
    }
    return together;
}

std::vector<NamedRange> BytePages::rangesAt(std::uint64_t first, std::uint64_t count) const
{
    std::vector<NamedRange> ranges;
    const std::uint64_t end = std::min(size(), first + count);
    for (std::uint64_t page = first / pageBytes; page * pageBytes < end; ++page)
        if (const Page* there = pageOf(page))
            for (const NamedRange& range : there->ranges)
                if (ranges.empty() || range.offset > ranges.back().offset)
                    ranges.push_back(range);
    const auto isOutside = [&](const NamedRange& range) {
        return range.end() <= m_map->begin() + first || range.offset >= m_map->begin() + end;
    };
    std::erase_if(ranges, isOutside);
    return ranges;
}

const NamedRange* BytePages::rangeAt(std::uint64_t position) const
{
    const Page* page = pageOf(position / pageBytes);
    if (!page)
        return nullptr;
    const std::uint64_t offset = m_map->begin() + position;
    const auto found = std::ranges::find_if(page->ranges, [&](const NamedRange& range) {
        return offset >= range.offset && offset < range.end();
    });
    return found == page->ranges.end() ? nullptr : &*found;
}

// Who scrolls through gigabytes wants the last place only.
void BytePages::want(std::uint64_t firstPage, std::uint64_t lastPage)
{
    std::erase_if(m_tickets, [&](const auto& ticket) {
        return ticket.first < firstPage || ticket.first > lastPage;
    });
    for (std::uint64_t page = firstPage; page <= lastPage; ++page) {
        if (pageOf(page)) {
            m_used.remove(page);
            m_used.push_front(page);
        } else if (!m_tickets.contains(page)) {
            ask(page);
        }
    }
}

Result<BytePages::Page> BytePages::read(const ByteMap& map, std::uint64_t page)
{
    const std::uint64_t first = page * pageBytes;
    const std::uint64_t size = map.end() - map.begin();
    Page answer;
    BLOSCOPE_TRY(answer.bytes, readBytes(*map.source(), first, std::min(pageBytes, size - first)));
    const std::uint64_t offset = map.begin() + first;
    answer.ranges = map.between(offset, offset + answer.bytes.size());
    return answer;
}

void BytePages::ask(std::uint64_t page)
{
    m_tickets[page] = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [map = m_map, page](std::stop_token) { return read(*map, page); },
        [this, page](Result<Page> answer) { arrive(page, std::move(answer)); });
}

void BytePages::arrive(std::uint64_t page, Result<Page> answer)
{
    if (!answer) // its ticket stays: it is not tried again while it is in sight
        return emit failed(errorSentence(tr("These bytes cannot be read"), answer.error()));
    m_tickets.erase(page);
    m_pages[page] = *std::move(answer);
    m_used.push_front(page);
    while (m_used.size() > mostPages) {
        m_pages.erase(m_used.back());
        m_used.pop_back();
    }
    emit arrived();
}

} // namespace bloscope
