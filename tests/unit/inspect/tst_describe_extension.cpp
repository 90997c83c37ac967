#include "core/bytes/byte_writer.h"
#include "core/frame/frame.h"
#include "core/inspect/describe_value.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_describe_extension {

using namespace test;
using namespace test::literals;

namespace {

ByteBuffer extension(std::uint8_t type, ByteView body)
{
    ByteWriter writer;
    writer.byte(0xc9);
    writer.big(static_cast<std::uint32_t>(body.size()));
    writer.byte(type);
    writer.bytes(body);
    return std::move(writer).finish();
}

Description described(ByteBuffer bytes)
{
    DescribedParts parts;
    return describeValue("name", {std::make_shared<const ByteBuffer>(std::move(bytes)), {}}, parts);
}

// The text of msgpack, shorter than 32 bytes.
void text(std::string_view value, ByteWriter& to)
{
    to.byte(static_cast<std::uint8_t>(0xa0U + value.size()));
    to.bytes(bytesOf(value));
}

ByteBuffer mapOf(std::initializer_list<std::pair<const char*, const char*>> entries)
{
    ByteWriter writer;
    writer.byte(static_cast<std::uint8_t>(0x80U + entries.size()));
    for (const auto& [key, value] : entries) {
        text(key, writer);
        text(value, writer);
    }
    return std::move(writer).finish();
}

} // namespace

class TestDescribeExtension : public QObject {
    Q_OBJECT

 private slots:
    void opensEmbeddedFrames()
    {
        const ByteBuffer frame = arrayFrame({2, 3}, "<f4", counted<float>(6));
        const Description value = described(extension(42, frame));
        QCOMPARE(value.summary, std::string("array (2, 3) of <f4"));
        QVERIFY(value.meaning.starts_with("ext 42 (ext32), "));
        QVERIFY(value.meaning.ends_with(", embedded Blosc2 frame"));
        QVERIFY(value.embedded);
        QCOMPARE(value.embedded->size(), std::uint64_t(frame.size()));
        QVERIFY(Frame::open(value.embedded));
        QCOMPARE(value.later().front().name, std::string("Header"));
    }

    void saysWhyAnEmbeddedFrameDoesNotOpen()
    {
        const Description value = described(extension(42, "0102"_hex));
        QVERIFY(!value.embedded);
        QVERIFY(value.problem->starts_with("embedded frame: "));
    }

    void tellsWhatReferencesReferTo_data()
    {
        QTest::addColumn<ByteBuffer>("map");
        QTest::addColumn<std::string>("summary");

        QTest::newRow("file") << mapOf({{"kind", "urlpath"}, {"urlpath", "a.b2nd"}})
                              << std::string("refers to a.b2nd, which was not opened");
        QTest::newRow("key of a store")
            << mapOf({{"kind", "dictstore_key"}, {"urlpath", "s.b2z"}, {"key", "/a"}})
            << std::string("refers to /a of s.b2z, which was not opened");
        QTest::newRow("remote")
            << mapOf({{"kind", "c2array"}, {"path", "@public/a.b2nd"}, {"urlbase", "https://x/"}})
            << std::string("refers to https://x/ @public/a.b2nd, which was not opened");
        QTest::newRow("recipe") << mapOf({{"kind", "lazyexpr"}, {"expression", "o0 + 1"}})
                                << std::string("recipe o0 + 1; not evaluated");
        QTest::newRow("function") << mapOf({{"kind", "lazyudf"}, {"name", "f"}})
                                  << std::string("recipe f; not run");
        QTest::newRow("unknown")
            << mapOf({{"kind", "x"}})
            << std::string("refers to a reference of an unknown kind, which was not opened");
    }
    void tellsWhatReferencesReferTo()
    {
        QFETCH(ByteBuffer, map);
        QFETCH(std::string, summary);
        const Description value = described(extension(43, map));
        QCOMPARE(value.summary, summary);
        QVERIFY(value.meaning.ends_with(", reference"));
        QVERIFY(!value.embedded);
        QCOMPARE(value.children.front().name, std::string("kind"));

        ByteWriter wrapped; // {"kind": "ref", "ref": map}
        wrapped.bytes("82 a46b696e64 a3726566 a3726566"_hex);
        wrapped.bytes(map);
        QCOMPARE(described(extension(43, std::move(wrapped).finish())).summary, summary);
    }

    void saysWhyAReferenceCannotBeRead()
    {
        QCOMPARE(*described(extension(43, "c1"_hex)).problem,
                 std::string("the reference cannot be read"));
        QCOMPARE(*described(extension(43, "05"_hex)).problem,
                 std::string("the reference cannot be read"));
    }

    void leavesOtherExtensionsAsTheyAre()
    {
        const Description value = described(extension(5, "0102"_hex));
        QCOMPARE(value.summary, std::string("<extension 5, 2 bytes 0102>"));
        QCOMPARE(value.meaning, std::string("ext 5 (ext32), 2 bytes"));
    }
};

const Registered<TestDescribeExtension> registered;

} // namespace bloscope::tst_describe_extension

#include "tst_describe_extension.moc"
