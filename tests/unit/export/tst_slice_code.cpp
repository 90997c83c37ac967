#include "core/export/slice_code.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_slice_code {

using namespace test;

class TestSliceCode : public QObject {
    Q_OBJECT

 private slots:
    void readsSlicesOfArrays_data();
    void readsSlicesOfArrays();
    void turnsAxes_data();
    void turnsAxes();
    void picksPartsOfElements_data();
    void picksPartsOfElements();
    void opensWhatPythonOpens_data();
    void opensWhatPythonOpens();
    void readsPlainChunksAsTheyAreShown();
    void readsABareChunk();
    void letsNumPyReadWhatTheProgramExports();
    void quotesWhateverStandsInTheFile();
    void neverTakesAnOutputForAnOption();

 private:
    static CodeRequest of(ByteBuffer frame, const char* slice = "")
    {
        const ArrayPtr array = Array::of(*Frame::open(memorySource(std::move(frame))));
        return {{"/a/b.b2nd"}, array, *Slice::parse(slice, array->shape())};
    }
    static CodeRequest ofInts(const char* slice)
    {
        return of(arrayFrame({4, 6, 5}, "<i4", counted<std::int32_t>(120)), slice);
    }
    // What follows the first two lines, which import and open.
    static QByteArray arrayLines(const CodeRequest& wanted)
    {
        const std::string code = pythonCode(wanted);
        const std::string before =
            "import blosc2\n\narray = blosc2.open(\"/a/b.b2nd\", mode=\"r\")";
        return code.starts_with(before) ? QByteArray::fromStdString(code.substr(before.size()))
                                        : QByteArray::fromStdString(code);
    }
    static QByteArray command(const CodeRequest& wanted)
    {
        return QByteArray::fromStdString(shellCommand(wanted, "out.npy"));
    }
};

void TestSliceCode::readsSlicesOfArrays_data()
{
    QTest::addColumn<QByteArray>("slice");
    QTest::addColumn<QByteArray>("python");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("whole") << QByteArray("") << QByteArray("[:, :, :]\n") << QByteArray("");
    QTest::newRow("indices") << QByteArray("1, -1, :") << QByteArray("[1, 5, :]\n")
                             << QByteArray("--slice '[1, 5, :]' ");
    QTest::newRow("ranges") << QByteArray("1:3, 2:, :4") << QByteArray("[1:3, 2:, :4]\n")
                            << QByteArray("--slice '[1:3, 2:, :4]' ");
    QTest::newRow("steps") << QByteArray("::2, 1::3, 0") << QByteArray("[:3:2, 1:5:3, 0]\n")
                           << QByteArray("--slice '[::2, 1::3, 0]' ");
    QTest::newRow("backwards") << QByteArray("1, ::-1, 4:1:-2")
                               << QByteArray("[1, :, 2::2]\narray = array[::-1, ::-1]\n")
                               << QByteArray("--slice '[1, ::-1, :1:-2]' ");
    QTest::newRow("one cell") << QByteArray("0, 0, 0") << QByteArray("[0, 0, 0]\n")
                              << QByteArray("--slice '[0, 0, 0]' ");
}

void TestSliceCode::readsSlicesOfArrays()
{
    QFETCH(QByteArray, slice);
    QFETCH(QByteArray, options);
    const CodeRequest wanted = ofInts(slice);
    QTEST(arrayLines(wanted), "python");
    QCOMPARE(command(wanted), "bloscope export /a/b.b2nd " + options + "-o out.npy");
}

void TestSliceCode::turnsAxes_data()
{
    QTest::addColumn<QByteArray>("slice");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("python");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("as it is") << QByteArray("0") << 1 << 2 << QByteArray("[0, :, :]\n")
                              << QByteArray("");
    QTest::newRow("transposed") << QByteArray("0") << 2 << 1
                                << QByteArray("[0, :, :]\narray = array.transpose(1, 0)\n")
                                << QByteArray("--rows 2 --columns 1 ");
    QTest::newRow("three") << QByteArray("") << 0 << 1
                           << QByteArray("[:, :, :]\narray = array.transpose(2, 0, 1)\n")
                           << QByteArray("--rows 0 --columns 1 ");
    QTest::newRow("and backwards") << QByteArray(":, 0, ::-1") << 2 << 0
                                   << QByteArray("[:, 0, :]\narray = array[:, ::-1]\n"
                                                 "array = array.transpose(1, 0)\n")
                                   << QByteArray("--rows 2 --columns 0 ");
}

