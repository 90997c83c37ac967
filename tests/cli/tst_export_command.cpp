#include "tests/cli/process_control.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

namespace bloscope::tst_export_command {

using namespace test;

class TestExportCommand : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = putFile(m_folder->path(), "data.b2nd",
                         arrayFrame({2, 3, 4}, {1, 2, 3}, {1, 1, 2}, "<f4", counted<float>(24)));
    }

    void writesCsvToStandardOutput()
    {
        const ProgramRun run = runProgram({"export", m_file, "--slice", "1, :2, ::2"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray("12.0,14.0\n16.0,18.0\n"));
        QCOMPARE(run.code, 0);
    }

    void readsPlainChunksAsTold_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("out");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("type") << QStringList{"--dtype", "<u2"}
                              << QByteArray("256\n770\n1284\n1798\n") << QByteArray();
        QTest::newRow("shape") << QStringList{"--dtype", "u1", "--shape", "2,-1"}
                               << QByteArray("0,1,2,3\n4,5,6,7\n") << QByteArray();
        QTest::newRow("skip") << QStringList{"--dtype", ">u4", "--skip", "4"}
                              << QByteArray("67438087\n") << QByteArray();
        QTest::newRow("names") << QStringList{"--dtype", "[('a', '<u2'), ('b', 'u1', (2,))]",
                                              "--header", "names"}
                               << QByteArray("a,b[0],b[1]\n256,2,3\n1284,6,7\n") << QByteArray();
        QTest::newRow("misfit")
            << QStringList{"--dtype", "u1", "--shape", "3,-1"} << QByteArray()
            << QByteArray("the shape (3, -1) needs a multiple of 3 bytes, but there are 8");
        QTest::newRow("no shape") << QStringList{"--dtype", "u1", "--shape", "3x1"} << QByteArray()
                                  << QByteArray("--shape: '3x1' is not a shape");
        QTest::newRow("no type") << QStringList{"--shape", "8"} << QByteArray()
                                 << QByteArray("--shape needs --dtype");
    }
    void readsPlainChunksAsTold()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, out);
        QFETCH(QByteArray, error);
        const QString file =
            putFile(m_folder->path(), "plain.b2frame", chunksFrame({counted<std::uint8_t>(8)}, 1));
        const ProgramRun run = runProgram(QStringList{"export", file} + options);
        QCOMPARE(run.out, out);
        QVERIFY2(run.err.contains(error) && run.err.isEmpty() == error.isEmpty(), run.err);
        QCOMPARE(run.code, error.isEmpty() ? 0 : 2);
    }

    void takesSlicesThatBeginWithAMinus()
    {
        QCOMPARE(runProgram({"export", m_file, "--slice", "-1, -1, -1"}).out, QByteArray("23.0\n"));
        QCOMPARE(runProgram({"export", m_file, "--slice=-1,-1,-1"}).out, QByteArray("23.0\n"));
    }

    void turnsRowsAndColumns_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("out");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("both") << QStringList{"--rows", "2", "--columns", "1"}
                              << QByteArray("0.0,4.0\n1.0,5.0\n") << QByteArray();
        QTest::newRow("rows") << QStringList{"--rows", "2"} << QByteArray("0.0,4.0\n1.0,5.0\n")
                              << QByteArray();
        QTest::newRow("as it is") << QStringList{"--columns", "2"}
                                  << QByteArray("0.0,1.0\n4.0,5.0\n") << QByteArray();
        QTest::newRow("none such")
            << QStringList{"--rows", "3"} << QByteArray()
            << QByteArray("--rows: there is no dimension 3; the array has 3");
        QTest::newRow("one index")
            << QStringList{"--columns", "0"} << QByteArray()
            << QByteArray("--columns: the slice [0, :2, :2] selects a single index of dimension 0");
        QTest::newRow("the same") << QStringList{"--rows", "1", "--columns", "1"} << QByteArray()
                                  << QByteArray("dimension 1 cannot be both --rows and --columns");
    }
    void turnsRowsAndColumns()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, error);
        const ProgramRun run =
            runProgram(QStringList{"export", m_file, "--slice", "0, :2, :2"} + options);
        QTEST(run.out, "out");
        QVERIFY2(run.err.contains(error) && run.err.isEmpty() == error.isEmpty(), run.err);
        QCOMPARE(run.code, error.isEmpty() ? 0 : 2);
    }

    void writesFieldsOfCellsInLongForm()
    {
        const QString file =
            putFile(m_folder->path(), "records.b2nd",
                    arrayFrame({2}, "[('a', 'u1'), ('b', 'u1', (2,))]", counted<std::uint8_t>(6)));
        const ProgramRun run = runProgram({"export", file, "--long", "--header", "names"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray("dimension 0,a,b[0],b[1]\n0,0,1,2\n1,3,4,5\n"));
    }

    void namesFieldsUnlessToldOtherwise()
    {
        const QString file =
            putFile(m_folder->path(), "records.b2nd",
                    arrayFrame({2}, "[('a', 'u1'), ('b', 'u1', (2,))]", counted<std::uint8_t>(6)));
        const auto out = [&](const QStringList& options) {
            return runProgram(QStringList{"export", file} + options).out;
        };
        QCOMPARE(out({}), QByteArray("a,b[0],b[1]\n0,1,2\n3,4,5\n"));
        QCOMPARE(out({"--format", "tsv"}), QByteArray("a\tb[0]\tb[1]\n0\t1\t2\n3\t4\t5\n"));
        QCOMPARE(out({"--header", "none"}), QByteArray("0,1,2\n3,4,5\n"));
        QCOMPARE(out({"--header", "index"}), QByteArray(",a,b[0],b[1]\n0,0,1,2\n1,3,4,5\n"));
        QCOMPARE(out({"--field", "b"}), QByteArray("b[0],b[1]\n1,2\n4,5\n"));
        QCOMPARE(out({"--field", "a"}), QByteArray("0\n3\n"));
    }

    void takesTextOptions_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("text");

        QTest::newRow("tsv") << QStringList{"--format", "tsv"} << QByteArray("0.0\t1.0\n");
        QTest::newRow("delimiter") << QStringList{"--delimiter", ";"} << QByteArray("0.0;1.0\n");
        QTest::newRow("tab") << QStringList{"--delimiter", "tab"} << QByteArray("0.0\t1.0\n");
        QTest::newRow("index") << QStringList{"--header", "index"}
                               << QByteArray(",0,1\n0,0.0,1.0\n");
        QTest::newRow("names") << QStringList{"--header", "names"}
                               << QByteArray("column 0,column 1\n0.0,1.0\n");
        QTest::newRow("precision") << QStringList{"--precision", "2"} << QByteArray("0.00,1.00\n");
        QTest::newRow("shortest") << QStringList{"--precision", "shortest"}
                                  << QByteArray("0.0,1.0\n");
        QTest::newRow("decimal") << QStringList{"--decimal", ",", "--delimiter", ";"}
                                 << QByteArray("0,0;1,0\n");
        QTest::newRow("eol") << QStringList{"--eol", "crlf"} << QByteArray("0.0,1.0\r\n");
        QTest::newRow("long") << QStringList{"--long"} << QByteArray("0,0,0.0\n0,1,1.0\n");
    }

    void takesTextOptions()
    {
        QFETCH(QStringList, options);
        const ProgramRun run =
            runProgram(QStringList{"export", m_file, "--slice", "0, :1, :2"} + options);
        QCOMPARE(run.err, QByteArray());
        QTEST(run.out, "text");
        QCOMPARE(run.code, 0);
    }

    void choosesTheFormatByTheNameOfTheOutput_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beginning");
        QTest::newRow("csv") << "out.csv" << QByteArray("0.0,1.0,2.0,3.0\n");
        QTest::newRow("tsv") << "out.tsv" << QByteArray("0.0\t1.0\t2.0\t3.0\n");
        QTest::newRow("npy") << "out.npy" << QByteArray("\x93NUMPY\x01");
        QTest::newRow("png") << "out.png" << QByteArray("\x89PNG");
        QTest::newRow("raw") << "out.raw" << QByteArray("\0\0\0\0\0\0\x80\x3f", 8);
        QTest::newRow("anything") << "out" << QByteArray("0.0,1.0,2.0,3.0\n");
    }

    void choosesTheFormatByTheNameOfTheOutput()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, beginning);
        const QString out = m_folder->filePath(name);
        const ProgramRun run = runProgram({"export", m_file, "--slice", "0", "-o", out});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        QVERIFY(contentOf(out).startsWith(beginning));
        QCOMPARE(files(), (QStringList{"data.b2nd", name}));
    }

    void writesRawBytesOfArrayChunkAndFrame()
    {
        const ProgramRun array = runProgram({"export", m_file, "--format", "raw"});
        QCOMPARE(array.out.toHex(), QByteArray::fromStdString(hexOf(counted<float>(24))));
        const ProgramRun chunk = runProgram({"export", m_file, "--format", "raw", "--chunk", "1"});
        QCOMPARE(chunk.out.toHex(),
                 QByteArray::fromStdString(hexOf(elementsOf<float>({3, 0, 0, 0, 7, 0, 0, 0}))));

        const ByteBuffer odd = counted<std::uint8_t>(7); // no whole number of elements
        const QString frame =
            putFile(m_folder->path(), "plain.b2frame", chunksFrame({counted<float>(3), odd}, 4));
        QCOMPARE(runProgram({"export", frame, "--format", "raw"}).out.toHex(),
                 QByteArray::fromStdString(hexOf(counted<float>(3)) + hexOf(odd)));
    }

    void paintsPictures()
    {
        const QString out = m_folder->filePath("out.png");
        const ProgramRun run =
            runProgram({"export", m_file, "-o", out, "--colormap", "grey", "--range", "0,11",
                        "--scale", "linear", "--size", "8x6"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        const QImage image(out);
        QCOMPARE(image.size(), QSize(8, 6));
        QCOMPARE(image.pixelColor(0, 0), QColor(Qt::black)); // 0, the first plane's first cell
        QCOMPARE(image.pixelColor(7, 5), QColor(Qt::white)); // 11, its last one
    }

    void tellsTheRangeOfAPicture()
    {
        const QString out = m_folder->filePath("out.png");
        const ProgramRun run = runProgram({"export", m_file, "-o", out});
        QCOMPARE(run.out, QByteArray("colours from 0.0 to 11.0\n"));
        const ProgramRun piped = runProgram({"export", m_file, "--format", "png", "--size", "2x2"});
        QCOMPARE(piped.err, QByteArray("bloscope: colours from 0.0 to 11.0\n"));
        QCOMPARE(QImage::fromData(piped.out, "PNG").size(), QSize(2, 2));
    }

    void leavesNaNTransparentOnWish()
    {
        const QString file = putFile(m_folder->path(), "nan.b2nd",
                                     arrayFrame({1, 2}, "<f8", elementsOf<double>({1, NAN})));
        const QString out = m_folder->filePath("out.png");
        QCOMPARE(runProgram({"export", file, "-o", out, "--transparent-nan"}).code, 0);
        QCOMPARE(qAlpha(QImage(out).pixel(0, 0)), 255);
        QCOMPARE(qAlpha(QImage(out).pixel(1, 0)), 0);
        QCOMPARE(runProgram({"export", file, "-o", out, "--overwrite"}).code, 0);
        QCOMPARE(qAlpha(QImage(out).pixel(1, 0)), 255);
    }

    void drawsHotPixelsAsTheirNeighbours()
    {
        std::vector<double> cells(64, 3);
        cells[27] = 90;
        const QString file = putFile(m_folder->path(), "hot.b2nd",
                                     arrayFrame({8, 8}, "<f8", std::as_bytes(std::span(cells))));
        const QString out = m_folder->filePath("out.png");
        const ProgramRun run = runProgram({"export", file, "-o", out, "--colormap", "grey",
                                           "--range", "0,100", "--hot-pixels", "5"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, QByteArray("colours from 0.0 to 100.0\n1 hot pixel replaced\n"));
        const QImage image(out);
        QCOMPARE(image.pixel(3, 3), image.pixel(0, 0));
    }

    void refusesWhatMakesNoPicture_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("dimensions") << QStringList{"--slice", ":,:,:"};
        QTest::newRow("colours") << QStringList{"--colormap", "mud"};
        QTest::newRow("range") << QStringList{"--range", "high"};
        QTest::newRow("scale") << QStringList{"--scale", "curved"};
        QTest::newRow("size") << QStringList{"--size", "10"};
        QTest::newRow("hot pixels") << QStringList{"--hot-pixels", "-1"};
        QTest::newRow("hot labels") << QStringList{"--hot-pixels", "5", "--colormap", "labels"};
        QTest::newRow("no size") << QStringList{"--size", "0x10"};
    }

    void refusesWhatMakesNoPicture()
    {
        QFETCH(QStringList, options);
        const ProgramRun run =
            runProgram(QStringList{"export", m_file, "--format", "png"} + options);
        QCOMPARE(run.code, 2);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.err.count('\n'), 1);
    }

    void refusesSlicesAndChunksThatAreNotThere()
    {
        const QString out = m_folder->filePath("out.csv");
        const ProgramRun slice = runProgram({"export", m_file, "--slice", "0,3", "-o", out});
        QCOMPARE(slice.code, 2);
        QVERIFY2(slice.err.contains("index 3 is out of bounds for dimension 1 of size 3"),
                 slice.err);
        const ProgramRun chunk =
            runProgram({"export", m_file, "--chunk", "99", "--format", "raw", "-o", out});
        QCOMPARE(chunk.code, 2);
        QCOMPARE(files(), QStringList{"data.b2nd"});
    }

    void writesTheFillForWhatIsDamaged()
    {
        ByteBuffer frame =
            arrayFrame({2, 64}, {1, 64}, {1, 64}, "u1", nearlyAlike(128, std::byte{3}));
        damageBlock(frame, 0);
        const QString file = putFile(m_folder->path(), "damaged.b2nd", frame);
        const ProgramRun run = runProgram({"export", file, "--slice", ":, :2", "--na", "missing"});
        QCOMPARE(run.code, 1);
        QCOMPARE(run.out, QByteArray("missing,missing\n3,3\n"));
        QVERIFY2(run.err.contains("damaged.b2nd: chunk 0: block 0: "), run.err);
        QVERIFY2(run.err.contains("damaged.b2nd: 2 of 4 cells could not be read\n"), run.err);
    }

    void tellsWhenNoDataCanBeReached()
    {
        ByteBuffer frame = chunksFrame({counted<float>(30)}, 4);
        frame.resize(frame.size() - 1);
        const QString file = putFile(m_folder->path(), "cut.b2frame", frame);
        const ProgramRun run = runProgram({"export", file, "--format", "raw"});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains("the file is truncated"), run.err);
    }

    void refusesFilesThatCannotBeRead()
    {
        const QString out = m_folder->filePath("out.csv");
        QCOMPARE(runProgram({"export", m_folder->filePath("missing"), "-o", out}).code, 3);
        const QString file = putFile(m_folder->path(), "noise", counted<std::uint8_t>(200));
        QCOMPARE(runProgram({"export", file, "-o", out}).code, 3);
        QVERIFY(!QFile::exists(out));
    }

    void neverOverwritesWhatItReads()
    {
        const QByteArray before = contentOf(m_file);
        const ProgramRun run = runProgram({"export", m_file, "-o", m_file});
        QCOMPARE(run.code, 2);
        QCOMPARE(contentOf(m_file), before);
    }

    void tellsWhereTheOutputCannotGo()
    {
        const ProgramRun folder = runProgram({"export", m_file, "-o", m_folder->path()});
        QCOMPARE(folder.code, 1);
        QCOMPARE(folder.err, "bloscope: " + m_folder->path().toUtf8() + ": this is a directory\n");
        const auto device = fullDevice();
        if (!device)
            return;
        const QString name = QString::fromStdString(device->string());
        const ProgramRun full = runProgram({"export", m_file, "-o", name});
        QCOMPARE(full.code, 1);
        QCOMPARE(QString(full.err),
                 "bloscope: " + name + ": cannot write: No space left on device\n");
    }

    void leavesNothingBehindWhenInterrupted_data()
    {
        QTest::addColumn<int>("signal");
        if (endingSignals().empty())
            QSKIP(noSignals);
        for (const EndingSignal& each : endingSignals())
            QTest::newRow(each.name) << each.number;
    }

    void leavesNothingBehindWhenInterrupted()
    {
        QFETCH(int, signal);
        // the text of this has no end, though packed it fits on a disk: only the signal ends it
        const QString file =
            putFile(m_folder->path(), "huge.b2nd",
                    unstoredArrayFrame({1'000'000, 1'000'000}, {1000, 1000}, {100, 1000}, "<f4"));
        const QString out = m_folder->filePath("out.csv.zst");
        const auto process = startProgram({"export", file, "-o", out});
        QTRY_COMPARE(files(true).size(), 3); // the two files and what is being written
        QVERIFY(sendSignal(*process, signal));
        QVERIFY(process->waitForFinished());
        QCOMPARE(process->exitStatus(), QProcess::NormalExit);
        QCOMPARE(process->exitCode(), 130);
        QCOMPARE(process->readAllStandardError(), QByteArray());
        QCOMPARE(files(true), (QStringList{"data.b2nd", "huge.b2nd"}));
    }

 private:
    QStringList files(bool hidden = false) const
    {
        return QDir(m_folder->path())
            .entryList(hidden ? QDir::Files | QDir::Hidden : QDir::Files, QDir::Name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

const Registered<TestExportCommand> registered;

} // namespace bloscope::tst_export_command

#include "tst_export_command.moc"
