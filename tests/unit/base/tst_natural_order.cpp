#include "core/base/natural_order.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_natural_order {

class TestNaturalOrder : public QObject {
    Q_OBJECT

 private slots:
    void ordersNames_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        const auto row = [](const char* name, const char* first, const char* second) {
            QTest::newRow(name) << QByteArray(first) << QByteArray(second);
        };
        row("numbers by their value", "case2.b2nd", "case10.b2nd");
        row("zeros in front", "case002", "case10");
        row("longer than any integer", "x99999999999999999999", "x100000000000000000000");
        row("the second number", "a1b9", "a1b10");
        row("letters whatever their case", "alpha", "Beta");
        row("the shorter one", "case", "case1");
        row("a folder stays together", "a/z", "a.b2nd");
        row("alike but for the case", "A", "a");
        row("alike but for zeros", "a01", "a1");
        row("nothing", "", "a");
    }
    void ordersNames()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QVERIFY(isNaturallyBefore(first.toStdString(), second.toStdString()));
        QVERIFY(!isNaturallyBefore(second.toStdString(), first.toStdString()));
        QVERIFY(!isNaturallyBefore(first.toStdString(), first.toStdString()));
    }
};

const test::Registered<TestNaturalOrder> registered;

} // namespace bloscope::tst_natural_order

#include "tst_natural_order.moc"
