#include "ui/find/find_bar.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_cell_query {

using namespace test;
using Kind = CellQuery::Kind;

namespace {

NumberOrder orderOf(std::string_view dtype)
{
    return NumberOrder(*parseDType(dtype, {}));
}

} // namespace

class TestCellQuery : public QObject {
    Q_OBJECT

 private slots:
    void offersWhatATypeCanBe_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QStringList>("names");
        const QStringList numbers{"equal to", "not equal to", "above", "below", "between"};
        const QStringList states{"damaged", "never written", "absent"};
        QTest::newRow("integers") << QByteArray("<i4") << numbers + states;
        QTest::newRow("booleans") << QByteArray("|b1") << numbers + states;
        QTest::newRow("floats") << QByteArray("<f4")
                                << numbers + QStringList{"NaN", "+inf", "-inf", "NaN or infinite"} +
                                       states;
        QTest::newRow("times") << QByteArray("<M8[s]") << numbers + QStringList{"NaT"} + states;
    }
    void offersWhatATypeCanBe()
    {
        QFETCH(QByteArray, dtype);
        const NumberOrder order = orderOf(dtype.toStdString());
        QStringList names;
        for (const Kind kind : kindsOf(order))
            names << nameOf(kind, order);
        QTEST(names, "names");
    }

    void acceptsWhatItSays_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("accepted"); // of -1, 0, 1, 2
        const auto row = [](const char* name, Kind kind, const char* accepted) {
            QTest::newRow(name) << int(kind) << QString(accepted);
        };
        row("equal", Kind::Equal, "0010");
        row("not equal", Kind::NotEqual, "1101");
        row("above", Kind::Above, "0001");
        row("below", Kind::Below, "1100");
        row("between", Kind::Between, "0011");
        row("NaN", Kind::NotANumber, "0000");
        row("infinite", Kind::PositiveInfinite, "0000");
        row("not finite", Kind::NotFinite, "0000");
        row("damaged", Kind::Damaged, "0000");
    }
    void acceptsWhatItSays()
    {
        QFETCH(int, kind);
        const NumberOrder order = orderOf("<i4");
        const auto criterion = criterionOf({Kind(kind), " 1 ", "2"}, order);
        QVERIFY(criterion);
        QString accepted;
        for (const int number : {-1, 0, 1, 2})
            accepted += criterion->accepts(order.keyOfInteger(number)) ? '1' : '0';
        QTEST(accepted, "accepted");
    }

    void acceptsStates()
    {
        const NumberOrder order = orderOf("<f8");
        QVERIFY(criterionOf({Kind::Damaged, {}, {}}, order)->accepts(CellState::Damaged));
        QVERIFY(criterionOf({Kind::Absent, {}, {}}, order)->accepts(CellState::Absent));
        QVERIFY(
            criterionOf({Kind::Uninitialised, {}, {}}, order)->accepts(CellState::Uninitialised));
    }

    void refusesWhatIsNoNumber()
    {
        const auto refused = criterionOf({Kind::Above, "abc", {}}, orderOf("<f4"));
        QVERIFY(failedAs(ErrorKind::Usage, refused));
        QCOMPARE(refused.error().text(), std::string("'abc' is not a number"));
        QVERIFY(failedAs(ErrorKind::Usage, criterionOf({Kind::Between, "1", ""}, orderOf("<i4"))));
    }
};

const Registered<TestCellQuery> registered;

} // namespace bloscope::tst_cell_query

#include "tst_cell_query.moc"
