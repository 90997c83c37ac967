#include "core/values/chunk_edits.h"
#include "tests/support/registered_test.h"
#include "tests/support/text_bytes.h"

#include <QTest>

namespace bloscope::tst_byte_runs {

using namespace test;

namespace {

std::string textOfAll(ByteRunReader reader)
{
    std::string text;
    while (const auto run = reader.next())
        text += std::to_string(run->begin) + ":" + std::string(textOf(run->bytes)) + " ";
    return text;
}

} // namespace

class TestByteRuns : public QObject {
    Q_OBJECT

 private slots:
    void readsWhatWasWritten()
    {
        ByteRunWriter writer;
        writer.add({0, bytesOf("a")});
        writer.add({5, bytesOf("bcd")});
        writer.add({8, bytesOf("ef")}); // touches
        writer.add({9'000'000'000, bytesOf("g")});
        writer.add({9'000'000'100, {}});
        QCOMPARE(writer.byteCount(), std::int64_t(7));
        const ByteBuffer encoded = std::move(writer).finish();
        QCOMPARE(textOfAll(ByteRunReader(encoded)), std::string("0:a 5:bcdef 9000000000:g "));
        QVERIFY(encoded.size() < 20);
    }

    void keepsLengthsOfEverySize()
    {
        for (const std::size_t size : {1, 127, 128, 16383, 16384, 3'000'000}) {
            ByteRunWriter writer;
            const ByteBuffer bytes(size, std::byte{7});
            writer.add({static_cast<std::int64_t>(size), bytes});
            const ByteBuffer encoded = std::move(writer).finish();
            const auto run = ByteRunReader(encoded).next();
            QVERIFY(run);
            QCOMPARE(run->begin, static_cast<std::int64_t>(size));
            QCOMPARE(run->bytes.size(), size);
        }
    }

    void readsOnFromAMilestone()
    {
        ByteRunWriter writer;
        for (int i = 0; i < 10; ++i)
            writer.add({i * 3, bytesOf("x")});
        const ByteBuffer encoded = std::move(writer).finish();
        ByteRunReader reader(encoded);
        for (int i = 0; i < 4; ++i)
            reader.next();
        ByteRunReader again(ByteView(encoded).last(reader.restBytes()), reader.position());
        QCOMPARE(again.next()->begin, std::int64_t(12));
    }

    void isNothingWithoutRuns()
    {
        QVERIFY(ByteRunWriter().finish().empty());
        QVERIFY(!ByteRunReader({}).next());
    }
};

const Registered<TestByteRuns> registered;

} // namespace bloscope::tst_byte_runs

#include "tst_byte_runs.moc"
