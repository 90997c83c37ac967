#include "core/base/checked.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <array>

namespace bloscope::tst_checked {

class TestChecked : public QObject {
    Q_OBJECT

 private slots:
    void addsAndMultipliesOnlyWhatFits()
    {
        QCOMPARE(checkedAdd<std::int64_t>(2, 3), std::optional<std::int64_t>(5));
        QVERIFY(!checkedAdd<std::int64_t>(INT64_MAX, 1));
        QCOMPARE(checkedMultiply<std::int32_t>(-4, 5), std::optional<std::int32_t>(-20));
        QVERIFY(!checkedMultiply<std::int32_t>(65536, 65536));
    }

    void multipliesARange()
    {
        QCOMPARE(checkedProduct<std::int64_t>(std::array<std::int64_t, 3>{2, 3, 4}),
                 std::optional<std::int64_t>(24));
        QCOMPARE(checkedProduct<std::int64_t>(std::array<std::int64_t, 0>{}),
                 std::optional<std::int64_t>(1));
        QVERIFY(!checkedProduct<std::int64_t>(std::array<std::int64_t, 2>{INT64_MAX, 2}));
    }

    void dividesRoundingUp()
    {
        QCOMPARE(ceilDivide(0, 5), 0);
        QCOMPARE(ceilDivide(10, 5), 2);
        QCOMPARE(ceilDivide(11, 5), 3);
        QCOMPARE(ceilDivide<std::int64_t>(INT64_MAX, 1), INT64_MAX);
    }

    void saysWhetherARangeFits()
    {
        QVERIFY(fits(0, 0, 0));
        QVERIFY(fits(3, 7, 10));
        QVERIFY(!fits(3, 8, 10));
        QVERIFY(!fits(11, 0, 10));
        QVERIFY(!fits(UINT64_MAX, 2, 10));
    }
};

const test::Registered<TestChecked> registered;

} // namespace bloscope::tst_checked

#include "tst_checked.moc"
