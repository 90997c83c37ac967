#include "core/frame/open_path.h"
#include "core/saving/save_plan.h"
#include "core/saving/verify_saved.h"
#include "tests/support/calm_pool.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_verify_saved {

using namespace test;

namespace {

using Of = MetadataSectionOf;

ByteBuffer frameBytes()
{
    return chunksFrame({counted<std::int32_t>(500), counted<std::int32_t>(500)}, 4,
                       {.metalayers = {{"units", counted<std::uint8_t>(3)}},
                        .vlMetalayers = {{"note", counted<std::uint8_t>(9)}}});
}

EditSet someEdits()
{
    EditSet edits(*Frame::open(memorySource(frameBytes())));
    if (!edits.add(Of::Header, "new", counted<std::uint8_t>(20), 1) ||
        !edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(25)))
        qFatal("the edits of this test are refused");
    return edits;
}

// What these edits should make of the file.
ByteBuffer saved(const EditSet& edits)
{
    ByteBuffer file;
    const ByteBuffer old = frameBytes();
    const SavePlan plan = *planSave(edits, calmPool());
    for (const SavePiece& piece : plan.pieces) {
        const ByteView bytes =
            piece.copiedFrom ? ByteView(old).subspan(*piece.copiedFrom, piece.size) : piece.view();
        file.insert(file.end(), bytes.begin(), bytes.end());
    }
    return file;
}

std::string verdict(const EditSet& edits, const ByteBuffer& file)
{
    const auto source = memorySource(file);
    const auto verified = verifySaved(*source, edits);
    if (!verified)
        return verified.error().text();
    const auto chunks =
        verifyCopies(*source, *edits.frame()->source(), planSave(edits, calmPool())->pieces);
    return chunks ? "good" : chunks.error().text();
}

} // namespace

class TestVerifySaved : public QObject {
    Q_OBJECT

 private slots:
    void acceptsWhatWasAskedFor()
    {
        const EditSet edits = someEdits();
        QCOMPARE(verdict(edits, saved(edits)), std::string("good"));
    }

    // Whatever byte of a file is not what it should be is noticed, but for those that say nothing.
    void noticesEveryWrongByte()
    {
        const EditSet edits = someEdits();
        const ByteBuffer good = saved(edits);
        const FramePtr frame = *Frame::open(memorySource(good));
        const std::size_t trailer = frame->trailer()->offset;
        const std::size_t sections[] = {87, trailer + 2};
        std::vector<std::size_t> unnoticed;
        for (std::size_t i = 0; i < good.size(); ++i) {
            ByteBuffer bad = good;
            bad[i] ^= std::byte{0x11};
            if (verdict(edits, bad) == "good")
                unnoticed.push_back(i);
        }
        // The reserved byte of the header; of each section the distance to its values, which
        // nobody reads, the count of values, which is there twice, and of a new value's chunk what
        // decoding it does not need; of the trailer the first byte, its version and the
        // fingerprint with its marker. (saveFile() also compares all new bytes.)
        for (const std::size_t i : unnoticed) {
            const bool isOfSection = std::ranges::any_of(
                sections, [&](std::size_t section) { return i >= section && i < section + 130; });
            QVERIFY2(i == 86 || isOfSection || i == trailer || i == trailer + 1 ||
                         i >= good.size() - 18,
                     std::to_string(i).c_str());
        }
        QVERIFY2(unnoticed.size() < 60, std::to_string(unnoticed.size()).c_str());
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<int>("at"); // from the beginning, or from the end
        QTest::addColumn<QString>("sentence");
        const QString begin = "the written file could not be verified: ";
        const EditSet edits = someEdits();
        const FramePtr frame = *Frame::open(memorySource(saved(edits)));
        const auto& fixed = frame->metalayers().entries;
        const auto& variable = frame->vlMetalayers().entries;
        const auto offset = [](std::uint64_t at) { return static_cast<int>(at); };
        QTest::newRow("magic") << 2 << begin + "the signature \"b2frame\" is missing";
        QTest::newRow("level") << 27 << begin + "it differs in the header";
        QTest::newRow("nbytes") << 37 << begin + "it differs in the header";
        QTest::newRow("flag of vlmetalayers") << 68 << begin + "it differs in the header";
        QTest::newRow("name") << offset(fixed[0].nameOffset + 1)
                              << begin + "it differs in a metadata name";
        QTest::newRow("kept value")
            << offset(fixed[0].valueOffset) << begin + "it differs in a metadata value";
        QTest::newRow("new value")
            << offset(fixed[1].valueOffset) << begin + "it differs in a metadata value";
        QTest::newRow("chunk of a value")
            << offset(variable[0].valueOffset + 32) << begin + "it differs in a metadata value";
        QTest::newRow("chunk") << offset(static_cast<std::uint64_t>(frame->header().headerLen) + 40)
                               << begin + "it differs in the chunks and index";
        QTest::newRow("index") << offset(frame->indexOffset() + 33)
                               << begin + "it differs in the chunks and index";
        QTest::newRow("trailer_len") << -19 << begin;
    }
    void saysWhatIsWrong()
    {
        QFETCH(int, at);
        QFETCH(QString, sentence);
        const EditSet edits = someEdits();
        ByteBuffer file = saved(edits);
        file[static_cast<std::size_t>(at < 0 ? std::ssize(file) + at : at)] ^= std::byte{0x11};
        const QString said = QString::fromStdString(verdict(edits, file));
        QVERIFY2(said.startsWith(sentence), qPrintable(said));
    }