void TestSliceCode::turnsAxes()
{
    QFETCH(QByteArray, slice);
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(QByteArray, options);
    CodeRequest wanted = ofInts(slice);
    wanted.slice.setAxes(std::size_t(row), std::size_t(column));
    QTEST(arrayLines(wanted), "python");
    QVERIFY2(command(wanted).endsWith(' ' + options + "-o out.npy"), command(wanted));
}

void TestSliceCode::picksPartsOfElements_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("python");
    QTest::addColumn<QByteArray>("option");
    const auto row = [](const char* name, const char* path, const char* python,
                        const char* option) {
        QTest::newRow(name) << QByteArray(path) << QByteArray(python) << QByteArray(option);
    };
    row("field", "a", "array = array[\"a\"]\n", "--field a ");
    row("inner", "in.b", "array = array[\"in\"][\"b\"]\n", "--field in.b ");
    row("element", "m[1,0]", "array = array[\"m\"][..., 1, 0]\n", "--field 'm[1,0]' ");
    row("name with a dot", "in.x", "array = array[\"in.x\"]\n", "--field in.x ");
    row("name that leads elsewhere", "o.p", "array = array[\"o.p\"]\n", "");
}

void TestSliceCode::picksPartsOfElements()
{
    QFETCH(QByteArray, path);
    CodeRequest wanted = of(arrayFrame({2},
                                       "[('a', '<i4'), ('in', [('b', '<f4')]), "
                                       "('m', '<i2', (2, 2)), ('in.x', '<i4'), "
                                       "('o', [('p', '<i2')]), ('o.p', '<i2')]",
                                       ByteBuffer(48)));
    for (const DTypeLeaf& leaf : leavesOf(wanted.array->dtype()))
        if (leaf.path == path.toStdString())
            wanted.part = leaf;
    QVERIFY(wanted.part);
    QFETCH(QByteArray, option);
    QCOMPARE(command(wanted), "bloscope export /a/b.b2nd " + option + "-o out.npy");
    QTEST(arrayLines(wanted).mid(static_cast<qsizetype>(qstrlen("[:]\n"))), "python");
    QVERIFY(
        numpyCode(wanted).ends_with(pythonCode(wanted).substr(pythonCode(wanted).find("]\n") + 2)));
}

void TestSliceCode::opensWhatPythonOpens_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("store");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QByteArray>("python");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("later in a file") << QByteArray() << int(ObjectKind::TreeStore) << 512
                                     << QByteArray("blosc2.open(\"/a/b\", mode=\"r\", offset=512)")
                                     << QByteArray("--offset 512");
    QTest::newRow("tree") << QByteArray("/g/a b") << int(ObjectKind::TreeStore) << 0
                          << QByteArray("blosc2.TreeStore(\"/a/b\", mode=\"r\")[\"/g/a b\"]")
                          << QByteArray("--key '/g/a b'");
    QTest::newRow("dictionary") << QByteArray("/a") << int(ObjectKind::DictStore) << 0
                                << QByteArray("blosc2.DictStore(\"/a/b\", mode=\"r\")[\"/a\"]")
                                << QByteArray("--key /a");
    QTest::newRow("embedded") << QByteArray("/a") << int(ObjectKind::EmbedStore) << 0
                              << QByteArray("blosc2.EmbedStore(\"/a/b\", mode=\"r\")[\"/a\"]")
                              << QByteArray("--key /a");
}

