#include "core/edit/original_values.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/text_bytes.h"

#include <QTest>

namespace bloscope::tst_original_values {

using namespace test;

namespace {

using Of = MetadataSectionOf;

FramePtr frameWith(std::vector<NamedValue> vlMetalayers)
{
    return *Frame::open(memorySource(chunksFrame(
        {counted<std::int32_t>(10)}, 4,
        {.metalayers = {{"one", text("1")}}, .vlMetalayers = std::move(vlMetalayers)})));
}

// A frame whose second vlmetalayer is no chunk.
FramePtr frameWithDamage()
{
    ByteBuffer bytes =
        chunksFrame({counted<std::int32_t>(10)}, 4, {.vlMetalayers = {{"a", text("A")}}});
    const auto whole = *Frame::open(memorySource(bytes));
    const std::uint64_t at = whole->vlMetalayers().entries[0].valueOffset;
    bytes[static_cast<std::size_t>(at)] = std::byte{0xff}; // the chunk's version
    return *Frame::open(memorySource(std::move(bytes)));
}

} // namespace

class TestOriginalValues : public QObject {
    Q_OBJECT

 private slots:
    void decodesWhatTheFileHolds()
    {
        const OriginalValues values(frameWith({{"a", text("AAAA")}, {"b", {}}}));
        QCOMPARE(**values.value(Of::Header, 0), text("1"));
        QCOMPARE(**values.value(Of::Trailer, 0), text("AAAA"));
        QCOMPARE(**values.value(Of::Trailer, 1), ByteBuffer());
    }

    void decodesOnce()
    {
        const OriginalValues values(frameWith({{"a", text("A")}}));
        QVERIFY(!values.known(Of::Trailer, 0));
        const SharedBytes first = *values.value(Of::Trailer, 0);
        QCOMPARE(*values.value(Of::Trailer, 0), first);
        QCOMPARE(**values.known(Of::Trailer, 0), first);
    }

    void loadsEverything()
    {
        const OriginalValues values(frameWith({{"a", text("A")}, {"b", text("B")}}));
        values.load();
        QVERIFY(values.known(Of::Header, 0));
        QVERIFY(values.known(Of::Trailer, 0) && values.known(Of::Trailer, 1));
    }

    void loadsNothingWhenNobodyWaits()
    {
        const OriginalValues values(frameWith({{"a", text("A")}}));
        std::stop_source stop;
        stop.request_stop();
        values.load({stop.get_token()});
        QVERIFY(!values.known(Of::Trailer, 0));
    }

    void keepsNoMoreThanThereIsRoomFor()
    {
        // Two fit, the third does not.
        const ByteBuffer large(OriginalValues::keptBytes * 2 / 5);
        const OriginalValues values(frameWith({{"a", large}, {"b", large}, {"c", large}}));
        values.load();
        QVERIFY(values.known(Of::Trailer, 0) && values.known(Of::Trailer, 1));
        QVERIFY(!values.known(Of::Trailer, 2));
        QCOMPARE((*values.value(Of::Trailer, 2))->size(), large.size());
        QVERIFY(!values.known(Of::Trailer, 2));
    }

    void comparesWithoutDecodingWhereSizesDiffer()
    {
        const OriginalValues values(frameWith({{"a", text("AAAA")}}));
        QVERIFY(!values.holds(Of::Trailer, 0, text("AAA")));
        QVERIFY(!values.known(Of::Trailer, 0));
        QVERIFY(!values.holds(Of::Trailer, 0, text("AAAB")));
        QVERIFY(values.holds(Of::Trailer, 0, text("AAAA")));
        QVERIFY(values.holds(Of::Header, 0, text("1")));
    }

    void tellsWhyAValueCannotBeHad()
    {
        const OriginalValues values(frameWithDamage());
        values.load();
        QVERIFY(values.known(Of::Trailer, 0));
        const auto value = values.value(Of::Trailer, 0);
        QVERIFY(!value);
        QVERIFY(!values.holds(Of::Trailer, 0, text("A")));
    }

    void takesWhatIsInMemoryAlready()
    {
        OriginalValues values(frameWith({{"a", text("A")}}));
        const auto there = std::make_shared<const ByteBuffer>(text("A"));
        values.know(Of::Trailer, 0, there);
        QCOMPARE(*values.value(Of::Trailer, 0), there);
    }
};

const Registered<TestOriginalValues> registered;

} // namespace bloscope::tst_original_values

#include "tst_original_values.moc"
