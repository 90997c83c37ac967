#include "core/system/file_calls.h"
#include "core/system/streams.h"

#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTest>
#include <thread>

namespace bloscope::tst_stream_writer {

class TestStreamWriter : public QObject {
    Q_OBJECT

 private slots:
    void writesThroughAPipe()
    {
        auto [reads, writes] = test::namelessPipe();
        std::string got;
        std::thread reader([&got, from = reads.number()] {
            std::array<std::byte, 1000> part{};
            for (std::int64_t n = 0; (n = readNext(from, part)) > 0;)
                got += textOf(ByteView(part).first(static_cast<std::size_t>(n)));
        });
        const std::string sent(1'000'000, 'a');
        QVERIFY(StreamWriter(writes.number()).write(bytesOf(sent)));
        writes = Descriptor();
        reader.join();
        QVERIFY(got == sent);
    }

    void tellsABrokenPipe()
    {
        auto [reads, writes] = test::namelessPipe();
        reads = Descriptor();
        const Result<> written = StreamWriter(writes.number()).write(bytesOf("a"));
        QVERIFY(!written);
        QCOMPARE(written.error().text(), std::string("cannot write: Broken pipe"));
    }

    void opensOnlyWhatIsThere()
    {
        QVERIFY(openStream(test::nullDevice())->isOpen());
        QCOMPARE(openStream("/no such device").error().text(),
                 std::string("cannot write: No such file or directory"));
    }

    void knowsTerminals()
    {
        QVERIFY(!isTerminal(openStream(test::nullDevice())->number()));
        QVERIFY(!isTerminal(-1));
    }
};

const test::Registered<TestStreamWriter> registered;

} // namespace bloscope::tst_stream_writer

#include "tst_stream_writer.moc"
