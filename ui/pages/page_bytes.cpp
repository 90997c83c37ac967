#include "ui/pages/page_bytes.h"

#include "ui/bytes/bytes_view.h"
#include "ui/chunks/chunks_view.h"
#include "ui/pages/array_page.h"

namespace bloscope {

PageBytes::PageBytes(ArrayPage& page, ByteFocus& focus, BytesView& view)
    : Finder(&page), m_page(page), m_view(view)
{
    connect(&focus, &ByteFocus::bytesWanted, this, [this] {
        m_page.showView(QStringLiteral("bytes"));
        m_page.takeFocus();
    });
    connect(&focus, &ByteFocus::chunkWanted, this, [this](std::int64_t chunk) {
        m_page.showView(QStringLiteral("chunks"));
        m_page.findChild<ChunksView*>()->goToChunk(chunk);
        m_page.takeFocus();
    });
}

bool PageBytes::isInFront() const
{
    return m_page.currentView() == &m_view;
}

void PageBytes::askWhereToGo()
{
    m_view.askWhereToGo();
}

void PageBytes::ask()
{
    m_view.askWhatToFind();
}

void PageBytes::find(ScanDirection direction)
{
    m_view.find(direction);
}

} // namespace bloscope
