#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_advise_command {

using namespace test;
using Json = nlohmann::json;

class TestAdviseCommand : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void printsATableAndWhatFollows()
    {
        const ProgramRun run = runProgram({"advise", input(), "--goal", "small"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        const QStringList lines = QString(run.out).split('\n');
        QVERIFY(lines[0].endsWith("in.b2nd: 256.0 KiB, of which 256.0 KiB were sampled"));
        QVERIFY(lines[2].trimmed().startsWith("stored as"));
        QVERIFY(lines[3].startsWith("*  "));
        QCOMPARE(lines.filter("lz4:5 (now)").size(), 1);
        QCOMPARE(lines.filter("blosclz:5").size(), 2); // behind two filters
    }

    // The options that it prints are options of convert, and their file has the size that was told.
    void tellsHowToConvert()
    {
        const QString file = input();
        const QByteArray out = runProgram({"advise", file, "--goal", "small"}).out;
        QStringList line = QString(out).trimmed().section('\n', -1).trimmed().split(' ');
        QCOMPARE(line.mid(0, 4).join(' '), QString("bloscope convert IN OUT.b2nd"));
        line[2] = file;
        line[3] = m_folder->filePath("out.b2nd");
        const ProgramRun run = runProgram(line.mid(1));
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        const Json best = bestOf(adviceOn({file, "--goal", "small"}));
        const auto size = static_cast<double>(QFile(line[3]).size());
        QVERIFY(std::abs(size - best["size"].get<double>()) < 0.02 * size + 400);
    }

    void tellsPrograms()
    {
        const QString file = input();
        const Json json = adviceOn({file});
        QCOMPARE(json["nbytes"].get<int>(), 64 * 32 * 32 * 4);
        QVERIFY(json["reason"].get<std::string>().size() > 0);
        int current = 0;
        for (const Json& row : json["rows"]) {
            QCOMPARE(row["planes"].size(), std::size_t(3));
            QVERIFY(row["size"].get<int>() > 0 && row["decode_seconds"].get<double>() > 0);
            if (!row["current"])
                continue;
            ++current;
            QCOMPARE(row["size"].get<qint64>(), QFile(file).size());
            QVERIFY(row["size_is_exact"].get<bool>());
            QVERIFY(row["planes"][1] == Json({{"blocks", 32}, {"bytes", 32 * 4096}}));
        }
        QCOMPARE(current, 1);
    }

    void followsTheSlicesThatAreRead()
    {
        const Json best = bestOf(adviceOn({input(), "--for-slices", "axis1"}));
        QCOMPARE(best["blockshape"][1].get<int>(), 1);
    }

    void advisesOnASlice()
    {
        const Json json = adviceOn({input(), "--slice", "::2, 3, :"});
        QCOMPARE(json["nbytes"].get<int>(), 32 * 32 * 4);
        for (const Json& row : json["rows"]) {
            QVERIFY(!row["current"].get<bool>());
            QCOMPARE(row["planes"].size(), std::size_t(2));
        }
    }

    void tellsOfDamage()
    {
        ByteBuffer frame =
            arrayFrame({64, 64}, {32, 32}, {16, 16}, "<f4", counted<std::int32_t>(64 * 64));
        damageBlock(frame, 1);
        const ProgramRun run =
            runProgram({"advise", putFile(m_folder->path(), "damaged.b2nd", frame)});
        QCOMPARE(run.code, 1);
        QVERIFY(run.out.contains("zstd:5"));
        QVERIFY(run.err.contains("cells of the sample could not be read"));
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("reason");
        QTest::newRow("goal") << QStringList{"--goal", "cheap"} << 2 << "cheap";
        QTest::newRow("no dimension")
            << QStringList{"--for-slices", "z"} << 2
            << "--for-slices: \"z\" is not a dimension; the first one is 0";
        QTest::newRow("dimension") << QStringList{"--for-slices", "axis3"} << 2
                                   << "there is no dimension 3; the array has 3";
        QTest::newRow("slice") << QStringList{"--slice", "64"} << 2
                               << "--slice: index 64 is out of bounds for dimension 0 of size 64";
        QTest::newRow("nothing") << QStringList{"--slice", "3:3"} << 2
                                 << "there are no elements to test";
        QTest::newRow("key") << QStringList{"--key", "/a"} << 2 << "key";
    }
    void refuses()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, reason);
        const ProgramRun run = runProgram(QStringList{"advise", input()} + options);
        QVERIFY2(run.err.contains(reason.toUtf8()), run.err.constData());
        QTEST(run.code, "code");
        QCOMPARE(run.out, QByteArray());
    }

 private:
    QString input() const
    {
        return putFile(m_folder->path(), "in.b2nd",
                       arrayFrame({64, 32, 32}, {32, 32, 32}, {2, 16, 32}, "<i4",
                                  counted<std::int32_t>(64 * 32 * 32),
                                  {.codec = 1, .filters = {}}));
    }

    static Json adviceOn(const QStringList& arguments)
    {
        const ProgramRun run = runProgram(QStringList{"advise", "--json"} + arguments);
        return Json::parse(run.out.toStdString());
    }

    static Json bestOf(const Json& advice)
    {
        return advice["rows"][advice["recommended"].get<std::size_t>()];
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestAdviseCommand> registered;

} // namespace bloscope::tst_advise_command

#include "tst_advise_command.moc"
