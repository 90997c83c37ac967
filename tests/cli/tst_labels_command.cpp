#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>

namespace bloscope::tst_labels_command {

using namespace test;
using Json = nlohmann::json;

class TestLabelsCommand : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void tellsTheSizeOfEachLabel()
    {
        const QString file = put(arrayFrame({2, 3}, "|u1", labels()));
        const ProgramRun run = runProgram({"labels", file});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        QCOMPARE(QString(run.out).remove(file), QString(": 2 x 3 of |u1\n"
                                                        "\n"
                                                        "  label  cells   share\n"
                                                        "      0      3    50 %\n"
                                                        "      2      2  33.3 %\n"
                                                        "     11      1  16.7 %\n"));
    }

    void knowsNamesAndSpace()
    {
        FrameOptions options;
        options.metalayers = {medBlosc2()};
        const QString file = put(arrayFrame({2, 3}, "|u1", labels(), options));
        putText("dataset.json", R"({"labels": {"background": 0, "Milz": 2, "Läsion": 11}})");
        const ProgramRun run = runProgram({"labels", file});
        QCOMPARE(QString::fromUtf8(run.out).remove(file),
                 QString::fromUtf8(": 2 x 3 of |u1, each cell 1.5 mm2\n"
                                   "\n"
                                   "  label  name        cells   share  mm2\n"
                                   "      0  background      3    50 %  4.5\n"
                                   "      2  Milz            2  33.3 %    3\n"
                                   "     11  Läsion          1  16.7 %  1.5\n"));
        const Json json = Json::parse(runProgram({"labels", file, "--json"}).out.toStdString());
        QCOMPARE(json["background"].get<int>(), 3);
        QCOMPARE(json["cell_volume"].get<double>(), 1.5);
        QCOMPARE(json["labels"].size(), std::size_t(2));
        QVERIFY(json["labels"][0] == Json({{"label", 2},
                                           {"name", "Milz"},
                                           {"cells", 2},
                                           {"volume", 3.0},
                                           {"first", {0, 1}},
                                           {"box", {{0, 2}, {1, 2}}}}));
    }

    void measuresAnImageInEachLabel()
    {
        const QString file = put(arrayFrame({2, 3}, "|u1", labels()));
        const QString image = put(
            arrayFrame({2, 3}, "<f4", elementsOf<float>({1.5F, 2, 3, NAN, -4, 7})), "image.b2nd");
        const ProgramRun run = runProgram({"labels", file, "--image", image});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(QString(run.out).remove(file),
                 QString(": 2 x 3 of |u1\n"
                         "\n"
                         "  label  cells   share     mean  deviation  minimum  maximum\n"
                         "      0      3    50 %  3.83333     2.3214      1.5      7.0\n"
                         "      2      2  33.3 %       -1          3     -4.0      2.0\n"
                         "     11      1  16.7 %\n"));
        const Json json =
            Json::parse(runProgram({"labels", file, "--image", image, "--json"}).out.toStdString());
        QVERIFY(json["labels"][0]["image"] == Json({{"finite", 2},
                                                    {"mean", -1.0},
                                                    {"deviation", 3.0},
                                                    {"minimum", -4.0},
                                                    {"maximum", 2.0}}));
        QVERIFY(json["labels"][1]["image"]["mean"].is_null());
        QCOMPARE(json["background_image"]["finite"].get<int>(), 3);
        QCOMPARE(json["damaged_with_image"].get<int>(), 0);
    }

    void refusesAnImageOfAnotherShape()
    {
        const QString image =
            put(arrayFrame({2, 2}, "<i2", counted<std::int16_t>(4)), "image.b2nd");
        const ProgramRun run =
            runProgram({"labels", put(arrayFrame({2, 3}, "|u1", labels())), "--image", image});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.endsWith(": labels of 2 x 3 cells do not lie over an image of 2 x 2\n"),
                 run.err);
    }

    // JSON has them exactly, and none has the name of another.
    void tellsLabelsPastTheSignedOnes()
    {
        const QString file = put(arrayFrame(
            {2, 2}, "<u8",
            elementsOf<std::uint64_t>({0, UINT64_MAX, UINT64_MAX - 1, std::uint64_t(INT64_MAX)})));
        putText("dataset.json",
                R"({"labels": {"a": 9223372036854775807, "b": 18446744073709551615}})");
        const Json json = Json::parse(runProgram({"labels", file, "--json"}).out.toStdString());
        QCOMPARE(json["labels"].size(), std::size_t(3));
        QVERIFY(json["labels"][0]["label"] == Json(std::uint64_t(INT64_MAX)));
        QVERIFY(json["labels"][0]["name"] == Json("a"));
        QVERIFY(json["labels"][1]["label"] == Json(UINT64_MAX - 1));
        QVERIFY(json["labels"][2]["label"] == Json(UINT64_MAX));
        QVERIFY(json["labels"][1]["name"].is_null() && json["labels"][2]["name"].is_null());
        const ProgramRun text = runProgram({"labels", file});
        QVERIFY2(text.out.contains("18446744073709551615"), text.out);
    }

    void saysThatTheseAreNoLabels()
    {
        const QString file = put(arrayFrame({9000}, "<i4", counted<std::int32_t>(9000)));
        const ProgramRun run = runProgram({"labels", file});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.endsWith("\nMore than 4096 distinct numbers: these are not labels.\n"),
                 run.out);
        QVERIFY(Json::parse(runProgram({"labels", file, "--json"}).out.toStdString())["labels"]
                    .is_null());
    }

    void failsWhereCellsAreDamaged()
    {
        ByteBuffer frame = arrayFrame({64}, {32}, {16}, "<i4", counted<std::int32_t>(64));
        damageBlock(frame, 0, 1);
        const ProgramRun run = runProgram({"labels", put(frame)});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.endsWith("\nWithout a value\n  damaged  16\n"), run.out);
    }

    void refusesOtherNumbers()
    {
        const ProgramRun run =
            runProgram({"labels", put(arrayFrame({1}, "<f4", elementsOf<float>({1})))});
        QCOMPARE(run.code, 2);
        QVERIFY2(
            run.err.endsWith(": elements of type <f4 are not labels: labels are whole numbers\n"),
            run.err);
    }

 private:
    static ByteBuffer labels() { return elementsOf<std::uint8_t>({0, 2, 0, 11, 2, 0}); }

    // Cells of 3 by 0.5.
    static NamedValue medBlosc2()
    {
        const auto value = msgpack_value::fromJson(R"({"spatial": {"spacing": [3.0, 0.5]}})");
        return {"med_blosc2", msgpack_value::writeValue(*value)};
    }

    QString put(const ByteBuffer& frame, const char* name = "data.b2nd") const
    {
        return putFile(m_folder->path(), name, frame);
    }
    void putText(const QString& name, const QByteArray& text) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestLabelsCommand> registered;

} // namespace bloscope::tst_labels_command

#include "tst_labels_command.moc"
