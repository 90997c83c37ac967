#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/structure/structure_source.h"
#include "ui/structure/structure_view.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

namespace bloscope::tst_structure_view {

using namespace test;

class TestStructureView : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void showsThePartsOfAFrame();
    void opensAChunkDownToItsStreams();
    void tellsADamagedChunk();
    void filtersWhatIsLoaded();
    void goesToAChunkByItsNumber_data();
    void goesToAChunkByItsNumber();
    void opensFramesOfTenMillionChunksAtOnce();
    void starDoesNotOpenEverything();
    void copiesTheCurrentRow();
    void endsTheLastColumnInSightWithTheView_data();
    void endsTheLastColumnInSightWithTheView();
    void leavesColumnsAsTheyWereDragged();
    void tellsOfTheCurrentRow();
    void rowsAreAsHighAsElsewhere();
    void goesToTheRowOfBytes_data();
    void goesToTheRowOfBytes();
    void tellsTheBytesOfARowThatIsChosen();
    void offersTheStepsOfABlock();

 private:
    void open(ByteBuffer frame);
    QStringList rowsBelow(const QModelIndex& parent) const;
    QModelIndex row(const QString& name, const QModelIndex& parent) const;
    QModelIndex file() const { return m_tree->model()->index(0, 0); }
    QString text(const QModelIndex& index, int column) const
    {
        return index.siblingAtColumn(column).data().toString();
    }

    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<StructureView> m_view;
    QTreeView* m_tree = nullptr;
    QLineEdit* m_search = nullptr;
};

void TestStructureView::init()
{
    ByteBuffer frame = arrayFrame({40, 8}, {4, 8}, {2, 8}, "<i4", counted<std::int32_t>(320));
    damageChunkHeader(frame, 3);
    open(std::move(frame));
    QTRY_COMPARE(rowsBelow(file()).size(), 6);
}

void TestStructureView::open(ByteBuffer frame)
{
    m_view.reset();
    m_scheduler = std::make_unique<Scheduler>();
    const FramePtr opened = *Frame::open(memorySource(std::move(frame)));
    m_view =
        std::make_unique<StructureView>("a.b2nd", structureOf(Array::of(opened)), *m_scheduler);
    m_view->show();
    m_tree = m_view->findChild<QTreeView*>();
    m_search = m_view->findChild<QLineEdit*>();
}

QStringList TestStructureView::rowsBelow(const QModelIndex& parent) const
{
    QStringList names;
    for (int row = 0; row < m_tree->model()->rowCount(parent); ++row)
        names << m_tree->model()->index(row, 0, parent).data().toString();
    return names;
}

QModelIndex TestStructureView::row(const QString& name, const QModelIndex& parent) const
{
    return m_tree->model()->index(int(rowsBelow(parent).indexOf(name)), 0, parent);
}

void TestStructureView::showsThePartsOfAFrame()
{
    QCOMPARE(rowsBelow(file()), QStringList({"Header", "Metalayers", "Variable-length metalayers",
                                             "Chunk index", "Chunks", "Trailer"}));
    const QModelIndex typesize = row("typesize", row("Header", file()));
    QCOMPARE(text(typesize, StructureTreeModel::ValueColumn), QString("4"));
    QCOMPARE(text(typesize, StructureTreeModel::OffsetColumn), QString("48"));
    QCOMPARE(text(typesize, StructureTreeModel::SizeColumn), QString("4 B"));
    QVERIFY(m_tree->isExpanded(file()));
}

void TestStructureView::opensAChunkDownToItsStreams()
{
    QVERIFY(m_view->goToChunk(1));
    const QModelIndex chunk = m_tree->currentIndex();
    m_tree->expand(chunk);
    QTRY_VERIFY(rowsBelow(chunk).contains("Blocks"));
    QVERIFY(rowsBelow(chunk).contains("cbytes"));
    const QModelIndex blocks = row("Blocks", chunk);
    m_tree->expand(blocks);
    QCOMPARE(rowsBelow(blocks), QStringList({"Block 0", "Block 1"}));
    const QModelIndex block = row("Block 1", blocks);
    m_tree->expand(block);
    QTRY_VERIFY(m_tree->model()->rowCount(block) > 0);
}

void TestStructureView::tellsADamagedChunk()
{
    QVERIFY(m_view->goToChunk(3));
    QTRY_VERIFY(!m_tree->currentIndex().data(StructureTreeModel::ProblemRole).toString().isEmpty());
    QVERIFY(m_tree->currentIndex().data(Qt::DecorationRole).isValid());
}

