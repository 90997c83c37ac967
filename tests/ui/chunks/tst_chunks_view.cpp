#include "tests/ui/worker/settle.h"
#include "ui/chunks/chunks_view.h"

#include "core/plane/color_map.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/chunks/chunk_map.h"
#include "ui/rows/row_table_model.h"
#include "ui/theme/contrast.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace bloscope::tst_chunks_view {

using namespace test;
using Index = std::vector<std::int64_t>;
using Position = ChunkPlane::Position;

namespace {

// A grid of 2 x 3 x 4 chunks, the one in the middle of the first plane damaged.
ByteBuffer gridFrame()
{
    ByteBuffer frame =
        arrayFrame({4, 9, 20}, {2, 3, 5}, {2, 3, 5}, "<i4", counted<std::int32_t>(4 * 9 * 20));
    damageChunkHeader(frame, 5);
    return frame;
}

} // namespace

class TestChunksView : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void listsAllChunks();
    void drawsThePlaneThatIsShown();
    void followsTheSlice();
    void choosesInBothAtOnce();
    void choosesByKeys();
    void leadsToTheDataAndToTheStructure();
    void looksOnlyWhileItIsShown();
    void coloursByContent();

 private:
    QString cell(std::int64_t chunk, int column) const
    {
        return m_table->model()->index(static_cast<int>(chunk), column).data().toString();
    }
    QString label(const QString& part) const;
    QColor colorAt(Position cell) const;

    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<Scheduler> m_scheduler; // goes first and waits for work that uses the frame
    std::unique_ptr<ChunksView> m_view;
    QTableView* m_table = nullptr;
    ChunkMap* m_map = nullptr;
};

void TestChunksView::init()
{
    m_view.reset();
    m_scheduler = std::make_unique<Scheduler>();
    m_opened = std::make_unique<OpenedFrame>(gridFrame());
    m_opened->show("[0, :, :]");
    m_view = std::make_unique<ChunksView>(m_opened->document(), *m_scheduler);
    m_view->resize(1000, 500);
    m_table = m_view->findChild<QTableView*>();
    m_map = m_view->findChild<ChunkMap*>();
    m_view->show();
    QTRY_VERIFY(!label("damaged:&nbsp;1").isEmpty());
}

QString TestChunksView::label(const QString& part) const
{
    for (const auto* label : m_view->findChildren<QLabel*>())
        if (label->text().contains(part))
            return label->text();
    return {};
}

QColor TestChunksView::colorAt(Position cell) const
{
    return m_map->grab().toImage().pixelColor(m_map->rectOf(cell).center().toPoint());
}

void TestChunksView::listsAllChunks()
{
    const QAbstractItemModelTester tester(m_table->model());
    QCOMPARE(m_table->model()->rowCount(), 24);
    QTRY_COMPARE(cell(17, 0), QString("[2, 3, 5]"));
    QVERIFY2(cell(17, 1).startsWith("zstd, shuffle"), qPrintable(cell(17, 1)));
    QCOMPARE(cell(17, 4), QString("120"));
    QVERIFY(cell(17, 2).endsWith('x'));
    QVERIFY2(cell(5, 1).startsWith("chunk 5: "), qPrintable(cell(5, 1)));
}

void TestChunksView::drawsThePlaneThatIsShown()
{
    QVERIFY(!label("Rows: chunks along dim 1; columns: chunks along dim 2.").isEmpty());
    QCOMPARE(colorAt({1, 1}).rgb(), damageColor(m_view->palette()).rgb());
    QVERIFY(colorAt({1, 2}) != colorAt({1, 1}));
}

void TestChunksView::followsTheSlice()
{
    m_opened->show("[2, :, :]");
    QTRY_VERIFY(label("damaged").isEmpty());
    m_opened->show("[:, 4, :]");
    QTRY_VERIFY(!label("damaged:&nbsp;1").isEmpty());
    QCOMPARE(colorAt({0, 1}).rgb(), damageColor(m_view->palette()).rgb());
}

void TestChunksView::choosesInBothAtOnce()
{
    QTest::mouseClick(m_map, Qt::LeftButton, {}, m_map->rectOf({2, 3}).center().toPoint());
    QCOMPARE(m_table->currentIndex().row(), 11);
    m_view->goToChunk(6);
    QCOMPARE(m_map->current(), std::optional(Position{1, 2}));
    m_view->goToChunk(20); // of the other plane
    QCOMPARE(m_map->current(), std::optional<Position>());
}

void TestChunksView::choosesByKeys()
{
    m_view->goToChunk(6);
    QTest::keyClick(m_map, Qt::Key_Right);
    QCOMPARE(m_table->currentIndex().row(), 7);
    QTest::keyClick(m_map, Qt::Key_Right); // there is nothing
    QCOMPARE(m_table->currentIndex().row(), 7);
    QTest::keyClick(m_map, Qt::Key_Up);
    QCOMPARE(m_table->currentIndex().row(), 3);
}

void TestChunksView::leadsToTheDataAndToTheStructure()
{
    QSignalSpy cells(m_view.get(), &ChunksView::cellWanted);
    QSignalSpy chunks(m_view.get(), &ChunksView::chunkWanted);
    const auto press = [this] {
        for (auto* button : m_view->findChildren<QToolButton*>())
            if (button->text().startsWith("Show"))
                button->click();
    };
    press(); // without a chunk
    QCOMPARE(cells.size() + chunks.size(), 0);
    m_view->goToChunk(17);
    press();
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells[0][0].value<Index>(), Index({2, 3, 5}));
    QCOMPARE(chunks.size(), 1);
    QCOMPARE(chunks[0][0].value<std::int64_t>(), std::int64_t(17));
    m_view->goToChunk(6);
    QTest::keyClick(m_map, Qt::Key_Return);
    QCOMPARE(cells.size(), 2);
    QCOMPARE(cells[1][0].value<Index>(), Index({0, 3, 10}));
}

void TestChunksView::looksOnlyWhileItIsShown()
{
    m_view->hide();
    m_opened->show("[2, :, :]");
    QVERIFY(settle());
    QVERIFY(!label("damaged:&nbsp;1").isEmpty()); // of the plane before
    m_view->show();
    QTRY_VERIFY(label("damaged").isEmpty());
}

void TestChunksView::coloursByContent()
{
    m_view->findChild<QComboBox*>()->setCurrentIndex(2);
    QVERIFY(!label("compressed:&nbsp;11").isEmpty());
    QCOMPARE(colorAt({0, 0}).rgb(), findColorMap("okabe")->ofLabel(1));
}

const Registered<TestChunksView, QApplication> registered;

} // namespace bloscope::tst_chunks_view

#include "tst_chunks_view.moc"
