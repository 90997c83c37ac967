#pragma once

#include "tests/support/frames.h"
#include "tests/ui/heatmap/heatmap_of_frame.h"
#include "tests/ui/worker/settle.h"
#include "ui/brush/brush_bar.h"
#include "ui/brush/heatmap_brush.h"
#include "ui/document/document_edits.h"
#include "ui/document/value_changes.h"

#include <QAction>
#include <QTest>

namespace bloscope::test {

// A heatmap whose cells are painted, and what somebody does with its brush.
class PaintedHeatmap : protected HeatmapOfFrame {
 protected:
    template <class Number>
    void open(const char* dtype, const std::vector<Number>& cells, const Shape& shape = {12, 16})
    {
        open(arrayFrame(shape, dtype, std::as_bytes(std::span(cells))));
    }
    void open(ByteBuffer frame)
    {
        closeAll();
        take(std::move(frame));
        m_edits = std::make_unique<DocumentEdits>(document().frame(), *m_scheduler);
        m_changes = std::make_unique<ValueChanges>(document(), *m_scheduler);
        m_changes->setEdits(m_edits.get());
        makeView(m_changes.get());
        showView({800, 600});
    }
    void closeAll()
    {
        m_view.reset();
        m_changes.reset();
        m_edits.reset();
        close();
    }

    HeatmapBrush& brush() const { return *m_view->brush(); }
    BrushBar& bar() const { return *brush().bar(); }
    QAction* action() const { return brush().action(); }
    void turnOn(const QString& value = "7", int size = 1)
    {
        action()->trigger();
        QVERIFY(bar().isVisible());
        bar().setValue(value);
        bar().setSize(size);
        QVERIFY(settle()); // for the layout with the bar
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
    }
    QPoint at(CellPosition cell) const { return middleOf(int(cell.row), int(cell.column)); }
    void drag(CellPosition from, CellPosition to, Qt::MouseButton button = Qt::LeftButton,
              Qt::KeyboardModifiers keys = {})
    {
        QTest::mousePress(m_plot, button, keys, at(from));
        QTest::mouseMove(m_plot, at(to));
        QTest::mouseRelease(m_plot, button, keys, at(to));
    }
    bool waitForEnd() const
    {
        return QTest::qWaitFor([this] { return !m_changes->isChanging(); });
    }
    ByteBuffer bytesOf(const char* slice)
    {
        const auto cells =
            document().reader()->read(*Slice::parse(slice, document().array()->shape()));
        return {cells->bytes.begin(), cells->bytes.end()};
    }
    // The first byte of each cell as a digit.
    QString cellsOf(const char* slice)
    {
        const std::size_t size = std::size_t(document().array()->itemsize());
        const ByteBuffer bytes = bytesOf(slice);
        QString text;
        for (std::size_t i = 0; i < bytes.size(); i += size)
            text += QString::number(int(bytes[i]));
        return text;
    }
    QColor seenAt(int row, int column)
    {
        return m_plot->grab().toImage().pixelColor(middleOf(row, column));
    }

    std::unique_ptr<DocumentEdits> m_edits;
    std::unique_ptr<ValueChanges> m_changes;
};

} // namespace bloscope::test
