#include "core/array/cell_places.h"

#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_cell_places {

using namespace test;

namespace {

ArrayPtr arrayOf(const ByteBuffer& frame)
{
    return Array::of(orAbort(Frame::open(memorySource(frame))));
}

} // namespace

class TestCellPlaces : public QObject {
    Q_OBJECT

 private slots:
    void findsTheCellOfAPlace_data()
    {
        QTest::addColumn<ByteBuffer>("frame");
        QTest::newRow("whole chunks")
            << arrayFrame({8, 8}, {4, 4}, {2, 2}, "<i4", counted<std::int32_t>(64));
        QTest::newRow("with padding")
            << arrayFrame({5, 7}, {3, 4}, {2, 3}, "<i4", counted<std::int32_t>(35));
        QTest::newRow("three dimensions")
            << arrayFrame({3, 4, 5}, {2, 3, 5}, {1, 2, 3}, "<i2", counted<std::int16_t>(60));
        QTest::newRow("no dimension") << arrayFrame({}, {}, {}, "<i4", counted<std::int32_t>(1));
        QTest::newRow("plain chunks")
            << chunksFrame({counted<std::int32_t>(10), counted<std::int32_t>(7)}, 4);
    }
    // Every cell is found where it lies, and there are as many places with a cell as cells.
    void findsTheCellOfAPlace()
    {
        QFETCH(ByteBuffer, frame);
        const ArrayPtr array = arrayOf(frame);
        std::int64_t found = 0;
        for (std::int64_t chunk = 0; chunk < array->frame()->chunkCount(); ++chunk) {
            const std::int64_t nbytes = orAbort(array->frame()->chunk(chunk))->header().nbytes;
            for (std::int64_t position = 0; position < nbytes; ++position) {
                const auto cell = cellBeginningAt(*array, chunk, position);
                if (!cell)
                    continue;
                ++found;
                const CellPlaces places(array, sliceOfCell(array->shape(), *cell));
                places.show(0, 1, [&](const CellPlace& place) {
                    QCOMPARE(place.chunk, chunk);
                    QCOMPARE(place.position, position);
                });
            }
        }
        QCOMPARE(found, array->logicalBytes() / array->itemsize());
    }
};

const Registered<TestCellPlaces> registered;

} // namespace bloscope::tst_cell_places

#include "tst_cell_places.moc"
