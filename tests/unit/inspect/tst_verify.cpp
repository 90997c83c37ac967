#include "core/inspect/verify.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_verify {

using namespace test;

namespace {

struct Verified {
    std::vector<std::string> lines; // "note: part: text" or "part: text"
    VerifyReport report;
};

Verified verified(ByteBuffer bytes, const Job& job = {})
{
    Verified verified;
    const auto frame = Frame::open(memorySource(std::move(bytes)));
    if (!frame)
        return {{frame.error().text()}, {}};
    WorkerPool pool(2);
    const auto found = [&](const Problem& problem) {
        const bool isNote = problem.severity == Problem::Severity::Note;
        verified.lines.push_back((isNote ? "note: " : "") + problem.part + ": " + problem.text);
    };
    const auto report = verify(*Array::of(*frame), pool, found, job);
    if (report)
        verified.report = *report;
    else
        verified.lines.push_back(report.error().text());
    return verified;
}

// 4 chunks of 4 blocks of 64 bytes.
ByteBuffer sixteenBlocks(const FrameOptions& options = {})
{
    ByteBuffer elements(1024, std::byte{5});
    for (std::size_t i = 0; i < elements.size(); i += 64)
        elements[i] = std::byte(i / 64 + 1);
    return arrayFrame({1024}, {256}, {64}, "u1", elements, options);
}

} // namespace

class TestVerify : public QObject {
    Q_OBJECT

 private slots:
    void findsNothingInAnIntactFrame()
    {
        const Verified found = verified(sixteenBlocks());
        QCOMPARE(found.lines.size(), std::size_t(0));
        QVERIFY(found.report.intact());
        QCOMPARE(found.report.chunks, 4);
        QCOMPARE(found.report.decodedBytes, 1024U);
    }

    void countsOdditiesOfChunksAsNotes()
    {
        ByteBuffer frame = sixteenBlocks();
        const FramePtr before = *Frame::open(memorySource(frame));
        const std::uint64_t header = (*before->chunk(2))->offset();
        frame[header + 31] |= std::byte{0x80}; // measurements, it says
        const Verified found = verified(std::move(frame));
        QCOMPARE(found.lines,
                 std::vector<std::string>{"note: chunk 2: it holds measurements, not data"});
        QVERIFY(found.report.intact());
    }

    void namesEveryDamagedBlock()
    {
        ByteBuffer frame = sixteenBlocks();
        damageBlock(frame, 1, 2);
        damageBlock(frame, 1, 3);
        damageBlock(frame, 3, 0);
        const Verified found = verified(std::move(frame));
        QCOMPARE(found.lines.size(), std::size_t(3));
        QVERIFY(found.lines[0].starts_with("chunk 1, block 2: "));
        QVERIFY(found.lines[1].starts_with("chunk 1, block 3: "));
        QVERIFY(found.lines[2].starts_with("chunk 3, block 0: "));
        QCOMPARE(found.report.damagedChunks, 2);
        QCOMPARE(found.report.damagedParts, 3);
        QVERIFY(!found.report.intact());
    }

    void namesAChunkThatCannotBeOpened()
    {
        ByteBuffer frame = sixteenBlocks();
        damageChunkHeader(frame, 2);
        const Verified found = verified(std::move(frame));
        QCOMPARE(found.lines.size(), std::size_t(1));
        QVERIFY2(found.lines[0].starts_with("chunk 2: "), found.lines[0].c_str());
        QVERIFY(!found.lines[0].starts_with("chunk 2: chunk"));
        QCOMPARE(found.report.damagedChunks, 1);
    }

    void tellsWhatOpeningFound()
    {
        ByteBuffer frame = sixteenBlocks();
        frame.resize(frame.size() - 1);
        const Verified found = verified(std::move(frame));
        QCOMPARE(found.lines.size(), std::size_t(1));
        QVERIFY2(found.lines[0].starts_with("index: the file is truncated"),
                 found.lines[0].c_str());
        QVERIFY(!found.report.intact());
    }

    void tellsNotesWithoutCountingThemAsDamage()
    {
        ByteBuffer frame = sixteenBlocks();
        frame.resize(frame.size() + 3);
        const Verified found = verified(std::move(frame));
        QCOMPARE(found.lines, (std::vector<std::string>{
                                  "note: trailer: 3 extra bytes after the end of the frame are "
                                  "ignored"}));
        QVERIFY(found.report.intact());
    }

    void decodesMetadata()
    {
        FrameOptions options;
        options.vlMetalayers = {{"good", ByteBuffer(100, std::byte{1})},
                                {"bad", ByteBuffer(100, std::byte{2})}};
        ByteBuffer frame = sixteenBlocks(options);
        const auto opened = Frame::open(memorySource(frame));
        QVERIFY(opened);
        const MetadataEntry& bad = (*opened)->vlMetalayers().entries.at(1);
        frame[bad.valueOffset + 3] = std::byte{0}; // a typesize that cannot be
        const Verified found = verified(std::move(frame));
        QCOMPARE(found.lines.size(), std::size_t(1));
        QVERIFY2(found.lines[0].starts_with("vlmetalayer \"bad\": "), found.lines[0].c_str());
    }

    void doesNotDecodeRuns()
    {
        Progress progress;
        const Verified found = verified(
            unstoredArrayFrame({200'000'000, 1'000'000}, {1000, 1000}, {1000, 1000}, "<f4"),
            {{}, &progress});
        QVERIFY(found.report.intact());
        QCOMPARE(found.report.chunks, 200'000'000);
        QCOMPARE(found.report.decodedBytes, 0U);
        QCOMPARE(progress.done.load(), 200'000'000U);
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const Verified found = verified(sixteenBlocks(), {stop.get_token(), nullptr});
        QCOMPARE(found.lines, std::vector<std::string>{cancelled().text()});
    }

    void reportsProgressInChunks()
    {
        Progress progress;
        verified(sixteenBlocks(), {{}, &progress});
        QCOMPARE(progress.total.load(), 4U);
        QCOMPARE(progress.done.load(), 4U);
    }
};

const Registered<TestVerify> registered;

} // namespace bloscope::tst_verify

#include "tst_verify.moc"
