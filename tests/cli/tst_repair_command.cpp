#include "core/frame/frame.h"
#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_repair_command {

using namespace test;

namespace {

ByteBuffer frame()
{
    return arrayFrame({12, 10}, {3, 10}, {1, 10}, "<f4", counted<float>(120));
}

ByteBuffer damaged()
{
    ByteBuffer bytes = frame();
    damageChunkHeader(bytes, 1);
    return bytes;
}

std::size_t chunkPlace(const ByteBuffer& bytes, std::int64_t n)
{
    return static_cast<std::size_t>((*(*Frame::open(memorySource(bytes)))->chunk(n))->offset());
}

// Without a byte in the middle of its second chunk.
ByteBuffer missingAByte()
{
    ByteBuffer bytes = frame();
    const std::size_t middle = (chunkPlace(bytes, 1) + chunkPlace(bytes, 2)) / 2;
    bytes.erase(bytes.begin() + static_cast<std::ptrdiff_t>(middle));
    return bytes;
}

ByteBuffer withAnUnknownFilter()
{
    // of chunks that are worth compressing: plain copies have no use for filters
    ByteBuffer bytes = arrayFrame({12, 100}, {3, 100}, {1, 100}, "<f4", counted<float>(1200));
    bytes[chunkPlace(bytes, 1) + 21] = std::byte{99};
    return bytes;
}

// `size` bytes of the header from `at` on become zero.
ByteBuffer zeroed(std::size_t at, std::size_t size)
{
    ByteBuffer bytes = frame();
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), size, std::byte{0});
    return bytes;
}

ByteBuffer withAShorterMetalayer()
{
    ByteBuffer bytes = frame();
    bytes[111] ^= std::byte{1}; // the last byte of the length of b2nd
    return bytes;
}

ByteBuffer cutOff()
{
    ByteBuffer bytes = frame();
    bytes.resize(bytes.size() * 2 / 3);
    return bytes;
}

} // namespace

class TestRepairCommand : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void repairs_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("told");
        QTest::newRow("good") << frame() << QStringList{} << 0
                              << "4 of 4 chunks found by the index";
        QTest::newRow("compact") << frame() << QStringList{"--compact"} << 0 << "4 of 4 chunks";
        QTest::newRow("a directory") << frame() << QStringList{"--sparse"} << 0 << "4 of 4 chunks";
        QTest::newRow("damaged") << damaged() << QStringList{} << 1 << "chunk 1: lost: ";
        QTest::newRow("a note") << damaged() << QStringList{"--note"} << 1
                                << "3 of 4 chunks found by the index, 1 lost";
        QTest::newRow("a fill") << damaged() << QStringList{"--fill", "2.5"} << 1 << "3 of 4";
        QTest::newRow("a byte missing")
            << missingAByte() << QStringList{} << 1 << "chunk 1: lost: 1 byte is missing in it";
        QTest::newRow("a chunk size of 0")
            << zeroed(58, 4) << QStringList{} << 0 << "4 of 4 chunks";
        QTest::newRow("a typesize of 0") << zeroed(48, 4) << QStringList{} << 0 << "4 of 4 chunks";
        QTest::newRow("a metalayer cut short")
            << withAShorterMetalayer() << QStringList{} << 0 << "byte 111 was wrong";
        QTest::newRow("cut off") << cutOff() << QStringList{} << 1 << "found without an index";
    }
    void repairs()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(QStringList, options);
        QFETCH(int, code);
        QFETCH(QString, told);
        const QString in = putFile(m_folder->path(), "in.b2nd", bytes);
        const ProgramRun run = runProgram(QStringList{"repair", in, path("out.b2nd")} + options);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, code);
        QVERIFY2(QString(run.out).contains(told), run.out.constData());
        QCOMPARE(runProgram({"verify", path("out.b2nd")}).code, 0);
        QCOMPARE(contentOf(in),
                 QByteArray(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())));
    }

    void saysWhatCannotBeChecked()
    {
        const QString in = putFile(m_folder->path(), "in.b2nd", withAnUnknownFilter());
        const ProgramRun run = runProgram({"repair", in, path("out.b2nd")});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.contains("chunk 1: not checked: "), run.out.constData());
        QVERIFY2(run.out.contains("3 of 4 chunks found by the index, 1 not checked"),
                 run.out.constData());
    }

    void tellsProgramsTheSame()
    {
        const QString in = putFile(m_folder->path(), "in.b2nd", damaged());
        const ProgramRun run = runProgram({"repair", in, path("out.b2nd"), "--json"});
        QCOMPARE(run.code, 1);
        const QJsonObject json = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(json.value("chunks").toInt(), 4);
        QCOMPARE(json.value("lost").toInt(), 1);
        QCOMPARE(json.value("found_by").toString(), QString("index"));
        QCOMPARE(json.value("out").toString(), path("out.b2nd"));
    }

    void refuses_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<QStringList>("options"); // OUT first
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("why");
        QTest::newRow("loss when compacting") << damaged() << QStringList{"out.b2nd", "--compact"}
                                              << 1 << "parts of it cannot be read";
        QTest::newRow("itself") << frame() << QStringList{"in.b2nd", "--overwrite"} << 2
                                << "part of the input";
        QTest::newRow("another format")
            << frame() << QStringList{"out.npy"} << 2 << "the file name must end in";
        QTest::newRow("what is there") << frame() << QStringList{"other.b2nd"} << 1
                                       << "the file already exists; use --overwrite to replace it";
        QTest::newRow("an empty file")
            << ByteBuffer() << QStringList{"out.b2nd"} << 3 << "the file is empty";
        QTest::newRow("no frame") << ByteBuffer(500) << QStringList{"out.b2nd"} << 3
                                  << "no part of a Blosc2 frame";
        QTest::newRow("no such value")
            << damaged() << QStringList{"out.b2nd", "--fill", "many"} << 2 << "many";
        QTest::newRow("no such value, and there already")
            << damaged() << QStringList{"other.b2nd", "--fill", "many"} << 2 << "many";
    }
    void refuses()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(QStringList, options);
        QFETCH(int, code);
        QFETCH(QString, why);
        const QString in = putFile(m_folder->path(), "in.b2nd", bytes);
        putFile(m_folder->path(), "other.b2nd", ByteBuffer(3));
        const QStringList before = QDir(m_folder->path()).entryList();
        const QString out = path(options.takeFirst());
        const ProgramRun run = runProgram(QStringList{"repair", in, out} + options);
        QVERIFY2(QString(run.err).contains(why), run.err.constData());
        QCOMPARE(run.code, code);
        QCOMPARE(QDir(m_folder->path()).entryList(), before);
    }

 private:
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestRepairCommand> registered;

} // namespace bloscope::tst_repair_command

#include "tst_repair_command.moc"
