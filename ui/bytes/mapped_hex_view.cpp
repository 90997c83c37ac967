#include "ui/bytes/mapped_hex_view.h"

#include "ui/bytes/byte_part_colors.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/value/hex_text.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>

namespace bloscope {

namespace {

QString cArrayText(ByteView bytes)
{
    constexpr std::size_t perLine = 12;
    QString text = QStringLiteral("{");
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        text += i == 0             ? QString()
                : i % perLine == 0 ? QStringLiteral(",\n ")
                                   : QStringLiteral(", ");
        text += QStringLiteral("0x%1").arg(std::to_integer<int>(bytes[i]), 2, 16, QLatin1Char('0'));
    }
    return text + '}';
}

} // namespace

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

QString copiedText(ByteView bytes, ByteCopy form)
{
    const auto plain = [&] {
        return QByteArray(textOf(bytes).data(), static_cast<qsizetype>(bytes.size()));
    };
    switch (form) {
    case ByteCopy::Hex:
        return hexText(bytes);
    case ByteCopy::CArray:
        return cArrayText(bytes);
    case ByteCopy::Base64:
        return QString::fromLatin1(plain().toBase64());
    case ByteCopy::Text:
        break;
    }
    return QString::fromUtf8(plain());
}

MappedHexView::MappedHexView(Scheduler& scheduler, QWidget* parent)
    : HexView(parent), m_scheduler(scheduler)
{
    setAccessibleName(tr("File bytes"));
}

void MappedHexView::showMap(const ByteMapPtr& map)
{
    replaceMap(map);
    goTo(map->begin());
}

void MappedHexView::letGo()
{
    m_copying.cancel();
    delete std::exchange(m_pages, nullptr);
}

void MappedHexView::replaceMap(const ByteMapPtr& map)
{
    letGo();
    m_pages = new BytePages(map, m_scheduler, this);
    connect(m_pages, &BytePages::failed, this, &HexView::notice);
    connect(m_pages, &BytePages::arrived, this, [this] {
        viewport()->update();
        emit rangesArrived();
    });
    QResizeEvent sameSize(QAbstractScrollArea::size(), QAbstractScrollArea::size());
    resizeEvent(&sameSize); // bytes in a row depend on how long offsets are
    bytesChanged();
}

const ByteMapPtr& MappedHexView::map() const
{
    static const ByteMapPtr none;
    return m_pages ? m_pages->map() : none;
}

std::uint64_t MappedHexView::size() const
{
    return m_pages ? m_pages->size() : 0;
}

std::uint64_t MappedHexView::origin() const
{
    return m_pages ? map()->begin() : 0;
}

const NamedRange* MappedHexView::currentRange() const
{
    const std::uint64_t at = selection().isEmpty() ? caret() : selection().from;
    return m_pages && at < size() ? m_pages->rangeAt(at) : nullptr;
}

void MappedHexView::goTo(std::uint64_t offset)
{
    const QScopedValueRollback sent(m_isSent, true);
    moveCaret(offset - origin());
}

// The end comes into sight, then the beginning: of a long stretch that is what is seen.
void MappedHexView::showRange(std::uint64_t offset, std::uint64_t size)
{
    const QScopedValueRollback sent(m_isSent, true);
    moveCaret(offset - origin() + size);
    moveCaret(offset - origin(), Extend::Yes);
}

ByteView MappedHexView::bytesAt(std::uint64_t first, std::uint64_t count) const
{
    return m_pages ? m_pages->bytesAt(first, count) : ByteView();
}

std::vector<HexShade> MappedHexView::shadesAt(std::uint64_t first, std::uint64_t count) const
{
    std::vector<HexShade> shades;
    if (!m_pages)
        return shades;
    const NamedRange* current = currentRange();
    for (const NamedRange& range : m_pages->rangesAt(first, count)) {
        const bool isOther = (range.block >= 0 ? std::uint64_t(range.block) : range.offset) % 2;
        const ByteTone tone = current && current->offset == range.offset ? ByteTone::Current
                              : isOther                                  ? ByteTone::Other
                                                                         : ByteTone::One;
        shades.push_back({range.offset - origin(), range.end() - origin(),
                          bytePartColor(range.part, palette(), tone)});
    }
    return shades;
}

void MappedHexView::caretWasMoved()
{
    if (!m_isSent)
        emit movedByUser();
}

void MappedHexView::copyAs(ByteCopy form)
{
    const Selection selected = selection();
    if (!m_pages || selected.isEmpty())
        return;
    if (selected.size() > mostCopied)
        return emit notice(
            tr("At most %1 bytes can be copied at once.").arg(countText(mostCopied)));
    m_copying = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [map = map(), selected, form](std::stop_token) -> Result<QString> {
            BLOSCOPE_TRY(const ByteBuffer bytes,
                         readBytes(*map->source(), selected.from, selected.size()));
            return copiedText(bytes, form);
        },
        [this, selected](const Result<QString>& text) {
            if (text)
                QApplication::clipboard()->setText(*text);
            emit notice(text ? countedText(selected.size(), tr("Copied %n byte(s).", nullptr,
                                                               pluralNumber(selected.size())))
                             : errorSentence(tr("Nothing was copied"), text.error()));
        });
}

void MappedHexView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    const auto add = [&](const QString& text, ByteCopy form) {
        menu.addAction(text, this, [this, form] { copyAs(form); })
            ->setEnabled(!selection().isEmpty());
    };
    add(tr("Copy as &Hex"), ByteCopy::Hex);
    add(tr("Copy as &C Array"), ByteCopy::CArray);
    add(tr("Copy as &Base64"), ByteCopy::Base64);
    add(tr("Copy as &Text"), ByteCopy::Text);
    menu.addSeparator();
    menu.addAction(tr("Select &All"), this, &HexView::selectAll);
    menu.exec(event->globalPos());
}

} // namespace bloscope
