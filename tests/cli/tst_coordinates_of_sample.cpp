#include "tests/cli/program.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_coordinates_of_sample {

using namespace test;

// The sample in latitudes, longitudes and dates.
class TestCoordinatesOfSample : public QObject {
    Q_OBJECT

 private slots:
    void listsThem()
    {
        const ProgramRun run = runProgram({"info", m_sample});
        QCOMPARE(run.err, QByteArray());
        const QByteArray group =
            "\nCoordinates\n"
            "  time       2000-07-01T00:00 to 2000-07-04T18:00 (vlmetalayer coordinates)\n"
            "  level      1000 to 200 hPa (vlmetalayer coordinates)\n"
            "  latitude   90 to -90 degrees_north (vlmetalayer coordinates)\n"
            "  longitude  0 to 356 degrees_east (vlmetalayer coordinates)\n";
        QVERIFY2(run.out.contains(group), run.out.constData());
    }

    void writesAMap()
    {
        const ProgramRun run = runProgram(
            {"export", m_sample, "--slice", "=2000-07-02, =850, :3, :3", "--coordinates"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray("latitude,0,4,8\n"
                                     "90,267.0,267.0,267.0\n"
                                     "86,269.5,269.5,269.5\n"
                                     "82,272.0,272.0,272.0\n"));
    }

    void writesACurveOverDates()
    {
        const ProgramRun run = runProgram({"export", m_sample, "--slice", ":4, =1000, =46, =8",
                                           "--long", "--header", "names", "--coordinates"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray("time,value\n"
                                     "2000-07-01T00:00,294.75\n"
                                     "2000-07-01T06:00,295.5\n"
                                     "2000-07-01T12:00,296.75\n"
                                     "2000-07-01T18:00,295.5\n"));
    }

    void saysWhichCoordinateIsNone()
    {
        const ProgramRun run = runProgram({"export", m_sample, "--slice", "=noon"});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("\"noon\" is not a date such as 2000-07-01"),
                 run.err.constData());
    }

 private:
    const QString m_sample = QString::fromStdString(
        (sourceFolder() / "resources/samples/air-temperature.b2nd").string());
};

const Registered<TestCoordinatesOfSample> registered;

} // namespace bloscope::tst_coordinates_of_sample

#include "tst_coordinates_of_sample.moc"
