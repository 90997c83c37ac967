#include "core/export/npy_writer.h"
#include "core/export/slice_code.h"
#include "core/frame/open_path.h"
#include "core/store/store.h"
#include "tests/cli/program.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <fstream>

namespace bloscope::tst_copied_code {

using namespace test;

// What "Copy as Code" puts on the clipboard, run as people run it.
class TestCopiedCode : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { std::filesystem::remove_all(m_folder->path().toStdString()); } // any name

    void aShellWritesTheSlice_data() { addSlices(); }
    void aShellWritesTheSlice();
    void aShellFindsAnyFile_data() { addNames(); }
    void aShellFindsAnyFile();
    void aShellFindsLeavesOfStores();
    void pythonTakesTheCode_data() { addSlices(); }
    void pythonTakesTheCode();
    void pythonTakesAnyName_data() { addNames(); }
    void pythonTakesAnyName();
    void pythonReadsTheSlice_data() { addSlices(); }
    void pythonReadsTheSlice();

 private:
    static void addSlices();
    static void addNames();

    std::string inFolder(const std::string& name) const
    {
        return m_folder->path().toStdString() + '/' + name;
    }
    CodeRequest wishFor(const std::string& name) const;
    CodeRequest wishOfRow() const;
    // The .npy that the exporter writes, without any command line.
    static QByteArray npyOf(const CodeRequest& wanted);
    QByteArray run(const QString& program, const QByteArray& script) const;
    static QString python(const QByteArray& withModule = {});

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCopiedCode::addSlices()
{
    QTest::addColumn<QByteArray>("slice");
    QTest::addColumn<QList<int>>("axes"); // rows, columns
    QTest::newRow("whole") << QByteArray("") << QList<int>{};
    QTest::newRow("plane") << QByteArray("1") << QList<int>{};
    QTest::newRow("cell") << QByteArray("1, 2, 3") << QList<int>{};
    QTest::newRow("steps") << QByteArray("::2, 1::3, 2:4") << QList<int>{};
    QTest::newRow("backwards") << QByteArray("2, ::-1, 4:0:-2") << QList<int>{};
    QTest::newRow("transposed") << QByteArray("1") << QList<int>{2, 1};
    QTest::newRow("other rows") << QByteArray("") << QList<int>{0, 1};
    QTest::newRow("transposed and backwards") << QByteArray(":, 0, ::-1") << QList<int>{2, 0};
}

void TestCopiedCode::addNames()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("plain") << QByteArray("a.b2nd");
    QTest::newRow("blanks") << QByteArray("  a b .b2nd");
    QTest::newRow("quotes") << QByteArray("it's \"x\" `y` ''.b2nd");
    QTest::newRow("dollars") << QByteArray("$(touch bad) $HOME ${x}.b2nd");
    QTest::newRow("backslashes") << QByteArray("a\\b\\\\n\\'.b2nd");
    QTest::newRow("line feeds") << QByteArray("a\nb\n");
    QTest::newRow("controls") << QByteArray("a\r\t\x1b[0m\x7f.b2nd");
    QTest::newRow("letters") << QByteArray("größe 数据 \u202Etxt.b2nd");
    QTest::newRow("no UTF-8") << QByteArray("a\xff\xc3(.b2nd");
    QTest::newRow("a minus") << QByteArray("-o.b2nd");
    QTest::newRow("glob") << QByteArray("*?[a]{b,c}~#!&;|<>.b2nd");
}

CodeRequest TestCopiedCode::wishFor(const std::string& name) const
{
    const ByteBuffer frame =
        arrayFrame({3, 4, 5}, {2, 2, 2}, {1, 2, 2}, "<i4", counted<std::int32_t>(60));
    std::ofstream(inFolder(name), std::ios::binary)
        .write(reinterpret_cast<const char*>(frame.data()), std::streamsize(frame.size()));
    const ArrayPtr array = Array::of(*openPath(inFolder(name)));
    return {{inFolder(name)}, array, Slice::whole(array->shape())};
}

CodeRequest TestCopiedCode::wishOfRow() const
{
    QFETCH(QByteArray, slice);
    QFETCH(QList<int>, axes);
    CodeRequest wanted = wishFor("a b.b2nd");
    wanted.slice = *Slice::parse(slice.toStdString(), wanted.array->shape());
    if (!axes.isEmpty())
        wanted.slice.setAxes(std::size_t(axes[0]), std::size_t(axes[1]));
    return wanted;
}

QByteArray TestCopiedCode::npyOf(const CodeRequest& wanted)
{
    BlockCache cache;
    WorkerPool pool(1);
    std::string npy;
    const auto report =
        writeNpy(SliceReader(wanted.array, cache, pool), wanted.slice, *memorySink(npy));
    return report ? QByteArray::fromStdString(npy) : QByteArray("cannot be exported");
}

