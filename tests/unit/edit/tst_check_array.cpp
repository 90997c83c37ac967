#include "core/array/write_b2nd.h"
#include "core/edit/edit_set.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_check_array {

using namespace test;

namespace {

// 10 x 12 elements of 4 bytes in 3 x 3 chunks of 4 x 5, blocks of 2 x 3: chunks of 96 bytes, blocks
// of 24.
ByteBuffer arrayBytes()
{
    return arrayFrame({10, 12}, {4, 5}, {2, 3}, "<i4", counted<std::int32_t>(120));
}

FramePtr opened(ByteBuffer bytes)
{
    return *Frame::open(memorySource(std::move(bytes)));
}

B2ndMetadata arrayOf(Shape shape, Shape chunkshape, Shape blockshape, const char* dtype = "<i4")
{
    return {.dimensions = static_cast<int>(shape.size()),
            .shape = std::move(shape),
            .chunkshape = std::move(chunkshape),
            .blockshape = std::move(blockshape),
            .dtypeFormat = 0,
            .dtype = dtype};
}

QString why(const FramePtr& frame, ByteView value)
{
    const auto checked = checkArrayMetadata(*frame, value);
    if (checked)
        return "fits";
    return checked.error().kind() == ErrorKind::Usage
               ? QString::fromStdString(checked.error().text())
               : QString("an error of another kind");
}

QString why(const FramePtr& frame, const B2ndMetadata& array)
{
    return why(frame, writeB2nd(array));
}

} // namespace

// format.md 8.2, for arrays whose chunks stay as they are.
class TestCheckArray : public QObject {
    Q_OBJECT

