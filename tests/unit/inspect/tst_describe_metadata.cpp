#include "core/inspect/describe.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_describe_metadata {

using namespace test;
using namespace test::literals;

namespace {

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
    void placesTheItemsOfMetalayersInTheFile()
    {
        FrameOptions options;
        options.metalayers = {{"list", "92 05 06"_hex}};
        const auto frame = Frame::open(memorySource(arrayFrame({1}, "u1", "00"_hex, options)));
        const Description section = describeMetalayers(**frame);
        const Description& list = section.children[1];
        QCOMPARE(list.summary, std::string("[5, 6]"));
        QCOMPARE(list.offset, (*frame)->metalayers().entries[1].valueOffset);
        QCOMPARE(list.children[1].offset, list.offset + 2);
    }

    void placesNoItemsOfCompressedValues()
    {
        const Description section = describeVlMetalayers(*frameWith({{"list", "92 05 06"_hex}}));
        QCOMPARE(section.children[0].meaning, std::string("fixarray, 2 items"));
        QCOMPARE(section.children[0].children[1].size, std::uint64_t(0));
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
                 std::string("not decoded: the values before it need more than 1000 bytes"));
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

const Registered<TestDescribeMetadata> registered;

} // namespace bloscope::tst_describe_metadata

#include "tst_describe_metadata.moc"
