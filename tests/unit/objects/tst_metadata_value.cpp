#include "core/objects/metadata_value.h"

#include "core/msgpack/read.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_metadata_value {

using namespace test;

class TestMetadataValue : public QObject {
    Q_OBJECT

 private:
    const FramePtr m_frame = *Frame::open(
        memorySource(chunksFrame({}, 1,
                                 {.metalayers = {{"fine", "a178"_hex}, {"more", "a17805"_hex}},
                                  .vlMetalayers = {{"list", "93a95f5f7475706c655f5f0102"_hex}}})));

 private slots:
    void readsCompleteValuesOnly()
    {
        const auto fine = metalayerValue(*m_frame, "fine");
        QCOMPARE(*textOf(&*fine), std::string("x"));
        QVERIFY(!metalayerValue(*m_frame, "more"));
        QVERIFY(!metalayerValue(*m_frame, "list"));
        QVERIFY(hasMetalayer(*m_frame, "more"));
        QVERIFY(!hasVlMetalayer(*m_frame, "fine"));
    }

    void readsItemsOfTuplesWithoutTheMarker()
    {
        const auto value = vlMetalayerValue(*m_frame, "list");
        QCOMPARE(itemsOf(&*value).size(), 2U);
        QCOMPARE(*integerOf(&itemsOf(&*value)[1]), 2);
        QVERIFY(itemsOf(nullptr).empty());
    }

    void findsMembersOfMaps()
    {
        const auto map = msgpack_value::readValue("83a16101a16102a162c0"_hex, Limits());
        QCOMPARE(*integerOf(memberOf(map->value, "a")), 1);
        QVERIFY(isNil(memberOf(map->value, "b")));
        QVERIFY(isNil(memberOf(map->value, "c")));
        QVERIFY(!memberOf(map->value, "c"));
        QVERIFY(!textOf(memberOf(map->value, "a")));
    }
};

const Registered<TestMetadataValue> registered;

} // namespace bloscope::tst_metadata_value

#include "tst_metadata_value.moc"
