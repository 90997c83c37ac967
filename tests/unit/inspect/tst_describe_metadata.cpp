#include "core/inspect/describe.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"

#include <QTest>

using namespace bloscope;
using namespace bloscope::test;
using namespace bloscope::test::literals;

namespace {

Description described(ByteView value)
{
    return describeValue("name", value, 100, Limits());
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

FramePtr frameWith(std::vector<NamedValue> vlMetalayers, const Limits& limits = {})
{
    FrameOptions options;
    options.vlMetalayers = std::move(vlMetalayers);
    const ByteBuffer bytes = arrayFrame({1}, "u1", "00"_hex, options);
    auto frame = Frame::open(memorySource(bytes), limits);
    if (!frame)
        qFatal("%s", frame.error().text().c_str());
    return *frame;
}

} // namespace

class TestDescribeMetadata : public QObject {
    Q_OBJECT

 private slots:
    void showsAValueAsATree()
    {
        // {"units": "K", "levels": [1, 2]}
        const Description value = described("82 a5756e697473 a14b a66c6576656c73 920102"_hex);
        QCOMPARE(value.name, std::string("name"));
        QCOMPARE(value.summary, std::string(R"({"units": "K", "levels": [1, 2]})"));
        QCOMPARE(value.offset, std::uint64_t(100));
        QCOMPARE(value.size, std::uint64_t(19));
        QVERIFY(!value.problem);
        QCOMPARE(value.children.size(), std::size_t(2));
        QCOMPARE(value.children[1].name, std::string("levels"));
        QCOMPARE(value.children[1].children[0].name, std::string("[0]"));
        QCOMPARE(value.children[1].children[0].summary, std::string("1"));
    }

    void showsWhatIsNoMsgpackAsTextOrBytes()
    {
        QCOMPARE(described(bytesOf("<x/>\n")).summary, std::string("text: <x/>\\n"));
        QCOMPARE(described("c1 ff"_hex).summary, std::string("bytes: c1ff"));
        QCOMPARE(described({}).summary, std::string("empty"));
    }

    void saysThatBytesFollow()
    {
        const Description value = described("05 ff"_hex);
        QCOMPARE(value.summary, std::string("5"));
        QCOMPARE(*value.problem, std::string("1 more bytes follow the value"));
    }

    void listsSomeOfManyItems()
    {
        const Description value = described(listOf(100'000));
        QCOMPARE(value.children.size(), std::size_t(1000));
        QCOMPARE(*value.problem, std::string("only the first 1000 of 100000 items are listed"));
    }

    void listsSomeOfManyLists()
    {
        const ByteBuffer list = listOf(1000);
        ByteBuffer value = "dc 01f4"_hex; // 500 lists
        for (int i = 0; i < 500; ++i)
            value.insert(value.end(), list.begin(), list.end());
        const Description description = described(value);
        QCOMPARE(description.children.size(), std::size_t(500));
        QCOMPARE(description.children[98].children.size(), std::size_t(1000));
        QCOMPARE(description.children[99].children.size(), std::size_t(500));
        QCOMPARE(*description.children[100].problem,
                 std::string("only the first 0 of 1000 items are listed"));
    }

    void decodesSomeOfManyLargeValues()
    {
        Limits limits;
        limits.metadataValueBytes = 1000;
        const ByteBuffer value(900);
        const FramePtr frame =
            frameWith({{"a", value}, {"b", value}, {"c", value}, {"d", "05"_hex}}, limits);
        const Description section = describeVlMetalayers(*frame);
        QCOMPARE(section.summary, std::string("4 entries"));
        QVERIFY(!section.children[1].summary.empty());
        QCOMPARE(*section.children[2].problem,
                 std::string("not decoded: the values before it take more than 1000 bytes"));
        QCOMPARE(*section.children[3].problem, *section.children[2].problem);
    }

    void keepsTheNameOfAnEntryThatCannotBeRead()
    {
        Limits limits;
        limits.metadataValueBytes = 10;
        const FramePtr frame = frameWith({{"large", ByteBuffer(900)}}, limits);
        const Description section = describeVlMetalayers(*frame);
        QCOMPARE(section.children[0].name, std::string("large"));
        QVERIFY(section.children[0].problem->find("900") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestDescribeMetadata)
#include "tst_describe_metadata.moc"
