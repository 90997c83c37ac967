#include "core/pickle/to_msgpack.h"

#include "core/codecs/gzip.h"
#include "core/msgpack/json.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_packed_pickle {

using namespace test;

// {"a": 1}, protocol 4
const ByteBuffer mapping = "8004950a000000000000007d948c0161944b01732e"_hex;

class TestPackedPickle : public QObject {
    Q_OBJECT

 private slots:
    void readsBothForms_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::newRow("as it is") << mapping;
        QTest::newRow("in gzip") << encodeGzip(mapping);
        QTest::newRow("protocol 0") << "2864532761270a49310a732e"_hex;
    }
    void readsBothForms()
    {
        QFETCH(ByteBuffer, bytes);
        const auto tree = pickle::treeOf(bytes, mapping.size());
        QVERIFY2(tree, tree ? "" : tree.error().text().c_str());
        QCOMPARE(msgpack_value::toJson(*tree).dump(), std::string(R"({"a":1})"));
    }

    void refusesOthers_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<int>("kind");
        QTest::newRow("nothing") << ByteBuffer() << int(ErrorKind::Malformed);
        QTest::newRow("cut off") << ByteBuffer(mapping.begin(), mapping.end() - 1)
                                 << int(ErrorKind::Malformed);
        QTest::newRow("gzip of too much") << encodeGzip(ByteBuffer(100)) << int(ErrorKind::Limit);
        QTest::newRow("gzip of no pickle")
            << encodeGzip(ByteBuffer(3)) << int(ErrorKind::Malformed);
    }
    void refusesOthers()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(int, kind);
        const auto tree = pickle::treeOf(bytes, mapping.size());
        QVERIFY(!tree);
        QCOMPARE(int(tree.error().kind()), kind);
    }
};

const Registered<TestPackedPickle, QCoreApplication> registered;

} // namespace bloscope::tst_packed_pickle

#include "tst_packed_pickle.moc"
