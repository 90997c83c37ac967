#include "core/pickle/to_msgpack.h"

#include "core/msgpack/json.h"
#include "tests/support/conventions.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_to_msgpack {

using namespace pickle;
using namespace test;

std::string jsonOf(Value value)
{
    return msgpack_value::toJson(*toMsgpack({{std::move(value)}, 0, 0})).dump();
}

class TestToMsgpack : public QObject {
    Q_OBJECT

 private slots:
    void writesWhatNnUnetKeeps()
    {
        const auto read = readPickle(nnUnetPickle());
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(msgpack_value::toJson(*toMsgpack(*read)).dump(),
                 std::string(R"({"spacing":[1.0,0.5,0.5],)"
                             R"("shape_after_cropping_and_before_resampling":)"
                             R"(["__tuple__",4,6,4],)"
                             R"("class_locations":{"$map":[[1,[[0,1]]]]},)"
                             R"("count":0.5,"path":"<pathlib.PosixPath>"})"));
    }

    void writesArraysOfNumbers()
    {
        QCOMPARE(jsonOf(NumpyArray{"<u2", {2, 1}, false, "01000200"_hex}),
                 std::string("[[1],[2]]"));
        QCOMPARE(jsonOf(NumpyArray{">i2", {2}, true, "0001fffe"_hex}), std::string("[1,-2]"));
        QCOMPARE(jsonOf(NumpyArray{"|b1", {2}, false, "0001"_hex}), std::string("[false,true]"));
        QCOMPARE(jsonOf(NumpyArray{"<f4", {}, false, "0000c03f"_hex}), std::string("1.5"));
        QCOMPARE(jsonOf(NumpyArray{"<i2", {0, 3}, false, {}}), std::string("[]"));
    }

    void namesOtherArrays()
    {
        QCOMPARE(jsonOf(NumpyArray{"|S2", {1}, false, "6162"_hex}),
                 std::string("\"<numpy.ndarray of |S2>\""));
        QCOMPARE(jsonOf(NumpyArray{"<i2", {1, 2}, true, "01000200"_hex}),
                 std::string("\"<numpy.ndarray of <i2>\""));
    }

    // Three of the six values that are allowed: a list and two elements.
    void leavesRoomBesideArrays()
    {
        const NumpyArray two{"|u1", {2}, false, "0102"_hex};
        pickle::Limits limits;
        limits.values = 6;
        Pickle read{{List{{1, 2, 3}}, two, two, std::int64_t(5)}, 0, 0};
        const auto tree = toMsgpack(read, limits);
        QVERIFY(tree);
        QCOMPARE(msgpack_value::toJson(*tree).dump(),
                 std::string("[[1,2],\"<numpy.ndarray of |u1>\",5]"));
    }
};

const test::Registered<TestToMsgpack, QCoreApplication> registered;

} // namespace bloscope::tst_to_msgpack

#include "tst_to_msgpack.moc"
