#include "ui/heatmap/heatmap_status_line.h"

#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/heatmap_of_frame.h"
#include "tests/ui/heatmap/selection_label_of.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

namespace bloscope::tst_heatmap_status_line {

using namespace test;

// What the heatmap of 8 x 8 numbers tells, in four chunks, with a NaN at (6, 5).
class TestHeatmapStatusLine : public QObject, HeatmapOfFrame {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { close(); }
    void skipsChunksThatOthersHaveSeen();
    void tellsWhereNothingIsFound();
    void countsMoreThanOneCell();
    void tellsTheCellThatIsPointedAt();

 private:
    void follow(const char* link) { emit footer()->linkActivated(link); }
    void extend(int key)
    {
        QTest::keyClick(m_plot, Qt::Key(key), Qt::ControlModifier | Qt::ShiftModifier);
    }
};

void TestHeatmapStatusLine::init()
{
    std::vector<float> numbers(64);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = float(i);
    numbers[6 * 8 + 5] = NAN;
    take(arrayFrame({8, 8}, {4, 4}, {4, 4}, "<f4", std::as_bytes(std::span(numbers))));
    makeView();
    showView();
}

void TestHeatmapStatusLine::skipsChunksThatOthersHaveSeen()
{
    follow("special:0");
    QTRY_COMPARE(m_plot->mark(), std::optional(CellPosition{6, 5}));
    const ChunkSummaries& summaries = *m_opened->document().summaries();
    QVERIFY(summaries.size() > 0); // for others
    for (std::int64_t chunk = 0; chunk < 4; ++chunk)
        QVERIFY(!summaries.find(chunk) || summaries.find(chunk)->hasNotANumber == (chunk == 3));
}

void TestHeatmapStatusLine::tellsWhereNothingIsFound()
{
    for (std::int64_t chunk = 0; chunk < 4; ++chunk)
        m_opened->document().summaries()->insert(
            chunk, {}); // as if others had seen that nothing is in there
    QSignalSpy noticed(m_view.get(), &HeatmapView::notice);
    follow("special:0");
    QTRY_COMPARE(noticed.count(), 1);
    QCOMPARE(noticed.first().first().toString(), QString("This plane contains no such cell."));
    QVERIFY(!m_plot->mark());
}

void TestHeatmapStatusLine::countsMoreThanOneCell()
{
    const QLabel* label = selectionLabelOf(*m_view);
    QVERIFY(!label->isVisible());
    m_plot->shown().setMark(CellPosition{0, 0});
    extend(Qt::Key_Right);
    QTRY_VERIFY(
        label->text().startsWith("Selected [:1, :2]: 2 cells · min 0.0 · max 1.0 · mean 0.5"));
    QVERIFY(label->isVisible());
    extend(Qt::Key_Left);
    QTRY_VERIFY(!label->isVisible()); // the cell itself says what it is
}

void TestHeatmapStatusLine::tellsTheCellThatIsPointedAt()
{
    m_plot->shown().setMark(CellPosition{2, 3});
    QTRY_COMPARE(m_opened->document().currentCellText(), QString("19.0"));
    const QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(m_plot);
    QCOMPARE(reader->text(QAccessible::Value), QString("[2, 3] 19.0"));
}

const Registered<TestHeatmapStatusLine, QApplication> registered;

} // namespace bloscope::tst_heatmap_status_line

#include "tst_heatmap_status_line.moc"
