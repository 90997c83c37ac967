#include "core/cells/overlay_source.h"

#include "core/plane/number_plane.h"
#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cstring>

namespace bloscope::tst_overlay_source {

using namespace test;

namespace {

// Row by row, whichever dimensions rows and columns are.
std::vector<std::int64_t> numbersOf(const Cells& cells)
{
    const CellsView view(cells);
    std::vector<std::int64_t> numbers;
    for (std::int64_t row = 0; row < view.rows; ++row)
        for (std::int64_t column = 0; column < view.columns; ++column) {
            std::int64_t number = 0;
            std::memcpy(&number, cells.at(row, column), sizeof number);
            numbers.push_back(number);
        }
    return numbers;
}

std::vector<CellState> statesOfRow(const Cells& cells, std::int64_t row)
{
    std::vector<CellState> states;
    for (std::int64_t column = 0; column < CellsView(cells).columns; ++column)
        states.push_back(cells.stateAt(row, column));
    return states;
}

} // namespace

class TestOverlaySource : public QObject {
    Q_OBJECT

 private slots:
    void knowsWhatFits_data();
    void knowsWhatFits();
    void readsAtTheIndicesOfTheArrayBelow_data();
    void readsAtTheIndicesOfTheArrayBelow();
    void findsTheCellOverAnother_data();
    void findsTheCellOverAnother();
    void repeatsWhatItHasOnce();
    void repeatsDamagedCells();
    void followsTransposedSlices();
};

void TestOverlaySource::knowsWhatFits_data()
{
    QTest::addColumn<Shape>("overlay");
    QTest::addColumn<Shape>("below");
    QTest::addColumn<bool>("fits");
    QTest::newRow("the same shape") << Shape{4, 5, 6} << Shape{4, 5, 6} << true;
    QTest::newRow("channels below") << Shape{1, 4, 5, 6} << Shape{2, 4, 5, 6} << true;
    QTest::newRow("no channel below") << Shape{1, 4, 5, 6} << Shape{4, 5, 6} << true;
    QTest::newRow("a single image") << Shape{1, 1, 5, 6} << Shape{5, 6} << true;
    QTest::newRow("a mask of every image") << Shape{5, 6} << Shape{4, 5, 6} << true;
    QTest::newRow("one dimension") << Shape{6} << Shape{6} << true;
    QTest::newRow("another extent") << Shape{4, 5, 7} << Shape{4, 5, 6} << false;
    QTest::newRow("shrunk") << Shape{1, 3, 5, 6} << Shape{1, 4, 5, 6} << false;
    QTest::newRow("channels of its own") << Shape{2, 5, 6} << Shape{5, 6} << false;
    QTest::newRow("a row of a plane") << Shape{6} << Shape{5, 6} << false;
    QTest::newRow("one row") << Shape{1, 6} << Shape{5, 6} << false;
    QTest::newRow("turned") << Shape{6, 5} << Shape{5, 6} << false;
    QTest::newRow("a scalar") << Shape{} << Shape{5, 6} << false;
}

void TestOverlaySource::knowsWhatFits()
{
    QFETCH(const Shape, overlay);
    QFETCH(const Shape, below);
    QTEST(canLieOver(overlay, below), "fits");
}

void TestOverlaySource::readsAtTheIndicesOfTheArrayBelow_data()
{
    QTest::addColumn<Shape>("overlay");
    QTest::addColumn<QByteArray>("below");
    QTest::addColumn<QByteArray>("asked");
    QTest::newRow("channel left out")
        << Shape{4, 5, 6} << QByteArray("1, 3, :, ::-2") << QByteArray("[3, :, ::-2]");
    QTest::newRow("only channel") << Shape{1, 4, 5, 6} << QByteArray("1, 3, 2:4, :")
                                  << QByteArray("[0, 3, 2:4, :]");
    QTest::newRow("mask") << Shape{5, 6} << QByteArray("0, 0, 4, :") << QByteArray("[4, :]");
}

void TestOverlaySource::readsAtTheIndicesOfTheArrayBelow()
{
    QFETCH(const Shape, overlay);
    QFETCH(const QByteArray, below);
    QFETCH(const QByteArray, asked);
    const Slice slice = *Slice::parse(below.toStdString(), {2, 4, 5, 6});
    QCOMPARE(sliceOfOverlay(slice, overlay).text(), asked.toStdString());
    const auto cells = std::make_shared<FakeSource>(FakeSource::firstPlusLast, "<i8", overlay);
    const CellSourcePtr source = overlaySourceOf(cells, slice.shape());
    QCOMPARE(source->shape(), slice.shape());
    const auto read = source->read(slice);
    QVERIFY(read);
    QCOMPARE(cells->asked(), std::vector{asked.toStdString()});
    QCOMPARE(read->slice, slice);
    QCOMPARE(std::ssize(numbersOf(*read)), slice.rows() * slice.columns());
}

// Somebody looks at channels from above to below.
void TestOverlaySource::findsTheCellOverAnother_data()
{
    QTest::addColumn<Shape>("overlay");
    QTest::addColumn<Shape>("below");
    QTest::addColumn<std::vector<std::int64_t>>("index");
    QTest::addColumn<std::vector<std::int64_t>>("found");
    using Index = std::vector<std::int64_t>;
    QTest::newRow("the same shape") << Shape{4, 5} << Shape{4, 5} << Index{3, 2} << Index{3, 2};
    QTest::newRow("channels below")
        << Shape{1, 4, 5} << Shape{2, 4, 5} << Index{1, 3, 2} << Index{0, 3, 2};
    QTest::newRow("no channel below")
        << Shape{1, 1, 4, 5} << Shape{4, 5} << Index{3, 2} << Index{0, 0, 3, 2};
    QTest::newRow("a mask of every image")
        << Shape{4, 5} << Shape{7, 4, 5} << Index{6, 3, 2} << Index{3, 2};
}

void TestOverlaySource::findsTheCellOverAnother()
{
    QFETCH(const Shape, overlay);
    QFETCH(const Shape, below);
    QFETCH(const std::vector<std::int64_t>, index);
    QTEST(indexInOverlay(index, below, overlay), "found");
}

void TestOverlaySource::repeatsWhatItHasOnce()
{
    const auto cells =
        std::make_shared<FakeSource>(FakeSource::firstPlusLast, "<i8", Shape{1, 4, 5, 6});
    const Slice slice = *Slice::parse(":, 3, 2, 1:4", {2, 4, 5, 6});
    const auto read = overlaySourceOf(cells, slice.shape())->read(slice);
    QVERIFY(read);
    QCOMPARE(cells->asked(), std::vector{std::string("[0, 3, 2, 1:4]")});
    QCOMPARE(numbersOf(*read), (std::vector<std::int64_t>{1, 2, 3, 1, 2, 3}));
}

void TestOverlaySource::repeatsDamagedCells()
{
    const auto cells = std::make_shared<FakeSource>(FakeSource::firstPlusLast, "<i8", Shape{5, 6});
    cells->regions = {{CellState::Damaged, "chunk 3: broken", {0, 1}, {1, 2}}};
    const Slice slice = *Slice::parse(":, 2, 1:4", {2, 5, 6});
    const auto read = overlaySourceOf(cells, slice.shape())->read(slice);
    QVERIFY(read);
    const std::vector<CellState> row = {CellState::Fine, CellState::Damaged, CellState::Damaged};
    QCOMPARE(statesOfRow(*read, 0), row);
    QCOMPARE(statesOfRow(*read, 1), row);
    QVERIFY(read->regionAt(1, 2));
    QVERIFY(!read->regionAt(1, 0));
    QCOMPARE(read->regionAt(1, 2)->reason, std::string("chunk 3: broken"));
}

void TestOverlaySource::followsTransposedSlices()
{
    Slice slice = *Slice::parse("1, 3, 0:2, 0:3", {2, 4, 5, 6});
    slice.transpose();
    const auto cells = std::make_shared<FakeSource>(
        [](const FakeSource::Index& index) { return 10 * index[1] + index[2]; }, "<i8",
        Shape{4, 5, 6});
    const auto read = overlaySourceOf(cells, slice.shape())->read(slice);
    QVERIFY(read);
    QCOMPARE(numbersOf(*read), (std::vector<std::int64_t>{0, 10, 1, 11, 2, 12}));
    QCOMPARE(sliceOfOverlay(slice, {4, 5, 6}).rowDimension(), std::optional<std::size_t>(2));
}

const Registered<TestOverlaySource, QCoreApplication> registered;

} // namespace bloscope::tst_overlay_source

#include "tst_overlay_source.moc"
