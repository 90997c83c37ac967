#include "tests/cli/program.h"
#include "tests/support/conventions.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_convert_command {

using namespace test;

class TestConvertCommand : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void writesWhatIsAsked_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("told");     // without the name of the file
        QTest::addColumn<QString>("exported"); // with these options the input gives the same
        const QString rule = "shape (12, 10), chunks (12, 10), blocks (12, 10); 480 bytes in ";
        QTest::newRow("all") << QStringList{} << rule << "";
        QTest::newRow("codec") << QStringList{"--codec", "lz4hc:9"} << rule << "";
        QTest::newRow("two filters") << QStringList{"--filters", "delta,shuffle"} << rule << "";
        QTest::newRow("differences of byte planes")
            << QStringList{"--filters", "shuffle,bytedelta"} << rule << "";
        QTest::newRow("a parameter") << QStringList{"--filters", "shuffle:2"} << rule << "";
        QTest::newRow("no filter")
            << QStringList{"--filters", "none", "--codec", "zlib"} << rule << "";
        QTest::newRow("not compressed") << QStringList{"--codec", "blosclz:0"} << rule << "";
        QTest::newRow("shapes") << QStringList{"--chunks", "5,4", "--blocks", "2,4"}
                                << "shape (12, 10), chunks (5, 4), blocks (2, 4); 480 bytes in "
                                << "";
        QTest::newRow("planes") << QStringList{"--for-slices", "0"}
                                << "shape (12, 10), chunks (12, 10), blocks (1, 10); 480 bytes in "
                                << "";
        QTest::newRow("slice") << QStringList{"--slice", "3, ::-2"}
                               << "shape (5,), chunks (5,), blocks (5,); 20 bytes in "
                               << "3, ::-2";
        QTest::newRow("nothing") << QStringList{"--slice", "4:4"}
                                 << "shape (0, 10), chunks (1, 10), blocks (1, 10); 0 bytes in "
                                 << "4:4";
        QTest::newRow("one cell") << QStringList{"--slice", "4, 7"}
                                  << "shape (), chunks (), blocks (); 4 bytes in "
                                  << "4, 7";
    }
    void writesWhatIsAsked()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, told);
        QFETCH(QString, exported);
        const QString file = input();
        const ProgramRun run = runProgram(QStringList{"convert", file, path("out.b2nd")} + options);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        QVERIFY2(QString(run.out).startsWith(path("out.b2nd: ") + told), run.out.constData());
        QCOMPARE(elementsOfFile(path("out.b2nd")), elementsOfFile(file, exported));
        QCOMPARE(runProgram({"verify", path("out.b2nd")}).code, 0);
    }

    void bringsNumPyThereAndBack()
    {
        const QString file = input();
        QCOMPARE(runProgram({"export", file, "-o", path("a.npy")}).code, 0);
        QCOMPARE(runProgram({"convert", path("a.npy"), path("b.b2nd")}).code, 0);
        QCOMPARE(runProgram({"export", path("b.b2nd"), "-o", path("b.npy")}).code, 0);
        QCOMPARE(contentOf(path("b.npy")), contentOf(path("a.npy")));
    }

    // As export writes it.
    void writesNumPysArrays()
    {
        const QString file = input();
        const ProgramRun run =
            runProgram({"convert", file, path("out.npy"), "--slice", "3:5, ::-2", "--as", "<f8"});
        QVERIFY2(run.code == 0, run.err.constData());
        QCOMPARE(QString(run.out),
                 path("out.npy: shape (2, 5), type <f8; 80 bytes in 208 bytes\n"));
        QCOMPARE(runProgram({"convert", path("out.npy"), path("back.b2nd"), "--as", "<i4"}).code,
                 0);
        QCOMPARE(elementsOfFile(path("back.b2nd")), elementsOfFile(file, "3:5, ::-2"));

        QCOMPARE(runProgram({"convert", file, path("out.npy")}).code, 1); // it is there already
        QCOMPARE(runProgram({"convert", file, path("out.npy"), "--overwrite"}).code, 0);
        QCOMPARE(runProgram({"export", file, "-o", path("exported.npy")}).code, 0);
        QCOMPARE(contentOf(path("out.npy")), contentOf(path("exported.npy")));
    }

    // Compared with what the filter leaves, or it would not be written at all.
    void losesBitsWhenToldTo()
    {
        const QString file = input();
        const ProgramRun run =
            runProgram({"convert", file, path("out.b2nd"), "--filters", "int_trunc:-4,shuffle"});
        QVERIFY2(run.code == 0, run.err.constData());
        const QByteArray before = elementsOfFile(file);
        const QByteArray after = elementsOfFile(path("out.b2nd"));
        QCOMPARE(after.size(), before.size());
        for (int at = 0; at < before.size(); ++at)
            QCOMPARE(int(after[at]), at % 4 == 0 ? int(before[at]) & 0xf0 : int(before[at]));
    }

    void writesADirectoryOfChunks()
    {
        const QString file = input();
        const QStringList convert = {"convert",  file,       path("out.b2nd"),
                                     "--sparse", "--chunks", "5,4"};
        const ProgramRun run = runProgram(convert);
        QVERIFY2(run.code == 0, run.err.constData());
        QCOMPARE(QDir(path("out.b2nd")).entryList(QDir::Files).size(), 1 + 3 * 3);
        QCOMPARE(elementsOfFile(path("out.b2nd")), elementsOfFile(file));
        QCOMPARE(runProgram({"verify", path("out.b2nd")}).code, 0);
        const ProgramRun again = runProgram(convert + QStringList{"--overwrite"});
        QCOMPARE(again.code, 1);
        QVERIFY2(again.err.contains("a directory of chunks cannot replace it"),
                 again.err.constData());
    }

    void slicesOtherInputs_data()
    {
        QTest::addColumn<QString>("slice");
        for (const char* slice : {"3", ":, 2", "2:9:3, ::-2", "...", "5, 5", "4:4"})
            QTest::newRow(slice) << slice;
    }
    void slicesOtherInputs()
    {
        QFETCH(QString, slice);
        const QString file = input();
        QCOMPARE(runProgram({"export", file, "-o", path("in.npy")}).code, 0);
        QCOMPARE(runProgram({"export", file, "-o", path("in.raw")}).code, 0);
        QCOMPARE(runProgram({"export", file, "--header", "none", "-o", path("in.csv")}).code, 0);
        const QList<QStringList> inputs{{path("in.npy")},
                                        {path("in.raw"), "--dtype", "<i4", "--shape", "12,10"},
                                        {path("in.csv"), "--dtype", "<i4"}};
        for (const QStringList& one : inputs) {
            const ProgramRun run = runProgram(
                QStringList{"convert", one[0], path("out.b2nd"), "--overwrite", "--slice", slice} +
                one.mid(1));
            QVERIFY2(run.code == 0, run.err.constData());
            QCOMPARE(elementsOfFile(path("out.b2nd")), elementsOfFile(file, slice));
        }
    }

    // 4 hours by 3 latitudes; and what a medical image tells.
    void takesAlongWhatIsTrueOfTheSlice()
    {
        putFile(
            m_folder->path(), "in.b2nd",
            frameWith({4, 3},
                      {{"dims", R"(["time", "lat"])"}, {"coordinates", R"({"time": [0, 6, 12, 18],
                                                       "lat": [90, 86, 82.5]})"}},
                      {{"med_blosc2", R"({"spatial": {"spacing": [2, 1], "origin": [10, 20]},
                                              "stats": {"max": 1}})"}}));
        const ProgramRun run = runProgram(
            {"convert", path("in.b2nd"), path("out.b2nd"), "--slice", "1::2, =86:=82.5"});
        QVERIFY2(run.code == 0, run.err.constData());
        QVERIFY2(run.err.contains("out.b2nd: left out of the copy: stats of med_blosc2"),
                 run.err.constData());
        const auto valueOf = [&](const QStringList& name) {
            return QString(runProgram(QStringList{"meta", path("out.b2nd"), "get"} + name).out)
                .remove(' ')
                .remove('\n');
        };
        QCOMPARE(valueOf({"coordinates"}), QString(R"({"time":[6,18],"lat":[86,82.5]})"));
        QCOMPARE(valueOf({"med_blosc2", "--fixed"}),
                 QString(R"({"spatial":{"spacing":[4.0,1.0],"origin":[12.0,21.0]}})"));
    }

    void tellsWhichCoordinateWasTaken()
    {
        putFile(m_folder->path(), "in.b2nd",
                frameWith({3}, {{"dims", R"(["lat"])"}, {"lat", "[10, 12.05, 14.1]"}}));
        const ProgramRun run =
            runProgram({"convert", path("in.b2nd"), path("out.b2nd"), "--slice", "=14"});
        QVERIFY2(run.code == 0, run.err.constData());
        QVERIFY2(run.err.contains("--slice: =14 is index 2 of dimension 0, whose coordinate is "
                                  "14.1"),
                 run.err.constData());
        const ProgramRun beyond =
            runProgram({"convert", path("in.b2nd"), path("other.b2nd"), "--slice", "=1000"});
        QCOMPARE(beyond.code, 2);
        QVERIFY2(beyond.err.contains(
                     "--slice: \"1000\" is outside the coordinates, which range from 10 to 14.1"),
                 beyond.err.constData());
        QVERIFY(!QFile::exists(path("other.b2nd")));
    }

    void readsTextsOfNumbers()
    {
        putFile(m_folder->path(), "a.csv", bytesOf("x,y\n1,2\n3,4\n"));
        const ProgramRun run = runProgram({"convert", path("a.csv"), path("a.b2nd")});
        QVERIFY2(run.code == 0, run.err.constData());
        QVERIFY2(run.out.contains("shape (2, 2)"), run.out.constData());
        QCOMPARE(runProgram({"export", path("a.b2nd"), "--header", "none"}).out,
                 QByteArray("1,2\n3,4\n"));
        QVERIFY2(run.err.endsWith("a.csv: line 1 is read as column names, not as values: x,y\n"),
                 run.err.constData());
        const ProgramRun said = runProgram(
            {"convert", path("a.csv"), path("a.b2nd"), "--overwrite", "--header", "yes"});
        QCOMPARE(said.err, QByteArray());
        QCOMPARE(said.code, 0);
        const ProgramRun bytes =
            runProgram({"convert", path("a.csv"), path("b.b2nd"), "--dtype", "|u1"});
        QVERIFY2(bytes.code == 0, bytes.err.constData());
        QCOMPARE(elementsOfFile(path("b.b2nd")), QByteArray("\1\2\3\4"));
        putFile(m_folder->path(), "b.csv", bytesOf("1,2\n3,four\n"));
        const ProgramRun refused = runProgram({"convert", path("b.csv"), path("c.b2nd")});
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.err.contains("b.csv: line 2, column 2: \"four\" is not a number"),
                 refused.err.constData());
        QVERIFY(!QFile::exists(path("c.b2nd")));
    }

    void readsTextsAsTold()
    {
        const auto exported = [this](const char* text, const QStringList& options) {
            putFile(m_folder->path(), "t.csv", bytesOf(text));
            const ProgramRun run = runProgram(
                QStringList{"convert", path("t.csv"), path("t.b2nd"), "--overwrite"} + options);
            return run.code != 0 ? run.err : runProgram({"export", path("t.b2nd")}).out;
        };
        QCOMPARE(exported("0,5929\n0,26\n", {"--decimal", ","}), QByteArray("0.5929\n0.26\n"));
        QCOMPARE(exported("0,5929\n0,26\n", {"--delimiter", ","}), QByteArray("0,5929\n0,26\n"));
        QVERIFY(exported("0,5929\n0,26\n", {}).contains("specify --decimal , or --delimiter ,"));
        QCOMPARE(exported("t;v\n0;7\n1;-\n", {"--header", "index", "--na", "-"}),
                 QByteArray("7.0\nnan\n"));
        QCOMPARE(exported("2020,2021\n1,2\n", {"--header", "yes"}), QByteArray("1,2\n"));
        QVERIFY(exported("a,b\n1,2\n", {"--header", "no"})
                    .contains("t.csv: line 1, column 1: \"a\" is not a number"));
        QVERIFY(
            exported("256\n3\n", {"--dtype", "u1"})
                .contains("t.csv: line 1, column 1: \"256\" is not a whole number from 0 to 255"));
    }

    void readsRawBytes()
    {
        const QByteArray elements("\x90\1\2\3\4\5\6\7");
        putFile(m_folder->path(), "a.bin", bytesOf({elements.data(), 8}));
        const QStringList convert = {"convert", path("a.bin"), path("a.b2nd")};
        const ProgramRun run =
            runProgram(convert + QStringList{"--dtype", ">i2", "--shape", "-1,1", "--skip", "2"});
        QVERIFY2(run.code == 0, run.err.constData());
        QVERIFY2(run.out.contains("shape (3, 1)"), run.out.constData());
        QCOMPARE(elementsOfFile(path("a.b2nd")), elements.mid(2));
        const ProgramRun refused =
            runProgram(convert + QStringList{"--dtype", "<i4", "--shape", "3", "--overwrite"});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains(
                     "the shape (3,) with elements of 4 bytes needs 12 bytes, but there are 8"),
                 refused.err.constData());
        QCOMPARE(runProgram(convert + QStringList{"--overwrite"}).code, 3);
        QCOMPARE(elementsOfFile(path("a.b2nd")), elements.mid(2));
    }

    void givesNumbersAnotherType()
    {
        const QString file = input();
        const ProgramRun run =
            runProgram({"convert", file, path("out.b2nd"), "--as", "|u1", "--chunks", "5,4"});
        QVERIFY2(run.code == 0, run.err.constData());
        QByteArray expected;
        for (int i = 0; i < 120; ++i)
            expected += static_cast<char>(i);
        QCOMPARE(elementsOfFile(path("out.b2nd")), expected);

        const QString halves = putFile(m_folder->path(), "halves.b2nd",
                                       arrayFrame({3}, "<f4", elementsOf<float>({1, 2, 2.5F})));
        const QStringList convert = {"convert", halves, path("whole.b2nd"), "--as", "|u1"};
        const ProgramRun refused = runProgram(convert);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("cell (2,) is 2.5, which '|u1' cannot represent"),
                 refused.err.constData());
        QVERIFY(!QFile::exists(path("whole.b2nd")));
        QCOMPARE(runProgram(convert + QStringList{"--rounding", "up"}).code, 0);
        QCOMPARE(elementsOfFile(path("whole.b2nd")), QByteArray("\1\2\3"));
    }

    void putsSeveralInputsIntoAFolder()
    {
        const QString array = input();
        QCOMPARE(runProgram({"export", array, "-o", path("a.npy")}).code, 0);
        putFile(m_folder->path(), "notes.npy", bytesOf("no array"));
        QDir(m_folder->path()).mkdir("out");
        const ProgramRun run =
            runProgram({"convert", path("notes.npy"), path("a.npy"), array, path("out")});
        QCOMPARE(run.code, 3); // of one nothing can be read, all others are written
        QVERIFY2(run.err.contains("notes.npy: "), run.err.constData());
        QCOMPARE(elementsOfFile(path("out/a.b2nd")), elementsOfFile(array));
        QCOMPARE(elementsOfFile(path("out/in.b2nd")), elementsOfFile(array));
        const ProgramRun again = runProgram({"convert", path("a.npy"), array, path("out")});
        QCOMPARE(again.code, 1);
        QVERIFY2(slashed(again.err).contains("out/in.b2nd: the file already exists"),
                 again.err.constData());
        const ProgramRun one = runProgram({"convert", array, path("out"), "--overwrite"});
        QVERIFY2(one.code == 0, one.err.constData());
    }

    void takesOneField()
    {
        const QString file =
            putFile(m_folder->path(), "records.b2nd",
                    arrayFrame({3}, "[('a', '<i2'), ('b', '<i2')]", counted<std::int16_t>(6)));
        QCOMPARE(runProgram({"convert", file, path("b.b2nd"), "--field", "b"}).code, 0);
        QCOMPARE(elementsOfFile(path("b.b2nd")), QByteArray("\1\0\3\0\5\0", 6));
    }

    void leavesMetadataBehindWhenToldTo()
    {
        const QString file = input();
        QCOMPARE(runProgram({"convert", file, path("with.b2nd")}).code, 0);
        QCOMPARE(runProgram({"convert", file, path("without.b2nd"), "--no-metadata"}).code, 0);
        QVERIFY(runProgram({"meta", path("with.b2nd"), "get", "units"}).out.contains("K"));
        QVERIFY(runProgram({"meta", path("without.b2nd"), "get", "units"}).code != 0);
    }

    void tellsOfDamage()
    {
        ByteBuffer frame =
            arrayFrame({64, 64}, {32, 32}, {16, 16}, "<f4", counted<std::int32_t>(64 * 64));
        damageBlock(frame, 1);
        const QString file = putFile(m_folder->path(), "damaged.b2nd", frame);
        const ProgramRun refused = runProgram({"convert", file, path("out.b2nd")});
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.err.contains("chunk 1"));
        QVERIFY(!QFile::exists(path("out.b2nd")));
        const ProgramRun filled = runProgram({"convert", file, path("out.b2nd"), "--fill", "-1"});
        QCOMPARE(filled.code, 1); // what could be done was done
        QVERIFY(filled.err.contains("the fill value replaces 256 cells that could not be read"));
        QVERIFY(QFile::exists(path("out.b2nd")));
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("arguments"); // "IN" is an array, "NPY" one of NumPy
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, QStringList arguments, int code, const char* reason) {
            QTest::newRow(name) << std::move(arguments) << code << reason;
        };
        row("a target that is there", {"IN", "there.b2nd"}, 1,
            "the file already exists; use --overwrite to replace it");
        row("the input", {"IN", "in.b2nd", "--overwrite"}, 2,
            "this is part of the input, which cannot be overwritten");
        row("a folder", {"IN", "folder.b2nd", "--overwrite"}, 1, "this is a directory");
        row("another ending", {"IN", "out.csv"}, 2,
            "the file name must end in .b2nd, .b2frame or .npy");
        row("an archive of NumPy's", {"IN", "out.npz"}, 2,
            "(.npz) cannot be written; use a .npy file");
        row("an ending of nothing", {"IN", "out.xyz"}, 2,
            "use \"bloscope export\" for other formats");
        row("an image of another format", {"IN", "out.nii.gz"}, 2, "out.nii.gz\" for this format");
        row("codec of .npy", {"IN", "out.npy", "--codec", "zstd:5"}, 2,
            "out.npy: --codec does not apply to .npy output");
        row("metadata of .npy", {"IN", "out.npy", "--no-metadata"}, 2,
            "out.npy: --no-metadata does not apply to .npy output");
        row("directory of .npy", {"IN", "out.npy", "--sparse"}, 2,
            "out.npy: --sparse does not apply to .npy output");
        row(".npy over itself", {"NPY", "in.npy", "--overwrite"}, 2,
            "this is part of the input, which cannot be overwritten");
        row("no such folder", {"IN", "nowhere/out.b2nd"}, 1, "No such file or directory");
        row("codec", {"IN", "out.b2nd", "--codec", "snappy"}, 2,
            "--codec: \"snappy\" is not one of blosclz, lz4, lz4hc, zlib, zstd");
        row("level", {"IN", "out.b2nd", "--codec", "zstd:10"}, 2,
            "--codec: the level of \"zstd:10\" is not in the range 0 to 9");
        row("filter", {"IN", "out.b2nd", "--filters", "shuffle,ndcell"}, 2,
            "--filters: \"ndcell\" is not one of shuffle, bitshuffle, delta, trunc_prec, "
            "bytedelta, "
            "int_trunc");
        row("bits that are not told", {"IN", "out.b2nd", "--filters", "int_trunc"}, 2,
            "--filters: int_trunc needs a number of bits to keep (int_trunc:N) or to drop "
            "(int_trunc:-N)");
        row("too many bits", {"IN", "out.b2nd", "--filters", "int_trunc:200"}, 2,
            "--filters: the parameter of \"int_trunc:200\" is not in the range -128 to 127");
        row("bits of floats", {"IN", "out.b2nd", "--filters", "trunc_prec:10"}, 2,
            "trunc_prec needs little-endian floats, but the elements are '<i4'");
        row("parameter of a filter without", {"IN", "out.b2nd", "--filters", "delta:4"}, 2,
            "--filters: delta takes no parameter");
        row("axis", {"IN", "out.b2nd", "--for-slices", "z"}, 2,
            "--for-slices: \"z\" is not a dimension; the first one is 0");
        row("type", {"IN", "out.b2nd", "--as", "x"}, 2, "--as: unknown element type 'x'");
        row("type without numbers", {"IN", "out.b2nd", "--as", "<U3"}, 2,
            "--as: elements of type '<i4' cannot be converted to '<U3'");
        row("rounding", {"IN", "out.b2nd", "--as", "|i1", "--rounding", "x"}, 2, "--rounding");
        row("rounding alone", {"IN", "out.b2nd", "--rounding", "up"}, 2, "--as");
        row("two inputs and no folder", {"IN", "NPY", "out.b2nd"}, 2,
            "out.b2nd: 2 inputs need a folder as output, but this is not a folder");
        row("two inputs of one name", {"IN", "NPY", "."}, 2,
            "two of the inputs would be written to ");
        row("shape", {"IN", "out.b2nd", "--chunks", "a"}, 2, "--chunks: 'a' is not a shape");
        row("rank", {"IN", "out.b2nd", "--chunks", "4"}, 2,
            "chunks have 1 dimensions, but the array has 2");
        row("blocks of delta",
            {"IN", "out.b2nd", "--filters", "delta", "--blocks", "2,4", "--chunks", "4,4"}, 2,
            "the delta filter needs one block per chunk: the reference library misreads chunks "
            "with several; blocks of shape 2,4 are smaller than their chunks of shape 4,4");
        row("wrong, and there already", {"IN", "there.b2nd", "--slice", "12"}, 2,
            "--slice: index 12 is out of bounds for dimension 0 of size 12");
        row("wrong chunks, and there already", {"IN", "there.b2nd", "--chunks", "a"}, 2,
            "--chunks: 'a' is not a shape");
        row("slice", {"IN", "out.b2nd", "--slice", "12"}, 2,
            "--slice: index 12 is out of bounds for dimension 0 of size 12");
        row("fill", {"IN", "out.b2nd", "--fill", "x"}, 2, "--fill: ");
        row("slice of NumPy's", {"NPY", "out.b2nd", "--slice", "12"}, 2,
            "--slice: index 12 is out of bounds for dimension 0 of size 12");
        row("coordinates of NumPy's", {"NPY", "out.b2nd", "--slice", "=1"}, 2,
            "--slice: the file has no coordinates for dimension 0");
        row("header of an array", {"IN", "out.b2nd", "--header", "yes"}, 2,
            "--header does not apply to Blosc2 files");
        row("decimal of NumPy's", {"NPY", "out.b2nd", "--decimal", ","}, 2,
            "--decimal does not apply to .npy files");
        row("delimiter", {"IN", "out.b2nd", "--delimiter", "ab"}, 2,
            "the delimiter must be one character or \"tab\"");
        row("no file", {"missing", "out.b2nd"}, 3, "missing");
    }
    void refuses()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, reason);
        const QString file = input();
        runProgram({"export", file, "-o", path("in.npy")});
        putFile(m_folder->path(), "there.b2nd", counted<std::uint8_t>(3));
        QDir(m_folder->path()).mkdir("folder.b2nd");
        const QByteArray before = contentOf(file) + contentOf(path("there.b2nd"));
        for (QString& argument : arguments)
            if (argument.startsWith("--"))
                break;
            else
                argument = argument == "IN"    ? file
                           : argument == "NPY" ? path("in.npy")
                                               : path(argument);
        const ProgramRun run = runProgram(QStringList{"convert"} + arguments);
        QVERIFY2(run.err.contains(reason.toUtf8()), run.err.constData());
        QCOMPARE(run.code, code);
        QCOMPARE(contentOf(file) + contentOf(path("there.b2nd")), before);
        QVERIFY(!QFile::exists(path("out.b2nd")));
        QVERIFY(!QFile::exists(path("out.npy")));
    }

 private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    // 0 to 119 as 12 rows of 10.
    QString input() const
    {
        return putFile(m_folder->path(), "in.b2nd",
                       arrayFrame({12, 10}, {5, 4}, {2, 3}, "<i4", counted<std::int32_t>(120),
                                  {.vlMetalayers = {{"units", elementsOf<char>({'\xa1', 'K'})}}}));
    }

    static QByteArray elementsOfFile(const QString& file, const QString& slice = {})
    {
        return runProgram({"export", file, "--format", "raw", "--slice", slice}).out;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestConvertCommand> registered;

} // namespace bloscope::tst_convert_command

#include "tst_convert_command.moc"
