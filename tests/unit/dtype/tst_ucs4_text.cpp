#include "core/dtype/ucs4_text.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <random>

namespace bloscope::tst_ucs4_text {

namespace {

using CodePoints = std::vector<std::uint32_t>;

ByteBuffer bytesOf(const CodePoints& codePoints, ByteOrder order)
{
    ByteBuffer bytes;
    for (const std::uint32_t codePoint : codePoints)
        for (int i = 0; i < 4; ++i)
            bytes.push_back(
                static_cast<std::byte>(codePoint >> 8 * (order == ByteOrder::Little ? i : 3 - i)));
    return bytes;
}

std::string utf8Of(CodePoints codePoints)
{
    while (!codePoints.empty() && codePoints.back() == 0)
        codePoints.pop_back();
    std::string text;
    for (const std::uint32_t codePoint : codePoints)
        appendUtf8(codePoint, text);
    return text;
}

// Written, and appended, whatever the order of the bytes; null when they differ.
template <ByteOrder order>
std::optional<std::string> textOf(const CodePoints& codePoints)
{
    const ByteBuffer bytes = bytesOf(codePoints, order);
    std::string written(codePoints.size() * mostUtf8Bytes, '?'); // AddressSanitizer sees more
    const char* const end = Ucs4Text<order>::write(bytes.data(), codePoints.size(), written.data());
    written.resize(static_cast<std::size_t>(end - written.data()));
    std::string appended = "before ";
    Ucs4Text<order>::append(bytes.data(), codePoints.size(), appended);
    return appended == "before " + written ? std::optional(written) : std::nullopt;
}

} // namespace

class TestUcs4Text : public QObject {
    Q_OBJECT

 private slots:
    void writesCodePointsOneByOne_data()
    {
        QTest::addColumn<CodePoints>("alphabet");
        QTest::newRow("ASCII") << CodePoints{'a', 'z', '0', 0x7F, 1};
        QTest::newRow("zeros") << CodePoints{0};
        QTest::newRow("ASCII and zeros") << CodePoints{'a', 0, 0};
        QTest::newRow("few that take two") << CodePoints{'a', 'b', 'c', 'd', 'e', 0, 0x80, 0xE9};
        QTest::newRow("all lengths")
            << CodePoints{0, 'a', 0x7F, 0x80, 0x7FF, 0x800, 0xFFFF, 0x10000, 0x10FFFF};
        QTest::newRow("what is none")
            << CodePoints{'a', 0xD800, 0xDFFF, 0x110000, 0x80000000, 0xFFFFFFFF, 0};
    }
    void writesCodePointsOneByOne()
    {
        QFETCH(CodePoints, alphabet);
        std::minstd_rand random;
        for (std::size_t count = 0; count < 150; ++count)
            for (int turn = 0; turn < 20; ++turn) {
                CodePoints codePoints(count);
                for (std::uint32_t& codePoint : codePoints)
                    codePoint = alphabet[random() % alphabet.size()];
                const std::string expected = utf8Of(codePoints);
                QCOMPARE(textOf<ByteOrder::Little>(codePoints), std::optional(expected));
                QCOMPARE(textOf<ByteOrder::Big>(codePoints), std::optional(expected));
            }
    }
};

const test::Registered<TestUcs4Text> registered;

} // namespace bloscope::tst_ucs4_text

#include "tst_ucs4_text.moc"
