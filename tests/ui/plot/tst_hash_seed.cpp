#include "ui/plot/hash_seed.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <qcustomplot.h>

namespace bloscope::tst_hash_seed {

// What QCustomPlot puts into its tables is found there by what is compiled with our headers.
class TestHashSeed : public QObject {
    Q_OBJECT

 private slots:
    void isTheFixedOne() { QCOMPARE(std::size_t(QHashSeed::globalSeed()), std::size_t(0)); }
    void findsMarginsThatAreShared();
    void findsAxesOfAllSides();
};

void TestHashSeed::findsMarginsThatAreShared()
{
    QCustomPlot plot;
    QCPMarginGroup group(&plot);
    plot.axisRect()->setMarginGroup(QCP::msAll, &group);
    for (const auto side : {QCP::msLeft, QCP::msRight, QCP::msTop, QCP::msBottom}) {
        QCOMPARE(plot.axisRect()->marginGroup(side), &group);
        QCOMPARE(group.elements(side), QList<QCPLayoutElement*>{plot.axisRect()});
    }
    plot.axisRect()->setMarginGroup(QCP::msAll, nullptr);
}

void TestHashSeed::findsAxesOfAllSides()
{
    const QCustomPlot plot;
    for (const auto side : {QCPAxis::atLeft, QCPAxis::atRight, QCPAxis::atTop, QCPAxis::atBottom})
        QVERIFY(plot.axisRect()->axis(side));
}

const test::Registered<TestHashSeed, QApplication> registered;

} // namespace bloscope::tst_hash_seed

#include "tst_hash_seed.moc"