    void noticesAFileThatIsCut()
    {
        const EditSet edits = someEdits();
        const ByteBuffer good = saved(edits);
        for (std::size_t size = 0; size < good.size(); ++size)
            QVERIFY(verdict(edits, ByteBuffer(good.begin(), good.begin() + std::ptrdiff_t(size))) !=
                    "good");
    }

    void noticesTheOldFileInTheNewOnesPlace()
    {
        const EditSet edits = someEdits();
        QCOMPARE(verdict(edits, frameBytes()),
                 std::string("the written file could not be verified: it differs in the number of "
                             "metadata entries"));
        EditSet moved(edits.frame());
        QVERIFY(moved.rename(Of::Trailer, 0, "other"));
        QCOMPARE(
            verdict(moved, frameBytes()),
            std::string("the written file could not be verified: it differs in a metadata name"));
    }

    void seesWhetherAFileIsStillTheSame_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<bool>("isSame");
        const FramePtr frame = *Frame::open(memorySource(frameBytes()));
        QTest::newRow("level") << 27 << false;
        QTest::newRow("frame_len") << 23 << false;
        QTest::newRow("metalayer") << int(frame->metalayers().entries[0].valueOffset) << false;
        QTest::newRow("vlmetalayer") << int(frame->vlMetalayers().entries[0].valueOffset) << false;
        QTest::newRow("chunk, which is not looked at") << frame->header().headerLen + 40 << true;
    }
    void seesWhetherAFileIsStillTheSame()
    {
        QFETCH(int, at);
        QFETCH(bool, isSame);
        const QTemporaryDir directory;
        const auto path = std::filesystem::path(directory.path().toStdString()) / "frame";
        ByteBuffer bytes = frameBytes();
        writeFile(path, bytes);
        const FramePtr frame = *openPath(path);
        QVERIFY(checkStillTheSame(*frame));
        bytes[static_cast<std::size_t>(at)] ^= std::byte{1};
        writeFile(path, bytes);
        const auto same = checkStillTheSame(*frame);
        QCOMPARE(same.has_value(), isSame);
        if (!same)
            QCOMPARE(same.error().kind(), ErrorKind::Changed);
    }
};

const Registered<TestVerifySaved> registered;

} // namespace bloscope::tst_verify_saved

#include "tst_verify_saved.moc"
