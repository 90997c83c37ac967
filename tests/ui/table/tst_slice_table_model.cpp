#include "ui/table/slice_table_model.h"

#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QEventLoop>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_slice_table_model {

using test::FakeSource;

namespace {

constexpr std::int64_t million = 1'000'000;
constexpr std::int64_t huge = million * million;

Slice parsed(const char* text, const Shape& shape)
{
    return *Slice::parse(text, shape);
}

} // namespace

class TestSliceTableModel : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();

    void showsTextsOnceTheyAreRead();
    void showsTrueIndicesOfRangesAndSteps();
    void isAWindowIntoAHugeDimension();
    void keepsItsWindowInsideThePlane();
    void readsATileOnce();
    void dropsTilesOutOfSight();
    void keepsAFewTilesOnly();
    void keepsOldTextsWhileANewSliceOfTheSameSizeLoads();
    void dropsOldTextsAfterAMoment();
    void resetsWhenTheSizeChanges();
    void saysWhichCellsAreDamagedAndWhy();
    void readsOnlyThePlaneOfAThickSlice();
    void hasAColumnForEachPartOfAnElement();
    void hasTheNamesOfPartsAloneAboveOneColumnOfCells();
    void tellsThePartAndTheElement();
    void showsNumbersAsWishedAndTellsThemExactly();
    void holdsOneCellForAScalar();
    void holdsNothingForAnEmptySlice();

 private:
    QString textOf(int row, int column) const
    {
        return m_model->index(row, column).data().toString();
    }
    bool isLoading(int row, int column) const
    {
        return m_model->index(row, column).data(SliceTableModel::LoadingRole).toBool();
    }
    void show(const char* slice, const Shape& shape) { m_model->setSlice(parsed(slice, shape)); }

    void showStructured(const char* slice, const Shape& shape)
    {
        m_source = std::make_shared<FakeSource>(FakeSource::firstPlusLast,
                                                "[('a', '<i4'), ('b', '<i2', (2,))]");
        m_tester.reset();
        m_model = std::make_unique<SliceTableModel>(m_source, *m_scheduler);
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        show(slice, shape);
    }

    std::shared_ptr<FakeSource> m_source;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<SliceTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestSliceTableModel::init()
{
    m_source = std::make_shared<FakeSource>();
    m_scheduler = std::make_unique<Scheduler>();
    m_model = std::make_unique<SliceTableModel>(m_source, *m_scheduler);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void TestSliceTableModel::cleanup()
{
    m_source->release();
    m_tester.reset();
    m_model.reset();
    m_scheduler.reset();
}

void TestSliceTableModel::showsTextsOnceTheyAreRead()
{
    m_source->hold();
    show("", {100, 50});
    QCOMPARE(m_model->rowCount(), 100);
    QCOMPARE(m_model->columnCount(), 50);
    QVERIFY(isLoading(99, 49));
    QCOMPARE(textOf(99, 49), QString());
    QCOMPARE(m_model->textAt({99, 49}), QString());

    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    m_source->release();
    QTRY_VERIFY(!isLoading(99, 49));
    QCOMPARE(textOf(99, 49), QString("99049"));
    QCOMPARE(m_model->textAt({99, 49}), QString("99049"));
    QCOMPARE(m_model->longestText(0), 5);
    QVERIFY(!changed.isEmpty());
    const auto alignment = m_model->index(0, 0).data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    QVERIFY(alignment.testFlag(Qt::AlignRight));
}

void TestSliceTableModel::showsTrueIndicesOfRangesAndSteps()
{
    show("10:90:4, ::-1", {100, 50});
    QCOMPARE(m_model->headerData(1, Qt::Vertical).toString(), QString("14"));
    QCOMPARE(m_model->headerData(0, Qt::Horizontal).toString(), QString("49"));
    QCOMPARE(m_model->headerData(2, Qt::Horizontal, Qt::ToolTipRole).toString(),
             QString("Index 47 of dimension 1"));
    QTRY_COMPARE(textOf(1, 2), QString("14047"));
}

void TestSliceTableModel::isAWindowIntoAHugeDimension()
{
    m_tester.reset(); // looks at every cell of the window again and again
    show("", {huge});
    QCOMPARE(m_model->totalRows(), huge);
    QCOMPARE(m_model->rowCount(), SliceTableModel::mostSections);
    QCOMPARE(m_model->columnCount(), 1);
    QCOMPARE(m_model->headerData(0, Qt::Horizontal).toString(), QString());

    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy headers(m_model.get(), &QAbstractItemModel::headerDataChanged);
    m_model->moveWindow({huge, 0});
    const int last = m_model->rowCount() - 1;
    QCOMPARE(m_model->headerData(last, Qt::Vertical).toString(), QString::number(huge - 1));
    QTRY_COMPARE(textOf(last, 0), QString::number(1001 * (huge - 1)));
    QCOMPARE(m_model->positionOf(m_model->index(last, 0)), (CellPosition{huge - 1, 0}));
    QCOMPARE(m_model->indexOf({huge - 1, 0}), m_model->index(last, 0));
    QVERIFY(!m_model->indexOf({0, 0}).isValid());
    QVERIFY(reset.isEmpty()); // views keep what they have
    QVERIFY(!headers.isEmpty());
}

void TestSliceTableModel::keepsItsWindowInsideThePlane()
{
    m_tester.reset();
    show("", {10000, 20000});
    m_model->moveWindow({-5, 7000});
    QCOMPARE(m_model->window(), (CellRect{0, 7000, 4096, 4096}));
    m_model->moveWindow({9000, 19999});
    QCOMPARE(m_model->window(), (CellRect{10000 - 4096, 20000 - 4096, 4096, 4096}));
}

void TestSliceTableModel::readsATileOnce()
{
    m_source->hold();
    show("", {64, 32});
    textOf(0, 0);
    textOf(63, 31);
    textOf(5, 5);
    m_source->release();
    QTRY_COMPARE(textOf(63, 31), QString("63031"));
    textOf(0, 0);
    QCOMPARE(m_source->asked(), std::vector<std::string>{"[:, :]"});
}

void TestSliceTableModel::dropsTilesOutOfSight()
{
    m_source->hold();
    m_tester.reset(); // looks at every cell of the window again and again
    show("", {huge});
    for (int row = 0; row < 64 * 20; row += 64) // far more than there are threads
        textOf(row, 0);
    m_model->setVisibleCells({64 * 19, 0, 10, 1});
    m_source->release();
    QTRY_COMPARE(textOf(64 * 19, 0), QString::number(1001 * 64 * 19));
    QVERIFY(m_source->asked().size() < 10);
    QCOMPARE(m_model->textAt({64 * 10, 0}), QString());
}

void TestSliceTableModel::keepsAFewTilesOnly()
{
    m_tester.reset(); // looks at every cell of the window again and again
    show("", {huge});
    QEventLoop loop; // far quicker than QTRY_VERIFY
    connect(m_model.get(), &SliceTableModel::dataChanged, &loop, &QEventLoop::quit);
    const auto tiles = std::int64_t(TileLoader::mostTiles) + 50;
    for (std::int64_t tile = 0; tile < tiles; ++tile) {
        m_model->moveWindow({tile * 64, 0});
        while (isLoading(0, 0))
            loop.exec();
    }
    m_model->moveWindow({(tiles - 30) * 64, 0});
    QVERIFY(!isLoading(0, 0));
    m_model->moveWindow({0, 0});
    QVERIFY(isLoading(0, 0)); // was read and forgotten
}

void TestSliceTableModel::keepsOldTextsWhileANewSliceOfTheSameSizeLoads()
{
    show("1, :, :", {5, 10, 10});
    QTRY_COMPARE(textOf(2, 3), QString("1003"));
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    m_source->hold();
    show("2, :, :", {5, 10, 10});
    QCOMPARE(textOf(2, 3), QString("1003"));
    QVERIFY(isLoading(2, 3));
    QCOMPARE(m_model->textAt({2, 3}), QString()); // it is not the text of this slice
    m_source->release();
    QTRY_COMPARE(textOf(2, 3), QString("2003"));
    QVERIFY(!isLoading(2, 3));
    QVERIFY(reset.isEmpty());
}

void TestSliceTableModel::dropsOldTextsAfterAMoment()
{
    show("1, :, :", {5, 10, 10});
    QTRY_COMPARE(textOf(2, 3), QString("1003"));
    m_source->hold();
    show("2, :, :", {5, 10, 10});
    QTRY_COMPARE(textOf(2, 3), QString());
    QVERIFY(isLoading(2, 3));
}

void TestSliceTableModel::resetsWhenTheSizeChanges()
{
    show("1, :, :", {5, 10, 20});
    QTRY_COMPARE(textOf(2, 3), QString("1003"));
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    show(":, 4, :", {5, 10, 20});
    QCOMPARE(reset.count(), 1);
    QCOMPARE(m_model->rowCount(), 5);
    QTRY_COMPARE(textOf(2, 3), QString("2003"));
}

void TestSliceTableModel::saysWhichCellsAreDamagedAndWhy()
{
    m_source->regions = {{CellRegion::Kind::Damaged, "chunk 17: zstd: bad", {2, 0}, {3, 4}},
                         {CellRegion::Kind::Uninitialised, "", {0, 8}, {1, 2}}};
    show("", {10, 10});
    QTRY_VERIFY(!isLoading(2, 3));
    QCOMPARE(textOf(2, 3), QString("damaged"));
    QCOMPARE(m_model->index(4, 0).data(Qt::ToolTipRole).toString(),
             QString("This cell cannot be shown: chunk 17: zstd: bad."));
    QCOMPARE(m_model->index(4, 3).data(SliceTableModel::StateRole).toInt(),
             int(CellState::Damaged));
    QCOMPARE(textOf(0, 9), QString("unwritten"));
    QCOMPARE(m_model->index(0, 9).data(Qt::ToolTipRole).toString(),
             QString("This cell was never written and has no value."));
    QCOMPARE(textOf(1, 3), QString("1003"));
    QCOMPARE(m_model->index(1, 3).data(SliceTableModel::StateRole).toInt(), int(CellState::Fine));
    QCOMPARE(textOf(2, 4), QString("2004"));
    QCOMPARE(textOf(5, 0), QString("5000"));
}

void TestSliceTableModel::readsOnlyThePlaneOfAThickSlice()
{
    show("2:4, :, :", {5, 10, 10});
    QTRY_COMPARE(textOf(2, 3), QString("2003"));
    QCOMPARE(m_source->asked(), std::vector<std::string>{"[2, :, :]"});
}

void TestSliceTableModel::hasAColumnForEachPartOfAnElement()
{
    showStructured("", {100, 50});
    QCOMPARE(m_model->rowCount(), 100);
    QCOMPARE(m_model->columnCount(), 150);
    QTRY_COMPARE(textOf(2, 3 * 7), QString("2007"));
    QCOMPARE(textOf(2, 3 * 7 + 1), QString("0"));
    QTRY_COMPARE(textOf(2, 3 * 49), QString("2049"));
    QCOMPARE(m_model->headerData(3 * 7, Qt::Horizontal).toString(), QString("7 · a"));
    QCOMPARE(m_model->headerData(3 * 7 + 2, Qt::Horizontal).toString(), QString("7 · b[1]"));
    QCOMPARE(m_model->headerData(3 * 7 + 2, Qt::Horizontal, SliceTableModel::GroupsRole),
             QVariant(QStringList{"7", "b", "[1]"}));
    QCOMPARE(m_model->headerData(2, Qt::Vertical).toString(), QString("2"));
    QCOMPARE(m_model->headerData(22, Qt::Horizontal, Qt::ToolTipRole).toString(),
             QString("Index 7 of dimension 1\nb[0]: int16, at byte 4 of the element"));
    const auto asked = m_source->asked();
    QVERIFY(std::ranges::find(asked, "[:64, :11]") != asked.end()); // 32 columns are of 11 cells
}

void TestSliceTableModel::hasTheNamesOfPartsAloneAboveOneColumnOfCells()
{
    showStructured("", {100});
    QCOMPARE(m_model->columnCount(), 3);
    QCOMPARE(m_model->headerData(1, Qt::Horizontal).toString(), QString("b[0]"));
    QCOMPARE(m_model->headerData(0, Qt::Horizontal, SliceTableModel::GroupsRole),
             QVariant(QStringList{"a"}));
    QTRY_COMPARE(textOf(99, 0), QString("99099"));
    QCOMPARE(m_model->longestText(0), 5);
}

void TestSliceTableModel::tellsThePartAndTheElement()
{
    showStructured("", {100});
    QTRY_COMPARE(m_model->descriptionAt({1, 0}), QString("a = 1001   of (1001, [0, 0])"));
    QCOMPARE(m_model->index(1, 1).data(Qt::ToolTipRole).toString(),
             QString("b[0] = 0\nof (1001, [0, 0])"));
}

void TestSliceTableModel::showsNumbersAsWishedAndTellsThemExactly()
{
    show(":, :", {100, 50});
    textOf(0, 0);
    QTRY_COMPARE(textOf(1, 2), QString("1002"));
    QCOMPARE(m_model->longestText(0), 5);
    QVERIFY(m_model->index(1, 2).data(Qt::ToolTipRole).toString().isEmpty());
    NumberFormat hexadecimal;
    hexadecimal.base = NumberFormat::Base::Hexadecimal;
    m_model->setFormat(hexadecimal);
    QCOMPARE(textOf(1, 2), QString("1002")); // until the new text is there
    QTRY_COMPARE(textOf(1, 2), QString("0x00000000000003ea"));
    QCOMPARE(m_model->longestText(0), 18);
    QCOMPARE(m_model->descriptionAt({1, 2}), QString("1002"));
    QCOMPARE(m_model->index(1, 2).data(Qt::ToolTipRole).toString(), QString("1002"));
    m_model->setFormat({});
    QTRY_COMPARE(textOf(1, 2), QString("1002"));
}

void TestSliceTableModel::holdsOneCellForAScalar()
{
    show("", {});
    QCOMPARE(m_model->rowCount(), 1);
    QCOMPARE(m_model->columnCount(), 1);
    QTRY_COMPARE(textOf(0, 0), QString("0"));
    QCOMPARE(m_model->headerData(0, Qt::Vertical).toString(), QString());
}

void TestSliceTableModel::holdsNothingForAnEmptySlice()
{
    show("", {0, 5});
    QCOMPARE(m_model->rowCount(), 0);
    m_model->moveWindow({3, 3});
    QCOMPARE(m_model->window(), (CellRect{0, 0, 0, 5}));
}

const test::Registered<TestSliceTableModel, QCoreApplication> registered;

} // namespace bloscope::tst_slice_table_model

#include "tst_slice_table_model.moc"
