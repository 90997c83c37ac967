#pragma once

#include "tests/ui/document/opened_frame.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"

#include <QLabel>
#include <QTest>

namespace bloscope::test {

// The heatmap of a frame in memory, that a test of it looks at.
class HeatmapOfFrame {
 protected:
    // In the place of another one. No view is made.
    void take(ByteBuffer frame)
    {
        close();
        m_opened = std::make_unique<OpenedFrame>(std::move(frame));
        m_scheduler = std::make_unique<Scheduler>();
    }
    // With a look of its own.
    void makeView(ValueChanges* changes = nullptr)
    {
        m_view.reset();
        m_look = std::make_unique<HeatmapLook>(document(), *m_scheduler);
        m_view = std::make_unique<HeatmapView>(document(), *m_look, *m_scheduler, changes);
        m_plot = m_view->findChild<HeatmapPlot*>();
    }
    void showView(const QSize& size = {900, 600})
    {
        m_view->resize(size);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        if (m_look->source()->dtype().isNumeric())
            QTRY_VERIFY(m_plot->picture());
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
    }
    void close()
    {
        m_view.reset();
        m_look.reset();
        m_scheduler.reset(); // waits for work that uses the frame
        m_opened.reset();
    }

    Document& document() const { return m_opened->document(); }
    // The pixel of the plot in the middle of a cell.
    QPoint middleOf(int row, int column) const
    {
        return QPoint(int(m_plot->xAxis->coordToPixel(column)),
                      int(m_plot->yAxis->coordToPixel(row)));
    }
    QLabel* footer() const
    {
        for (QLabel* label : m_view->findChildren<QLabel*>())
            if (label->textFormat() == Qt::RichText)
                return label;
        return nullptr;
    }

    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<HeatmapLook> m_look;
    std::unique_ptr<HeatmapView> m_view;
    HeatmapPlot* m_plot = nullptr;
};

} // namespace bloscope::test
