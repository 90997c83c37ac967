#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>

namespace bloscope::tst_stats_command {

using namespace test;
using Json = nlohmann::json;

class TestStatsCommand : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void tellsOfAllNumbers()
    {
        const QString file =
            put(arrayFrame({5}, "<f4", elementsOf<float>({0.1F, NAN, 2, 0.1F, 3})));
        const ProgramRun run = runProgram({"stats", file, "--percentiles", "0,50,62.5"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        QCOMPARE(QString(run.out).remove(file), QString(": [:] of <f4\n"
                                                        "\nCells\n"
                                                        "  all             5\n"
                                                        "  finite numbers  4\n"
                                                        "  NaN             1\n"
                                                        "\nFinite numbers\n"
                                                        "  minimum             0.1 at [0]\n"
                                                        "  maximum             3.0 at [4]\n"
                                                        "  mean                1.300000000745058\n"
                                                        "  standard deviation  1.250999599604996\n"
                                                        "  sum                 5.200000002980232\n"
                                                        "\nPercentiles\n"
                                                        "  0 %     0.1\n"
                                                        "  50 %    1.050000000745058\n"
                                                        "  62.5 %  1.7625000001862645\n"));
    }

    void tellsProgramsOfASlice()
    {
        const QString file =
            put(arrayFrame({10, 12}, {4, 5}, {3, 2}, "|u1", counted<std::uint8_t>(120)));
        const ProgramRun run = runProgram({"stats", file, "--slice", "2, 3:6", "--json"});
        QCOMPARE(run.code, 0);
        const Json json = Json::parse(run.out.toStdString());
        QCOMPARE(json["slice"].get<std::string>(), std::string("[2, 3:6]"));
        QCOMPARE(json["cells"].get<int>(), 3);
        QCOMPARE(json["min"].get<int>(), 27);
        QVERIFY(json["max_index"] == Json({2, 5}));
        QCOMPARE(json["sum"].get<int>(), 84);
        QCOMPARE(json["percentiles"].size(), std::size_t(7));
        QVERIFY(json["percentiles"][3] == Json({50.0, 28}));
        QVERIFY(json["values"] == Json({{27, 1}, {28, 1}, {29, 1}}));
        QVERIFY(json["damage"].empty());
    }

    void tellsOfDatesInDates()
    {
        const QString file =
            put(arrayFrame({3}, "<M8[D]", elementsOf<std::int64_t>({18690, INT64_MIN, 18691})));
        const ProgramRun run = runProgram({"stats", file, "--percentiles", "0,50"});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("  mean                2021-03-04T12:00:00\n"
                                  "  standard deviation  0.5 D\n\n"),
                 run.out);
        QVERIFY2(run.out.contains("  0 %   2021-03-04\n  50 %  2021-03-04T12:00:00\n"), run.out);
    }

    void tellsOfBooleansInNumbers()
    {
        const QString file = put(arrayFrame({3}, "|b1", elementsOf<std::uint8_t>({1, 0, 1})));
        const ProgramRun run = runProgram({"stats", file, "--percentiles", "0,25,100"});
        QVERIFY2(run.out.contains("  minimum             False at [1]\n"), run.out);
        QVERIFY2(run.out.contains("  0 %    0\n  25 %   0.5\n  100 %  1\n"), run.out);
    }

    void namesThePartsOfComplexNumbers()
    {
        const QString file = put(arrayFrame({2}, "<c16", elementsOf<double>({3, 4, NAN, -1})));
        const ProgramRun run = runProgram({"stats", file});
        QCOMPARE(run.code, 0);
        for (const char* lines :
             {": [:] of <c16\n\nCells (real part)\n  all             2\n"
              "  finite numbers  1\n  NaN             1\n",
              "\nFinite numbers (imaginary part)\n  minimum             -1.0 at [1]\n",
              "\nFinite numbers (magnitude)\n  minimum             5.0 at [0]\n",
              "\nPercentiles (imaginary part)\n"})
            QVERIFY2(run.out.contains(lines), run.out);
        const Json json = Json::parse(runProgram({"stats", file, "--json"}).out.toStdString());
        QCOMPARE(json["real"]["mean"].get<double>(), 3.0);
        QCOMPARE(json["imaginary"]["mean"].get<double>(), 1.5);
        QCOMPARE(json["magnitude"]["max"].get<double>(), 5.0);
    }