void TestStructureView::filtersWhatIsLoaded()
{
    m_search->setText("typesize");
    QCOMPARE(rowsBelow(file()).first(), QString("Header"));
    QCOMPARE(rowsBelow(row("Header", file())), QStringList({"typesize"}));
    QVERIFY(m_tree->isExpanded(row("Header", file())));
    m_search->setText("no such thing");
    QVERIFY(rowsBelow({}).isEmpty());
    m_search->clear();
    QCOMPARE(rowsBelow(file()).size(), 6);
}

void TestStructureView::goesToAChunkByItsNumber_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("current");
    QTest::newRow("plain") << "chunk 7"
                           << "Chunk 7";
    QTest::newRow("with a hash") << "Chunk #9"
                                 << "Chunk 9";
    QTest::newRow("tight") << "  CHUNK0 "
                           << "Chunk 0";
    QTest::newRow("past the end") << "chunk 10"
                                  << "";
}

void TestStructureView::goesToAChunkByItsNumber()
{
    QFETCH(QString, typed);
    QFETCH(QString, current);
    m_search->setText(typed);
    QCOMPARE(m_tree->currentIndex().data().toString(), current);
}

void TestStructureView::opensFramesOfTenMillionChunksAtOnce()
{
    open(frameOfManyChunks(10'000'000));
    QTRY_VERIFY(rowsBelow(file()).contains("Chunks"));
    m_search->setText("chunk 9999999");
    const QModelIndex last = m_tree->currentIndex();
    QCOMPARE(last.data().toString(), QString("Chunk 9999999"));
    QTRY_VERIFY(text(last, StructureTreeModel::ValueColumn).contains("zeros"));
    QVERIFY(m_tree->visualRect(last).isValid());
}

void TestStructureView::starDoesNotOpenEverything()
{
    open(frameOfManyChunks(2'000'000));
    QTRY_VERIFY(rowsBelow(file()).contains("Chunks"));
    const QModelIndex chunks = row("Chunks", file());
    m_tree->setCurrentIndex(chunks);
    QTest::keyClick(m_tree, Qt::Key_Asterisk);
    QVERIFY(m_tree->isExpanded(chunks));
    QCOMPARE(m_tree->model()->rowCount(m_tree->model()->index(0, 0, chunks)), 0);
}

void TestStructureView::copiesTheCurrentRow()
{
    m_tree->setCurrentIndex(row("typesize", row("Header", file())));
    QTest::keyClick(m_tree, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QString("typesize\t4\tbytes per element\t48\t4 B"));
}

void TestStructureView::endsTheLastColumnInSightWithTheView_data()
{
    QTest::addColumn<int>("letters"); // beside the names
    QTest::addColumn<int>("column");

    QTest::newRow("the least of a value") << 10 << int(StructureTreeModel::ValueColumn);
    QTest::newRow("a value") << 20 << int(StructureTreeModel::ValueColumn);
    QTest::newRow("too little of a meaning") << 31 << int(StructureTreeModel::ValueColumn);
    QTest::newRow("the least of a meaning") << 32 << int(StructureTreeModel::MeaningColumn);
    QTest::newRow("a meaning") << 50 << int(StructureTreeModel::MeaningColumn);
}

void TestStructureView::endsTheLastColumnInSightWithTheView()
{
    QFETCH(int, letters);
    QFETCH(int, column);
    const int frame = m_tree->width() - m_tree->viewport()->width();
    const int names = m_tree->columnWidth(StructureTreeModel::NameColumn);
    const int width = names + letters * m_tree->fontMetrics().averageCharWidth();
    m_view->resize(width + frame, 400);
    QTRY_COMPARE(m_tree->viewport()->width(), width);
    QCOMPARE(m_tree->columnViewportPosition(column) + m_tree->columnWidth(column), width);
}

void TestStructureView::leavesColumnsAsTheyWereDragged()
{
    m_tree->setColumnWidth(StructureTreeModel::ValueColumn, 77);
    m_view->resize(m_view->width() + 50, 400);
    QCoreApplication::processEvents();
    QCOMPARE(m_tree->columnWidth(StructureTreeModel::ValueColumn), 77);
}

