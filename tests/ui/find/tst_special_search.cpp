#include "ui/find/special_search.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_special_search {

using namespace test;
using Kind = SpecialCell;

class TestSpecialSearch : public QObject {
    Q_OBJECT

 private slots:
    void findsTheNextOfItsKind_data();
    void findsTheNextOfItsKind();
    void findsCellsOfAnotherState();
    void countsInTheSlice();

 private:
    static CellPosition next(OpenedFrame& frame, const char* slice, Kind kind, CellPosition after)
    {
        frame.show(slice);
        const auto found = findSpecial(*frame.document().reader(),
                                       PicturePlane(frame.document().slice()), kind, after, {}, {});
        return found && *found ? **found : CellPosition{};
    }
    // 4 x 6 cells of zeros but for NaN at (0, 2) and (3, 1), inf at (1, 5), -inf at (2, 0).
    static ByteBuffer someSpecials()
    {
        std::vector<float> numbers(24);
        numbers[2] = numbers[19] = NAN;
        numbers[11] = INFINITY;
        numbers[12] = -INFINITY;
        return arrayFrame({4, 6}, "<f4", std::as_bytes(std::span(numbers)));
    }
};

void TestSpecialSearch::findsTheNextOfItsKind_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<CellPosition>("after");
    QTest::addColumn<CellPosition>("found");
    using At = CellPosition;
    QTest::newRow("from the beginning") << Kind::NotANumber << At{} << At{0, 2};
    QTest::newRow("behind the first") << Kind::NotANumber << At{0, 2} << At{3, 1};
    QTest::newRow("around the end") << Kind::NotANumber << At{3, 1} << At{0, 2};
    QTest::newRow("the only one again") << Kind::PlusInfinity << At{1, 5} << At{1, 5};
    QTest::newRow("below zero") << Kind::MinusInfinity << At{1, 5} << At{2, 0};
    QTest::newRow("from a place that is none") << Kind::MinusInfinity << At{9, 9} << At{2, 0};
    QTest::newRow("none") << Kind::Damaged << At{} << At{};
}

void TestSpecialSearch::findsTheNextOfItsKind()
{
    QFETCH(Kind, kind);
    QFETCH(CellPosition, after);
    QFETCH(CellPosition, found);
    OpenedFrame frame(someSpecials());
    QCOMPARE(next(frame, ":, :", kind, after), found);
}

void TestSpecialSearch::findsCellsOfAnotherState()
{
    OpenedFrame unwritten(
        unstoredArrayFrame({8, 8}, {4, 4}, {4, 4}, "<f4", bloscope::SpecialKind::Uninitialised));
    QCOMPARE(next(unwritten, ":, :", Kind::Uninitialised, {1, 7}), (CellPosition{2, 0}));
}

void TestSpecialSearch::countsInTheSlice()
{
    OpenedFrame frame(someSpecials());
    QCOMPARE(next(frame, "::-1, 1:", Kind::NotANumber, {}), (CellPosition{0, 0}));
    QCOMPARE(next(frame, "3, :", Kind::NotANumber, {}), (CellPosition{0, 1})); // a strip
    QCOMPARE(next(frame, "0:2, 3:", Kind::NotANumber, {}), CellPosition{});
}

const Registered<TestSpecialSearch, QCoreApplication> registered;

} // namespace bloscope::tst_special_search

#include "tst_special_search.moc"
