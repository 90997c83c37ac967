#include "core/codecs/codecs.h"
#include "core/export/sink.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <libdeflate.h>

namespace bloscope::tst_packing_sink {

using namespace test;

namespace {

// Undoes gzip members that follow one another.
std::string unpackedMembers(ByteView packed, std::size_t size)
{
    std::string content(size, '\0');
    std::size_t done = 0;
    libdeflate_decompressor* context = libdeflate_alloc_decompressor();
    while (!packed.empty()) {
        std::size_t taken = 0;
        std::size_t got = 0;
        if (libdeflate_gzip_decompress_ex(context, packed.data(), packed.size(),
                                          content.data() + done, size - done, &taken,
                                          &got) != LIBDEFLATE_SUCCESS)
            break;
        packed = packed.subspan(taken);
        done += got;
    }
    libdeflate_free_decompressor(context);
    return packed.empty() ? content.substr(0, done) : std::string("no gzip");
}

std::string unpackedFrame(ByteView packed, std::size_t size)
{
    ByteBuffer content(size);
    const auto done = decodeZstd({.stream = packed}, content);
    return done ? std::string(textOf(content)) : done.error().text();
}

} // namespace

class TestPackingSink : public QObject {
    Q_OBJECT

 private slots:
    void packsWhatIsWritten_data()
    {
        QTest::addColumn<int>("packing");
        QTest::addColumn<int>("pieces");
        for (const int pieces : {0, 1, 500}) {
            QTest::addRow("gzip of %d", pieces) << int(Packing::Gzip) << pieces;
            QTest::addRow("zstd of %d", pieces) << int(Packing::Zstd) << pieces;
        }
    }
    void packsWhatIsWritten()
    {
        QFETCH(int, packing);
        QFETCH(int, pieces);
        std::string packed;
        std::string whole;
        const auto sink = packingSink(memorySink(packed), static_cast<Packing>(packing));
        for (int i = 0; i < pieces; ++i) {
            const std::string piece(std::size_t(7001 + i), static_cast<char>('a' + i % 7));
            whole += piece;
            QVERIFY(sink->write(bytesOf(piece)));
        }
        QVERIFY(sink->commit());
        const bool isGzip = static_cast<Packing>(packing) == Packing::Gzip;
        const std::string back = isGzip ? unpackedMembers(bytesOf(packed), whole.size())
                                        : unpackedFrame(bytesOf(packed), whole.size());
        QVERIFY(back == whole);
        QVERIFY(packed.size() < 100 + whole.size() / 100);
        QVERIFY(!packed.empty());
    }

    void leavesOthersAlone()
    {
        std::string text;
        const auto sink = packingSink(memorySink(text), Packing::None);
        QVERIFY(sink->write(bytesOf("as it is")));
        QCOMPARE(text, std::string("as it is"));
    }
};

const Registered<TestPackingSink> registered;

} // namespace bloscope::tst_packing_sink

#include "tst_packing_sink.moc"