void TestStructureView::tellsOfTheCurrentRow()
{
    QSignalSpy changed(m_view.get(), &StructureView::currentRowChanged);
    m_tree->setCurrentIndex(row("Header", file()));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_view->currentRow().data().toString(), QString("Header"));
}

void TestStructureView::rowsAreAsHighAsElsewhere()
{
    QCOMPARE(m_tree->visualRect(row("Header", file())).height(),
             textRowHeight(m_tree->fontMetrics()));
}

void TestStructureView::goesToTheRowOfBytes_data()
{
    QTest::addColumn<NamedRange>("range");
    QTest::addColumn<QStringList>("names"); // of the row
    QTest::newRow("a field of the header")
        << NamedRange{.names = {"Header", "nbytes"}} << QStringList{"Header", "nbytes"};
    QTest::newRow("between the fields") << NamedRange{.names = {"Header"}} << QStringList{"Header"};
    QTest::newRow("deeper than there are rows")
        << NamedRange{.names = {"Metalayers", "b2nd", "name"}} << QStringList{"Metalayers", "b2nd"};
    QTest::newRow("a field of a chunk") << NamedRange{.names = {"Chunk 7", "cbytes"}, .chunk = 7}
                                        << QStringList{"Chunks", "Chunk 7", "cbytes"};
    QTest::newRow("a stream of a block")
        << NamedRange{.names = {"Chunk 7", "Block 1", "Stream 0", "csize"}, .chunk = 7, .block = 1}
        << QStringList{"Chunks", "Chunk 7", "Blocks", "Block 1", "Stream 0"};
}

void TestStructureView::goesToTheRowOfBytes()
{
    QFETCH(NamedRange, range);
    QFETCH(QStringList, names);
    m_view->showRange({.names = {"Trailer"}}); // somewhere else
    const QSignalSpy chosen(m_view.get(), &StructureView::placeChosen);
    m_view->showRange(range);
    QTRY_COMPARE(namesOfRow(m_view->currentRow()), names);
    QCOMPARE(chosen.size(), 0); // nobody chose it here
}

void TestStructureView::tellsTheBytesOfARowThatIsChosen()
{
    m_tree->setFocus();
    QTRY_VERIFY(m_tree->hasFocus());
    std::vector<BytePlace> places;
    connect(m_view.get(), &StructureView::placeChosen, this,
            [&](const BytePlace& place) { places.push_back(place); });
    m_tree->setCurrentIndex(row("Header", file()));
    QCOMPARE(places.size(), std::size_t(1));
    QCOMPARE(places.back().chunk, -1);
    QCOMPARE(places.back().offset, std::uint64_t(0));
    QVERIFY(m_view->goToChunk(7));
    QVERIFY(m_tree->hasFocus());
    QCOMPARE(namesOfRow(m_tree->currentIndex()), QStringList({"Chunks", "Chunk 7"}));
    QCOMPARE(places.size(), std::size_t(2));
    QCOMPARE(places.back().chunk, 7);
}

void TestStructureView::offersTheStepsOfABlock()
{
    m_view->offerBytes();
    const QSignalSpy wanted(m_view.get(), &StructureView::blockWanted);
    const auto menuOf = [this](const QStringList& names) {
        QModelIndex index = file();
        for (const QString& name : names) {
            m_tree->expand(index);
            if (!QTest::qWaitFor([&] { return row(name, index).isValid(); }))
                return QList<QAction*>();
            index = row(name, index);
        }
        m_tree->setCurrentIndex(index);
        emit m_tree->customContextMenuRequested({});
        return m_view->findChildren<QMenu*>().last()->actions();
    };
    const QList<QAction*> ofHeader = menuOf({"Header"});
    QVERIFY(!ofHeader.isEmpty() && !ofHeader.last()->isEnabled());
    const QList<QAction*> ofBlock =
        menuOf({"Chunks", "Chunk 2", StructureTreeModel::nameOfBlocks(), "Block 1"});
    QVERIFY(!ofBlock.isEmpty() && ofBlock.last()->isEnabled());
    ofBlock.last()->trigger();
    QCOMPARE(wanted.size(), 1);
    const auto block = wanted.front().front().value<BlockAddress>();
    QCOMPARE(block.chunk, std::int64_t(2));
    QCOMPARE(block.block, 1);
}

const Registered<TestStructureView, QApplication> registered;

} // namespace bloscope::tst_structure_view

#include "tst_structure_view.moc"
