#include "core/convert/text_lines.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_text_lines {

using namespace test;

namespace {

ByteSourcePtr fileOf(std::string_view text)
{
    const ByteView bytes = bytesOf(text);
    return memorySource(ByteBuffer(bytes.begin(), bytes.end()));
}

std::vector<std::string> linesOf(const ByteSource& file)
{
    std::vector<std::string> found;
    TextLines lines(file, 0, 1);
    for (;;) {
        const auto line = lines.next();
        if (!line || !*line)
            return found;
        found.emplace_back(**line);
    }
}

} // namespace

class TestTextLines : public QObject {
    Q_OBJECT

 private slots:
    void findsLines_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::vector<std::string>>("lines");
        using Lines = std::vector<std::string>;
        QTest::newRow("nothing") << std::string() << Lines{};
        QTest::newRow("one") << std::string("a") << Lines{"a"};
        QTest::newRow("ended") << std::string("a\n") << Lines{"a"};
        QTest::newRow("of Windows") << std::string("a\r\nb\r\n") << Lines{"a", "b"};
        QTest::newRow("empty ones") << std::string("\n\na\n\n") << Lines{"", "", "a", ""};
        QTest::newRow("not ended") << std::string("a\nb\r") << Lines{"a", "b"};
    }
    void findsLines()
    {
        QFETCH(std::string, text);
        QTEST(linesOf(*fileOf(text)), "lines");
    }

    // Longer and shorter than what is read at once, and where they begin.
    void isIndependentOfWhatIsReadAtOnce()
    {
        std::string text;
        std::vector<std::string> expected;
        std::vector<std::uint64_t> offsets;
        for (std::size_t length : {0U, 1U, 70'000U, 262'143U, 262'144U, 1'000'000U, 5U, 900'000U}) {
            offsets.push_back(text.size());
            expected.emplace_back(length, static_cast<char>('a' + length % 26));
            text += expected.back() + "\n";
        }
        const ByteSourcePtr file = fileOf(text);
        QCOMPARE(linesOf(*file), expected);
        for (std::size_t i = 0; i < expected.size(); ++i) {
            TextLines from(*file, offsets[i], i + 1);
            for (std::size_t at = i; at < expected.size(); ++at) {
                const auto line = from.next();
                QVERIFY(line && *line);
                QCOMPARE(std::string(**line), expected[at]);
                QCOMPARE(from.number(), std::uint64_t(at + 1));
                QCOMPARE(from.offset(), offsets[at]);
            }
        }
    }

    void refusesLinesThatAreNone()
    {
        const ByteSourcePtr file = memorySource(ByteBuffer((128 << 20) + 3, std::byte{'x'}));
        TextLines lines(*file, 0, 1);
        const auto line = lines.next();
        QVERIFY(!line);
        QCOMPARE(line.error().kind(), ErrorKind::Limit);
        QCOMPARE(line.error().text(), std::string("line 1 is longer than 67108864 bytes"));
    }
};

const Registered<TestTextLines> registered;

} // namespace bloscope::tst_text_lines

#include "tst_text_lines.moc"
