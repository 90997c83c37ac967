#include "core/array/write_b2nd.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_write_b2nd {

using namespace test;

class TestWriteB2nd : public QObject {
    Q_OBJECT

 private slots:
    void writesTheExamplesOfTheFormat_data() // format.md 16.4
    {
        QTest::addColumn<B2ndMetadata>("metadata");
        QTest::addColumn<ByteBuffer>("value");
        B2ndMetadata twoDimensions{.dimensions = 2,
                                   .shape = {10, 12},
                                   .chunkshape = {4, 5},
                                   .blockshape = {2, 3},
                                   .dtypeFormat = 0,
                                   .dtype = "<i4"};
        QTest::newRow("two dimensions")
            << twoDimensions
            << "97 00 02 92 d3000000000000000a d3000000000000000c"
               "92 d200000004 d200000005 92 d200000002 d200000003 00 db 00000003 3c6934"_hex;
        QTest::newRow("none") << B2ndMetadata{.dtypeFormat = 0, .dtype = "<i4"}
                              << "97 00 00 90 90 90 00 db 00000003 3c6934"_hex;
        QTest::newRow("caterva")
            << B2ndMetadata{.dimensions = 1, .shape = {3}, .chunkshape = {2}, .blockshape = {1}}
            << "95 00 01 91 d30000000000000003 91 d200000002 91 d200000001"_hex;
        QTest::newRow("without dtype_format")
            << B2ndMetadata{.dtype = "uint8"} << "96 00 00 90 90 90 db 00000005 75696e7438"_hex;
    }
    void writesTheExamplesOfTheFormat()
    {
        QFETCH(B2ndMetadata, metadata);
        QTEST(writeB2nd(metadata), "value");
    }

    void isReadAgain_data()
    {
        QTest::addColumn<int>("dimensions");
        for (const int dimensions : {0, 1, 5, 15, 16}) // the markers of 16 are none of msgpack's
            QTest::addRow("%d dimensions", dimensions) << dimensions;
    }
    void isReadAgain()
    {
        QFETCH(int, dimensions);
        B2ndMetadata metadata;
        metadata.dimensions = dimensions;
        for (int d = 0; d < dimensions; ++d) {
            metadata.shape.push_back(1'000'000'000'000 + d);
            metadata.chunkshape.push_back(2'000'000'000 + d);
            metadata.blockshape.push_back(1 + d);
        }
        metadata.dtypeFormat = 0;
        metadata.dtype = "[('a', '<i4'), ('b', '>f8')]";
        const Result<B2ndMetadata> again = parseB2nd(writeB2nd(metadata), 0);
        QVERIFY(again);
        QCOMPARE(again->shape, metadata.shape);
        QCOMPARE(again->chunkshape, metadata.chunkshape);
        QCOMPARE(again->blockshape, metadata.blockshape);
        QCOMPARE(*again->dtype, *metadata.dtype);
        QCOMPARE(again->trailingBytes, std::size_t(0));
    }
};

const Registered<TestWriteB2nd> registered;

} // namespace bloscope::tst_write_b2nd

#include "tst_write_b2nd.moc"
