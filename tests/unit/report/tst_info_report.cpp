#include "core/report/info_report.h"

#include "core/base/utf8.h"
#include "core/inspect/describe.h"
#include "tests/support/conventions.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/remote_objects.h"
#include "tests/support/sample_bytes.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_info_report {

using namespace test;

namespace {

ArrayPtr opened(ByteBuffer bytes)
{
    auto frame = Frame::open(memorySource(std::move(bytes)));
    return frame ? Array::of(*frame) : nullptr;
}

ByteBuffer smallArray(const FrameOptions& options = {})
{
    return arrayFrame({3, 4}, {2, 2}, {1, 2}, "<i4", counted<std::int32_t>(12), options);
}

// All that a description and its parts say.
QByteArray textOf(const Description& described)
{
    std::string all = described.name + described.summary + described.meaning;
    for (const Description& child : described.children)
        all += textOf(child).toStdString();
    return QByteArray::fromStdString(all);
}

QByteArray text(const nlohmann::ordered_json& json)
{
    return QByteArray::fromStdString(json.dump());
}

} // namespace

class TestInfoReport : public QObject {
    Q_OBJECT

 private slots:
    void hasTheMembersOfTheManifest()
    {
        const auto info = infoJson(*opened(smallArray()));
        QByteArrayList members;
        for (const auto& [name, value] : info.items())
            members.append(QByteArray::fromStdString(name));
        QCOMPARE(members, (QByteArrayList{"kind", "size", "frame", "codec", "nchunks", "meta",
                                          "vlmeta", "b2nd", "problems"}));
        QCOMPARE(text(info["kind"]), QByteArray("\"cframe\""));
        QCOMPARE(text(info["codec"]), QByteArray("\"zstd\""));
        QCOMPARE(text(info["nchunks"]), QByteArray("4"));
        QCOMPARE(text(info["problems"]), QByteArray("[]"));
    }

    // Who logs in at a remote source, and with which token.
    void hidesSecrets()
    {
        for (const ByteBuffer& file :
             {remoteArray(), recipeFrame("remote_parquet", remoteParquet)}) {
            const ArrayPtr array = opened(file);
            const QByteArray json = text(infoJson(*array));
            QVERIFY(json.contains("(hid"));
            QVERIFY2(!json.contains("hush"), json);
            QVERIFY(!json.contains(hexOf(bytesOf("hush")).c_str()));
            const Description described = describeFrame(*array->frame());
            QVERIFY(!textOf(described).contains("hush"));
        }
    }

    void tellsTheFrameItsIndexAndItsTrailer()
    {
        const auto frame = infoJson(*opened(smallArray()))["frame"];
        QCOMPARE(text(frame["typesize"]), QByteArray("4"));
        QCOMPARE(text(frame["chunksize"]), QByteArray("16"));
        QCOMPARE(text(frame["filters"]), QByteArray("[0,0,0,0,0,1]"));
        QCOMPARE(text(frame["trailer_len"]), QByteArray("35"));
        QCOMPARE(text(frame["index_chunk"]["nbytes"]), QByteArray("32"));
        QVERIFY(frame.contains("index_offset"));
    }

    void tellsTheArray()
    {
        QCOMPARE(
            text(infoJson(*opened(smallArray()))["b2nd"]),
            QByteArray(R"({"version":0,"ndim":2,"shape":[3,4],"chunkshape":[2,2],)"
                       R"("blockshape":[1,2],"dtype_format":0,"dtype":"<i4","layer":"b2nd"})"));
    }

