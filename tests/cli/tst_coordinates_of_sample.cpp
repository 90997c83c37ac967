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
        const qsizetype begin = run.out.indexOf("\nCoordinates\n");
        QCOMPARE(run.out.mid(begin, run.out.indexOf("\n\n", begin + 1) - begin), QByteArray());
    }

    void writesAMap()
    {
        const ProgramRun run = runProgram(
            {"export", m_sample, "--slice", "=2000-07-02, =850, :3, :3", "--coordinates"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray());
    }

    void writesACurveOverDates()
    {
        const ProgramRun run = runProgram({"export", m_sample, "--slice", ":4, =1000, =46, =8",
                                           "--long", "--header", "names", "--coordinates"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray());
    }

    void saysWhichCoordinateIsNone()
    {
        const ProgramRun run = runProgram({"export", m_sample, "--slice", "=noon"});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("\"noon\" is no date such as 2000-07-01"), run.err.constData());
    }

 private:
    const QString m_sample = QString::fromStdString(
        (sourceFolder() / "resources/samples/air-temperature.b2nd").string());
};

const Registered<TestCoordinatesOfSample> registered;

} // namespace bloscope::tst_coordinates_of_sample

#include "tst_coordinates_of_sample.moc"
