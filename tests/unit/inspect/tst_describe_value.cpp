#include "core/inspect/describe_value.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_describe_value {

using namespace test::literals;

namespace {

ValueBytes valueOf(ByteView bytes)
{
    return {std::make_shared<const ByteBuffer>(bytes.begin(), bytes.end()), 100};
}

Description described(ByteView bytes)
{
    DescribedParts parts;
    return describeValue("name", valueOf(bytes), parts);
}

// A list of `count` integers.
ByteBuffer listOf(std::uint32_t count)
{
    ByteBuffer bytes = "dd"_hex;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes.push_back(static_cast<std::byte>(count >> shift));
    bytes.resize(bytes.size() + count, std::byte{7});
    return bytes;
}

} // namespace

class TestDescribeValue : public QObject {
    Q_OBJECT

 private slots:
    void showsAValueAsATree()
    {
        // {"units": "K", "levels": [1, 2]}
        const Description value = described("82 a5756e697473 a14b a66c6576656c73 920102"_hex);
        QCOMPARE(value.name, std::string("name"));
        QCOMPARE(value.summary, std::string(R"({"units": "K", "levels": [1, 2]})"));
        QCOMPARE(value.meaning, std::string("fixmap, 2 entries"));
        QCOMPARE(value.offset, std::uint64_t(100));
        QCOMPARE(value.size, std::uint64_t(19));
        QVERIFY(!value.problem);
        QCOMPARE(value.children.size(), std::size_t(2));
        QCOMPARE(value.children[1].name, std::string("levels"));
        QCOMPARE(value.children[1].children[0].name, std::string("[0]"));
        QCOMPARE(value.children[1].children[0].summary, std::string("1"));
        QCOMPARE(value.children[1].children[0].meaning, std::string("fixint"));
        QCOMPARE(value.children[1].children[0].offset, std::uint64_t(117));
        QCOMPARE(value.children[1].children[0].size, std::uint64_t(1));
    }

    // {1: 2, "1": 3, 1: 4}
    void tellsKeysThatAreNoTextApart()
    {
        const Description value = described("83 01 02 a131 03 01 04"_hex);
        QCOMPARE(value.children.size(), std::size_t(3));
        for (const Description& entry : value.children)
            QCOMPARE(entry.name, std::string("1"));
        QCOMPARE(value.children[0].meaning, std::string("fixint; key: fixint"));
        QCOMPARE(value.children[1].meaning, std::string("fixint"));
        QCOMPARE(value.children[2].summary, std::string("4"));
    }

    void showsTuplesWithoutTheirMarker()
    {
        const Description value = described("93 a9 5f5f7475706c655f5f 05 06"_hex);
        QCOMPARE(value.summary, std::string("(5, 6)"));
        QCOMPARE(value.meaning, std::string("tuple (fixarray), 2 items"));
        QCOMPARE(value.children.size(), std::size_t(2));
        QCOMPARE(value.children[0].summary, std::string("5"));
    }

    void namesWhatIsNoMsgpack()
    {
        const Description text = described(bytesOf("<x/>"));
        QCOMPARE(text.summary, std::string("<x/>"));
        QCOMPARE(text.meaning, std::string("text, not msgpack"));
        const Description bytes = described("c1 ff"_hex);
        QCOMPARE(bytes.summary, std::string("c1ff"));
        QCOMPARE(bytes.meaning, std::string("bytes, not msgpack"));
        QCOMPARE(described({}).summary, std::string("empty"));
    }

    void saysThatBytesFollow()
    {
        const Description value = described("05 ff"_hex);
        QCOMPARE(value.summary, std::string("5"));
        QCOMPARE(value.meaning, std::string("fixint"));
        QCOMPARE(*value.problem, std::string("extra data after the value: 1 byte"));
    }

    void describesLongListsInPages()
    {
        const Description value = described(listOf(2500));
        QVERIFY(value.children.empty());
        const std::vector<Description> pages = value.later();
        QCOMPARE(pages.size(), std::size_t(3));
        QCOMPARE(pages[2].name, std::string("[2000–2499]"));
        const std::vector<Description> items = pages[2].later();
        QCOMPARE(items.size(), std::size_t(500));
        QCOMPARE(items[0].name, std::string("[2000]"));
        QCOMPARE(items[0].offset, std::uint64_t(100 + 5 + 2000));
    }

    void describesPagesOfPages()
    {
        const Description value = described(listOf(1'000'001));
        const std::vector<Description> pages = value.later();
        QCOMPARE(pages.size(), std::size_t(2));
        QCOMPARE(pages[0].name, std::string("[0–999999]"));
        QCOMPARE(pages[0].later().size(), std::size_t(1000));
        QCOMPARE(pages[0].later()[999].later()[999].name, std::string("[999999]"));
        QCOMPARE(pages[1].later()[0].name, std::string("[1000000]"));
    }

    void describesTheDeepestValueLevelByLevel()
    {
        ByteBuffer bytes(100'000, std::byte{0x91});
        bytes.push_back(std::byte{0xc0});
        Description value = described(bytes);
        int levels = 0;
        for (; !value.later; ++levels)
            value = Description(value.children.front());
        QCOMPARE(levels, 32);
        QCOMPARE(value.later().size(), std::size_t(1));
    }

    void showsTextsOfSeveralLinesLineByLine()
    {
        const Description value =
            described("81 aa 7564665f736f75726365 a7 61 0a 20 62 0a 0a 63"_hex);
        const Description& source = value.children[0];
        QCOMPARE(source.meaning, std::string("fixstr, 7 bytes, Python source, never run"));
        const std::vector<Description> lines = source.later();
        QCOMPARE(lines.size(), std::size_t(4));
        QCOMPARE(lines[1].name, std::string("line 2"));
        QCOMPARE(lines[1].summary, std::string(" b"));
        QCOMPARE(lines[3].summary, std::string("c"));
        QVERIFY(!described("a2 61 0a"_hex).later);
    }

    void namesThePickleInside()
    {
        QCOMPARE(described("c4 05 80 04 4b 01 2e"_hex).meaning,
                 std::string("bin8, 5 bytes, Python pickle, read as data"));
    }
};

const test::Registered<TestDescribeValue> registered;

} // namespace bloscope::tst_describe_value

#include "tst_describe_value.moc"
