#include "core/codecs/gzip.h"
#include "tests/cli/program.h"
#include "tests/support/conventions.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QColor>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <complex>

namespace bloscope::tst_export_formats {

using namespace test;

namespace {

using Complex = std::complex<double>;

ByteBuffer complexNumbers()
{
    return arrayFrame({3}, "<c16",
                      elementsOf<Complex>({Complex(1.5, -2), Complex(NAN, 1), Complex(0, 7)}));
}

ByteBuffer records()
{
    return arrayFrame({2}, "[('a', 'u1'), ('p', [('q', 'u1', (2,))])]", counted<std::uint8_t>(6));
}

QByteArray unpacked(const QString& path)
{
    const QByteArray packed = contentOf(path);
    const ByteView bytes = bytesOf({packed.constData(), std::size_t(packed.size())});
    if (path.endsWith(".gz", Qt::CaseInsensitive)) {
        const auto content = decodeGzip(bytes, 1 << 20);
        return content ? QByteArray::fromStdString(std::string(textOf(*content)))
                       : QByteArray("no gzip");
    }
    return packed;
}

} // namespace

// What an export writes as what, and which options are for what.
class TestExportFormats : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = putFile(m_folder->path(), "data.b2nd",
                         arrayFrame({2, 3, 4}, {1, 2, 3}, {1, 1, 2}, "<f4", counted<float>(24)));
        m_records = putFile(m_folder->path(), "records.b2nd", records());
        m_complex = putFile(m_folder->path(), "complex.b2nd", complexNumbers());
    }

    void tellsOfTheFrameOfEachCell_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("of a frame")
            << QStringList{"--slice", "1,0", "--header", "names"}
            << QByteArray("dimension 2,exposure_us,acq_nframe,time_stamp,value\n"
                          "0,40003,101,20240117_10-01-51-961,0\n"
                          "1,40003,101,20240117_10-01-51-961,0\n");
        QTest::newRow("across the frames") << QStringList{"--slice", "::2,0,1", "--columns", "0"}
                                           << QByteArray("0,40000,100,20240117_10-00-50-268,0\n"
                                                         "2,40002,102,20240117_10-02-52-489,0\n");
        QTest::newRow("with their times")
            << QStringList{"--slice", "1:,0,1", "--coordinates", "--header", "names"}
            << QByteArray("frame,exposure_us,acq_nframe,time_stamp,value\n"
                          "2024-01-17T10:01:51.961,40003,101,20240117_10-01-51-961,0\n"
                          "2024-01-17T10:02:52.489,40002,102,20240117_10-02-52-489,0\n");
    }
    void tellsOfTheFrameOfEachCell()
    {
        QFETCH(QStringList, options);
        const QString file = putFile(m_folder->path(), "recording.b2nd", xiLensFrame());
        const ProgramRun run = runProgram(QStringList{"export", file, "--with-vectors"} + options);
        QCOMPARE(run.err, QByteArray());
        QTEST(run.out, "text");
    }

    void saysThatThereAreNoVectors()
    {
        const ProgramRun run = runProgram({"export", m_file, "--with-vectors"});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("the metadata has no list with a value for each frame"), run.err);
    }

    // Two by three cells, of which band k is 10 k everywhere.
    QString cube() const
    {
        std::vector<std::uint8_t> bytes;
        for (int cell = 0; cell < 6; ++cell)
            for (int band = 0; band < 20; ++band)
                bytes.push_back(std::uint8_t(10 * band));
        return putFile(m_folder->path(), "cube.b2nd",
                       arrayFrame({2, 3, 20}, "|u1", std::as_bytes(std::span(bytes))));
    }

    void paintsBands_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QColor>("color");
        QTest::newRow("of the last dimension")
            << QStringList{"--bands", "12,7,2"} << QColor(120, 70, 20);
        QTest::newRow("with opacity and a range")
            << QStringList{"--bands", "2:-1,0,5,19", "--range", "0,190"} << QColor(255, 0, 67, 190);
        QTest::newRow("of a slice")
            << QStringList{"--bands", "2:1,2,3", "--slice", ":, :, 9"} << QColor(10, 20, 30);
    }
    void paintsBands()
    {
        QFETCH(QStringList, options);
        QFETCH(QColor, color);
        const QString out = m_folder->filePath("bands.png");
        const ProgramRun run = runProgram(QStringList{"export", cube(), "-o", out} + options);
        QCOMPARE(run.err, QByteArray());
        const QImage image(out);
        QCOMPARE(image.size(), QSize(3, 2));
        const QColor seen = image.pixelColor(1, 1);
        for (const int difference : {seen.red() - color.red(), seen.green() - color.green(),
                                     seen.blue() - color.blue(), seen.alpha() - color.alpha()})
            QVERIFY2(std::abs(difference) <= 1, qPrintable(seen.name(QColor::HexArgb)));
    }

    void paintsAPhotoInItsColours_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isInColours");
        QTest::newRow("at first") << QStringList() << QSize(9, 8) << true;
        QTest::newRow("a slice") << QStringList{"--slice", "0"} << QSize(3, 9) << false;
        QTest::newRow("none") << QStringList{"--bands", "none"} << QSize(3, 9) << false;
        QTest::newRow("a map") << QStringList{"--colormap", "grey"} << QSize(3, 9) << false;
    }
    void paintsAPhotoInItsColours()
    {
        QFETCH(QStringList, options);
        QFETCH(bool, isInColours);
        std::vector<std::uint8_t> bytes;
        for (int cell = 0; cell < 8 * 9; ++cell)
            bytes.insert(bytes.end(), {200, 100, 50});
        const QString photo =
            putFile(m_folder->path(), "photo.b2nd",
                    arrayFrame({8, 9, 3}, "|u1", std::as_bytes(std::span(bytes))));
        const QString out = m_folder->filePath("photo.png");
        const ProgramRun run = runProgram(QStringList{"export", photo, "-o", out} + options);
        QCOMPARE(run.err, QByteArray());
        const QImage image(out);
        QTEST(image.size(), "size");
        QCOMPARE(image.pixelColor(1, 1) == QColor(200, 100, 50), isInColours);
    }

    void refusesBandsThatAreNotThere()
    {
        const ProgramRun run = runProgram(
            {"export", cube(), "-o", m_folder->filePath("bands.png"), "--bands", "0,1,20"});
        QCOMPARE(run.code, 2);
        QVERIFY2(
            run.err.contains("--bands: \"20\" is not an index of dimension 2, which has size 20"),
            run.err);
    }

    // A map would be ignored.
    void refusesAMapForBands()
    {
        const QString out = m_folder->filePath("bands.png");
        const ProgramRun run =
            runProgram({"export", cube(), "-o", out, "--bands", "0,1,2", "--colormap", "magma"});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("--colormap and --bands cannot be combined"), run.err);
        QVERIFY(!QFile::exists(out));
    }

    void knowsEndingsInAnyCase_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beginning");
        QTest::newRow("NPY") << "x.NPY" << QByteArray("\x93NUMPY\x01");
        QTest::newRow("Csv") << "x.Csv" << QByteArray("0.0,1.0,2.0,3.0\n");
        QTest::newRow("txt") << "x.txt" << QByteArray("0.0,1.0,2.0,3.0\n");
        QTest::newRow("TAB") << "x.TAB" << QByteArray("0.0\t1.0\t2.0\t3.0\n");
        QTest::newRow("jsonl") << "x.jsonl" << QByteArray("[0.0,1.0,2.0,3.0]\n");
        QTest::newRow("NDJSON") << "x.NDJSON" << QByteArray("[0.0,1.0,2.0,3.0]\n");
        QTest::newRow("BIN") << "x.BIN" << QByteArray("\0\0\0\0\0\0\x80\x3f", 8);
        QTest::newRow("csv.gz") << "x.csv.gz" << QByteArray("0.0,1.0,2.0,3.0\n");
        QTest::newRow("TSV.GZ") << "x.TSV.GZ" << QByteArray("0.0\t1.0\t2.0\t3.0\n");
        QTest::newRow("gz") << "x.gz" << QByteArray("0.0,1.0,2.0,3.0\n");
        QTest::newRow("npy.gz") << "x.npy.gz" << QByteArray("\x93NUMPY\x01");
        QTest::newRow("nii") << "x.nii" << QByteArray("\x5c\x01\0\0", 4);
        QTest::newRow("tif") << "x.tif" << QByteArray("II\x2a\0", 4);
        QTest::newRow("tiff.gz") << "x.tiff.gz" << QByteArray("II\x2a\0", 4);
        QTest::newRow("nii.gz") << "x.nii.gz" << QByteArray("\x5c\x01\0\0", 4);
        QTest::newRow("zst") << "x.csv.zst" << QByteArray("\x28\xb5\x2f\xfd");
    }
    void knowsEndingsInAnyCase()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, beginning);
        const QString out = m_folder->filePath(name);
        const ProgramRun run = runProgram({"export", m_file, "--slice", "0", "-o", out});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        QVERIFY2(unpacked(out).startsWith(beginning), unpacked(out).left(60));
    }

    // Read as any program does it that knows nothing of this one: nifti1.h, "struct
    // nifti_1_header". 1, 0.5 and 0.5 were between 4 by 6 by 4 voxels that are 2 by 6 by 8 now.
    void writesImagesWithTheSizeOfVoxels()
    {
        const QString image = putFile(m_folder->path(), "case.b2nd",
                                      arrayFrame({1, 2, 6, 8}, "<f4", counted<float>(96)));
        putFile(m_folder->path(), "case.pkl", nnUnetPickle());
        const QString out = m_folder->filePath("case.nii.gz");
        const QString unsure = m_folder->filePath("unsure.nii");
        QVERIFY(runProgram({"export", image, "--slice", "0", "-o", unsure})
                    .err.contains("the spacing of case.pkl is applied in array order"));
        putFile(m_folder->path(), "nnUNetPlans.json",
                bytesOf(R"({"transpose_forward": [0, 1, 2]})"));
        const ProgramRun run = runProgram({"export", image, "--slice", "0", "-o", out});
        QCOMPARE(run.err, QByteArray());
        const QByteArray file = unpacked(out);
        QCOMPARE(file.size(), 352 + 96 * 4);
        const auto* bytes = reinterpret_cast<const std::byte*>(file.constData());
        const short counts[] = {3, 8, 6, 2};
        const float spacings[] = {1, 0.25F, 0.5F, 2};
        for (std::size_t i = 0; i < std::size(counts); ++i) {
            QCOMPARE(loadLittle<std::int16_t>(bytes + 40 + 2 * i), counts[i]);
            QCOMPARE(loadLittle<float>(bytes + 76 + 4 * i), spacings[i]);
        }
        QCOMPARE(loadLittle<float>(bytes + 352 + 4 * 95), 95.0F);
    }

    void refusesImagesOfOtherTypes()
    {
        const ProgramRun run = runProgram({"export", m_records, "--format", "nifti"});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains("NIfTI-1 has no type for elements of"), run.err);
    }

    void refusesOptionsThatDoNotApply_data()
    {
        QTest::addColumn<QStringList>("arguments"); // the first stands for a file
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const QStringList& arguments, const char* said) {
            QTest::newRow(name) << arguments << QByteArray(said);
        };
        row("unknown ending", {"array", "-o", "x.xyz"}, "x.xyz: unknown file name extension .xyz");
        row("svg", {"array", "-o", "x.svg"}, "svg can only be exported from the window");
        row("pdf", {"array", "--format", "pdf"}, "pdf can only be exported from the window");
        row("packed png", {"array", "-o", "x.png.gz"}, "png is already compressed");
        row("colormap", {"array", "--format", "csv", "--colormap", "grey"},
            "--colormap does not apply to csv");
        row("size", {"array", "--size", "3x3"}, "--size does not apply to csv");
        row("long npy", {"array", "--format", "npy", "--long"}, "--long does not apply to npy");
        row("na of npy", {"array", "--format", "npy", "--na", "x"}, "--na does not apply to npy");
        row("fill of text", {"array", "--fill", "0"}, "--fill does not apply to csv");
        row("precision of json", {"array", "--format", "jsonl", "--precision", "2"},
            "--precision does not apply to jsonl");
        row("delimiter of tsv", {"array", "--format", "tsv", "--delimiter", ";"},
            "--delimiter does not apply to tsv");
        row("long table", {"table", "--long"}, "--long does not apply to tables");
        row("type of a table", {"table", "--dtype", "u1"}, "--dtype does not apply to tables");
        row("rows of a table", {"table", "--rows", "0"}, "--rows does not apply to tables");
        row("picture of a table", {"table", "--format", "png"},
            "tables can only be written as csv, tsv, jsonl, npy, b2nd, b2z, b2d, sqlite or arrow");
        row("bytes of a table", {"table", "--format", "raw"},
            "tables can only be written as csv, tsv, jsonl, npy, b2nd, b2z, b2d, sqlite or arrow");
        row("frame of an array", {"array", "--format", "b2nd"},
            "only tables can be exported as b2nd; use \"bloscope convert\"");
        row("data frame of an array", {"array", "-o", "x.feather"},
            "only tables can be written as arrow; \"bloscope query\" does so");
        row("na of a table as npy", {"table", "--format", "npy", "--na", "x"},
            "--na does not apply to npy");
        row("header of items", {"items", "--header", "names"},
            "--header does not apply to lists of items");
        row("axes of chunks", {"array", "--format", "raw", "--chunk", "0", "--rows", "1"},
            "--rows does not apply to raw chunks");
        row("no field", {"records", "--field", "b"},
            "elements have no part \"b\", only a, p.q[0], p.q[1]");
        row("no parts", {"array", "--field", "a"}, "--field: elements of type <f4 have no parts");
        row("a row below", {"array", "--rows", "-1"},
            "--rows: there is no dimension -1; the array has 3");
        row("a column below", {"array", "--columns=-2"}, "--columns: there is no dimension -2");
        row("offset", {"array", "--offset", "-1"},
            "--offset: -1 is before the beginning of the file");
        row("own type", {"array", "--dtype", "<i4"}, "this is already an n-d array");
    }
    void refusesOptionsThatDoNotApply()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        const QMap<QString, QString> named = {{"array", m_file},
                                              {"records", m_records},
                                              {"table", inCorpus("tables/nulls_sentinel.b2d")},
                                              {"items", inCorpus("objects/listarray_vl.b2b")}};
        arguments[0] = named.value(arguments[0]);
        if (const qsizetype out = arguments.indexOf("-o"); out >= 0)
            arguments[out + 1] = m_folder->filePath(arguments[out + 1]);
        const ProgramRun run = runProgram(QStringList{"export"} + arguments);
        QCOMPARE(run.code, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains(said), run.err);
        QCOMPARE(run.err.count('\n'), 1);
    }

    void writesWhatIsAskedFor_data()
    {
        QTest::addColumn<QStringList>("arguments"); // the first stands for a file
        QTest::addColumn<QByteArray>("out");
        const auto row = [](const char* name, const QStringList& arguments, const char* out) {
            QTest::newRow(name) << arguments << QByteArray(out);
        };
        row("a line down", {"array", "--slice", "0,0,:2"}, "0.0\n1.0\n");
        row("a line across", {"array", "--slice", "0,0,:2", "--columns", "2"}, "0.0,1.0\n");
        row("across with names",
            {"array", "--slice", "0,0,:2", "--columns", "2", "--header", "index"},
            "0,1\n0.0,1.0\n");
        row("across as json", {"array", "--slice", "0,0,:2", "--columns", "2", "--format", "jsonl"},
            "[0.0,1.0]\n");
        row("a scalar", {"array", "--slice", "0,0,1", "--format", "jsonl"}, "1.0\n");
        row("json of records", {"records", "--format", "jsonl"},
            "{\"a\":0,\"p\":{\"q\":[1,2]}}\n{\"a\":3,\"p\":{\"q\":[4,5]}}\n");
        row("json of complex", {"complex", "--format", "jsonl"},
            "\"(1.5-2j)\"\n\"(nan+1j)\"\n\"7j\"\n");
        row("field", {"records", "--field", "a"}, "0\n3\n");
        row("field with parts", {"records", "--field", "p", "--header", "names"},
            "p.q[0],p.q[1]\n1,2\n4,5\n");
        row("one of them", {"records", "--field", "p.q[1]", "--header", "names"}, "p.q[1]\n2\n5\n");
        row("field as bytes", {"records", "--field", "p.q", "--format", "raw"}, "\1\2\4\5");
        row("real", {"complex", "--field", "real"}, "1.5\nnan\n0.0\n");
        row("imag", {"complex", "--field", "imag", "--na", "x"}, "-2.0\n1.0\n7.0\n");
        row("na of complex", {"complex", "--na", "x"}, "(1.5-2j)\nx\n7j\n");
        row("complex", {"complex"}, "(1.5-2j)\n(nan+1j)\n7j\n");
        row("fixed", {"array", "--slice", "0,0,:2", "--floats", "fixed"}, "0.000000\n1.000000\n");
        row("fixed digits", {"array", "--slice", "0,0,:2", "--floats", "fixed", "--precision", "1"},
            "0.0\n1.0\n");
        row("scientific", {"array", "--slice", "1,0,:2", "--floats", "scientific"},
            "1.2e+01\n1.3e+01\n");
        row("hexadecimal", {"records", "--field", "a", "--integers", "hexadecimal"},
            "0x00\n0x03\n");
        row("table as json", {"table", "--slice", "1:3", "--format", "jsonl"},
            "{\"i\":null,\"f\":0.14285714285714285,\"b\":true,\"s\":\"v1\",\"u\":\"u1\",\"y\":null}"
            "\n"
            "{\"i\":2,\"f\":null,\"b\":false,\"s\":null,\"u\":\"u2\",\"y\":\"ab\"}\n");
        row("table as json, bytes as in Python",
            {"table", "--slice", "2", "--format", "jsonl", "--bytes", "literal"},
            "{\"i\":2,\"f\":null,\"b\":false,\"s\":null,\"u\":\"u2\",\"y\":\"b'ab'\"}\n");
        row("table with bytes as in Python",
            {"table", "--slice", "2", "--bytes", "literal", "--header", "none"},
            "2,,False,,u2,b'ab'\n");
        row("table in scientific",
            {"table", "--slice", "1", "--floats", "scientific", "--header", "none"},
            ",1.4285714285714285e-01,True,v1,u1,\n");
        row("no slice of a scalar", {"scalar", "--slice="}, "5\n");
        row("an empty one", {"scalar", "--slice", ""}, "5\n");
        row("type as it was meant", {"odd", "--dtype", "<u2"}, "256\n770\n");
        row("type of nameless parts", {"nameless", "--dtype", "<u2"}, "256\n770\n");
    }
    void writesWhatIsAskedFor()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, out);
        const QMap<QString, QString> named = {
            {"array", m_file},
            {"records", m_records},
            {"complex", m_complex},
            {"table", inCorpus("tables/nulls_sentinel.b2d")},
            {"odd", putFile(m_folder->path(), "odd.b2nd",
                            arrayFrame({2}, "|V2", counted<std::uint8_t>(4)))},
            {"nameless", putFile(m_folder->path(), "nameless.b2nd",
                                 arrayFrame({2}, "[('f0', 'V2')]", counted<std::uint8_t>(4)))},
            {"scalar",
             putFile(m_folder->path(), "scalar.b2nd", arrayFrame({}, "u1", {{std::byte{5}}}))}};
        arguments[0] = named.value(arguments[0]);
        const ProgramRun run = runProgram(QStringList{"export"} + arguments);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out, out);
        QCOMPARE(run.code, 0);
    }

    void picturesTurnTheFirstPlaneAsTold_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QSize>("size");
        QTest::newRow("as it is") << QStringList{} << QSize(4, 3);
        QTest::newRow("turned") << QStringList{"--rows", "2"} << QSize(3, 4);
        QTest::newRow("columns") << QStringList{"--columns", "0"} << QSize(2, 4);
        QTest::newRow("both") << QStringList{"--rows", "0", "--columns", "1"} << QSize(3, 2);
        QTest::newRow("of a slice")
            << QStringList{"--slice", "0,0", "--columns", "2"} << QSize(4, 1);
    }
    void picturesTurnTheFirstPlaneAsTold()
    {
        QFETCH(QStringList, options);
        const QString out = m_folder->filePath("out.png");
        const ProgramRun run = runProgram(QStringList{"export", m_file, "-o", out} + options);
        QCOMPARE(run.err, QByteArray());
        QTEST(QImage(out).size(), "size");
    }

    void packsInManyPieces()
    {
        const QString file = putFile(
            m_folder->path(), "long.b2nd",
            arrayFrame({1'000'000}, {100'000}, {10'000}, "<u4", counted<std::uint32_t>(1'000'000)));
        const QByteArray plain = runProgram({"export", file}).out;
        for (const char* name : {"x.csv.gz", "x.csv.zst"}) {
            const QString out = m_folder->filePath(name);
            QCOMPARE(runProgram({"export", file, "-o", out}).code, 0);
            QVERIFY(QFileInfo(out).size() < plain.size() / 2);
            const QString tool = QString(name).endsWith("gz") ? "gzip" : "zstd";
            if (QStandardPaths::findExecutable(tool).isEmpty())
                continue;
            QProcess unpack;
            unpack.start(tool, {"-dc", out});
            QVERIFY(unpack.waitForFinished());
            QVERIFY(unpack.readAllStandardOutput() == plain);
        }
    }

 private:
    static QString inCorpus(const char* entry)
    {
        return QString::fromStdString((corpusFolder() / "python" / entry).string());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    QString m_records;
    QString m_complex;
};

const Registered<TestExportFormats> registered;

} // namespace bloscope::tst_export_formats

#include "tst_export_formats.moc"
