#include "core/bytes/sha256.h"

#include "tests/support/registered_test.h"
#include "tests/support/sha256.h"

#include <QTest>

namespace bloscope::tst_sha256 {

using namespace test;

class TestSha256 : public QObject {
    Q_OBJECT

 private slots:
    void isThatOfTheStandard_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<std::string>("digest");
        const auto row = [](const char* name, const QByteArray& text, const char* digest) {
            QTest::newRow(name) << text << std::string(digest);
        };
        row("nothing", "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        row("one block", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        row("two blocks", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
        row("a million", QByteArray(1'000'000, 'a'),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }

    void isThatOfTheStandard()
    {
        QFETCH(QByteArray, text);
        QTEST(sha256Of(std::as_bytes(std::span(text.constData(), std::size_t(text.size())))),
              "digest");
    }

    // The end of the bytes falls on every place of a block.
    void isRightForEveryLength()
    {
        ByteBuffer bytes;
        for (int size = 0; size < 200; ++size) {
            QCOMPARE(sha256Of(bytes), Sha256::of(bytes));
            bytes.push_back(static_cast<std::byte>(size * 37));
        }
    }
};

const Registered<TestSha256> registered;

} // namespace bloscope::tst_sha256

#include "tst_sha256.moc"
