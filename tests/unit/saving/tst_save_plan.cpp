#include "core/saving/save_plan.h"
#include "tests/support/calm_pool.h"
#include "tests/support/canonical.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/sparse_frames.h"

#include <QTest>

namespace bloscope::tst_save_plan {

using namespace test;

namespace {

using Of = MetadataSectionOf;

// A header of 87 + 10 bytes and an entry "units" of 3; 2 chunks of 2000 bytes that are not
// compressed, an index of 48; a trailer with an entry "note" of 9.
constexpr std::uint64_t headerLen = 97 + (1 + 5 + 5) + (5 + 3);
constexpr std::uint64_t bodyLen = 2 * 2032 + 48;
constexpr std::uint64_t trailerLen = 35 + (1 + 4 + 5) + (5 + 41);
constexpr std::uint64_t frameLen = headerLen + bodyLen + trailerLen;

ByteBuffer frameBytes()
{
    return chunksFrame({counted<std::int32_t>(500), counted<std::int32_t>(500)}, 4,
                       {.codec = 0,
                        .level = 0,
                        .metalayers = {{"units", counted<std::uint8_t>(3)}},
                        .vlMetalayers = {{"note", counted<std::uint8_t>(9)}}});
}

EditSet editsOf(ByteBuffer bytes)
{
    return EditSet(*Frame::open(memorySource(std::move(bytes))));
}

// "header 0+116 new, chunks and index 116+4112 from 116, trailer ..."
QString text(const SavePlan& plan)
{
    QStringList pieces;
    for (const SavePiece& piece : plan.pieces) {
        const QString where =
            piece.copiedFrom ? QString("from %1").arg(*piece.copiedFrom) : QString("new");
        pieces << QString("%1 %2+%3 %4")
                      .arg(QString::fromStdString(piece.what))
                      .arg(piece.offset)
                      .arg(piece.size)
                      .arg(where);
    }
    return pieces.join(", ");
}

// The file afterwards.
ByteBuffer carriedOut(const SavePlan& plan, const ByteBuffer& old)
{
    ByteBuffer file = plan.way == SaveWay::Append ? old : ByteBuffer();
    file.resize(plan.fileSize);
    for (const SavePiece& piece : plan.pieces) {
        const ByteView bytes =
            piece.copiedFrom ? ByteView(old).subspan(*piece.copiedFrom, piece.size) : piece.view();
        std::ranges::copy(bytes, file.begin() + static_cast<std::ptrdiff_t>(piece.offset));
    }
    return file;
}

using Edit = Result<> (*)(EditSet&);

constexpr SaveOptions appending{.appendFromBytes = 0};

} // namespace

// Which bytes go where: exact numbers, worked out by hand from format.md 11.1.
class TestSavePlan : public QObject {
    Q_OBJECT

 private slots:
    void knowsTheFrameOfTheseTests() { QCOMPARE(frameBytes().size(), std::size_t(frameLen)); }

