#include "core/find/cell_criterion.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_criterion_text {

using namespace test;

class TestCriterionText : public QObject {
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
        const auto criterion = parseCriterion(text.toStdString(), dtype);
        QVERIFY2(criterion, criterion ? "" : criterion.error().text().c_str());
        const NumberOrder order(dtype);
        QList<bool> found;
        for (const double number : {-1.0, 2.0, 2.5, std::nan("")})
            found << criterion->accepts(order.keyOf(elementsOf<double>({number})));
        QCOMPARE(found, holds);
    }

    void comparesWholeNumbersWithFractions()
    {
        const DType dtype = *parseDType("|i1", {});
        const NumberOrder order(dtype);
        const auto accepted = [&](const char* text) {
            QString numbers;
            for (const std::int8_t number : {-1, 2, 3})
                if (parseCriterion(text, dtype)
                        ->accepts(order.keyOf(elementsOf<std::int8_t>({number}))))
                    numbers += QString::number(number) + ' ';
            return numbers;
        };
        QCOMPARE(accepted(">=2"), QString("2 3 "));
        QCOMPARE(accepted(">=2.5"), QString("3 "));
        QCOMPARE(accepted("<=2"), QString("-1 2 "));
        QCOMPARE(accepted("<=2.5"), QString("-1 2 "));
        QCOMPARE(accepted("<=1000"), QString("-1 2 3 "));
        QCOMPARE(accepted(">=1000"), QString());
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
                               << "elements of type |S4 are not numbers";
    }
    void refusesWhatIsNoCondition()
    {
        QFETCH(QString, text);
        QFETCH(QString, dtype);
        QFETCH(QString, message);
        const auto criterion =
            parseCriterion(text.toStdString(), *parseDType(dtype.toStdString(), {}));
        QVERIFY(!criterion);
        QCOMPARE(QString::fromStdString(criterion.error().text()), message);
    }
};

const Registered<TestCriterionText> registered;

} // namespace bloscope::tst_criterion_text

#include "tst_criterion_text.moc"
