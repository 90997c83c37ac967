#include "core/statistics/cell_condition.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_cell_condition {

using namespace test;

class TestCellCondition : public QObject {
    Q_OBJECT

 private slots:
    void holdsForSomeNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<bool>>("holds"); // for -1, 2, 2.5, NaN
        QTest::newRow("above") << ">2" << QList<bool>{false, false, true, false};
        QTest::newRow("at least") << ">= 2" << QList<bool>{false, true, true, false};
        QTest::newRow("below") << " <2.5" << QList<bool>{true, true, false, false};
        QTest::newRow("at most") << "<=2.5" << QList<bool>{true, true, true, false};
        QTest::newRow("equal") << "=2" << QList<bool>{false, true, false, false};
        QTest::newRow("equal, as in C") << "==2" << QList<bool>{false, true, false, false};
        QTest::newRow("a number") << "2.5" << QList<bool>{false, false, true, false};
        QTest::newRow("not equal") << "!=2" << QList<bool>{true, false, true, true};
        QTest::newRow("NaN") << "nan" << QList<bool>{false, false, false, true};
        QTest::newRow("negative") << "-1" << QList<bool>{true, false, false, false};
    }
    void holdsForSomeNumbers()
    {
        QFETCH(QString, text);
        QFETCH(QList<bool>, holds);
        const DType dtype = *parseDType("<f8", {});
        const auto condition = CellCondition::parse(text.toStdString(), dtype);
        QVERIFY2(condition, condition ? "" : condition.error().text().c_str());
        QList<bool> found;
        for (const double number : {-1.0, 2.0, 2.5, std::nan("")})
            found << condition->holds(elementsOf<double>({number}));
        QCOMPARE(found, holds);
    }

    void refusesWhatIsNoCondition_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("dtype");
        QTest::addColumn<QString>("message");
        QTest::newRow("no number") << ">x"
                                   << "<f8"
                                   << "'x' is not a number";
        QTest::newRow("nothing") << ""
                                 << "<f8"
                                 << "'' is not a number";
        QTest::newRow("texts") << ">1"
                               << "|S4"
                               << "elements of type |S4 are no numbers";
    }
    void refusesWhatIsNoCondition()
    {
        QFETCH(QString, text);
        QFETCH(QString, dtype);
        QFETCH(QString, message);
        const auto condition =
            CellCondition::parse(text.toStdString(), *parseDType(dtype.toStdString(), {}));
        QVERIFY(!condition);
        QCOMPARE(QString::fromStdString(condition.error().text()), message);
    }
};

const Registered<TestCellCondition> registered;

} // namespace bloscope::tst_cell_condition

#include "tst_cell_condition.moc"
