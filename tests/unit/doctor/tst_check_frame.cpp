#include "core/doctor/check_frame.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_check_frame {

using namespace test;

namespace {

struct Checked {
    std::vector<std::string> lines; // "note: part: text" or "part: text"
    std::vector<Finding> findings;
    CheckReport report;
};

Checked checked(ByteBuffer bytes, const Job& job = {}, std::int64_t mostFindings = 1000)
{
    Checked checked;
    const auto frame = Frame::open(memorySource(std::move(bytes)));
    if (!frame)
        return {{frame.error().text()}, {}, {}};
    WorkerPool pool(2);
    CheckTools tools(pool);
    FindingLog log(
        [&](const Finding& finding) {
            const bool isNote = finding.severity == Finding::Severity::Note;
            checked.findings.push_back(finding);
            checked.lines.push_back((isNote ? "note: " : "") + finding.place.part + ": " +
                                    finding.text);
        },
        mostFindings);
    if (const auto done = checkFrame(*Array::of(*frame), tools, log, job); !done)
        checked.lines.push_back(done.error().text());
    checked.report = log.report;
    return checked;
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

class TestCheckFrame : public QObject {
    Q_OBJECT

 private slots:
    void findsNothingInAnIntactFrame()
    {
        const Checked found = checked(sixteenBlocks());
        QCOMPARE(found.lines.size(), std::size_t(0));
        QCOMPARE(found.report.verdict(), Verdict::NoDamageFound);
        QCOMPARE(found.report.chunks, 4);
        QCOMPARE(found.report.decodedBytes, 1024U);
    }

    void countsOdditiesOfChunksAsNotes()
    {
        ByteBuffer frame = sixteenBlocks();
        const FramePtr before = *Frame::open(memorySource(frame));
        const std::uint64_t header = (*before->chunk(2))->offset();
        frame[header + 31] |= std::byte{0x80}; // measurements, it says
        const Checked found = checked(std::move(frame));
        QCOMPARE(found.lines,
                 std::vector<std::string>{"note: chunk 2: it contains measurements, not data"});
        QCOMPARE(found.report.verdict(), Verdict::Notes);
    }

    void namesEveryDamagedBlock()
    {
        ByteBuffer frame = sixteenBlocks();
        damageBlock(frame, 1, 2);
        damageBlock(frame, 1, 3);
        damageBlock(frame, 3, 0);
        const Checked found = checked(std::move(frame));
        QCOMPARE(found.lines.size(), std::size_t(3));
        QVERIFY(found.lines[0].starts_with("chunk 1, block 2: "));
        QVERIFY(found.lines[1].starts_with("chunk 1, block 3: "));
        QVERIFY(found.lines[2].starts_with("chunk 3, block 0: "));
        QCOMPARE(found.report.damagedChunks, 2);
        QCOMPARE(found.report.damagedParts, 3);
        QCOMPARE(found.report.verdict(), Verdict::Damaged);
    }

    void namesAChunkThatCannotBeOpened()
    {
        ByteBuffer frame = sixteenBlocks();
        damageChunkHeader(frame, 2);
        const Checked found = checked(std::move(frame));
        QCOMPARE(found.lines.size(), std::size_t(1));
        QVERIFY2(found.lines[0].starts_with("chunk 2: "), found.lines[0].c_str());
        QVERIFY(!found.lines[0].starts_with("chunk 2: chunk"));
        QCOMPARE(found.report.damagedChunks, 1);
    }

    void takesHeadersThatNobodyWritesAsDamage_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<std::string>("line");
        const auto row = [](const char* name, int from, const ByteBuffer& bytes, const char* line) {
            QTest::newRow(name) << from << bytes << std::string(line);
        };
        row("zeroed", 0, ByteBuffer(32), "chunk 2: its header contains only zeros");
        row("its first half zeroed", 0, ByteBuffer(16), "chunk 2: its header contains only zeros");
        row("version 0", 0, ByteBuffer(1), "chunk 2: a chunk format of 0 is impossible");
        row("version 16", 0, ByteBuffer(1, std::byte{16}),
            "chunk 2: a chunk format of 16 is impossible");
        row("nothing but ff", 0, ByteBuffer(32, std::byte{0xff}),
            "chunk 2: a chunk format of 255 is impossible");
        row("a version to come, and nothing more", 0, {std::byte{7}, {}, {}, {}},
            "chunk 2: the element size is 0");
        row("flags of nobody", 30, ByteBuffer(1, std::byte{0x40}),
            "chunk 2: it has the unknown flags 0x40");
    }

    // None of it waits for a newer program, and each counts as a damaged chunk.
    void takesHeadersThatNobodyWritesAsDamage()
    {
        QFETCH(int, from);
        QFETCH(ByteBuffer, bytes);
        QFETCH(std::string, line);
        ByteBuffer frame = sixteenBlocks();
        const std::uint64_t header = (*(*Frame::open(memorySource(frame)))->chunk(2))->offset();
        std::ranges::copy(bytes, frame.begin() + static_cast<std::ptrdiff_t>(header) + from);
        const Checked found = checked(std::move(frame));
        QCOMPARE(found.lines, std::vector<std::string>{line});
        QCOMPARE(found.report.verdict(), Verdict::Damaged);
        QCOMPARE(found.report.damagedChunks, 1);
        QCOMPARE(found.report.remedies, std::vector<Remedy>{Remedy::SaveOtherChunks});
    }

    void waitsForAProgramThatKnowsAPlausibleVersion()
    {
        ByteBuffer frame = sixteenBlocks();
        frame[(*(*Frame::open(memorySource(frame)))->chunk(2))->offset()] = std::byte{7};
        const Checked found = checked(std::move(frame));
        QCOMPARE(found.lines,
                 std::vector<std::string>{
                     "note: chunk 2: written by a newer version of Blosc2 (chunk format 7)"});
        QCOMPARE(found.report.verdict(), Verdict::Unreadable);
        QCOMPARE(found.report.damagedChunks, 0);
    }

    void comparesBlocksWithTheArray()
    {
        ByteBuffer frame = sixteenBlocks();
        const std::uint64_t header = (*(*Frame::open(memorySource(frame)))->chunk(2))->offset();
        frame[header + 8] = std::byte{128}; // two blocks of 128 bytes
        const Checked found = checked(std::move(frame));
        QVERIFY(!found.lines.empty());
        QCOMPARE(found.lines[0],
                 std::string("chunk 2: it has blocks of 128 bytes, but the array needs 64"));
        QCOMPARE(found.report.verdict(), Verdict::Damaged);
    }

    void tellsWhatOpeningFound()
    {
        ByteBuffer frame = sixteenBlocks();
        frame.resize(frame.size() - 1);
        const Checked found = checked(std::move(frame));
        QCOMPARE(found.lines.size(), std::size_t(1));
        QVERIFY2(found.lines[0].starts_with("index: the file is truncated"),
                 found.lines[0].c_str());
        QCOMPARE(found.report.verdict(), Verdict::Damaged);
    }

    void tellsNotesWithoutCountingThemAsDamage()
    {
        ByteBuffer frame = sixteenBlocks();
        frame.resize(frame.size() + 3);
        const Checked found = checked(std::move(frame));
        QCOMPARE(found.lines, (std::vector<std::string>{
                                  "note: trailer: 3 extra bytes after the end of the frame are "
                                  "ignored"}));
        QCOMPARE(found.report.verdict(), Verdict::Notes);
    }

    void decodesMetadata()
    {
        FrameOptions options;
        ByteBuffer nested(100, std::byte{0x91}); // a list in a list in a list ...
        nested.back() = std::byte{1};
        options.vlMetalayers = {{"good", nested}, {"bad", ByteBuffer(100, std::byte{2})}};
        ByteBuffer frame = sixteenBlocks(options);
        const auto opened = Frame::open(memorySource(frame));
        QVERIFY(opened);
        const MetadataEntry& bad = (*opened)->vlMetalayers().entries.at(1);
        frame[bad.valueOffset + 3] = std::byte{0}; // a typesize that cannot be
        const Checked found = checked(std::move(frame));
        QCOMPARE(found.lines.size(), std::size_t(1));
        QVERIFY2(found.lines[0].starts_with("vlmetalayer \"bad\": "), found.lines[0].c_str());
        QCOMPARE(found.findings[0].remedy, Remedy::WriteEntryAnew);
    }

    void notesMetadataThatPythonDoesNotRead()
    {
        FrameOptions options;
        options.metalayers = {{"text", {std::byte{'h'}, std::byte{'i'}}}};
        options.vlMetalayers = {{"cut", {std::byte{0x92}, std::byte{1}}}};
        const Checked found = checked(sixteenBlocks(options));
        QCOMPARE(found.lines, (std::vector<std::string>{
                                  "note: metalayer \"text\": 1 bytes follow its msgpack value of 1 "
                                  "bytes; Python cannot read it",
                                  "note: vlmetalayer \"cut\": not a complete msgpack value"}));
        QCOMPARE(found.report.notes, 2);
        QCOMPARE(found.report.verdict(), Verdict::Notes);
    }

    void saysWhereABlockLies()
    {
        ByteBuffer frame = sixteenBlocks();
        const ChunkPtr chunk = *(*Frame::open(memorySource(frame)))->chunk(1);
        const auto range = *chunk->blocks().range(2);
        damageBlock(frame, 1, 2);
        const Checked found = checked(std::move(frame));
        QCOMPARE(found.findings.size(), std::size_t(1));
        const FindingPlace& place = found.findings[0].place;
        QCOMPARE(place.chunk, 1);
        QCOMPARE(place.block, 2);
        QCOMPARE(place.offset, chunk->offset() + static_cast<std::uint64_t>(range.begin));
        QCOMPARE(place.size, static_cast<std::uint64_t>(range.end - range.begin));
    }

    void countsWhatIsTooMuchToTell()
    {
        ByteBuffer frame = sixteenBlocks();
        for (const std::int64_t chunk : {0, 1, 2, 3})
            damageBlock(frame, chunk, 1);
        const Checked found = checked(std::move(frame), {}, 3);
        QCOMPARE(found.lines.size(), std::size_t(3));
        QCOMPARE(found.report.damagedParts, 4);
        QCOMPARE(found.report.untold, 1);
    }

    void advisesOnceWithTheNumberOfOtherChunks()
    {
        ByteBuffer frame = sixteenBlocks();
        damageBlock(frame, 1, 2);
        damageBlock(frame, 1, 3);
        const CheckReport report = checked(std::move(frame)).report;
        QCOMPARE(report.remedies, std::vector<Remedy>{Remedy::SaveOtherChunks});
        QCOMPARE(remedyText(report.remedies[0], report.chunkCounts()),
                 std::string("bloscope repair saves the 3 other chunks"));
        QVERIFY2(report.mainFinding.starts_with("chunk 1, block 2: "), report.mainFinding.c_str());
    }

    void doesNotDecodeRuns()
    {
        Progress progress;
        const Checked found =
            checked(unstoredArrayFrame({200'000'000, 1'000'000}, {1000, 1000}, {1000, 1000}, "<f4"),
                    {{}, &progress});
        QCOMPARE(found.report.verdict(), Verdict::NoDamageFound);
        QCOMPARE(found.report.chunks, 200'000'000);
        QCOMPARE(found.report.decodedBytes, 0U);
        QCOMPARE(progress.done.load(), 200'000'000U);
    }

    void stopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const Checked found = checked(sixteenBlocks(), {stop.get_token(), nullptr});
        QCOMPARE(found.lines, std::vector<std::string>{cancelled().text()});
    }

    void reportsProgressInChunks()
    {
        Progress progress;
        checked(sixteenBlocks(), {{}, &progress});
        QCOMPARE(progress.total.load(), 4U);
        QCOMPARE(progress.done.load(), 4U);
    }
};

const Registered<TestCheckFrame> registered;

} // namespace bloscope::tst_check_frame

#include "tst_check_frame.moc"
