#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "tests/support/calm_pool.h"
#include "tests/support/canonical.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/support/text_bytes.h"

#include <QTemporaryDir>
#include <QTest>
#include <random>

namespace bloscope::tst_save_file {

using namespace test;
namespace fs = std::filesystem;

namespace {

using Of = MetadataSectionOf;

ByteBuffer smallFrame()
{
    return chunksFrame({counted<std::int32_t>(500), counted<std::int32_t>(300)}, 4,
                       {.metalayers = {{"units", text("\xa1K")}},
                        .vlMetalayers = {{"note", text("\xa2hi")}, {"more", text("\x01")}}});
}

// Names and values of both sections, read at once: the file they are in may be replaced.
using Metadata = std::vector<std::pair<std::string, ByteBuffer>>;

Metadata metadataOf(const EditSet& edits)
{
    Metadata all;
    for (const Of of : {Of::Header, Of::Trailer}) {
        all.emplace_back("section", ByteBuffer());
        for (std::size_t i = 0; i < edits.entries(of).size(); ++i)
            all.emplace_back(edits.entries(of)[i].name, *orAbort(edits.value(of, i)));
    }
    return all;
}

std::string words(const Result<SaveReport>& saved)
{
    return saved ? "saved" : saved.error().text();
}

} // namespace

class TestSaveFile : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_file = m_folder / "frame.b2frame";
        writeFile(m_file, smallFrame());
    }

    void savesEveryKindOfEdit()
    {
        {
            EditSet edits = opened();
            QVERIFY(edits.add(Of::Header, "long", ByteBuffer(100'000), 0));
            QVERIFY(edits.rename(Of::Header, 1, "unit"));
            QVERIFY(edits.setValue(Of::Trailer, 0, ByteBuffer(50'000)));
            QVERIFY(edits.move(Of::Trailer, 0, 1));
            const auto saved = saveFile(edits, m_file, m_calls, calmPool());
            QVERIFY2(saved, words(saved).c_str());
            QCOMPARE(saved->way, SaveWay::Replace);
            QVERIFY(!saved->unconfirmed);
        } // what was there is closed: until then a disk may need a second name for it

        const FramePtr frame = *openPath(m_file);
        QVERIFY(frame->problems().empty());
        QCOMPARE(frame->metalayers().entries[0].value, ByteBuffer(100'000));
        QCOMPARE(frame->metalayers().entries[1].name, std::string("unit"));
        QCOMPARE(frame->metalayers().entries[1].value, text("\xa1K"));
        QCOMPARE(frame->vlMetalayers().entries[0].name, std::string("more"));
        QCOMPARE(*frame->readVlMetadata(frame->vlMetalayers().entries[1]), ByteBuffer(50'000));
        QCOMPARE(*(*frame->chunk(1))->decode(), counted<std::int32_t>(300));
        QCOMPARE(whyNotCanonical(contentOfFile(m_file)), std::string());
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"frame.b2frame"});
    }

    void givesTheOriginalBackWhenAnAdditionIsRemoved()
    {
        const ByteBuffer original = contentOfFile(m_file);
        EditSet edits = opened();
        QVERIFY(edits.add(Of::Header, "added", text("x"), 1));
        QVERIFY(edits.add(Of::Trailer, "added", text("x"), 0));
        QVERIFY(saveFile(edits, m_file, m_calls, calmPool()));
        QVERIFY(contentOfFile(m_file) != original);
        EditSet again = opened();
        QVERIFY(again.remove(Of::Header, 1));
        QVERIFY(again.remove(Of::Trailer, 0));
        QVERIFY(saveFile(again, m_file, m_calls, calmPool()));
        QVERIFY(contentOfFile(m_file) == original);
    }

    void saysBeforehandWhichBytesGoWhere()
    {
        EditSet edits = opened();
        QVERIFY(edits.add(Of::Header, "added", ByteBuffer(10), 1));
        const auto plan = planSave(edits, calmPool());
        QVERIFY(plan);
        QCOMPARE(plan->pieces.size(), std::size_t(3));
        const auto oldHeaderLen = static_cast<std::uint64_t>(edits.frame()->header().headerLen);
        QCOMPARE(plan->pieces[0].what, std::string("header"));
        QCOMPARE(plan->pieces[0].size, oldHeaderLen + 11 + 15); // its name and its value
        QCOMPARE(plan->pieces[1].what, std::string("chunks and index"));
        QCOMPARE(plan->pieces[1].copiedFrom, std::optional(oldHeaderLen));
        QCOMPARE(plan->pieces[1].offset, plan->pieces[0].size);
        QCOMPARE(plan->pieces[2].offset, plan->pieces[1].offset + plan->pieces[1].size);
        QCOMPARE(plan->fileSize, contentOfFile(m_file).size() + 26);
        QCOMPARE(plan->newBytes() + plan->copiedBytes(), plan->fileSize);
    }

    void appendsToLargeFrames()
    {
        const ByteBuffer before = contentOfFile(m_file);
        EditSet edits = opened();
        QVERIFY(edits.setValue(Of::Trailer, 1, text("\x02")));
        FaultyFileCalls calls;
        const auto saved = saveFile(edits, m_file, calls, calmPool(), {}, {.appendFromBytes = 0});
        QVERIFY2(saved, words(saved).c_str());
        QCOMPARE(saved->way, SaveWay::Append);
        QCOMPARE(calls.bytesCopied(), std::uint64_t(0));
        QCOMPARE(calls.bytesWritten(), saved->newBytes);

        // The old frame is still there, but for its length: chunks, index and the old trailer.
        const ByteBuffer after = contentOfFile(m_file);
        QVERIFY(std::equal(before.begin() + 69, before.end(), after.begin() + 69));
        const FramePtr frame = *openPath(m_file);
        QCOMPARE(frame->header().frameLen, std::ssize(after));
        QCOMPARE(*frame->readVlMetadata(frame->vlMetalayers().entries[1]), text("\x02"));
        QCOMPARE(*(*frame->chunk(0))->decode(), counted<std::int32_t>(500));
    }

    void compactsWhatWasAppendedAtTheNextReplacement()
    {
        const ByteBuffer original = contentOfFile(m_file);
        EditSet edits = opened();
        QVERIFY(edits.setValue(Of::Trailer, 1, text("\x02")));
        QVERIFY(saveFile(edits, m_file, m_calls, calmPool(), {}, {.appendFromBytes = 0}));
        EditSet back = opened();
        QVERIFY(back.setValue(Of::Trailer, 1, text("\x01")));
        QVERIFY(saveFile(back, m_file, m_calls, calmPool()));
        QVERIFY(contentOfFile(m_file) == original);
    }

    void replacesWhereAppendingIsNotAllowed_data()
    {
        QTest::addColumn<QString>("why");
        for (const char* reason : {"fixed metalayer", "no chunks", "something follows"})
            QTest::newRow(reason) << reason;
    }
    void replacesWhereAppendingIsNotAllowed()
    {
        QFETCH(QString, why);
        ByteBuffer bytes = why == "no chunks" ? chunksFrame({}, 4) : smallFrame();
        if (why == "something follows")
            bytes.push_back(std::byte{'?'});
        writeFile(m_file, bytes);
        EditSet edits = opened();
        QVERIFY(
            edits.add(why == "fixed metalayer" ? Of::Header : Of::Trailer, "new", text("x"), 0));
        const auto saved = saveFile(edits, m_file, m_calls, calmPool(), {}, {.appendFromBytes = 0});
        QVERIFY2(saved, words(saved).c_str());
        QCOMPARE(saved->way, SaveWay::Replace);
        const ByteBuffer after = contentOfFile(m_file);
        QCOMPARE(after.back() == std::byte{'?'}, why == "something follows");
        QVERIFY((*openPath(m_file))->trailer() != nullptr);
    }

    void followsLinks()
    {
        if (!makeLink("frame.b2frame", m_folder / "link"))
            QSKIP(noLinks);
        EditSet edits = opened();
        QVERIFY(edits.remove(Of::Trailer, 0));
        QVERIFY(saveFile(edits, m_folder / "link", m_calls, calmPool()));
        QVERIFY(isLink(m_folder / "link"));
        QCOMPARE((*openPath(m_file))->vlMetalayers().entries.size(), std::size_t(1));
    }

    void keepsTheMode()
    {
        fs::permissions(m_file, fs::perms(0640));
        const fs::perms mode = fs::status(m_file).permissions();
        EditSet edits = opened();
        QVERIFY(edits.remove(Of::Trailer, 0));
        QVERIFY(saveFile(edits, m_file, m_calls, calmPool()));
        QCOMPARE(fs::status(m_file).permissions(), mode);
    }

    void leavesNothingBehindWhenItIsCancelled()
    {
        std::stop_source stop;
        stop.request_stop();
        EditSet edits = opened();
        QVERIFY(edits.remove(Of::Trailer, 0));
        QCOMPARE(saveFile(edits, m_file, m_calls, calmPool(), {stop.get_token()}).error().kind(),
                 ErrorKind::Cancelled);
        QVERIFY(contentOfFile(m_file) == smallFrame());
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"frame.b2frame"});
    }

    void refusesFramesWithoutAnEnd()
    {
        ByteBuffer bytes = smallFrame();
        bytes.pop_back();
        writeFile(m_file, bytes);
        EditSet edits = opened();
        QVERIFY(edits.remove(Of::Header, 0));
        const auto saved = saveFile(edits, m_file, m_calls, calmPool());
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind(), ErrorKind::Malformed);
        QVERIFY(contentOfFile(m_file) == bytes);
    }

    void savesWhatRandomEditsAskFor()
    {
        std::mt19937 random(3);
        for (int round = 0; round < 60; ++round) {
            EditSet edits = opened();
            for (int step = 0; step < 4; ++step) {
                const Of of = random() % 2 == 0 ? Of::Header : Of::Trailer;
                const std::size_t count = edits.entries(of).size();
                if (random() % 2 == 0 || count == 0)
                    static_cast<void>(edits.add(of, "n" + std::to_string(random() % 20),
                                                ByteBuffer(random() % 200), count));
                else if (random() % 2 == 0)
                    static_cast<void>(edits.remove(of, random() % count));
                else
                    static_cast<void>(
                        edits.setValue(of, random() % count, ByteBuffer(random() % 200)));
            }
            const std::uint64_t appendFrom = random() % 2 == 0 ? 0 : 1_GiB;
            const Metadata expected = metadataOf(edits);
            const auto saved =
                saveFile(edits, m_file, m_calls, calmPool(), {}, {.appendFromBytes = appendFrom});
            QVERIFY2(saved, words(saved).c_str());
            const EditSet now = opened();
            QCOMPARE(metadataOf(now), expected);
            QVERIFY(now.frame()->problems().empty());
            QCOMPARE(*(*now.frame()->chunk(1))->decode(), counted<std::int32_t>(300));
        }
    }

 private:
    EditSet opened() const { return EditSet(*openPath(m_file)); }

    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_file;
    SystemFileCalls m_calls;
};

const Registered<TestSaveFile> registered;

} // namespace bloscope::tst_save_file

#include "tst_save_file.moc"
