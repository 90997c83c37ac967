#include "core/array/chunk_plane.h"
#include "core/array/slice.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_chunk_plane {

using namespace test;
using Position = ChunkPlane::Position;
using Index = std::vector<std::int64_t>;

namespace {

ArrayPtr opened(ByteBuffer frame)
{
    return Array::of(*Frame::open(memorySource(std::move(frame))));
}

// A grid of 2 x 3 x 4 chunks.
ArrayPtr grid()
{
    return opened(unstoredArrayFrame({4, 9, 20}, {2, 3, 5}, {2, 3, 5}, "<i4"));
}

ArrayPtr chunks(std::size_t count)
{
    return opened(chunksFrame(std::vector<ByteBuffer>(count, counted<std::int32_t>(4)), 4));
}

} // namespace

class TestChunkPlane : public QObject {
    Q_OBJECT

 private slots:
    void followsTheSliceThroughTheGrid_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("atBegin");
        QTest::addColumn<int>("atEnd");
        QTest::newRow("first plane") << QByteArray("[0, :, :]") << 3 << 4 << 0 << 11;
        QTest::newRow("second chunk") << QByteArray("[2, :, :]") << 3 << 4 << 12 << 23;
        QTest::newRow("other dimensions") << QByteArray("[:, 4, :]") << 2 << 4 << 4 << 19;
        QTest::newRow("first two") << QByteArray("[:, :, 19]") << 2 << 3 << 3 << 23;
        QTest::newRow("a part is as good as all") << QByteArray("[0, 2:3, :]") << 3 << 4 << 0 << 11;
        QTest::newRow("one dimension") << QByteArray("[3, :, 6]") << 1 << 3 << 13 << 21;
        QTest::newRow("one cell") << QByteArray("[3, 8, 19]") << 1 << 1 << 23 << 23;
    }

    void followsTheSliceThroughTheGrid()
    {
        QFETCH(QByteArray, slice);
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, atBegin);
        QFETCH(int, atEnd);
        const ArrayPtr array = grid();
        const ChunkPlane plane(*array, *Slice::parse(slice.toStdString(), array->shape()));
        QCOMPARE(plane.rows(), std::int64_t(rows));
        QCOMPARE(plane.columns(), std::int64_t(columns));
        QCOMPARE(plane.chunkAt({0, 0}), std::optional(std::int64_t(atBegin)));
        QCOMPARE(plane.chunkAt({rows - 1, columns - 1}), std::optional(std::int64_t(atEnd)));
    }

    void findsEachOfItsChunksAndNoOther_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<bool>("isTransposed");
        for (const char* slice : {"[0, :, :]", "[3, :, :]", "[:, 8, :]", "[:, :, 0]", "[1, 1, :]",
                                  "[:, 3, 7]", "[2, 0, 10]"})
            for (const bool isTransposed : {false, true})
                QTest::addRow("%s%s", slice, isTransposed ? " transposed" : "")
                    << QByteArray(slice) << isTransposed;
    }

    void findsEachOfItsChunksAndNoOther()
    {
        QFETCH(QByteArray, slice);
        QFETCH(bool, isTransposed);
        // Also grids with a single chunk along some dimension, where strides are equal.
        for (const ArrayPtr& array :
             {grid(), opened(unstoredArrayFrame({4, 9, 20}, {4, 3, 20}, {4, 3, 20}, "<i4"))}) {
            Slice shown = *Slice::parse(slice.toStdString(), array->shape());
            if (isTransposed)
                shown.transpose();
            const ChunkPlane plane(*array, shown);
            std::int64_t found = 0;
            for (std::int64_t chunk = 0; chunk < array->layout()->chunkCount; ++chunk)
                if (const auto position = plane.positionOf(chunk)) {
                    QCOMPARE(plane.chunkAt(*position), std::optional(chunk));
                    ++found;
                }
            QCOMPARE(found, plane.count());
        }
    }

    void breaksLongRowsOfChunksIntoLines_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("none") << 0 << 0 << 0;
        QTest::newRow("one") << 1 << 1 << 1;
        QTest::newRow("one line") << 10 << 1 << 10;
        QTest::newRow("two lines") << 11 << 2 << 10;
        QTest::newRow("a hundred") << 100 << 10 << 10;
        QTest::newRow("longer lines") << 101 << 2 << 100;
    }

    void breaksLongRowsOfChunksIntoLines()
    {
        QFETCH(int, count);
        QFETCH(int, rows);
        QFETCH(int, columns);
        const ArrayPtr array = chunks(static_cast<std::size_t>(count));
        const ChunkPlane plane(*array, Slice::whole(array->shape()));
        QCOMPARE(plane.rows(), std::int64_t(rows));
        QCOMPARE(plane.columns(), std::int64_t(columns));
        for (std::int64_t chunk = 0; chunk < count; ++chunk)
            QCOMPARE(plane.positionOf(chunk),
                     std::optional(Position{chunk / columns, chunk % columns}));
        QCOMPARE(plane.positionOf(count), std::optional<Position>());
        QCOMPARE(plane.chunkAt({rows, 0}), std::optional<std::int64_t>());
        if (count == 11)
            QCOMPARE(plane.chunkAt({1, 1}), std::optional<std::int64_t>()); // behind the last one
    }

    void knowsWhereChunksBegin()
    {
        QCOMPARE(firstIndexOf(*grid(), 17), std::optional(Index({2, 3, 5})));
        const ArrayPtr blocks = opened(unstoredArrayFrame({5, 9}, {4, 6}, {2, 3}, "<i4"));
        QCOMPARE(firstIndexOf(*blocks, 1, 2), std::optional(Index({2, 6})));
        QCOMPARE(firstIndexOf(*blocks, 3, 1), std::optional(Index({4, 6}))); // of padding
        QCOMPARE(firstIndexOf(*chunks(3), 2, 1), std::optional(Index({8})));
        QCOMPARE(firstIndexOf(*chunks(3), 2), std::optional(Index({8})));
        const ArrayPtr uneven = opened(chunksFrame(
            {counted<std::int32_t>(4), counted<std::int32_t>(2), counted<std::int32_t>(3)}, 4));
        QCOMPARE(firstIndexOf(*uneven, 2), std::optional(Index({6})));
    }
};

const Registered<TestChunkPlane> registered;

} // namespace bloscope::tst_chunk_plane

#include "tst_chunk_plane.moc"