 private slots:
    void judgesShapes_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Shape>("chunkshape");
        QTest::addColumn<Shape>("blockshape");
        QTest::addColumn<QString>("answer");
        const Shape chunk{4, 5};
        const Shape block{2, 3};
        const QString chunkCount =
            "the array metadata does not match the stored chunks (%1 chunks expected, 9 found)";
        const QString chunkBytes =
            "the array metadata does not match the stored chunks (chunks of %1 "
            "bytes expected, 96 found)";
        const QString blockBytes =
            "the array metadata does not match the stored chunks (blocks of %1 "
            "bytes expected, 24 found)";
        QTest::newRow("the same") << Shape{10, 12} << chunk << block << "fits";
        QTest::newRow("smaller, as many chunks") << Shape{9, 11} << chunk << block << "fits";
        QTest::newRow("all that the chunks hold") << Shape{12, 15} << chunk << block << "fits";
        QTest::newRow("a chunk row more") << Shape{13, 12} << chunk << block << chunkCount.arg(12);
        QTest::newRow("a chunk row less") << Shape{8, 12} << chunk << block << chunkCount.arg(6);
        QTest::newRow("empty") << Shape{0, 12} << chunk << block << chunkCount.arg(0);
        QTest::newRow("transposed") << Shape{12, 10} << Shape{5, 4} << Shape{3, 2} << "fits";
        QTest::newRow("one dimension") << Shape{216} << Shape{24} << Shape{6} << "fits";
        QTest::newRow("three dimensions")
            << Shape{3, 10, 12} << Shape{1, 4, 5} << Shape{1, 2, 3} << chunkCount.arg(27);
        QTest::newRow("three dimensions that fit")
            << Shape{3, 12, 5} << Shape{1, 4, 5} << Shape{1, 2, 3} << "fits";
        QTest::newRow("another padding") << Shape{10, 18} << Shape{4, 6} << block << "fits";
        QTest::newRow("larger chunks")
            << Shape{24, 15} << Shape{8, 5} << block << chunkBytes.arg(192);
        QTest::newRow("larger blocks")
            << Shape{10, 12} << chunk << Shape{4, 3} << blockBytes.arg(48);
        QTest::newRow("blocks of another shape")
            << Shape{10, 18} << Shape{4, 6} << Shape{1, 6} << "fits";
        QTest::newRow("no dimensions") << Shape{} << Shape{} << Shape{} << chunkCount.arg(1);
        QTest::newRow("blocks of nothing")
            << Shape{10, 12} << chunk << Shape{0, 3}
            << "the array metadata is damaged: shape [10, 12], chunks [4, 5], blocks [0, 3]";
        QTest::newRow("negative")
            << Shape{-10, 12} << chunk << block
            << "the array metadata is damaged: shape [-10, 12], chunks [4, 5], blocks [2, 3]";
        QTest::newRow("beyond all numbers")
            << Shape{std::numeric_limits<std::int64_t>::max(), 12} << chunk << block
            << "the array is impossibly large: shape [9223372036854775807, 12]";
    }
    void judgesShapes()
    {
        QFETCH(Shape, shape);
        QFETCH(Shape, chunkshape);
        QFETCH(Shape, blockshape);
        QFETCH(QString, answer);
        QCOMPARE(why(opened(arrayBytes()), arrayOf(shape, chunkshape, blockshape)), answer);
    }

    void judgesDTypes_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QString>("answer");
        for (const char* dtype : {"<i4", "<f4", ">u4", "|S4", "|V4", "<U1"})
            QTest::newRow(dtype) << QByteArray(dtype) << "fits";
        QTest::newRow("structured") << QByteArray("[('a', '<i2'), ('b', '<i2')]") << "fits";
        QTest::newRow("larger") << QByteArray("<f8")
                                << "'<f8' has 8 bytes, but the elements have 4";
        QTest::newRow("smaller") << QByteArray("|u1")
                                 << "'|u1' has 1 bytes, but the elements have 4";
        QTest::newRow("larger structure")
            << QByteArray("[('a', '<i4'), ('b', '|u1')]")
            << "'[('a', '<i4'), ('b', '|u1')]' has 5 bytes, but the elements have 4";
    }
    void judgesDTypes()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(QString, answer);
        QCOMPARE(why(opened(arrayBytes()), arrayOf({10, 12}, {4, 5}, {2, 3}, dtype)), answer);
    }

    void refusesUnknownDTypes()
    {
        QVERIFY(why(opened(arrayBytes()), arrayOf({10, 12}, {4, 5}, {2, 3}, "<q9"))
                    .startsWith("unknown element type"));
    }

    // Files whose dtype never fitted stay editable (format.md 8.5).
    void keepsADTypeThatNeverFitted()
    {
        ByteBuffer bytes = arrayBytes();
        const ByteView dtype = bytesOf("<i4");
        const auto place = std::search(bytes.begin(), bytes.end(), dtype.begin(), dtype.end());
        std::ranges::copy(bytesOf("|u1"), place);
        QCOMPARE(why(opened(bytes), arrayOf({9, 12}, {4, 5}, {2, 3}, "|u1")), "fits");
        QCOMPARE(why(opened(bytes), arrayOf({9, 12}, {4, 5}, {2, 3}, "<u2")),
                 "'<u2' has 2 bytes, but the elements have 4");
    }

    void acceptsTheOldForms()
    {
        B2ndMetadata caterva = arrayOf({10, 12}, {4, 5}, {2, 3});
        caterva.dtypeFormat = {};
        QCOMPARE(why(opened(arrayBytes()), caterva), "fits");
        caterva.dtype = {};
        QCOMPARE(why(opened(arrayBytes()), caterva), "fits");
    }

    void keepsBlocksThatTheCompressionDependsOn_data()
    {
        QTest::addColumn<int>("at"); // in the fixed header (format.md 6.1)
        QTest::addColumn<int>("id");
        QTest::addColumn<bool>("isFree"); // to change the blocks
        constexpr int codecFlags = 27;
        constexpr int lastFilter = 76;
        constexpr int udcodec = 77;
        QTest::newRow("zstd") << codecFlags << 0x55 << true;
        QTest::newRow("shuffle") << lastFilter << 1 << true;
        QTest::newRow("bytedelta") << lastFilter << 35 << true;
        QTest::newRow("ndcell") << lastFilter << 32 << false;
        QTest::newRow("ndmean") << lastFilter << 33 << false;
        QTest::newRow("ndlz") << udcodec << 32 << false;
        QTest::newRow("zfp") << udcodec << 34 << false;
    }
    void keepsBlocksThatTheCompressionDependsOn()
    {
        QFETCH(int, at);
        QFETCH(int, id);
        QFETCH(bool, isFree);
        ByteBuffer bytes = arrayBytes();
        bytes[27] = std::byte{0x56}; // the codec that byte 77 says
        bytes[77] = std::byte{5};
        bytes[static_cast<std::size_t>(at)] = static_cast<std::byte>(id);
        const FramePtr frame = opened(bytes);
        QCOMPARE(why(frame, arrayOf({10, 18}, {4, 6}, {2, 3})), "fits");
        QCOMPARE(why(frame, arrayOf({10, 18}, {4, 6}, {1, 6})),
                 isFree ? "fits"
                        : "the compression of this array depends on its block shape [2, 3], which "
                          "cannot be changed to [1, 6]");
    }

    void refusesWhatIsNoArray_data()
    {
        QTest::addColumn<ByteBuffer>("value");
        QTest::addColumn<QString>("answer");
        const ByteBuffer whole = writeB2nd(arrayOf({10, 12}, {4, 5}, {2, 3}));
        ByteBuffer longer = whole;
        longer.insert(longer.end(), 3, std::byte{0});
        QTest::newRow("nothing") << ByteBuffer() << "";
        QTest::newRow("cut") << ByteBuffer(whole.begin(), whole.end() - 1) << "";
        QTest::newRow("longer") << longer << "3 bytes follow the array metadata";
        QTest::newRow("text") << ByteBuffer(5, std::byte{'x'}) << "";
    }
    void refusesWhatIsNoArray()
    {
        QFETCH(ByteBuffer, value);
        QFETCH(QString, answer);
        const QString said = why(opened(arrayBytes()), ByteView(value));
        QVERIFY2(said != "fits" && said != "an error of another kind" && !said.isEmpty(),
                 qPrintable(said));
        if (!answer.isEmpty())
            QCOMPARE(said, answer);
    }

    // Without a count there is nothing that could fit.
    void refusesArraysWhoseChunksCannotBeCounted()
    {
        ByteBuffer bytes = arrayBytes();
        const FramePtr whole = opened(bytes);
        bytes[static_cast<std::size_t>(whole->indexOffset()) + 4] ^= std::byte{1}; // nbytes
        const FramePtr frame = opened(bytes);
        QVERIFY(frame->indexError().has_value());
        QVERIFY(why(frame, arrayOf({10, 12}, {4, 5}, {2, 3}))
                    .startsWith("the chunks cannot be counted: "));
    }

    void judgesArraysWithoutChunks()
    {
        const FramePtr frame = opened(arrayFrame({0, 12}, {4, 5}, {2, 3}, "<i4", {}));
        QCOMPARE(why(frame, arrayOf({5, 0}, {4, 5}, {2, 3})), "fits");
        QCOMPARE(
            why(frame, arrayOf({5, 1}, {4, 5}, {2, 3})),
            "the array metadata does not match the stored chunks (2 chunks expected, 0 found)");
    }
};

const Registered<TestCheckArray> registered;

} // namespace bloscope::tst_check_array

#include "tst_check_array.moc"
