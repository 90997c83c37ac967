#include "core/export/raw_writer.h"

#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_raw_writer {

using namespace test;

namespace {

QByteArray rawOf(const OpenedArray& array, const Slice& slice)
{
    std::string bytes;
    const auto report = writeRaw(array.reader(), slice, *memorySink(bytes));
    return QByteArray::fromStdString(report ? bytes : report.error().text()).toHex();
}

struct RawChunks {
    QByteArray bytes;
    ExportReport report;
};

RawChunks rawChunksOf(OpenedArray& array, std::int64_t first, std::int64_t count)
{
    std::string bytes;
    const auto report =
        writeRawChunks(array.frame(), first, count, array.pool(), *memorySink(bytes));
    if (!report)
        return {QByteArray::fromStdString(report.error().text()), {}};
    return {QByteArray::fromStdString(bytes), *report};
}

// 640 bytes that do not become a plain copy or zeros.
ByteBuffer content(std::byte first)
{
    ByteBuffer bytes(640, first);
    bytes[7] = std::byte{77};
    return bytes;
}

QByteArray asText(const ByteBuffer& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

} // namespace

class TestRawWriter : public QObject {
    Q_OBJECT

 private slots:
    void writesElementsInCOrder()
    {
        const OpenedArray array(
            arrayFrame({2, 2, 3}, {1, 2, 2}, {1, 1, 2}, "u1", counted<std::uint8_t>(12)));
        QCOMPARE(rawOf(array, array.slice()), QByteArray("000102030405060708090a0b"));
        QCOMPARE(rawOf(array, array.slice(":, 1, ::-1")), QByteArray("0504030b0a09"));
    }

    void writesMoreThanOneBand()
    {
        const std::size_t count = 5'000'000; // 20 MB
        const OpenedArray array(arrayFrame({1000, 5000}, {300, 2000}, {100, 500}, "<u4",
                                           counted<std::uint32_t>(count)));
        std::string bytes;
        QVERIFY(writeRaw(array.reader(), array.slice(), *memorySink(bytes)));
        QVERIFY(ByteView(bytesOf(bytes)).size() == count * 4);
        QVERIFY(std::memcmp(bytes.data(), counted<std::uint32_t>(count).data(), bytes.size()) == 0);
    }

    void writesOneChunkWithItsPadding()
    {
        OpenedArray array(arrayFrame({3}, {2}, {2}, "u1", elementsOf<std::uint8_t>({1, 2, 3})));
        QCOMPARE(rawChunksOf(array, 1, 1).bytes.toHex(), QByteArray("0300"));
    }

    void writesAllChunksInOrder()
    {
        const ByteBuffer first = content(std::byte{1});
        const ByteBuffer second(640, std::byte{0});
        const ByteBuffer third(13, std::byte{3}); // shorter, and no whole number of elements
        OpenedArray array(chunksFrame({first, second, third}, 4));
        const RawChunks raw = rawChunksOf(array, 0, 3);
        QCOMPARE(raw.bytes, asText(first) + asText(second) + asText(third));
        QCOMPARE(raw.report.cells, 1293U);
        QVERIFY(raw.report.complete());
    }

    void writesZerosForADamagedBlock()
    {
        ByteBuffer frame = chunksFrame({content(std::byte{1}), content(std::byte{2})}, 4);
        damageBlock(frame, 0);
        OpenedArray array(std::move(frame));
        const RawChunks raw = rawChunksOf(array, 0, 2);
        QCOMPARE(raw.bytes, QByteArray(640, '\0') + asText(content(std::byte{2})));
        QCOMPARE(raw.report.damagedCells, 640U);
        QVERIFY(raw.report.reasons[0].starts_with("chunk 0: block 0: "));
    }

    void writesZerosForAChunkThatCannotBeOpened()
    {
        ByteBuffer frame = chunksFrame({content(std::byte{1}), content(std::byte{2})}, 4);
        damageChunkHeader(frame, 1);
        OpenedArray array(std::move(frame));
        const RawChunks raw = rawChunksOf(array, 0, 2);
        QCOMPARE(raw.bytes, asText(content(std::byte{1})) + QByteArray(640, '\0'));
        QCOMPARE(raw.report.damagedCells, 640U);
        QVERIFY(raw.report.reasons[0].starts_with("chunk 1: "));
    }

    void refusesChunksThatAreNotThere()
    {
        OpenedArray array(chunksFrame({content(std::byte{1})}, 4));
        QCOMPARE(rawChunksOf(array, 1, 1).bytes,
                 QByteArray("there is no chunk 1; the frame has 1"));
        QCOMPARE(rawChunksOf(array, -1, 1).bytes,
                 QByteArray("there is no chunk -1; the frame has 1"));
    }

    void writesHugeSpecialChunksInBoundedMemory()
    {
        // chunks of 500 MB each, one block each: written in small parts, stopped after some
        class CountingSink final : public Sink {
         public:
            explicit CountingSink(std::stop_source stop) : m_stop(std::move(stop)) {}
            Result<> write(ByteView bytes) override
            {
                largest = std::max(largest, bytes.size());
                if ((m_written += bytes.size()) > 100'000'000)
                    m_stop.request_stop();
                return {};
            }
            Result<> commit() override { return {}; }
            std::size_t largest = 0;

         private:
            std::size_t m_written = 0;
            std::stop_source m_stop;
        };
        OpenedArray array(
            unstoredArrayFrame({1'000'000'000'000}, {250'000'000}, {250'000'000}, "<u2"));
        std::stop_source stop;
        CountingSink sink(stop);
        const auto report = writeRawChunks(array.frame(), 0, array.frame().chunkCount(),
                                           array.pool(), sink, {stop.get_token(), nullptr});
        QVERIFY(!report);
        QCOMPARE(report.error().kind(), ErrorKind::Cancelled);
        QVERIFY(sink.largest <= 32'000'000);
    }
};

const Registered<TestRawWriter> registered;

} // namespace bloscope::tst_raw_writer

#include "tst_raw_writer.moc"
