#include "core/statistics/figure_text.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_time_figure {

class TestTimeFigure : public QObject {
    Q_OBJECT

 private slots:
    void roundsToWhatATimeCanBe_data();
    void roundsToWhatATimeCanBe();
};

void TestTimeFigure::roundsToWhatATimeCanBe_data()
{
    QTest::addColumn<std::string>("dtype");
    QTest::addColumn<qint64>("whole");
    QTest::addColumn<qint64>("rest");
    QTest::addColumn<qint64>("of");
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* name, const char* dtype, qint64 whole, qint64 rest, qint64 of,
                        const char* text) {
        QTest::newRow(name) << std::string(dtype) << whole << rest << of << std::string(text);
    };
    row("a whole day", "<M8[D]", 18690, 0, 7, "2021-03-04");
    row("half a day", "<M8[D]", 18690, 1, 2, "2021-03-04T12:00:00");
    row("a third of a day", "<M8[D]", 18690, 1, 3, "2021-03-04T08:00:00");
    row("half a week before 1970", "<M8[W]", -1, 1, 2, "1969-12-28T12:00:00");
    row("half an hour", "<M8[h]", 0, 1, 2, "1970-01-01T00:30:00");
    row("two thirds of a second", "<M8[s]", 0, 2, 3, "1970-01-01T00:00:01");
    row("half a millisecond", "<M8[ms]", 0, 1, 2, "1970-01-01T00:00:00.000");
    row("one and a half", "<M8[ms]", 1, 1, 2, "1970-01-01T00:00:00.002");
    row("half of ten nanoseconds", "<M8[10ns]", 0, 1, 2, "1970-01-01T00:00:00.000000005");
    row("half a month", "<M8[M]", 1, 1, 2, "1970-03");
    row("too many days for seconds", "<M8[D]", INT64_MAX / 2, 1, 4, "12626367463885247-04-14");
    row("a duration", "<m8[D]", 3, 0, 1, "3 days");
    row("half a day long", "<m8[D]", 0, 1, 2, "43200 seconds");
    row("less than nothing", "<m8[s]", -3, 1, 4, "-3 seconds");
}

void TestTimeFigure::roundsToWhatATimeCanBe()
{
    QFETCH(std::string, dtype);
    QFETCH(qint64, whole);
    QFETCH(qint64, rest);
    QFETCH(qint64, of);
    QTEST(timeFigure(*parseDType(dtype, {}), whole, rest, of), "text");
}

const test::Registered<TestTimeFigure> registered;

} // namespace bloscope::tst_time_figure

#include "tst_time_figure.moc"
