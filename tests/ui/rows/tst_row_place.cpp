#include "ui/rows/row_search.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_row_place {

class TestRowPlace : public QObject {
    Q_OBJECT

 private slots:
    void readsNumbersOfRows_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("count");
        QTest::addColumn<qint64>("place");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* text, qint64 count, qint64 place, const char* problem) {
            QTest::addRow("'%s' of %lld", text, count)
                << QString(text) << count << place << QString(problem);
        };
        row("0", 10, 0, "");
        row(" 9 ", 10, 9, "");
        row("-1", 10, 9, "");
        row("-10", 10, 0, "");
        row("[3]", 10, 3, "");
        row("[ -2 ]", 10, 8, "");
        row("5000000000", 6'000'000'000, 5'000'000'000, "");
        row("10", 10, -1, "10 is out of bounds: the last index is 9");
        row("-11", 10, -1, "-11 is out of bounds: the last index is 9");
        row("0", 0, -1, "there is nothing to go to");
        row("", 10, -1, "'' is not a whole number");
        row("1.5", 10, -1, "'1.5' is not a whole number");
        row("2:4", 10, -1, "'2:4' is not a whole number");
        row("99999999999999999999", 10, -1, "'99999999999999999999' is not a whole number");
    }
    void readsNumbersOfRows()
    {
        QFETCH(QString, text);
        QFETCH(qint64, count);
        const RowPlace place = parseRow(text, count);
        QTEST(qint64(place.row), "place");
        QTEST(place.problem, "problem");
    }
};

const test::Registered<TestRowPlace> registered;

} // namespace bloscope::tst_row_place

#include "tst_row_place.moc"
