#include "core/edit/changes.h"

#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_compare_metadata {

using namespace test;

using Of = MetadataSectionOf;

// Two versions of the metadata of a file, entry by entry.
class TestCompareMetadata : public QObject {
    Q_OBJECT

 private slots:
    void findsNothingInTheSame();
    void findsWhatIsOtherwiseHereOrThere();
    void doesNotMindTheOrder();
};

namespace {

FramePtr frameWith(std::vector<NamedValue> metalayers, std::vector<NamedValue> vlMetalayers)
{
    return *Frame::open(memorySource(arrayFrame(
        {4}, "<i4", counted<std::int32_t>(4),
        {.metalayers = std::move(metalayers), .vlMetalayers = std::move(vlMetalayers)})));
}

ByteBuffer number(int value) // msgpack fixint
{
    return {static_cast<std::byte>(value)};
}

} // namespace

void TestCompareMetadata::findsNothingInTheSame()
{
    const auto make = [] { return frameWith({{"a", number(1)}}, {{"b", number(2)}}); };
    QVERIFY(compareMetadata(EditSet(make()), make()).empty());
}

void TestCompareMetadata::findsWhatIsOtherwiseHereOrThere()
{
    EditSet here(frameWith({{"a", number(1)}}, {{"b", number(2)}, {"same", number(3)}}));
    QVERIFY(here.setValue(Of::Header, *here.find(Of::Header, "a"), number(7)));
    QVERIFY(here.add(Of::Trailer, "only here", number(4), 0));
    const auto there = frameWith({{"a", number(1)}}, {{"same", number(3)}, {"only", number(5)}});
    const auto found = compareMetadata(here, there);
    QStringList lines;
    for (const MetadataDifference& difference : found)
        lines << QString::fromStdString(difference.name + ": " + difference.here.value_or("-") +
                                        ", " + difference.there.value_or("-"));
    QCOMPARE(lines, QStringList({"a: 7, 1", "only here: 4, -", "b: 2, -", "only: -, 5"}));
    QCOMPARE(found[0].of, Of::Header);
    QCOMPARE(found[1].of, Of::Trailer);
}

void TestCompareMetadata::doesNotMindTheOrder()
{
    const auto one = frameWith({}, {{"a", number(1)}, {"b", number(2)}});
    const auto other = frameWith({}, {{"b", number(2)}, {"a", number(1)}});
    QVERIFY(compareMetadata(EditSet(one), other).empty());
}

const Registered<TestCompareMetadata> registered;

} // namespace bloscope::tst_compare_metadata

#include "tst_compare_metadata.moc"
