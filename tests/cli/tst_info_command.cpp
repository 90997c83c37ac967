#include "tests/cli/program.h"
#include "tests/support/conventions.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_info_command {

using namespace test;
using Json = nlohmann::ordered_json;

namespace {

// The first difference between what was expected and what is there; members that are there and
// not expected do not count. Empty when there is none.
std::string difference(const Json& expected, const Json& actual, const std::string& place)
{
    if (!expected.is_structured() || expected.type() != actual.type() ||
        (expected.is_array() && expected.size() != actual.size()))
        return expected == actual
                   ? ""
                   : place + " is " + actual.dump() + " instead of " + expected.dump();
    for (const auto& [name, value] : expected.items()) {
        const bool isThere = expected.is_array() || actual.contains(name);
        const Json& other = !isThere              ? Json()
                            : expected.is_array() ? actual.at(std::stoul(name))
                                                  : actual.at(name);
        const std::string found = isThere ? difference(value, other, place + "/" + name)
                                          : place + "/" + name + " is missing";
        if (!found.empty())
            return found;
    }
    return {};
}

// The members of a manifest's entry that `info` knows without decoding data.
Json knownFacts(const Json& entry)
{
    Json facts;
    for (const char* member :
         {"kind", "size", "frame", "codec", "nchunks", "meta", "vlmeta", "b2nd"})
        if (entry.contains(member))
            facts[member] = entry.at(member);
    return facts;
}

// Those of a chunk: all but the digest of its data.
Json knownChunkFacts(Json chunk)
{
    chunk.erase("sha256");
    return chunk;
}

} // namespace

class TestInfoCommand : public QObject {
    Q_OBJECT