    void tellsMetadataValues()
    {
        FrameOptions options;
        options.metalayers = {{"answer", elementsOf<std::uint8_t>({42})}};
        options.vlMetalayers = {{"note", elementsOf<std::uint8_t>({0xa2, 'o', 'k'})}};
        const auto info = infoJson(*opened(smallArray(options)));
        QCOMPARE(
            text(info["meta"][1]),
            QByteArray(R"({"name":"answer","size":1,"sha256":"684888c0ebb17f374298b65ee2807526)"
                       R"(c066094c701bcc7ebbe1c1095f494fc1","hex":"2a","msgpack":true,)"
                       R"("msgpack_used":1,"decoded":42})"));
        QCOMPARE(
            text(info["vlmeta"][0]),
            QByteArray(R"({"name":"note","csize":35,"size":3,"sha256":"1dfb94729564a8ccead0fcd9)"
                       R"(c0fde577bf32e07ce46add1bf730bc4f40ce5301","hex":"a26f6b",)"
                       R"("msgpack":true,"msgpack_used":3,"decoded":"ok"})"));
    }

    void tellsPicklesAsData()
    {
        const auto pickles = infoJson(*mlArray())["pickles"];
        QCOMPARE(pickles.size(), std::size_t(1));
        QCOMPARE(text(pickles[0]["meaning"]).contains("pickle"), true);
        QVERIFY(pickles[0]["decoded"].is_object());
        QVERIFY(!infoJson(*opened(smallArray())).contains("pickles"));
    }

    void tellsPicklesBesideTheFile()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("case.b2nd").toStdString();
        writeFile(file, smallArray());
        writeFile(folder.filePath("case.pkl").toStdString(), nnUnetPickle());
        const auto pickles = infoJson(*opened(smallArray()), file)["pickles"];
        QCOMPARE(text(pickles[0]["name"]), QByteArray("\"case.pkl\""));
        QVERIFY(pickles[0]["decoded"].contains("spacing"));
    }

    void tellsMetadataByThemselves()
    {
        FrameOptions options;
        options.vlMetalayers = {{"note", elementsOf<std::uint8_t>({0xa2, 'o', 'k'})}};
        const ArrayPtr array = opened(smallArray(options));
        const auto info = infoJson(*array);
        const auto metadata = metadataJson(*array->frame());
        QCOMPARE(metadata.size(), std::size_t(2));
        for (const char* section : {"meta", "vlmeta"})
            QCOMPARE(text(metadata[section]), text(info[section]));
    }

    void leavesOutTheHexOfLongValues()
    {
        FrameOptions options;
        options.vlMetalayers = {{"short", ByteBuffer(512)}, {"long", ByteBuffer(513)}};
        const auto info = infoJson(*opened(smallArray(options)));
        QVERIFY(info["vlmeta"][0].contains("hex"));
        QVERIFY(!info["vlmeta"][1].contains("hex"));
        QVERIFY(info["vlmeta"][1].contains("sha256"));
    }

    void tellsChunks()
    {
        const ArrayPtr array = opened(smallArray());
        const auto chunk = chunkJson(*array->frame(), 1);
        QCOMPARE(text(chunk["n"]), QByteArray("1"));
        QCOMPARE(text(chunk["nbytes"]), QByteArray("16"));
        QVERIFY(chunk.contains("offset"));
        QVERIFY(!chunk.contains("problem"));
    }

    void tellsWhatIsOddAboutAChunk()
    {
        ByteBuffer bytes = chunksFrame({repetitive(4000)}, 4);
        const std::uint64_t at = (*(*Frame::open(memorySource(bytes)))->chunk(0))->offset();
        bytes[at + 31] |= std::byte{0x80};
        const auto chunk = chunkJson(*opened(std::move(bytes))->frame(), 0);
        QCOMPARE(text(chunk["problem"]), QByteArray("\"it contains measurements, not data\""));
        QCOMPARE(text(chunk["nblocks"]), QByteArray("1"));
    }

    void tellsWhatCouldNotBeRead()
    {
        ByteBuffer bytes = smallArray();
        bytes.resize(bytes.size() - 1);
        const auto info = infoJson(*opened(std::move(bytes)));
        QVERIFY(!info["frame"].contains("trailer_len"));
        QCOMPARE(text(info["problems"][0]["severity"]), QByteArray("\"damage\""));
        QCOMPARE(text(info["problems"][0]["part"]), QByteArray("\"index\""));
    }

    void writesBytesThatAreNoTextAsPythonDoes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("plain") << QByteArray("a/b\\c\n") << QByteArray("a/b\\c\n");
        QTest::newRow("UTF-8") << QByteArray("na\xc3\xafve") << QByteArray("na\xc3\xafve");
        QTest::newRow("bytes") << QByteArray("\xff\xfe<i4") << QByteArray("\\xff\\xfe<i4");
        QTest::newRow("cut off") << QByteArray("x\xc3") << QByteArray("x\\xc3");
    }

    void writesBytesThatAreNoTextAsPythonDoes()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(textForJson(bytes.toStdString())), text);
    }
};

const Registered<TestInfoReport> registered;

} // namespace bloscope::tst_info_report

#include "tst_info_report.moc"
