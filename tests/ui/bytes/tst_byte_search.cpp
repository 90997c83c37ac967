#include "ui/bytes/bytes_view.h"

#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QSignalSpy>

namespace bloscope::tst_byte_search {

using namespace test;

class TestByteSearch : public QObject {
    Q_OBJECT

 private slots:
    void readsWhatIsWanted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::newRow("text") << QString("b2nd") << "62326e64"_hex;
        QTest::newRow("text beyond ASCII") << QString("ä") << "c3a4"_hex;
        QTest::newRow("digits are text") << QString("00ff") << "30306666"_hex;
        QTest::newRow("bytes") << QString("0x00ff") << "00ff"_hex;
        QTest::newRow("bytes with gaps") << QString("0x00 0xFF") << "00ff"_hex;
        QTest::newRow("half a byte") << QString("0x00f") << ByteBuffer();
        QTest::newRow("no digits") << QString("0xyz") << ByteBuffer();
        QTest::newRow("nothing") << QString() << ByteBuffer();
    }
    void readsWhatIsWanted()
    {
        QFETCH(QString, text);
        QFETCH(ByteBuffer, bytes);
        QVERIFY(wantedBytes(text).value_or(ByteBuffer()) == bytes);
    }

    void goesOnFromTheOtherEnd()
    {
        Scheduler scheduler;
        ByteBuffer bytes(1000);
        bytes[10] = std::byte(7);
        ByteSearch search(memorySource(bytes), {std::byte(7)}, 500, ScanDirection::Forwards,
                          scheduler);
        std::optional<ByteSearch::Answer> answer;
        connect(&search, &ByteSearch::finished, this,
                [&](const Result<ByteSearch::Answer>& found) { answer = *found; });
        QTRY_VERIFY(answer);
        QVERIFY(answer->hasTurned);
        QVERIFY(answer->position == std::optional<std::uint64_t>(10));
    }
};

const Registered<TestByteSearch, QCoreApplication> registered;

} // namespace bloscope::tst_byte_search

#include "tst_byte_search.moc"