    void replacesTheWholeFile_data()
    {
        QTest::addColumn<int>("header"); // how much longer it gets
        QTest::addColumn<int>("trailer");
        QTest::addColumn<Edit>("edit");
        QTest::newRow("nothing") << 0 << 0 << Edit([](EditSet&) { return Result<>(); });
        QTest::newRow("fixed one longer")
            << 7 << 0
            << Edit([](EditSet& edits) { return edits.setValue(Of::Header, 0, ByteBuffer(10)); });
        QTest::newRow("fixed one shorter")
            << -3 << 0 << Edit([](EditSet& edits) { return edits.setValue(Of::Header, 0, {}); });
        QTest::newRow("fixed one renamed")
            << 4 << 0
            << Edit([](EditSet& edits) { return edits.rename(Of::Header, 0, "new units"); });
        QTest::newRow("fixed one added")
            << 1 + 3 + 5 + 5 + 20 << 0
            << Edit([](EditSet& edits) { return edits.add(Of::Header, "new", ByteBuffer(20), 0); });
        QTest::newRow("fixed one removed")
            << -(1 + 5 + 5 + 5 + 3) << 0
            << Edit([](EditSet& edits) { return edits.remove(Of::Header, 0); });
        QTest::newRow("variable one longer") << 0 << 21 << Edit([](EditSet& edits) {
            return edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(30));
        });
        QTest::newRow("variable one removed")
            << 0 << -(1 + 4 + 5 + 5 + 41)
            << Edit([](EditSet& edits) { return edits.remove(Of::Trailer, 0); });
        QTest::newRow("both") << -3 << 21 << Edit([](EditSet& edits) -> Result<> {
            BLOSCOPE_CHECK(edits.setValue(Of::Header, 0, {}));
            return edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(30));
        });
    }
    void replacesTheWholeFile()
    {
        QFETCH(int, header);
        QFETCH(int, trailer);
        QFETCH(Edit, edit);
        EditSet edits = editsOf(frameBytes());
        QVERIFY(edit(edits));
        const auto plan = planSave(edits, calmPool());
        QVERIFY(plan);
        const auto newHeader = headerLen + static_cast<std::uint64_t>(std::int64_t(header));
        const auto newTrailer = trailerLen + static_cast<std::uint64_t>(std::int64_t(trailer));
        QCOMPARE(text(*plan), QString("header 0+%1 new, chunks and index %1+%2 from %3, "
                                      "trailer %4+%5 new")
                                  .arg(newHeader)
                                  .arg(bodyLen)
                                  .arg(headerLen)
                                  .arg(newHeader + bodyLen)
                                  .arg(newTrailer));
        QCOMPARE(plan->way, SaveWay::Replace);
        QCOMPARE(plan->fileSize, newHeader + bodyLen + newTrailer);
        QCOMPARE(plan->frameLen, static_cast<std::int64_t>(plan->fileSize));
        QCOMPARE(plan->newBytes(), newHeader + newTrailer);
        QCOMPARE(plan->copiedBytes(), bodyLen);
        QCOMPARE(whyNotCanonical(carriedOut(*plan, frameBytes())), std::string());
    }

    void appendsATrailerAndSwitchesToIt()
    {
        EditSet edits = editsOf(frameBytes());
        QVERIFY(edits.remove(Of::Trailer, 0));
        const auto plan = planSave(edits, calmPool(), appending);
        QVERIFY(plan);
        QCOMPARE(plan->way, SaveWay::Append);
        QCOMPARE(text(*plan),
                 QString("trailer %1+35 new, frame length and flags 16+53 new").arg(frameLen));
        QCOMPARE(plan->fileSize, frameLen + 35);
        QCOMPARE(plan->newBytes(), std::uint64_t(35 + 53));
        QCOMPARE(plan->copiedBytes(), std::uint64_t(0));

        // Of the old bytes only the length and the flag of vlmetalayers are others.
        const ByteBuffer before = frameBytes();
        const ByteBuffer after = carriedOut(*plan, before);
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY(before[i] == after[i] || (i >= 16 && i < 24) || i == 68);
        QCOMPARE(after[68], std::byte{0xc2});
        QCOMPARE((*Frame::open(memorySource(after)))->header().frameLen, plan->frameLen);
    }

    void choosesTheWay_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<SaveOptions>("options");
        QTest::addColumn<bool>("appends");
        ByteBuffer followed = frameBytes();
        followed.push_back(std::byte{'?'});
        ByteBuffer unfinished = frameBytes();
        for (const int byte : {0x94, 0x01, 0x93, 0xcd, 0x00, 0x12})
            unfinished.push_back(static_cast<std::byte>(byte));
        QTest::newRow("large enough") << frameBytes() << appending << true;
        QTest::newRow("small") << frameBytes() << SaveOptions() << false;
        QTest::newRow("as large as the limit")
            << frameBytes() << SaveOptions{.appendFromBytes = frameLen} << false;
        QTest::newRow("larger than the limit by one")
            << frameBytes() << SaveOptions{.appendFromBytes = frameLen - 1} << true;
        QTest::newRow("to a new file")
            << frameBytes() << SaveOptions{.inPlace = false, .appendFromBytes = 0} << false;
        QTest::newRow("something follows") << followed << appending << false;
        QTest::newRow("the rest of a killed save follows") << unfinished << appending << true;
        QTest::newRow("no chunks") << chunksFrame({}, 4) << appending << false;
        QTest::newRow("sparse") << sparseFiles(frameBytes()).at("chunks.b2frame") << appending
                                << false;
        QTest::newRow("too much is dead already")
            << frameBytes() << SaveOptions{.appendFromBytes = 0, .mostDeadShare = 100} << false;
    }
    void choosesTheWay()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(SaveOptions, options);
        QFETCH(bool, appends);
        const bool isSparse = bytes[26] == std::byte{1};
        EditSet edits(isSparse ? *Frame::openSparse(memoryFolder({{"chunks.b2frame", bytes}}))
                               : *Frame::open(memorySource(bytes)));
        QVERIFY(edits.add(Of::Trailer, "new", ByteBuffer(5), 0));
        const auto plan = planSave(edits, calmPool(), options);
        QVERIFY2(plan, plan ? "" : plan.error().text().c_str());
        QCOMPARE(plan->way == SaveWay::Append, appends);
    }

    void replacesWhenAFixedOneChanges()
    {
        EditSet edits = editsOf(frameBytes());
        QVERIFY(edits.setValue(Of::Header, 0, ByteBuffer(3)));
        QCOMPARE(planSave(edits, calmPool(), appending)->way, SaveWay::Replace);
    }

    // Dead bytes pile up until they are a quarter of the frame, then it is compacted.
    void compactsInTime()
    {
        ByteBuffer bytes = frameBytes();
        int appended = 0;
        for (; appended < 100; ++appended) {
            EditSet edits = editsOf(bytes);
            QVERIFY(
                edits.setValue(Of::Trailer, 0, noise(200, static_cast<std::uint32_t>(appended))));
            const auto plan = planSave(edits, calmPool(), appending);
            bytes = carriedOut(*plan, bytes);
            if (plan->way == SaveWay::Replace)
                break;
        }
        QVERIFY(appended > 2 && appended < 20);
        QCOMPARE(whyNotCanonical(bytes), std::string());
        QCOMPARE(bytes.size(), std::size_t(frameLen + 191));
    }

    void copiesWhatFollowsTheFrame()
    {
        ByteBuffer bytes = frameBytes();
        bytes.insert(bytes.end(), 10, std::byte{'?'});
        EditSet edits = editsOf(bytes);
        QVERIFY(edits.setValue(Of::Header, 0, {}));
        const auto plan = planSave(edits, calmPool());
        QCOMPARE(plan->pieces.size(), std::size_t(4));
        QCOMPARE(plan->pieces[3].what, std::string("data after the frame"));
        QCOMPARE(plan->pieces[3].copiedFrom, std::optional(frameLen));
        QCOMPARE(plan->frameLen, std::int64_t(frameLen - 3));
        QCOMPARE(plan->fileSize, frameLen - 3 + 10);
    }

    void keepsAsItStandsWhatNobodyTouchedAndNobodyCouldWrite()
    {
        ByteBuffer bytes = frameBytes();
        constexpr std::size_t valueAt = headerLen - 8;
        bytes[valueAt] = std::byte{0xc1}; // the marker of the value
        EditSet edits = editsOf(bytes);
        QVERIFY(edits.remove(Of::Trailer, 0));
        const auto plan = planSave(edits, calmPool());
        QVERIFY(plan);
        QVERIFY(std::ranges::equal(ByteView(plan->pieces[0].bytes).subspan(69),
                                   ByteView(bytes).subspan(69, headerLen - 69)));
        QVERIFY(edits.add(Of::Header, "new", {}, 0));
        const auto refused = planSave(edits, calmPool());
        QVERIFY(!refused);
        QVERIFY(refused.error().text().starts_with(
            "metalayers: units: it is damaged and would be lost (remove it first): "));
        QVERIFY(edits.remove(Of::Header, 1));
        QVERIFY(planSave(edits, calmPool()));
    }
};

const Registered<TestSavePlan> registered;

} // namespace bloscope::tst_save_plan

#include "tst_save_plan.moc"