// In the folder of the test, with this build's program where a shell looks for programs. Returns
// what was printed.
QByteArray TestCopiedCode::run(const QString& program, const QByteArray& script) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const QString folder = QFileInfo(programPath()).absolutePath();
    environment.insert("PATH", folder + ':' + environment.value("PATH"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, {});
    process.write(script);
    process.closeWriteChannel();
    process.waitForFinished();
    return process.readAll();
}

void TestCopiedCode::aShellWritesTheSlice()
{
    const CodeRequest wanted = wishOfRow();
    const std::string command = shellCommand(wanted, "out.npy");
    QCOMPARE(run("sh", QByteArray::fromStdString(command)), QByteArray());
    QCOMPARE(contentOf(m_folder->filePath("out.npy")), npyOf(wanted));
}

void TestCopiedCode::aShellFindsAnyFile()
{
    QFETCH(QByteArray, name);
    const CodeRequest wanted = wishFor(name.toStdString());
    const std::string output = name.toStdString() + ".npy";
    const std::string command = shellCommand(wanted, output);
    QCOMPARE(run("sh", QByteArray::fromStdString(command)), QByteArray());
    std::ifstream written(inFolder(output), std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(written), {}};
    QCOMPARE(QByteArray::fromStdString(content), npyOf(wanted));
    QVERIFY(!QFileInfo::exists(m_folder->filePath("bad")));
}

void TestCopiedCode::aShellFindsLeavesOfStores()
{
    const std::string path = (corpusFolder() / "python/stores/tree.b2z").string();
    const auto store = std::get<StorePtr>(*openContainer(path));
    const ArrayPtr array = Array::of(*store->openLeaf("/grp/a"));
    const CodeRequest wanted{
        {path, 0, "/grp/a", store->kind()}, array, Slice::whole(array->shape())};
    QCOMPARE(run("sh", QByteArray::fromStdString(shellCommand(wanted, "out.npy"))), QByteArray());
    QCOMPARE(contentOf(m_folder->filePath("out.npy")), npyOf(wanted));
}

// Its path, when it can import the module.
QString TestCopiedCode::python(const QByteArray& module)
{
    const QString path = QStandardPaths::findExecutable("python3");
    if (path.isEmpty() || module.isEmpty())
        return path;
    QProcess process;
    process.start(path, {"-c", "import " + module});
    return process.waitForFinished() && process.exitCode() == 0 ? path : QString();
}

void TestCopiedCode::pythonTakesTheCode()
{
    if (python().isEmpty())
        QSKIP("there is no python3");
    const CodeRequest wanted = wishOfRow();
    for (const std::string& code : {pythonCode(wanted), numpyCode(wanted)})
        QCOMPARE(run(python(), "compile(" + QByteArray::fromStdString(pythonQuoted(code)) +
                                   ", 'copied', 'exec')\n"),
                 QByteArray());
}

// Only the names are looked at: the file that is opened exists.
void TestCopiedCode::pythonTakesAnyName()
{
    if (python().isEmpty())
        QSKIP("there is no python3");
    QFETCH(QByteArray, name);
    const CodeRequest wanted = wishFor(name.toStdString());
    const QByteArray fake = "import os, sys, types\n"
                            "class Opened:\n"
                            "    def __init__(self, path, mode): self.path = path\n"
                            "    def __getitem__(self, index): return os.path.getsize(self.path)\n"
                            "sys.modules['blosc2'] = types.SimpleNamespace(open=Opened)\n";
    const QByteArray code = QByteArray::fromStdString(pythonCode(wanted));
    QCOMPARE(run(python(), fake + code + "print(array)\n"),
             QByteArray::number(qint64(wanted.array->frame()->storedBytes())) + '\n');
}

void TestCopiedCode::pythonReadsTheSlice()
{
    if (python("blosc2").isEmpty())
        QSKIP("there is no python3 with blosc2: the code was compiled, but not run");
    const CodeRequest wanted = wishOfRow();
    for (const std::string& code : {pythonCode(wanted), numpyCode(wanted)}) {
        QCOMPARE(run(python(), QByteArray::fromStdString(code) +
                                   "np = __import__('numpy')\n"
                                   "np.save('python.npy', np.ascontiguousarray(array)"
                                   ".reshape(array.shape))\n"),
                 QByteArray());
        QCOMPARE(contentOf(m_folder->filePath("python.npy")), npyOf(wanted));
    }
}

const Registered<TestCopiedCode, QCoreApplication> registered;

} // namespace bloscope::tst_copied_code

#include "tst_copied_code.moc"
