#include "ui/find/special_finder.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_special_finder {

using namespace test;
using Kind = SpecialCell;

class TestSpecialFinder : public QObject {
    Q_OBJECT

 private slots:
    void findsTheNextOfItsKind_data();
    void findsTheNextOfItsKind();
    void findsCellsOfAnotherState();
    void countsInTheSlice();
    void keepsWhatItSeesOfWholeElements();

 private:
    CellPosition next(OpenedFrame& frame, const char* slice, Kind kind, CellPosition after,
                      const std::optional<DTypeLeaf>& part = {})
    {
        frame.show(slice);
        SpecialFinder finder(frame.document(), m_scheduler);
        std::optional<CellPosition> cell;
        bool isThere = false;
        connect(&finder, &SpecialFinder::found, this,
                [&](const Result<std::optional<CellPosition>>& found) {
                    isThere = true;
                    cell = found ? *found : std::nullopt;
                });
        finder.find(frame.document().reader(), PicturePlane(frame.document().slice()), kind, after,
                    part);
        if (!QTest::qWaitFor([&] { return isThere; }))
            qFatal("the search does not end");
        return cell.value_or(CellPosition{});
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

    Scheduler m_scheduler;
};

void TestSpecialFinder::findsTheNextOfItsKind_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<CellPosition>("after");
    QTest::addColumn<CellPosition>("found");
    using At = CellPosition;
    QTest::newRow("from the beginning") << Kind::NotANumber << At{} << At{0, 2};
    QTest::newRow("behind the first") << Kind::NotANumber << At{0, 2} << At{3, 1};
    QTest::newRow("around the end") << Kind::NotANumber << At{3, 1} << At{0, 2};
    QTest::newRow("the only one again") << Kind::PositiveInfinite << At{1, 5} << At{1, 5};
    QTest::newRow("below zero") << Kind::NegativeInfinite << At{1, 5} << At{2, 0};
    QTest::newRow("from a place that is none") << Kind::NegativeInfinite << At{9, 9} << At{2, 0};
    QTest::newRow("none") << Kind::Damaged << At{} << At{};
}

void TestSpecialFinder::findsTheNextOfItsKind()
{
    QFETCH(Kind, kind);
    QFETCH(CellPosition, after);
    QFETCH(CellPosition, found);
    OpenedFrame frame(someSpecials());
    QCOMPARE(next(frame, ":, :", kind, after), found);
}

void TestSpecialFinder::findsCellsOfAnotherState()
{
    OpenedFrame unwritten(
        unstoredArrayFrame({8, 8}, {4, 4}, {4, 4}, "<f4", bloscope::SpecialKind::Uninitialised));
    QCOMPARE(next(unwritten, ":, :", Kind::Uninitialised, {1, 7}), (CellPosition{2, 0}));
}

void TestSpecialFinder::countsInTheSlice()
{
    OpenedFrame frame(someSpecials());
    QCOMPARE(next(frame, "::-1, 1:", Kind::NotANumber, {}), (CellPosition{0, 0}));
    QCOMPARE(next(frame, "3, :", Kind::NotANumber, {}), (CellPosition{0, 1})); // a strip
    QCOMPARE(next(frame, "0:2, 3:", Kind::NotANumber, {}), CellPosition{});
}

void TestSpecialFinder::keepsWhatItSeesOfWholeElements()
{
    OpenedFrame numbers(someSpecials());
    next(numbers, ":, :", Kind::NotANumber, {});
    QVERIFY(numbers.document().summaries()->find(0)->hasNotANumber);
    OpenedFrame others(someSpecials());
    others.document().summaries()->insert(0, {}); // as if somebody had seen so
    QCOMPARE(next(others, ":, :", Kind::NotANumber, {}), CellPosition{});
    OpenedFrame parts(arrayFrame({4, 4}, "[('a', 'u1'), ('b', '<f4')]", ByteBuffer(80)));
    const auto leaves = leavesOf(parts.document().array()->dtype());
    QCOMPARE(next(parts, ":, :", Kind::NotANumber, {}, leaves[1]), CellPosition{});
    QCOMPARE(parts.document().summaries()->size(), 0U);
}

const Registered<TestSpecialFinder, QCoreApplication> registered;

} // namespace bloscope::tst_special_finder

#include "tst_special_finder.moc"
