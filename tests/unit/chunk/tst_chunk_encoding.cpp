#include "core/chunk/chunk_encoding.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_chunk_encoding {

class TestChunkEncoding : public QObject {
    Q_OBJECT

 private slots:
    void choosesTheBlocksize_data()
    {
        QTest::addColumn<qint64>("nbytes");
        QTest::addColumn<qint64>("wanted");
        QTest::addColumn<int>("blocksize");
        QTest::newRow("as wanted") << qint64(1000) << qint64(100) << 100;
        QTest::newRow("one block") << qint64(1000) << qint64(0) << 1000;
        QTest::newRow("not more than there is") << qint64(1000) << qint64(5000) << 1000;
        QTest::newRow("never zero") << qint64(0) << qint64(0) << 1;
        QTest::newRow("not more than the format has")
            << qint64(2'147'483'615) << qint64(0) << 536'866'816;
    }
    void choosesTheBlocksize()
    {
        QFETCH(qint64, nbytes);
        QFETCH(qint64, wanted);
        const auto header = headerFor(static_cast<std::uint64_t>(nbytes), {.blocksize = wanted});
        QTEST(header->blocksize, "blocksize");
    }

    void writesLargeElementsAsSingleBytes()
    {
        QCOMPARE(headerFor(0, {.typesize = 255})->typesize, std::uint8_t(255));
        QCOMPARE(headerFor(0, {.typesize = 256})->typesize, std::uint8_t(1));
    }

    void refusesWhatTheFormatCannotHold_data()
    {
        QTest::addColumn<qint64>("nbytes");
        QTest::addColumn<ChunkEncoding>("encoding");
        QTest::addColumn<std::string>("message");
        QTest::newRow("chunk") << qint64(2'147'483'616) << ChunkEncoding()
                               << std::string("a chunk of 2147483616 bytes, at most 2147483615 "
                                              "are possible");
        QTest::newRow("typesize") << qint64(0) << ChunkEncoding{.typesize = 536'866'817}
                                  << std::string(
                                         "typesize is 536866817, it must be 1 to 536866816");
        QTest::newRow("blocksize")
            << qint64(0) << ChunkEncoding{.blocksize = 536'866'817}
            << std::string("blocksize is 536866817, it must be 0 to 536866816");
        QTest::newRow("level") << qint64(0) << ChunkEncoding{.level = -1}
                               << std::string("level is -1, it must be 0 to 9");
    }
    void refusesWhatTheFormatCannotHold()
    {
        QFETCH(qint64, nbytes);
        QFETCH(ChunkEncoding, encoding);
        const auto header = headerFor(static_cast<std::uint64_t>(nbytes), encoding);
        QCOMPARE(header.error().kind(), ErrorKind::Usage);
        QTEST(header.error().text(), "message");
    }
};

const test::Registered<TestChunkEncoding> registered;

} // namespace bloscope::tst_chunk_encoding

#include "tst_chunk_encoding.moc"
