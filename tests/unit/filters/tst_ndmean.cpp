
#include "core/filters/filters.h"
#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

namespace bloscope::tst_ndmean {

using namespace test;

namespace {

using Extents = std::vector<std::int64_t>;

ByteBuffer undone(FilterFunction undo, const FilterStep& step, const ByteBuffer& stored)
{
    ByteBuffer block(stored.size(), std::byte{0xee});
    undo(step, stored, block);
    return block;
}

} // namespace

class TestNdmean : public QObject {
    Q_OBJECT

 private slots:
    void liesLikeNdcell()
    {
        const Extents shape{5, 7};
        const ByteBuffer stored = noise(35 * 4);
        const FilterStep step{.meta = 3, .array = {4, shape}};
        QCOMPARE(outcomeOf(checkNdmean(step, stored.size())), std::string());
        QCOMPARE(undone(undoNdmean, step, stored), undone(undoNdcell, step, stored));
    }

    // The first dimension is shorter than an edge: 2, and 2 is taken for the distance of cells in
    // the other dimension as well, in which they are 4 long.
    void placesCellsByTheFirstDimension()
    {
        const Extents shape{2, 6};
        const FilterStep step{.meta = 4, .array = {1, shape}};
        QCOMPARE(undone(undoNdmean, step, "00010203 10111213  0405 1415"_hex),
                 "000104050000 101114150000"_hex);
    }

    void takesShortDimensionsWhole()
    {
        const Extents shape{6, 2};
        const FilterStep step{.meta = 4, .array = {1, shape}};
        QCOMPARE(undone(undoNdmean, step, "0001 0203 0405 0607  0809 0a0b"_hex),
                 "000102030405060708090a0b"_hex);
    }

    void refusesWhatDoesNotFit_data() // format.md 14.3, #73 and #75
    {
        QTest::addColumn<Extents>("shape");
        QTest::addColumn<int>("edge");
        QTest::addColumn<std::string>("message");
        QTest::newRow("no array")
            << Extents{} << 2
            << std::string("ndmean needs array metadata with the block shape, which is missing");
        QTest::newRow("cells of nothing")
            << Extents{8, 8} << 0 << std::string("invalid cell size 0 of filter ndmean");
        QTest::newRow("a negative edge")
            << Extents{8, 8} << 128 << std::string("invalid cell size 128 of filter ndmean");
    }
    void refusesWhatDoesNotFit()
    {
        QFETCH(Extents, shape);
        QFETCH(int, edge);
        const FilterStep step{.meta = static_cast<std::uint8_t>(edge), .array = {4, shape}};
        const Result<> result = checkNdmean(step, 256);
        QVERIFY(failedAs(ErrorKind::Malformed, result));
        QTEST(result.error().text(), "message");
    }
};

const Registered<TestNdmean> registered;

} // namespace bloscope::tst_ndmean

#include "tst_ndmean.moc"