 private slots:
    void printsWhatTheManifestSays_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path :
             {"meta/many-types.b2frame", "meta/names.b2frame", "meta/vl-types.b2frame",
              "dtypes/float-32.b2nd", "shapes/0d-f8.b2nd", "large/appended-3000.b2frame",
              "edited/sframe-all.b2d", "special/mixed-ts4.b2d"})
            QTest::newRow(path) << QString(path);
    }

    void printsWhatTheManifestSays()
    {
        QFETCH(QString, path);
        const auto entries = readManifest(corpusFolder() / "manifest.json");
        const auto entry = std::ranges::find_if(
            entries, [&](const CorpusEntry& e) { return e.path == path.toStdString(); });
        QVERIFY2(entry != entries.end(), "not in the manifest");

        const ProgramRun run = runProgram(
            {"info", "--json", "--chunks", QString::fromStdString(entry->file.string())});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QByteArray());
        const Json info = Json::parse(run.out.toStdString());
        const std::string found = difference(knownFacts(entry->facts), info, "");
        QVERIFY2(found.empty(), found.c_str());
        for (const Json& chunk : entry->facts.at("chunks")) {
            const std::string inChunk = difference(
                knownChunkFacts(chunk), info.at("chunks").at(chunk.at("n").get<std::size_t>()),
                "chunk " + chunk.at("n").dump());
            QVERIFY2(inChunk.empty(), inChunk.c_str());
        }
    }

    void readsTheFrameAtAnOffset()
    {
        const QTemporaryDir folder;
        ByteBuffer bytes(1000, std::byte{0x55});
        const ByteBuffer frame = arrayFrame({10}, "<i4", counted<std::int32_t>(10));
        bytes.insert(bytes.end(), frame.begin(), frame.end());
        const QString file = putFile(folder.path(), "later.bin", bytes);

        const ProgramRun refused = runProgram({"info", file});
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.err.contains("a frame begins at 1000"), refused.err);
        const ProgramRun run = runProgram({"info", "--offset", "1000", file});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("contiguous Blosc2 frame at byte 1 000, "), run.out);
        const Json info =
            Json::parse(runProgram({"info", "--json", "--offset", "1000", file}).out.toStdString());
        QVERIFY(info.at("offset") == 1000);
        QVERIFY(info.at("frame").at("index_offset").get<int>() > 1000);
        QCOMPARE(runProgram({"verify", "--offset", "1000", file}).code, 0);
        const ProgramRun values =
            runProgram({"export", "--offset", "1000", "--slice", "3:5", file});
        QCOMPARE(values.out, QByteArray("3\n4\n"));
    }

    void saysWhatKindOfFileItIs()
    {
        const auto info = [](const char* path) {
            return runProgram({"info", QString::fromStdString((corpusFolder() / path).string())})
                .out;
        };
        QVERIFY(info("edited/sframe-all.b2d").contains("sparse Blosc2 frame (a directory), "));
        QVERIFY(info("chunks/blosc1-level0.chunk").contains("Blosc2 chunk without a frame, "));
    }

    void printsWhatPicklesTell()
    {
        const QTemporaryDir folder;
        const QString file =
            putFile(folder.path(), "case.b2nd", arrayFrame({1, 2, 6, 8}, "|u1", ByteBuffer(96)));
        putFile(folder.path(), "case.pkl", nnUnetPickle());
        const QByteArray out = runProgram({"info", file}).out;
        QVERIFY2(out.contains("\ncase.pkl (Python pickle next to the file, read as data)\n"), out);
        QVERIFY2(out.contains("\nCoordinates\n"), out);
        QVERIFY2(out.contains("  0 to 1.75 mm (case.pkl next to the file)\n"), out);
        QVERIFY2(out.contains("  (4, 6, 4)\n"), out);
    }

    void printsGroupsForPeople()
    {
        const QTemporaryDir folder;
        FrameOptions options;
        options.vlMetalayers = {{"unit", elementsOf<char>({'\xa1', 'K'})}};
        const QString file =
            putFile(folder.path(), "field.b2nd",
                    arrayFrame({20, 30}, {10, 30}, {5, 30}, "<f4", counted<float>(600), options));
        const ProgramRun run = runProgram({"info", file});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QByteArray());
        for (const char* text :
             {"field.b2nd\n", "\nArray\n", "(20, 30)", "<f4", "(10, 30), 1.2 KiB each",
              "(5, 30), 600 bytes each", "2.3 KiB (2 400 bytes)", "\nStorage\n",
              "\nMetalayers (1)\n", "\nVariable-length metalayers (1)\n", "unit", "K", "\nHeader\n",
              "header_len", "zstd"})
            QVERIFY2(run.out.contains(text), text + QByteArray(" is missing in\n") + run.out);
        QVERIFY(!run.out.contains("\nChunks\n"));
        QVERIFY(!run.out.contains("\nProblems\n"));
    }

    void listsChunksWhenAsked()
    {
        const QTemporaryDir folder;
        ByteBuffer frame =
            arrayFrame({2, 64}, {1, 64}, {1, 64}, "u1", ByteBuffer(128, std::byte{3}));
        damageChunkHeader(frame, 1);
        const QString file = putFile(folder.path(), "x.b2nd", frame);
        const ProgramRun run = runProgram({"info", "--chunks", file});
        QCOMPARE(run.code, 0);
        const QByteArray table = run.out.mid(run.out.indexOf("\nChunks\n"));
        QCOMPARE(table.trimmed().count('\n'), 3); // heading, head, two chunks
        QVERIFY2(table.contains("chunk 1: "), table);
    }

    void tellsProblems()
    {
        const QTemporaryDir folder;
        ByteBuffer frame = arrayFrame({4}, "<i4", counted<std::int32_t>(4));
        frame.resize(frame.size() - 10);
        const QString file = putFile(folder.path(), "cut.b2nd", frame);
        const ProgramRun text = runProgram({"info", file});
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.contains("\nProblems\n  index  the file is truncated"), text.out);
        const Json json = Json::parse(runProgram({"info", "--json", file}).out.toStdString());
        QVERIFY(json.at("problems").at(0).at("part") == "index");
        QVERIFY(json.at("problems").at(0).at("severity") == "damage");
        QVERIFY(!json.at("frame").contains("trailer_len"));
    }

    void escapesTextOfTheFile()
    {
        const QTemporaryDir folder;
        FrameOptions options;
        options.metalayers = {{"red\x1b[31m", ByteBuffer(1, std::byte{1})}};
        const QString file = putFile(folder.path(), "x.b2nd",
                                     arrayFrame({4}, "<i4", counted<std::int32_t>(4), options));
        const ProgramRun run = runProgram({"info", file});
        QVERIFY(!run.out.contains('\x1b'));
        QVERIFY2(run.out.contains("red\\x1b[31m"), run.out);
    }

    void refusesWhatIsNoBlosc2File()
    {
        const QTemporaryDir folder;
        const QString file = putFile(folder.path(), "x.b2nd", counted<std::uint8_t>(200));
        const ProgramRun run = runProgram({"info", file});
        QCOMPARE(run.code, 3);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.err, "bloscope: " + file.toUtf8() +
                              ": not a Blosc2 file: the signature \"b2frame\" is missing\n");
        QCOMPARE(runProgram({"info", folder.path()}).code, 3);
        QCOMPARE(runProgram({"info", folder.path() + "/missing"}).code, 3);
    }
};

const Registered<TestInfoCommand> registered;

} // namespace bloscope::tst_info_command

#include "tst_info_command.moc"
