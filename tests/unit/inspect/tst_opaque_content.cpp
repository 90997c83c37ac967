#include "core/inspect/opaque_content.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_opaque_content {

using namespace test;
using namespace test::literals;

namespace {

// pickle.dumps({"a": 1}, protocol=4), and the same in gzip
const ByteBuffer pickle = "8004950a000000000000007d948c0161944b01732e"_hex;
const ByteBuffer packedPickle =
    "1f8b08000000000002036b6099cac50001b5537a1813a7783316eb0100fb5116dc15000000"_hex;

constexpr std::size_t enough = 1000;

} // namespace

class TestOpaqueContent : public QObject {
    Q_OBJECT

 private slots:
    void namesWhatBytesLookLike_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<std::string>("name");
        QTest::newRow("pickle") << pickle << std::string("Python pickle, read as data");
        QTest::newRow("packed pickle")
            << packedPickle << std::string("gzip-compressed Python pickle, read as data");
        QTest::newRow("gzip") << "1f8b08000000000002032b49ad28d15128019200f0652ec60a000000"_hex
                              << std::string("gzip");
        QTest::newRow("frame") << arrayFrame({1}, "u1", "00"_hex) << std::string("Blosc2 frame");
        QTest::newRow("numbers") << "0102030405"_hex << std::string();
        QTest::newRow("nothing") << ByteBuffer() << std::string();
    }
    void namesWhatBytesLookLike()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(std::string, name);
        QCOMPARE(std::string(nameOf(opaqueContentOf(bytes, enough))), name);
    }

    void unpacksNoMoreThanItMay()
    {
        QVERIFY(opaqueContentOf(packedPickle, 10) == OpaqueContent::Gzip);
        QVERIFY(!isPickled(OpaqueContent::Gzip));
        QVERIFY(isPickled(opaqueContentOf(packedPickle, enough)));
    }

    void namesSourcesOfFunctions()
    {
        QCOMPARE(sourceName("udf_source"), std::string("Python source, never run"));
        QCOMPARE(sourceName("UDF"), std::string("Python source, never run"));
        QCOMPARE(sourceName("units"), std::string());
    }
};

const Registered<TestOpaqueContent> registered;

} // namespace bloscope::tst_opaque_content

#include "tst_opaque_content.moc"
