#include "tests/cli/program.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"
#include "tests/support/zip_archives.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_verify_command {

using namespace test;
using Json = nlohmann::json;

namespace {

ByteBuffer intactFrame()
{
    return arrayFrame({2, 64}, {1, 64}, {1, 64}, "u1", nearlyAlike(128, std::byte{3}));
}

ByteBuffer damagedFrame()
{
    ByteBuffer frame = intactFrame();
    damageBlock(frame, 1);
    return frame;
}

const QByteArray limit =
    "Blosc2 stores no checksums: changed bytes that still decode are not detected.\n";

ByteBuffer cut(ByteBuffer bytes, std::size_t size)
{
    bytes.resize(size);
    return bytes;
}

// Its first half, which is its members.
ByteBuffer archiveWithoutDirectory()
{
    const auto whole = contentOfFile(corpusFolder() / "python/stores/dict.b2z");
    return cut(whole, whole.size() / 2);
}

} // namespace

class TestVerifyCommand : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void promisesNoMoreThanItKnows()
    {
        const ProgramRun run = runProgram({"verify", put("good.b2nd", intactFrame())});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out,
                 "1 file checked (2 chunks, 128 bytes decoded): no damage found in 1, 0 damaged\n" +
                     limit);
        QCOMPARE(run.code, 0);
    }

    void printsALineForEachDamagedPart()
    {
        const QString file = put("bad.b2nd", damagedFrame());
        const ProgramRun run = runProgram({"verify", put("good.b2nd", intactFrame()), file});
        QCOMPARE(run.code, 1);
        QCOMPARE(run.err, QByteArray());
        const QByteArrayList lines = run.out.split('\n');
        QCOMPARE(lines.size(), 5);
        QVERIFY2(lines[0].startsWith(file.toUtf8() + ": chunk 1, block 0: "), lines[0]);
        QCOMPARE(lines[1], file.toUtf8() + ": advice: bloscope repair saves the other chunk");
        QCOMPARE(lines[2], QByteArray("2 files checked (4 chunks, 256 bytes decoded): no damage "
                                      "found in 1, 1 damaged"));
        QCOMPARE(lines[3] + '\n', limit);
    }

    void searchesFoldersByContent()
    {
        QDir(m_folder->path()).mkpath("a/b");
        put("a/b/no suffix", intactFrame());
        put("a/bad.dat", damagedFrame());
        put("a/something else", counted<std::uint8_t>(200));
        put("z.b2nd", intactFrame());
        (void)makeLink(m_folder->path().toStdString(), m_folder->filePath("a/loop").toStdString());
        const ProgramRun run = runProgram({"verify", m_folder->path()});
        QCOMPARE(run.code, 1);
        QCOMPARE(run.err, QByteArray());
        QVERIFY2(slashed(run.out).contains("/a/bad.dat: chunk 1, block 0: "), run.out);
        QVERIFY2(run.out.contains("\n3 files checked "), run.out);
    }

    // What is worst damaged is not known by its content any more.
    void findsWhatIsLeftOfFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* what, const char* name, const ByteBuffer& bytes,
                            const char* sentence) {
            QTest::newRow(what) << QString(name) << bytes << QByteArray(sentence);
        };
        const QByteArray noSignature = "not a Blosc2 file: the signature \"b2frame\" is missing";
        row("empty", "x.b2nd", {}, "not a Blosc2 file: it is empty");
        row("zero bytes", "x.b2frame", ByteBuffer(5000), noSignature);
        row("noise", "x.b2nd", counted<std::uint8_t>(200), noSignature);
        row("name in capitals", "X.B2ND", counted<std::uint8_t>(200), noSignature);
        row("begin of a frame", "x.b2nd", cut(intactFrame(), 5), noSignature);
        row("cut archive", "x.b2z", archiveWithoutDirectory(), "the archive has no directory");
        row("empty archive", "x.b2z", {}, "not a Blosc2 file: it is empty");
    }

    void findsWhatIsLeftOfFiles()
    {
        QFETCH(QString, name);
        QFETCH(ByteBuffer, bytes);
        QFETCH(QByteArray, sentence);
        const QString file = put(name, bytes);
        for (const QString& path : {m_folder->path(), file}) {
            const ProgramRun run = runProgram({"verify", path});
            QCOMPARE(slashed(run.out.left(run.out.indexOf('\n'))),
                     file.toUtf8() + ": file: " + sentence);
            QVERIFY2(run.out.contains("\n1 file checked "), run.out);
            QCOMPARE(run.err, QByteArray());
            QCOMPARE(run.code, 1);
        }
    }

    void findsWhatIsLeftOfDirectories_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("removed");
        QTest::addColumn<QByteArray>("summary");
        QTest::newRow("chunks without their index")
            << "left" << QStringList{"chunks.b2frame"}
            << "3 files checked (2 chunks, 128 bytes decoded): no damage found in 2, 1 damaged\n" +
                   limit;
        QTest::newRow("a name alone")
            << "left.b2d" << QStringList{"chunks.b2frame", "00000000.chunk", "00000001.chunk"}
            << QByteArray("1 file checked (0 chunks, 0 bytes decoded): no damage found in 0, "
                          "1 damaged\n");
    }

    void findsWhatIsLeftOfDirectories()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, removed);
        QFETCH(QByteArray, summary);
        const QDir directory(m_folder->filePath(name));
        writeFiles(directory.path().toStdString(), sparseFiles(intactFrame()));
        for (const QString& file : removed)
            QVERIFY(QFile::remove(directory.filePath(file)));
        for (const QString& path : {m_folder->path(), directory.path(), directory.path() + "/"}) {
            const ProgramRun run = runProgram({"verify", path});
            QVERIFY2(run.out.contains(": file: not a Blosc2 directory: chunks.b2frame is missing"),
                     run.out);
            QVERIFY2(run.out.endsWith('\n' + summary), run.out);
            QCOMPARE(run.code, 1);
        }
    }

    void checksChunksWithoutAFrame()
    {
        put("good", sparseFiles(intactFrame()).at("00000000.chunk"));
        put("bad", sparseFiles(damagedFrame()).at("00000001.chunk"));
        const ProgramRun run = runProgram({"verify", m_folder->path()});
        QVERIFY2(slashed(run.out).contains("/bad: file: chunk: block 0: "), run.out);
        QVERIFY2(run.out.endsWith("\n2 files checked (1 chunk, 64 bytes decoded): no damage found "
                                  "in 1, 1 damaged\n" +
                                  limit),
                 run.out);
        QCOMPARE(run.code, 1);
    }

    void saysThatNothingWasFound()
    {
        put("notes.txt", counted<std::uint8_t>(200));
        const ProgramRun run = runProgram({"verify", m_folder->path()});
        QCOMPARE(run.code, 3);
        QCOMPARE(run.err, "bloscope: " + m_folder->path().toUtf8() +
                              ": no Blosc2 file was found in this folder\n");
    }

    void takesSparseFramesAsTheOneThingTheyAre()
    {
        Files files = sparseFiles(intactFrame());
        const auto directory = std::filesystem::path(m_folder->path().toStdString()) / "sparse";
        writeFiles(directory, files);
        const ProgramRun intact = runProgram({"verify", m_folder->path()});
        QVERIFY2(intact.out.startsWith("1 file checked (2 chunks, "), intact.out);
        QCOMPARE(intact.code, 0);

        std::filesystem::remove(directory / "00000001.chunk");
        const ProgramRun run = runProgram({"verify", m_folder->path()});
        QVERIFY2(
            slashed(run.out).contains("/sparse: chunk 1: the file 00000001.chunk is missing\n"),
            run.out);
        QCOMPARE(run.code, 1);
    }

    void tellsFilesThatAreNoBlosc2()
    {
        const QString file = put("noise", counted<std::uint8_t>(200));
        const ProgramRun run = runProgram({"verify", file, m_folder->filePath("missing")});
        QCOMPARE(run.code, 3);
        QCOMPARE(run.err.count('\n'), 2);
    }

    void takesBrokenHeadersAsDamage()
    {
        ByteBuffer frame = intactFrame();
        frame[47] = std::byte{0}; // the marker before typesize
        const ProgramRun run = runProgram({"verify", put("broken.b2nd", frame)});
        QVERIFY2(run.out.contains("broken.b2nd: file: frame header damaged"), run.out + run.err);
        QCOMPARE(run.code, 1);
    }

    void printsOneJsonObject()
    {
        const QString good = put("good.b2nd", intactFrame());
        const QString bad = put("bad.b2nd", damagedFrame());
        const ProgramRun run = runProgram({"verify", "--json", good, bad});
        QCOMPARE(run.code, 1);
        const Json json = Json::parse(run.out.toStdString());
        QVERIFY(json.at("no_damage_found") == 1);
        QVERIFY(json.at("damaged") == 1);
        QVERIFY(json.at("unreadable") == 0);
        QVERIFY(json.at("files").size() == std::size_t(2));
        const Json& first = json.at("files").at(0);
        QVERIFY(first.at("path") == good.toStdString());
        QVERIFY(first.at("verdict") == "no damage found");
        QVERIFY(first.at("chunks") == 2);
        QVERIFY(first.at("decoded_bytes") == 128);
        const Json& second = json.at("files").at(1);
        QVERIFY(second.at("verdict") == "damaged");
        QVERIFY(second.at("damaged_chunks") == 1);
        QVERIFY(second.at("problems").at(0).at("part") == "chunk 1, block 0");
        const Json& problem = second.at("problems").at(0);
        QVERIFY(problem.at("severity") == "damage");
        QVERIFY(problem.at("chunk") == 1);
        QVERIFY(problem.at("block") == 0);
        QVERIFY(problem.at("offset") > 100);
        QVERIFY(problem.at("size") > 0);
        QVERIFY(second.at("advice").at(0) == "bloscope repair saves the other chunk");
        QVERIFY(second.at("shape") == Json({2, 64}));
    }

    void printsATable()
    {
        put("bad.b2nd", damagedFrame());
        put("good.b2nd", intactFrame());
        const ProgramRun run = runProgram({"verify", "--csv", m_folder->path()});
        QCOMPARE(run.code, 1);
        const QByteArrayList lines = run.out.split('\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines[0].startsWith("path,key,verdict,"), lines[0]);
        QVERIFY2(lines[1].contains("bad.b2nd,,damaged,u1,\"2, 64\","), lines[1]);
        QVERIFY2(lines[2].contains("good.b2nd,,no damage found,u1,\"2, 64\","), lines[2]);
    }

    void printsTheColumnsOfATableWithoutRows()
    {
        const ProgramRun run = runProgram({"verify", "--csv", m_folder->path()});
        QCOMPARE(run.out.count('\n'), 1);
        QVERIFY2(run.out.startsWith("path,key,verdict,"), run.out);
    }

    void refusesAKeyThatLeadsNowhere()
    {
        const QString file = put("good.b2nd", intactFrame());
        const ProgramRun run = runProgram({"verify", file, "--key", "/a"});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.endsWith(": this is a single frame, not a store: it has no keys\n"),
                 run.err);
    }

    void findsLabelsOfAnotherShape()
    {
        put("case.b2nd", intactFrame());
        const QString labels =
            put("case_seg.b2nd", arrayFrame({3}, "i1", counted<std::uint8_t>(3)));
        const ProgramRun run = runProgram({"verify", m_folder->path()});
        QVERIFY2(slashed(run.out).startsWith(
                     labels.toUtf8() +
                     ": array: note: these labels have the shape (3), but the image "
                     "case.b2nd next to them has the shape (2, 64)\n"),
                 run.out);
        QVERIFY2(run.out.contains(": no damage found in 1, notes on 1, 0 damaged\n"), run.out);
        QCOMPARE(run.code, 0);
        const ProgramRun json = runProgram({"verify", "--json", labels});
        QVERIFY(Json::parse(json.out.toStdString()).at("files").at(0).at("verdict") == "notes");
    }

    void tellsMembersOfOneName()
    {
        const std::string name = "a.b2nd";
        const ByteBuffer embedded =
            contentOfFile(corpusFolder() / "python/stores/dict.b2d/embed.b2e");
        const ByteBuffer archive =
            zipArchive({{.name = "embed.b2e", .content = textOfBytes(embedded)},
                        {.name = name, .content = textOfBytes(damagedFrame())},
                        {.name = name, .content = textOfBytes(intactFrame())}});
        const QString file = put("twice.b2z", archive);
        const ProgramRun run = runProgram({"verify", file});
        QVERIFY2(run.out.startsWith(file.toUtf8() + ": store: the archive has several members "
                                                    "named 'a.b2nd': the last one is shown"),
                 run.out);
        QVERIFY2(run.out.contains(", 1 damaged\n"), run.out);
        QCOMPARE(run.code, 1);
    }

    void takesLeavesOfNoiseAsDamage()
    {
        const ByteBuffer embedded =
            contentOfFile(corpusFolder() / "python/stores/dict.b2d/embed.b2e");
        const QString file =
            put("noise.b2z", zipArchive({{.name = "embed.b2e", .content = textOfBytes(embedded)},
                                         {.name = "a.b2nd", .content = std::string(200, '\0')}}));
        const ProgramRun run = runProgram({"verify", file});
        QVERIFY2(run.out.contains("noise.b2z:/a: file: /a: not a Blosc2 frame"), run.out);
        QCOMPARE(run.code, 1);
    }

    void tellsAFolderOfNothing()
    {
        const ProgramRun run = runProgram({"verify", m_folder->path()});
        QVERIFY2(run.out.endsWith("0 damaged; 1 folder without files that can be checked\n"),
                 run.out);
        QCOMPARE(run.code, 3);
    }

    void tellsWhatIsNotFollowed()
    {
        const QString file = put("a.b2nd", intactFrame());
        if (!makeLink(file.toStdString(), m_folder->filePath("b.b2nd").toStdString()))
            QSKIP(noLinks);
        if (!makePipe(m_folder->filePath("c.b2nd").toStdString()))
            QSKIP(noPipes);
        const QByteArray folder = m_folder->path().toUtf8();
        const ProgramRun run = runProgram({"verify", m_folder->path()});
        QCOMPARE(run.err, "bloscope: " + folder +
                              "/b.b2nd: symbolic links in folders are not followed\nbloscope: " +
                              folder + "/c.b2nd: this is not a regular file\n");
        QVERIFY2(run.out.contains("no damage found in 1, 0 damaged; 2 unreadable\n"), run.out);
        QCOMPARE(run.code, 3);
        const ProgramRun json = runProgram({"verify", "--json", m_folder->path()});
        QVERIFY(Json::parse(json.out.toStdString()).at("files").size() == std::size_t(3));
        const ProgramRun info = runProgram({"info", m_folder->path()});
        QCOMPARE(info.err, run.err);
        QCOMPARE(info.code, 3);
    }

    void comparesTheChecksumsOfArchives()
    {
        ByteBuffer archive = contentOfFile(corpusFolder() / "python/stores/dict.b2z");
        archive[100] ^= std::byte{1};
        const ProgramRun run = runProgram({"verify", put("a.b2z", archive)});
        QVERIFY2(run.out.contains(": archive member: its bytes have the checksum "), run.out);
        QCOMPARE(run.code, 1);
    }

    void printsJsonForAnEmptyFolder()
    {
        const ProgramRun run = runProgram({"verify", "--json", m_folder->path()});
        QCOMPARE(run.code, 3);
        const Json json = Json::parse(run.out.toStdString());
        QVERIFY(json.at("files") == Json::array());
        QVERIFY(json.at("unreadable") == 1);
    }

 private:
    QString put(const QString& name, const ByteBuffer& bytes) const
    {
        return putFile(m_folder->path(), name, bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestVerifyCommand> registered;

} // namespace bloscope::tst_verify_command

#include "tst_verify_command.moc"
