#include "ui/cells/cell_tile.h"

#include "core/dtype/cell_number.h"
#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_cell_tile {

using namespace test;

namespace {

// A source that can read nothing, for a reason.
class UnreadableSource : public FakeSource {
 public:
    Result<Cells> readCells(const Slice&, const Job&, Reuse) const override
    {
        return Error{ErrorKind::Limit, "the cells would take 9 GiB"};
    }
};

CellTile tileOf(const CellSource& source, const Slice& plane, const CellRect& rect)
{
    auto tile = CellTile::read(source, plane, rect, {});
    if (!tile)
        qFatal("%s", tile.error().text().c_str());
    return *std::move(tile);
}

} // namespace

class TestCellTile : public QObject {
    Q_OBJECT

 private slots:
    void writesOutItsCells();
    void showsNumbersInAnotherForm();
    void hasTheNumbersOfItsCells();
    void tellsLabelsApartThatFloat64DoesNot();
    void hasTheNumbersOfParts();
    void followsTheAxesOfThePlane();
    void saysWhatIsWrongWithCells();
    void isDamagedWhenNothingCanBeRead();
    void isAnErrorWhenNobodyWantsItAnyMore();
    void cutsLongTexts();
    void showsControlCharacters();
};

void TestCellTile::writesOutItsCells()
{
    const FakeSource source;
    const CellTile tile = tileOf(source, Slice::whole({100, 100}), {10, 20, 3, 2});
    QCOMPARE(tile.textAt({10, 20}), QString("10020"));
    QCOMPARE(tile.textAt({10, 21}), QString("10021"));
    QCOMPARE(tile.textAt({12, 21}), QString("12021"));
    QCOMPARE(tile.problemAt({12, 21}), QString());
    QCOMPARE(tile.longestText(), 5);
    QCOMPARE(source.asked(), std::vector<std::string>{"[10:13, 20:22]"});
}

void TestCellTile::showsNumbersInAnotherForm()
{
    const FakeSource source;
    NumberFormat hexadecimal;
    hexadecimal.base = NumberFormat::Base::Hexadecimal;
    const auto tile =
        CellTile::read(source, Slice::whole({100, 100}), {10, 20, 1, 2}, {}, hexadecimal);
    QVERIFY(tile);
    QCOMPARE(tile->textAt({10, 20}), QString("0x0000000000002724"));
    QCOMPARE(tile->exactAt({10, 20}), QString("10020"));
    QCOMPARE(tile->exactAt({10, 21}), QString("10021"));
    QCOMPARE(tile->longestText(), 18);
}

void TestCellTile::hasTheNumbersOfItsCells()
{
    ByteBuffer frame = arrayFrame({64}, {32}, {32}, "<i4", counted<std::int32_t>(64));
    damageBlock(frame, 1);
    OpenedFrame opened(frame);
    const CellSourcePtr source = opened.document().reader();
    const CellTile tile = tileOf(*source, Slice::whole({64}), {30, 0, 4, 1});
    QCOMPARE(tile.numberAt({30, 0}), 30.0);
    QCOMPARE(tile.numberAt({31, 0}), 31.0);
    QVERIFY(std::isnan(tile.numberAt({32, 0}))); // damaged
    const UnreadableSource unreadable;
    QVERIFY(std::isnan(tileOf(unreadable, Slice::whole({9, 9}), {0, 0, 1, 1}).numberAt({0, 0})));
}

void TestCellTile::tellsLabelsApartThatFloat64DoesNot()
{
    OpenedFrame opened(
        arrayFrame({3}, "<u8", elementsOf<std::uint64_t>({5, UINT64_MAX, UINT64_MAX - 1})));
    const CellSourcePtr source = opened.document().reader();
    const CellTile tile = tileOf(*source, Slice::whole({3}), {0, 0, 3, 1});
    QCOMPARE(tile.labelAt({0, 0}), 5.0);
    QCOMPARE(tile.numberAt({1, 0}), tile.numberAt({2, 0}));
    QCOMPARE(tile.labelAt({1, 0}), labelNumber(UINT64_MAX));
    QCOMPARE(tile.labelAt({2, 0}), labelNumber(UINT64_MAX - 1));
}

