#include "core/objects/presence.h"

#include "core/array/slice_reader.h"
#include "core/frame/open_path.h"
#include "tests/support/compare.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/remote_objects.h"

#include <QTest>

namespace bloscope::tst_presence {

using namespace test;

namespace {

FramePtr corpusFrame(const char* path)
{
    const auto frame = openPath(corpusFolder() / "python" / path);
    if (!frame)
        qFatal("%s", frame.error().text().c_str());
    return *frame;
}

// A proxy over 3 chunks of 2 blocks, of which the record says that four have been fetched:
// {"local_abspath": "a", ...}, bits 0, 1, 3 and 4.
FramePtr partlyFetched()
{
    const FrameOptions options{
        .metalayers = {{"proxy-source", "81ad6c6f63616c5f61627370617468a161"_hex}},
        .vlMetalayers = {{"proxy-fetched-blocks", "c4011b"_hex}, {"proxy-fetched-bpc", "02"_hex}}};
    const ByteBuffer bytes = arrayFrame({12}, {4}, {2}, "<i4", counted<std::int32_t>(12), options);
    return *Frame::open(memorySource(bytes));
}

} // namespace

// No zeros that are not data: what the views, the exporters and the tests get to see.
class TestPresence : public QObject {
    Q_OBJECT

 private:
    // "....aaaa": one letter for each element, fine or absent, of a one-dimensional array.
    std::string statesOf(const FramePtr& frame)
    {
        const SliceReader reader(Array::of(frame), m_cache, m_pool);
        const auto cells = reader.read(Slice::whole(reader.array()->shape()));
        if (!cells)
            return cells.error().text();
        std::string letters;
        for (const CellState state : cells->states)
            letters += state == CellState::Fine ? '.' : state == CellState::Absent ? 'a' : '?';
        return letters;
    }

    BlockCache m_cache;
    WorkerPool m_pool{2};

 private slots:
    void saysWhyNothingIsStored_data()
    {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<std::string>("reason");
        const auto row = [](const char* path, const char* reason) {
            QTest::newRow(path) << std::string(path) << std::string(reason);
        };
        row("lazy/udf_python_source.b2nd",
            "this is a lazy function: its values are not stored in this file");
        row("lazy/expr_missing_operand.b2nd",
            "this is a lazy expression: its values are not stored in this file");
        row("legacy/py3.7.2_lazyexpr.b2nd",
            "this is a lazy expression: its values are not stored in this file");
        row("lazy/c2array.b2nd",
            "this is a remote reference: its values are not stored in this file");
        row("lazy/proxy_chunks.b2nd", "");
        row("arrays/dt_f4.b2nd", "");
    }
    void saysWhyNothingIsStored()
    {
        QFETCH(std::string, path);
        QFETCH(std::string, reason);
        QCOMPARE(Presence::of(*corpusFrame(path.c_str())).nothing(), reason);
    }

    void marksAllCellsOfARecipe()
    {
        const FramePtr frame = corpusFrame("lazy/c2array.b2nd");
        QCOMPARE(statesOf(frame), std::string(100, 'a'));
        QCOMPARE(Array::of(frame)->problems().size(), 1U);
    }

    void marksChunksThatWereNotFetched_data()
    {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<std::vector<std::int64_t>>("fetched");
        QTest::newRow("without a record")
            << std::string("lazy/proxy_chunks.b2nd") << std::vector<std::int64_t>{5, 6};
        QTest::newRow("nothing at all")
            << std::string("lazy/proxy_never_fetched.b2nd") << std::vector<std::int64_t>{};
        QTest::newRow("with a record")
            << std::string("lazy/dev_proxy_bitmap.b2nd") << std::vector<std::int64_t>{5, 6, 9, 10};
        QTest::newRow("of a super-chunk")
            << std::string("lazy/dev_proxy_schunk.b2frame") << std::vector<std::int64_t>{1};
    }
    void marksChunksThatWereNotFetched()
    {
        QFETCH(std::string, path);
        QFETCH(std::vector<std::int64_t>, fetched);
        const FramePtr frame = corpusFrame(path.c_str());
        const Presence presence = Presence::of(*frame);
        std::vector<std::int64_t> there;
        for (std::int64_t n = 0; n < frame->chunkCount(); ++n)
            if (!presence.missingChunk(n, (*frame->chunk(n))->header().special()))
                there.push_back(n);
        QCOMPARE(there, fetched);
    }

    void marksBlocksThatWereNotFetched()
    {
        const FramePtr frame = partlyFetched();
        QCOMPARE(statesOf(frame), std::string("....aa....aa"));
        const Presence presence = Presence::of(*frame);
        QCOMPARE(*presence.missingBlock(1, 0),
                 std::string("chunk 1: block 0 was not fetched from a"));
        QVERIFY(!presence.missingBlock(1, 1));
        QVERIFY(presence.isPartial(1));
        QVERIFY(!presence.isPartial(0));
    }

    void marksWhatRemoteArraysDoNotHold_data()
    {
        QTest::addColumn<ByteBuffer>("file");
        QTest::addColumn<std::string>("states");
        QTest::newRow("nothing fetched") << remoteArray() << std::string("aaaaaaaaaaaa");
        QTest::newRow("a chunk") << remoteArray({{"proxy-fetched", R"({"$bin": "02"})"}})
                                 << std::string("aaaa....aaaa");
        QTest::newRow("blocks") << remoteArray({{"proxy-fetched-blocks", R"({"$bin": "26"})"},
                                                {"proxy-fetched-bpc", "2"}})
                                << std::string("aa....aaaa..");
        QTest::newRow("before the first release")
            << remoteArray({{"proxy-fetched", R"({"$bin": "01"})"}}, "remote_proxy")
            << std::string("....aaaaaaaa");
        QTest::newRow("table") << recipeFrame("remote_parquet", remoteParquet)
                               << std::string("aaaaaaaaaaaa");
        QTest::newRow("kernel") << recipeFrame("portable", portableKernel)
                                << std::string("aaaaaaaaaaaa");
    }
    void marksWhatRemoteArraysDoNotHold()
    {
        QFETCH(ByteBuffer, file);
        QTEST(statesOf(*Frame::open(memorySource(file))), "states");
    }

    void leavesOrdinaryArraysAlone()
    {
        QCOMPARE(statesOf(corpusFrame("lazy/proxy_src.b2nd")), std::string());
    }
};

const Registered<TestPresence> registered;

} // namespace bloscope::tst_presence

#include "tst_presence.moc"
