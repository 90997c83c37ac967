#include "core/pickle/pickle_stack.h"

#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_numpy_values {

using namespace pickle;
using namespace test;

// 0: "<i2", 1: four bytes, 2: (2,), 3: (3,), 4: "C", 5: (1, (2,), type, False, bytes), 6: an array,
// 7: a tuple below zero, 8: text "U99999999999"
std::vector<Value> someValues()
{
    return {NumpyType{"<i2"},
            Bytes{"01000200"_hex},
            Tuple{{9}},
            Tuple{{10}},
            Text{"C"},
            Tuple{{9, 2, 0, 11, 1}},
            NumpyArray{"|u1", {0}, false, {}},
            Tuple{{12}},
            Text{"U99999999999"},
            std::int64_t{2},
            std::int64_t{3},
            false,
            std::int64_t{-1}};
}

class TestNumpyValues : public QObject {
    Q_OBJECT

 private slots:
    void makesArraysThatAreFilled()
    {
        const auto made = madeBy("numpy._core.numeric._frombuffer", {1, 0, 2, 4}, someValues());
        const auto& array = std::get<NumpyArray>(*made);
        QCOMPARE(array.dtype, std::string("<i2"));
        QCOMPARE(array.shape, (std::vector<std::int64_t>{2}));
        QCOMPARE(array.bytes, "01000200"_hex);
    }

    void leavesArraysThatAreNot()
    {
        const auto values = someValues();
        for (const Ids& arguments :
             {Ids{1, 0, 3, 4}, Ids{1, 0, 7, 4}, Ids{1, 0, 2}, Ids{}, Ids{0, 1, 2, 4}})
            QVERIFY(!madeBy("numpy._core.numeric._frombuffer", arguments, values));
    }

    void fillsAnArrayByItsState()
    {
        const auto values = someValues();
        QVERIFY(withState(values[6], 5, values));
        QVERIFY(!withState(values[6], 2, values));
        QVERIFY(!withState(values[6], 1, values));
    }

    void knowsNoTypeWithoutASize()
    {
        QVERIFY(!madeBy("numpy.dtype", {4}, someValues()));
        QVERIFY(!madeBy("numpy.dtype", {8}, someValues()));
    }

    void knowsNothingElse()
    {
        for (const char* name : {"os.system", "builtins.eval", "numpy.load", "builtins.getattr"})
            QVERIFY(!madeBy(name, {0}, someValues()));
    }
};

const test::Registered<TestNumpyValues, QCoreApplication> registered;

} // namespace bloscope::tst_numpy_values

#include "tst_numpy_values.moc"