void TestCellTile::hasTheNumbersOfParts()
{
    OpenedFrame opened(
        arrayFrame({2}, "[('a', 'u1'), ('t', 'S1'), ('b', '<u2')]", counted<std::uint8_t>(8)));
    const CellSourcePtr source = opened.document().reader();
    const CellTile tile = tileOf(*source, Slice::whole({2}), {1, 0, 1, 3});
    QCOMPARE(tile.numberAt({1, 0}), 4.0);
    QVERIFY(std::isnan(tile.numberAt({1, 1}))); // a text
    QCOMPARE(tile.numberAt({1, 2}), 0x0706.0p0);
}

void TestCellTile::followsTheAxesOfThePlane()
{
    Slice plane = Slice::whole({100, 100});
    plane.transpose();
    const CellTile tile = tileOf(FakeSource(), plane, {10, 20, 3, 2});
    QCOMPARE(tile.textAt({12, 21}), QString("21012"));
}

void TestCellTile::saysWhatIsWrongWithCells()
{
    FakeSource source;
    source.regions = {{CellState::Damaged, "chunk 1: gone", {0, 0}, {1, 2}},
                      {CellState::Damaged, "chunk 2: lost", {1, 0}, {1, 1}},
                      {CellState::Uninitialised, "", {1, 1}, {1, 1}}};
    const CellTile tile = tileOf(source, Slice::whole({3, 2}), {0, 0, 3, 2});
    QCOMPARE(tile.stateAt({0, 1}), CellState::Damaged);
    QCOMPARE(tile.textAt({0, 1}), QString("damaged"));
    QCOMPARE(tile.problemAt({0, 1}), QString("This cell cannot be shown: chunk 1: gone."));
    QCOMPARE(tile.problemAt({1, 0}), QString("This cell cannot be shown: chunk 2: lost."));
    QCOMPARE(tile.textAt({1, 1}), QString("unwritten"));
    QCOMPARE(tile.problemAt({1, 1}), QString("This cell was never written and has no value."));
    QCOMPARE(tile.stateAt({2, 1}), CellState::Fine);
    QCOMPARE(tile.textAt({2, 1}), QString("2001"));
}

void TestCellTile::isDamagedWhenNothingCanBeRead()
{
    const CellTile tile = tileOf(UnreadableSource(), Slice::whole({9, 9}), {3, 3, 2, 2});
    QCOMPARE(tile.textAt({4, 4}), QString("damaged"));
    QCOMPARE(tile.problemAt({4, 4}),
             QString("This cell cannot be shown: the cells would take 9 GiB."));
}

void TestCellTile::isAnErrorWhenNobodyWantsItAnyMore()
{
    std::stop_source stop;
    stop.request_stop();
    const auto tile =
        CellTile::read(FakeSource(), Slice::whole({9, 9}), {0, 0, 1, 1}, {stop.get_token()});
    QVERIFY(!tile);
    QVERIFY(tile.error().kind() == ErrorKind::Cancelled);
}

void TestCellTile::cutsLongTexts()
{
    ByteBuffer letters(3000, std::byte{'x'});
    OpenedFrame opened(arrayFrame({1}, "|S3000", letters));
    const CellTile tile =
        tileOf(*opened.document().reader(), opened.document().slice(), {0, 0, 1, 1});
    const QString text = tile.textAt({0, 0});
    QCOMPARE(text.size(), CellTile::mostCharacters + 1);
    QVERIFY(text.startsWith("xxx"));
    QVERIFY(text.endsWith(QChar(0x2026)));
}

void TestCellTile::showsControlCharacters()
{
    OpenedFrame opened(arrayFrame({1}, "<U3", elementsOf<char32_t>({U'a', U'\n', U'b'})));
    const CellTile tile =
        tileOf(*opened.document().reader(), opened.document().slice(), {0, 0, 1, 1});
    QVERIFY(!tile.textAt({0, 0}).contains('\n'));
    QCOMPARE(tile.textAt({0, 0}).size() > 2, true);
}

const Registered<TestCellTile, QCoreApplication> registered;

} // namespace bloscope::tst_cell_tile

#include "tst_cell_tile.moc"
