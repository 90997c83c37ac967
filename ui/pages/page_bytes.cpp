#include "ui/pages/page_bytes.h"

#include "core/array/cell_places.h"
#include "ui/bytes/bytes_view.h"
#include "ui/bytes/pipeline_dialog.h"
#include "ui/chunks/chunks_view.h"
#include "ui/pages/array_page.h"

namespace bloscope {

PageBytes::PageBytes(ArrayPage& page, ByteFocus& focus, Scheduler& scheduler)
    : Finder(&page), m_page(page), m_focus(focus), m_scheduler(scheduler)
{
    connect(&focus, &ByteFocus::blockWanted, this, &PageBytes::showBlock);
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

void PageBytes::showBlock(const BlockAddress& block)
{
    if (!m_pipeline) {
        m_pipeline = new PipelineDialog(m_page.document(), m_scheduler, &m_page);
        m_pipeline->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_pipeline, &PipelineDialog::placeWanted, this, [this](const BytePlace& place) {
            m_focus.choose(place);
            emit m_focus.bytesWanted();
        });
        connect(m_pipeline, &PipelineDialog::cellWanted, &m_page, &ArrayPage::goTo);
    }
    m_pipeline->showBlock(block);
    m_pipeline->show();
    m_pipeline->raise();
    m_pipeline->activateWindow();
}

// Of elements that cross the end of a chunk, where they begin.
void PageBytes::showPlaceOf(const std::vector<std::int64_t>& cell)
{
    const ArrayPtr& array = m_page.document().array();
    std::optional<BlockAddress> block;
    const CellPlaces places(array, sliceOfCell(array->shape(), cell));
    places.show(0, static_cast<std::size_t>(array->itemsize()), [&block](const CellPlace& place) {
        if (!block)
            block = BlockAddress{.chunk = place.chunk, .position = place.position};
    });
    if (block)
        showBlock(*block);
}

BytesView* PageBytes::inFront() const
{
    return qobject_cast<BytesView*>(m_page.currentView());
}

bool PageBytes::isInFront() const
{
    return inFront();
}

void PageBytes::askWhereToGo()
{
    inFront()->askWhereToGo();
}

void PageBytes::ask()
{
    inFront()->askWhatToFind();
}

void PageBytes::find(ScanDirection direction)
{
    inFront()->find(direction);
}

} // namespace bloscope
