#include "tests/cli/program.h"
#include "tests/support/conventions.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <complex>

namespace bloscope::tst_export_projections {

using namespace test;

// Exports of what numbers become along one dimension.
class TestExportProjections : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase()
    {
        m_file =
            putFile(m_folder.path(), "data.b2nd",
                    arrayFrame({2, 3, 4}, {1, 2, 3}, {1, 1, 2}, "<i4", counted<std::int32_t>(24)));
        m_complex =
            putFile(m_folder.path(), "complex.b2nd",
                    arrayFrame({2}, "<c16", elementsOf<std::complex<double>>({{1.5, -2}, {0, 7}})));
    }

    void writesText_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("out");
        const auto row = [](const char* name, const QStringList& options, const char* out) {
            QTest::newRow(name) << options << QByteArray(out);
        };
        row("maximum", {"--project", "max:0"}, "12,13,14,15\n16,17,18,19\n20,21,22,23\n");
        row("mean", {"--project", "mean:1"}, "4.0,5.0,6.0,7.0\n16.0,17.0,18.0,19.0\n");
        row("sum along the last", {"--project", "sum:2"}, "6,22,38\n54,70,86\n");
        row("of a slice", {"--project", "min:2", "--slice", "1,:,1:3"}, "13\n17\n21\n");
        row("of every second", {"--project", "sum:2", "--slice", "1,:,::2"}, "26\n34\n42\n");
        row("of a range", {"--project", "median:2[1:4]", "--slice", "0"}, "2.0\n6.0\n10.0\n");
        row("turned", {"--project", "max:0", "--rows", "2"},
            "12,16,20\n13,17,21\n14,18,22\n15,19,23\n");
        row("as JSON", {"--project", "std:0", "--slice", ":,0,:2", "--format", "jsonl"},
            "6.0\n6.0\n");
    }
    void writesText()
    {
        QFETCH(const QStringList, options);
        const ProgramRun run = runProgram(QStringList{"export", m_file} + options);
        QCOMPARE(run.err, QByteArray());
        QTEST(run.out, "out");
        QCOMPARE(run.code, 0);
    }

    // As if the results were an array of their own.
    void writesEveryFormat_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"csv", "tsv", "jsonl", "npy", "raw", "tiff", "nifti"})
            QTest::newRow(format) << QString(format);
    }
    void writesEveryFormat()
    {
        QFETCH(const QString, format);
        ByteBuffer elements;
        for (std::int32_t i = 12; i < 24; ++i) {
            const ByteBuffer element = elementsOf<std::int32_t>({i});
            elements.insert(elements.end(), element.begin(), element.end());
        }
        const QString alone =
            putFile(m_folder.path(), "alone.b2nd", arrayFrame({3, 4}, "<i4", elements));
        const ProgramRun run =
            runProgram({"export", m_file, "--project", "max:0", "--format", format});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.out, runProgram({"export", alone, "--format", format}).out);
    }

    void drawsAPicture()
    {
        const QString out = m_folder.filePath("out.png");
        const ProgramRun run =
            runProgram({"export", m_file, "--project", "max:1", "--scale", "linear", "-o", out});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray("colours from 8.0 to 23.0\n"));
        QCOMPARE(QImage(out).size(), QSize(4, 2));
    }

    void namesDimensionsAsTheFileDoes()
    {
        const QString file = putFile(m_folder.path(), "named.b2nd",
                                     frameWith({2, 3}, {{"dims", R"(["time", "x"])"}}));
        const ProgramRun run = runProgram({"export", file, "--project", "max:time"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray("0\n0\n0\n"));
    }

    void projectsOnePartOfElements()
    {
        const ProgramRun run =
            runProgram({"export", m_complex, "--field", "imag", "--project", "max:0"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray("7.0\n"));
    }

    void countsWhatIsDamaged()
    {
        ByteBuffer frame = arrayFrame({4, 600}, {2, 300}, {1, 300}, "<f4", counted<float>(2400));
        damageBlock(frame, 2, 1);
        const QString file = putFile(m_folder.path(), "damaged.b2nd", frame);
        const ProgramRun run = runProgram(
            {"export", file, "--project", "max:0", "--slice", ":,298:302", "--format", "jsonl"});
        QCOMPARE(run.out, QByteArray("null\nnull\n2100.0\n2101.0\n"));
        QVERIFY(run.err.contains("2 of 4 cells could not be read"));
        QVERIFY(run.err.contains("chunk 2"));
        QCOMPARE(run.code, 1);
    }

    void refusesWhatHasNoProjection_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const QStringList& options, const char* sentence) {
            QTest::newRow(name) << options << QByteArray(sentence);
        };
        row("no kind", {"--project", "most:0"},
            "--project: \"most:0\" is not a projection such as max:0");
        row("no dimension", {"--project", "max"}, "--project: \"max\" is not a projection");
        row("another dimension", {"--project", "max:3"},
            "--project: there is no dimension \"3\"; the array has 3");
        row("one index", {"--project", "max:0", "--slice", "1"},
            "--project: the slice [1, :, :] selects a single index of dimension 0");
        row("two ranges", {"--project", "max:0[:1]", "--slice", "1:"},
            "--project: the range of dimension 0 can be given here or in the slice, not twice");
        row("an empty range", {"--project", "max:0[1:1]"},
            "--project: dimension 0 has no index to project");
        row("rows of it", {"--project", "max:0", "--rows", "0"},
            "--rows: the slice [0, :, :] selects a single index of dimension 0");
        row("a chunk", {"--project", "max:0", "--chunk", "0", "--format", "raw"},
            "--project does not apply to raw chunks");
    }
    void refusesWhatHasNoProjection()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, sentence);
        const ProgramRun run = runProgram(QStringList{"export", m_file} + options);
        QVERIFY2(run.err.contains(sentence), run.err);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.code, 2);
    }

    void asksForAPartOfComplexNumbers()
    {
        const ProgramRun run = runProgram({"export", m_complex, "--project", "max:0"});
        QVERIFY(run.err.contains("elements of type <c16 are not one number each"));
        QCOMPARE(run.code, 2);
    }

 private:
    QTemporaryDir m_folder;
    QString m_file;
    QString m_complex;
};

const Registered<TestExportProjections> registered;

} // namespace bloscope::tst_export_projections

#include "tst_export_projections.moc"