void TestSliceCode::opensWhatPythonOpens()
{
    QFETCH(QByteArray, key);
    QFETCH(int, store);
    QFETCH(int, offset);
    QFETCH(QByteArray, python);
    QFETCH(QByteArray, options);
    CodeRequest wanted = ofInts("1");
    wanted.address = {"/a/b", std::uint64_t(offset), key.toStdString(), ObjectKind(store)};
    QCOMPARE(QByteArray::fromStdString(pythonCode(wanted)),
             "import blosc2\n\narray = " + python + "[1, :, :]\n");
    QCOMPARE(command(wanted),
             "bloscope export /a/b " + options + " --slice '[1, :, :]' -o out.npy");
}

void TestSliceCode::readsPlainChunksAsTheyAreShown()
{
    const auto frame = *Frame::open(memorySource(chunksFrame({counted<std::uint8_t>(28)}, 1)));
    const ArrayPtr array = *Array::of(frame, {"<i2", {3, -1}, 4});
    const CodeRequest wanted{{"/a/b"}, array, *Slice::parse("1, ::-1", array->shape())};
    QCOMPARE(QByteArray::fromStdString(pythonCode(wanted)),
             QByteArray("import blosc2\nimport numpy as np\n\n"
                        "data = blosc2.open(\"/a/b\", mode=\"r\")[:]\n"
                        "array = np.frombuffer(data, dtype='<i2', count=12, offset=4)"
                        ".reshape((3, 4))[1, :]\n"
                        "array = array[::-1]\n"));
    QCOMPARE(command(wanted), QByteArray("bloscope export /a/b --dtype '<i2' --shape '(3, -1)' "
                                         "--skip 4 --slice '[1, ::-1]' -o out.npy"));
}

void TestSliceCode::readsABareChunk()
{
    const auto file = chunksFrame({counted<std::uint8_t>(28)}, 4);
    const auto frame = *Frame::open(memorySource(file));
    const auto chunk = *frame->chunk(0);
    ByteBuffer bytes(file.begin() + frame->header().headerLen,
                     file.begin() + frame->header().headerLen + chunk->header().cbytes);
    const auto bare = *Frame::openBareChunk(memorySource(std::move(bytes)));
    const ArrayPtr array = Array::of(bare);
    const CodeRequest wanted{{"/a/b"}, array, Slice::whole(array->shape())};
    QCOMPARE(QByteArray::fromStdString(pythonCode(wanted)),
             QByteArray("import blosc2\nimport numpy as np\n\n"
                        "with open(\"/a/b\", \"rb\") as file:\n"
                        "    data = blosc2.decompress2(file.read())\n"
                        "array = np.frombuffer(data, dtype='|V4', count=7)\n"));
}

void TestSliceCode::letsNumPyReadWhatTheProgramExports()
{
    QCOMPARE(QByteArray::fromStdString(numpyCode(ofInts("1, ::-1"))),
             QByteArray("import io\nimport subprocess\n\nimport numpy as np\n\n"
                        "command = [\"bloscope\", \"export\", \"/a/b.b2nd\", \"--slice\", "
                        "\"[1, ::-1, :]\", \"--format\", \"npy\"]\n"
                        "npy = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout\n"
                        "array = np.load(io.BytesIO(npy))\n"));
}

void TestSliceCode::quotesWhateverStandsInTheFile()
{
    CodeRequest wanted = ofInts("");
    wanted.address.path = "/it's \"$(x)\"\n.b2z";
    wanted.address.key = "/\"]; import os #";
    QCOMPARE(QByteArray::fromStdString(pythonCode(wanted)),
             QByteArray("import blosc2\n\narray = blosc2.TreeStore(\"/it's \\\"$(x)\\\"\\n.b2z\", "
                        "mode=\"r\")[\"/\\\"]; import os #\"][:, :, :]\n"));
    QCOMPARE(command(wanted), QByteArray("bloscope export '/it'\\''s \"$(x)\"\n.b2z' "
                                         "--key '/\"]; import os #' -o out.npy"));
}

void TestSliceCode::neverTakesAnOutputForAnOption()
{
    const std::string code = shellCommand(ofInts(""), "-x.npy");
    QVERIFY2(code.ends_with(" -o ./-x.npy"), code.c_str());
}

const Registered<TestSliceCode, QCoreApplication> registered;

} // namespace bloscope::tst_slice_code

#include "tst_slice_code.moc"
