#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/cli/program.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_diff_command {

using namespace test;
using Json = nlohmann::json;

class TestDiffCommand : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void saysNothingOfEqualArrays()
    {
        const QString a = put("a.b2nd", arrayFrame({4, 4}, {2, 2}, {2, 1}, "<i2", elements()));
        const ProgramRun run = runProgram({"diff", a, a});
        QCOMPARE(run.out + run.err, QByteArray());
        QCOMPARE(run.code, 0);
    }

    void tellsWhereArraysDiffer()
    {
        const QString a = put("a.b2nd", arrayFrame({4, 4}, {2, 2}, {2, 1}, "<i2", elements()));
        const QString b = put("b.b2nd", arrayFrame({4, 4}, {4, 1}, {4, 1}, "<i2", changed()));
        const ProgramRun run = runProgram({"diff", a, b, "--places", "1"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 1);
        QVERIFY(run.out.startsWith("A: " + a.toUtf8() + "\nB: " + b.toUtf8() +
                                   "\n\n2 of 16 cells differ\n  [1, 2]              6 | 16\n  ...  "
                                   "               and 1 more\n  largest difference  26 at [3, 0]: "
                                   "12 | 38\n\nStorage (not counted as a difference)\n"));
        QVERIFY(run.out.contains("(2, 2) | (4, 1)"));
        QCOMPARE(runProgram({"diff", a, b, "-q"}).out, QByteArray());
        QCOMPARE(runProgram({"diff", a, b, "--atol", "26", "-q"}).code, 0);
        QCOMPARE(runProgram({"diff", a, b, "--rtol", "0.63", "-q"}).code, 1); // 10 of 16
        QCOMPARE(runProgram({"diff", a, b, "--slice", "0", "-q"}).code, 0);
    }

    void comparesLabels()
    {
        FrameOptions options;
        options.metalayers = {{"med_blosc2", msgpack_value::writeValue(*msgpack_value::fromJson(
                                                 R"({"spatial": {"spacing": [3.0, 0.5]}})"))}};
        const auto labels = [&](const char* name, const std::vector<std::uint8_t>& cells) {
            return put(name, arrayFrame({2, 4}, "|u1", std::as_bytes(std::span(cells)), options));
        };
        const QString a = labels("a.b2nd", {0, 2, 2, 0, 0, 0, 0, 7});
        const QString b = labels("b.b2nd", {0, 2, 0, 2, 0, 0, 2, 0});
        const ProgramRun run = runProgram({"diff", a, b, "--labels"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 1);
        QCOMPARE(QString(run.out).remove(a).remove(b),
                 QString("A: \nB: \n\n"
                         "  label  cells of A  cells of B    Dice  Jaccard  volume  "
                         "Hausdorff 95 % (mm)\n"
                         "      2           2           3  0.4000   0.2500   +50 %  "
                         "               2.75\n"
                         "      7           1           0  0.0000   0.0000  -100 %  "
                         "                  -\n"));
        const Json json =
            Json::parse(runProgram({"diff", a, b, "--labels", "--json"}).out.toStdString());
        QCOMPARE(json["distance_unit"].get<std::string>(), std::string("mm"));
        QCOMPARE(json["labels"][0]["hausdorff"].get<double>(), 3.0);
        QCOMPARE(json["labels"][0]["volume_b"].get<double>(), 4.5);
        QVERIFY(json["labels"][1]["hausdorff_95"].is_null());
        QCOMPARE(runProgram({"diff", a, a, "--labels", "-q"}).code, 0);
        QCOMPARE(runProgram({"diff", a, b, "--labels", "--atol", "1"}).code, 2);
    }

    void tellsPrograms()
    {
        const QString a = put("a.b2nd", arrayFrame({4, 4}, "<i2", elements()));
        const QString b = put("b.b2nd", arrayFrame({4, 4}, "<i2", changed(),
                                                   {.vlMetalayers = {{"v", {std::byte(5)}}}}));
        const ProgramRun run = runProgram({"diff", a, b, "--json"});
        QCOMPARE(run.code, 1);
        const Json json = Json::parse(run.out.toStdString())["pairs"][0];
        QVERIFY(json["differ"]);
        QCOMPARE(json["values"]["compared"].get<int>(), 16);
        QCOMPARE(json["values"]["different"].get<int>(), 2);
        QVERIFY(json["values"]["first"][0]["index"] == Json({1, 2}));
        QCOMPARE(json["values"]["largest"]["difference"].get<double>(), 26.0);
        QCOMPARE(json["metadata"][0]["name"].get<std::string>(), std::string("v"));
        QVERIFY(json["metadata"][0]["a"].is_null());
        QCOMPARE(json["metadata"][0]["b"].get<std::string>(), std::string("5"));
    }

    void comparesArraysOfOtherFormsAsFarAsItCan()
    {
        const QString a = put("a.b2nd", arrayFrame({4, 4}, "<i2", elements()));
        const QString b = put("b.b2nd", arrayFrame({16}, "<i2", elements()));
        const ProgramRun run = runProgram({"diff", a, b});
        QCOMPARE(run.code, 1);
        QVERIFY(run.out.contains("  shape  (4, 4) | (16,)\n"));
        QVERIFY(
            run.out.contains("\nValues were not compared: the shapes differ: (4, 4) and (16,)\n"));
    }

    void comparesStoresLeafByLeaf()
    {
        const auto stores = corpusFolder() / "python" / "stores";
        const auto path = [&](const char* name) {
            return QString::fromStdString((stores / name).string());
        };
        QCOMPARE(runProgram({"diff", path("dict.b2z"), path("dict.b2z")}).code, 0);
        const ProgramRun run = runProgram({"diff", path("dict.b2z"), path("tree.b2z")});
        QCOMPARE(run.code, 1);
        QVERIFY(run.out.contains(" is only in " + path("dict.b2z").toUtf8()));
        const ProgramRun mixed = runProgram(
            {"diff", path("dict.b2z"), put("a.b2nd", arrayFrame({1}, "u1", ByteBuffer(1)))});
        QCOMPARE(mixed.code, 2);
        QVERIFY(!mixed.err.isEmpty());
    }

    void tellsThatItCouldNotCompare()
    {
        const ByteBuffer alike = nearlyAlike(200, std::byte(3));
        ByteBuffer damaged = arrayFrame({200}, {100}, {100}, "u1", alike);
        damageBlock(damaged, 1);
        const QString a = put("a.b2nd", damaged);
        const QString b = put("b.b2nd", arrayFrame({200}, "u1", alike));
        const ProgramRun run = runProgram({"diff", a, b});
        QCOMPARE(run.code, 2);
        QVERIFY(run.out.contains("0 of 200 cells differ; 100 could not be compared: chunk 1: "));
        QCOMPARE(runProgram({"diff", a, b, "--slice", ":100"}).code, 0);
        QCOMPARE(runProgram({"diff", a, m_folder->filePath("missing.b2nd")}).code, 2);
        QCOMPARE(runProgram({"diff", a}).code, 2);
    }

 private:
    static ByteBuffer elements() { return counted<std::int16_t>(16); }
    static ByteBuffer changed()
    {
        ByteBuffer bytes = elements();
        bytes[2 * 6] = std::byte(16);
        bytes[2 * 12] = std::byte(38);
        return bytes;
    }
    QString put(const QString& name, ByteView bytes)
    {
        return putFile(m_folder->path(), name, bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestDiffCommand> registered;

} // namespace bloscope::tst_diff_command

#include "tst_diff_command.moc"
