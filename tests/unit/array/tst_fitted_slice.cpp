#include "core/array/fitted_slice.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_fitted_slice {

class TestFittedSlice : public QObject {
    Q_OBJECT

 private slots:
    void fitsASliceToAnotherShape_data();
    void fitsASliceToAnotherShape();
    void keepsRowsAndColumns();
    void beginsAnewInAnotherNumberOfDimensions();
};

void TestFittedSlice::fitsASliceToAnotherShape_data()
{
    QTest::addColumn<std::int64_t>("before");
    QTest::addColumn<std::int64_t>("now");
    QTest::addColumn<QString>("slice");
    QTest::addColumn<LastIndex>("lastIndex");
    QTest::addColumn<QString>("fitted");
    QTest::addColumn<bool>("isAllThere");
    const auto row = [](const char* name, std::int64_t before, std::int64_t now, const char* slice,
                        LastIndex lastIndex, const char* fitted, bool isAllThere) {
        QTest::newRow(name) << before << now << QString(slice) << lastIndex << QString(fitted)
                            << isAllThere;
    };
    constexpr auto stays = LastIndex::Stays;
    constexpr auto goesAlong = LastIndex::GoesAlong;
    row("the same shape", 10, 10, "[7]", stays, "[7]", true);
    row("an index of a longer one", 10, 12, "[9]", stays, "[9]", true);
    row("the last index goes along", 10, 12, "[9]", goesAlong, "[11]", true);
    row("another index does not", 10, 12, "[8]", goesAlong, "[8]", true);
    row("an index that is gone", 10, 4, "[7]", stays, "[3]", false);
    row("an index that is still there", 10, 4, "[3]", stays, "[3]", true);
    row("an index of nothing", 10, 0, "[3]", stays, "[:]", false);
    row("all of a longer one", 10, 12, "[:]", stays, "[:]", true);
    row("all of a shorter one", 10, 4, "[:]", stays, "[:]", true);
    row("all of what was empty", 0, 4, "[:]", stays, "[:]", true);
    row("all of nothing", 10, 0, "[:]", stays, "[:]", true);
    row("to the end", 10, 12, "[4:]", stays, "[4:]", true);
    row("to the end of a shorter one", 10, 6, "[4:]", stays, "[4:]", true);
    row("to an end before the begin", 10, 3, "[4:]", stays, "[3:3]", true);
    row("in steps to the end", 10, 13, "[::3]", stays, "[::3]", true);
    row("a range inside", 10, 12, "[2:5]", stays, "[2:5]", true);
    row("a range that is cut", 10, 4, "[2:6]", stays, "[2:]", false);
    row("a range that is gone", 10, 2, "[4:6]", stays, "[2:2]", false);
    row("backwards", 10, 12, "[::-1]", stays, "[::-1]", true);
    row("backwards in a shorter one", 10, 4, "[::-1]", stays, "[::-1]", true);
    row("backwards from inside", 10, 4, "[6:1:-2]", stays, "[2:1:-2]", false);
}

void TestFittedSlice::fitsASliceToAnotherShape()
{
    QFETCH(std::int64_t, before);
    QFETCH(std::int64_t, now);
    QFETCH(QString, slice);
    QFETCH(LastIndex, lastIndex);
    QFETCH(QString, fitted);
    QFETCH(bool, isAllThere);
    const Slice was = *Slice::parse(slice.toStdString(), {before});
    const FittedSlice is = fittedTo({now}, was, lastIndex);
    QCOMPARE(QString::fromStdString(is.slice.text()), fitted);
    QCOMPARE(is.slice.shape(), Shape{now});
    QCOMPARE(is.isAllThere, isAllThere);
}

void TestFittedSlice::keepsRowsAndColumns()
{
    Slice transposed = *Slice::parse("[1, :, :]", {3, 4, 5});
    transposed.transpose();
    const FittedSlice fitted = fittedTo({6, 4, 5}, transposed);
    QCOMPARE(fitted.slice.rowDimension(), std::optional<std::size_t>(2));
    QCOMPARE(fitted.slice.columnDimension(), std::optional<std::size_t>(1));
    const Slice usual = *Slice::parse("[1, :, :]", {3, 4, 5});
    QVERIFY(fittedTo({6, 4, 5}, usual).slice == *Slice::parse("[1, :, :]", {6, 4, 5}));
}

void TestFittedSlice::beginsAnewInAnotherNumberOfDimensions()
{
    const FittedSlice fitted = fittedTo({4, 5}, *Slice::parse("[1, :, :]", {3, 4, 5}));
    QCOMPARE(fitted.slice.text(), std::string("[:, :]"));
    QVERIFY(!fitted.isAllThere);
}

const test::Registered<TestFittedSlice> registered;

} // namespace bloscope::tst_fitted_slice

#include "tst_fitted_slice.moc"