    void failsWhereCellsAreDamaged()
    {
        ByteBuffer frame = arrayFrame({64}, {32}, {16}, "<i4", counted<std::int32_t>(64));
        damageBlock(frame, 0, 1);
        const ProgramRun run = runProgram({"stats", put(frame)});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.contains("\n  damaged         16\n"), run.out);
        QVERIFY2(run.out.contains("\nLeft out\n  damaged  chunk 0: block 1: "), run.out);
    }

    void readsPlainChunksAsTold()
    {
        const QString file = put(chunksFrame({counted<std::uint16_t>(10)}, 2));
        QCOMPARE(runProgram({"stats", file}).code, 2);
        const ProgramRun run = runProgram({"stats", file, "--dtype", "<u2"});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("  sum                 45\n"), run.out);
    }

    void tellsOfTexts()
    {
        const QString file = put(arrayFrame({3}, "|S3", bytesOf("abcdefabc")));
        const ProgramRun run = runProgram({"stats", file});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(QString(run.out).remove(file), QString(": [:] of |S3\n"
                                                        "\nCells\n"
                                                        "  all  3\n"
                                                        "\nStrings\n"
                                                        "  all              3\n"
                                                        "  shortest         3 bytes at [0]: abc\n"
                                                        "  longest          3 bytes at [0]: abc\n"
                                                        "  distinct values  2\n"
                                                        "\nValues\n"
                                                        "  abc  2 cells\n"
                                                        "  def  1 cell\n"));
    }

    void tellsProgramsOfEachField()
    {
        const QString file = put(arrayFrame({2}, "[('n', 'u1'), ('s', 'S2'), ('raw', 'V1')]",
                                            bytesOf("\x07xy-\x09zz-")));
        const ProgramRun run = runProgram({"stats", file, "--json"});
        QCOMPARE(run.err, QByteArray());
        const Json json = Json::parse(run.out.toStdString());
        QCOMPARE(json["fields_left_out"].get<int>(), 1);
        QCOMPARE(json["fields"].size(), std::size_t(2));
        QCOMPARE(json["fields"]["n"]["max"].get<int>(), 9);
        const Json& texts = json["fields"]["s"];
        QCOMPARE(texts["distinct"].get<int>(), 2);
        QVERIFY(texts["longest"] == Json({{"length", 2}, {"index", {0}}, {"text", "xy"}}));
        QVERIFY(texts["values"] == Json::array({Json::array({"xy", 1}), Json::array({"zz", 1})}));
        const ProgramRun people = runProgram({"stats", file});
        QVERIFY2(people.out.contains(": field s: [:] of "), people.out);
        QVERIFY2(people.out.endsWith("\nWithout statistics: 1 more field\n"), people.out);
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("neither numbers nor texts")
            << QStringList{} << 2
            << QByteArray(": elements of type |V3 are neither numbers nor text\n");
        QTest::newRow("a slice that does not fit")
            << QStringList{"--slice", "7"} << 2
            << QByteArray("--slice: index 7 is out of bounds for dimension 0 of size 2\n");
    }
    void refuses()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const QString file = put(arrayFrame({2}, "|V3", bytesOf("abcdef")));
        const ProgramRun run = runProgram(QStringList{"stats", file} + arguments);
        QTEST(run.code, "code");
        QVERIFY2(run.err.endsWith(sentence), run.err);
        QCOMPARE(run.out, QByteArray());
    }

 private:
    QString put(const ByteBuffer& frame) const
    {
        return putFile(m_folder->path(), "data.b2nd", frame);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestStatsCommand> registered;

} // namespace bloscope::tst_stats_command

#include "tst_stats_command.moc"
