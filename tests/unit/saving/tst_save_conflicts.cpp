#include "core/frame/open_path.h"
#include "core/frame_writing/frame_lock.h"
#include "core/saving/save_file.h"
#include "tests/support/calm_pool.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/support/this_process.h"
#include "tests/unit/saving/saver.h"

#include <QTemporaryDir>
#include <QTest>
#include <barrier>
#include <thread>

namespace bloscope::tst_save_conflicts {

using namespace test;
namespace fs = std::filesystem;

namespace {

using Of = MetadataSectionOf;

ByteBuffer smallFrame()
{
    return chunksFrame({counted<std::int32_t>(500), counted<std::int32_t>(300)}, 4,
                       {.metalayers = {{"units", counted<std::uint8_t>(3)}},
                        .vlMetalayers = {{"note", counted<std::uint8_t>(9)}}});
}

// The same with other values and of another length.
ByteBuffer theirFrame()
{
    return chunksFrame({counted<std::int32_t>(700)}, 4,
                       {.vlMetalayers = {{"theirs", counted<std::uint8_t>(5)}}});
}

SaveOptions optionsFor(bool append)
{
    return append ? SaveOptions{.appendFromBytes = 0} : SaveOptions();
}

// Does something to the file the first time that one of the calls is made: while a save is on the
// way, then.
class MeddlingFileCalls final : public SystemFileCalls {
 public:
    enum class When { Write, Copy, Sync };
    MeddlingFileCalls(When when, std::function<void()> meddle)
        : m_when(when), m_meddle(std::move(meddle))
    {
    }

    std::int64_t write(int descriptor, ByteView bytes, std::uint64_t offset) override
    {
        meddleAt(When::Write);
        return SystemFileCalls::write(descriptor, bytes, offset);
    }
    std::int64_t copy(int from, std::uint64_t fromOffset, int to, std::uint64_t toOffset,
                      std::size_t count) override
    {
        meddleAt(When::Copy);
        return SystemFileCalls::copy(from, fromOffset, to, toOffset, count);
    }
    int sync(int descriptor) override
    {
        meddleAt(When::Sync);
        return SystemFileCalls::sync(descriptor);
    }

 private:
    void meddleAt(When when)
    {
        if (when == m_when && m_meddle)
            std::exchange(m_meddle, nullptr)();
    }
    When m_when;
    std::function<void()> m_meddle;
};

} // namespace

// Two programs at the same file.
class TestSaveConflicts : public QObject {
    Q_OBJECT

    using How = void (*)(const fs::path&);
    using When = MeddlingFileCalls::When;

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_file = m_folder / "frame.b2frame";
        writeFile(m_file, smallFrame());
    }

    void neverOverwritesWhatAnotherProcessDid_data() { addWaysToChange(); }
    void neverOverwritesWhatAnotherProcessDid()
    {
        QFETCH(How, how);
        if (takesItAway(how) && !openFilesGiveWay())
            QSKIP(openFilesStay);
        QFETCH(bool, append);
        EditSet edits = opened();
        QVERIFY(edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(77)));
        const std::string said = saidByCopy([&] {
            how(m_file);
            return "done";
        });
        QCOMPARE(said, std::string("done"));
        const auto theirs = whatIsThere();
        const auto saved = saveFile(edits, m_file, m_calls, calmPool(), {}, optionsFor(append));
        QVERIFY(!saved);
        QVERIFY2(saved.error().kind() == ErrorKind::Changed, saved.error().text().c_str());
        QVERIFY(whatIsThere() == theirs);
        QVERIFY(edits.value(Of::Trailer, 0)); // the edits are still there
    }

    void saysWhatHappened_data()
    {
        QTest::addColumn<How>("how");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("written") << How(growsIt)
                                 << "the file was changed by another program after it was read";
        QTest::newRow("replaced") << How(replacesIt)
                                  << "the file was replaced by another file after it was read";
        QTest::newRow("removed") << How(removesIt) << "the file no longer exists";
        QTest::newRow("folder removed") << How(removesItsFolder) << "the file no longer exists";
    }
    void saysWhatHappened()
    {
        QFETCH(How, how);
        if (takesItAway(how) && !openFilesGiveWay())
            QSKIP(openFilesStay);
        QFETCH(QString, sentence);
        EditSet edits = opened();
        QVERIFY(edits.remove(Of::Trailer, 0));
        how(m_file);
        QCOMPARE(QString::fromStdString(words(saveFile(edits, m_file, m_calls, calmPool()))),
                 sentence);
    }

    // What was read from a file that is replaced or removed is not lost: it can be saved elsewhere.
    void savesElsewhereWhatWasReplaced_data()
    {
        QTest::addColumn<How>("how");
        QTest::newRow("replaced") << How(replacesIt);
        QTest::newRow("removed") << How(removesIt);
    }
    void savesElsewhereWhatWasReplaced()
    {
        QFETCH(How, how);
        if (takesItAway(how) && !openFilesGiveWay())
            QSKIP(openFilesStay);
        const EditSet edits = opened();
        how(m_file);
        QVERIFY(saveFileAs(edits, m_folder / "other", m_calls, calmPool()));
        QVERIFY(contentOfFile(m_folder / "other") == smallFrame());
    }

    // The same while a save is already on the way.
    void noticesChangesUntilTheEnd_data()
    {
        QTest::addColumn<How>("how");
        QTest::addColumn<When>("when");
        for (const auto& [name, how] : ways())
            for (const auto& [moment, when] : {std::pair("writing", When::Write),
                                               {"copying", When::Copy},
                                               {"syncing", When::Sync}})
                QTest::addRow("%s while %s", name, moment) << how << when;
    }
    void noticesChangesUntilTheEnd()
    {
        QFETCH(How, how);
        if (takesItAway(how) && !openFilesGiveWay())
            QSKIP(openFilesStay);
        QFETCH(When, when);
        EditSet edits = opened();
        QVERIFY(edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(77)));
        std::optional<ByteBuffer> theirs;
        MeddlingFileCalls calls(when, [&] {
            how(m_file);
            theirs = whatIsThere();
        });
        const auto saved = saveFile(edits, m_file, calls, calmPool());
        QVERIFY(!saved);
        QVERIFY2(saved.error().kind() == ErrorKind::Changed, saved.error().text().c_str());
        QVERIFY(whatIsThere() == theirs);
        if (fs::exists(m_folder))
            for (const std::string& name : namesIn(m_folder))
                QVERIFY2(!name.ends_with(".part"), name.c_str());
    }

    // An appended trailer is not taken away from under what somebody wrote behind it.
    void leavesAloneWhatWasWrittenBehindIt()
    {
        EditSet edits = opened();
        QVERIFY(edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(77)));
        MeddlingFileCalls calls(When::Sync, [&] { writeFile(m_file, longFrame()); });
        const auto saved = saveFile(edits, m_file, calls, calmPool(), {}, {.appendFromBytes = 0});
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind(), ErrorKind::Changed);
        QVERIFY(contentOfFile(m_file) == longFrame());
    }

    // Without a lock file: exactly one of many wins, and the others are told.
    void letsOneOfManySaversWin_data()
    {
        QTest::addColumn<bool>("append");
        QTest::newRow("replacing") << false;
        QTest::newRow("appending") << true;
    }
    void letsOneOfManySaversWin()
    {
        QFETCH(bool, append);
        constexpr int savers = 4;
        for (int round = 0; round < 10; ++round) {
            writeFile(m_file, smallFrame());
            std::barrier ready(savers);
            std::array<Saved, savers> outcomes{};
            std::vector<std::thread> threads;
            for (int i = 0; i < savers; ++i)
                threads.emplace_back([&, i] {
                    outcomes[static_cast<std::size_t>(i)] = saveAsOneOfMany(
                        m_file, i, optionsFor(append), [&] { ready.arrive_and_wait(); });
                });
            for (std::thread& thread : threads)
                thread.join();
            QCOMPARE(std::ranges::count(outcomes, Saved::Changed), std::ptrdiff_t(savers - 1));
            const auto winner = std::ranges::find(outcomes, Saved::Yes) - outcomes.begin();
            const FramePtr frame = *openPath(m_file);
            QVERIFY(frame->problems().empty());
            QCOMPARE(frame->vlMetalayers().entries[0].name, nameOfSaver(static_cast<int>(winner)));
            QCOMPARE(namesIn(m_folder), std::vector<std::string>{"frame.b2frame"});
        }
    }

    // It reads the file again once it has the lock.
    void waitsForTheLockAndSeesWhatItsHolderDid()
    {
        Descriptor held = openedToChange(FrameLock::fileOf(m_file));
        QCOMPARE(m_calls.lock(held.number(), LockKind::Exclusive, LockPlace::LockFile), 0);
        EditSet edits = opened();
        QVERIFY(edits.remove(Of::Trailer, 0));
        std::thread holder([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            replacesIt(m_file);
            held = Descriptor();
        });
        const auto saved = saveFile(edits, m_file, m_calls, calmPool());
        holder.join();
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind(), ErrorKind::Changed);
        QVERIFY(contentOfFile(m_file) == smallFrame());
    }

    void stopsWaitingForTheLock()
    {
        const fs::path lock = FrameLock::fileOf(m_file);
        writeFile(lock, {});
        const Descriptor held = openedToChange(lock);
        QCOMPARE(m_calls.lock(held.number(), LockKind::Exclusive, LockPlace::LockFile), 0);
        std::stop_source stop;
        std::thread soon([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
            stop.request_stop();
        });
        EditSet edits = opened();
        QVERIFY(edits.remove(Of::Trailer, 0));
        const auto saved = saveFile(edits, m_file, m_calls, calmPool(), {stop.get_token()});
        soon.join();
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind(), ErrorKind::Cancelled);
        QVERIFY(contentOfFile(m_file) == smallFrame());
    }

 private:
    EditSet opened() const { return EditSet(*openPath(m_file)); }

    static std::string words(const Result<SaveReport>& saved)
    {
        return saved ? "saved" : saved.error().text();
    }

    std::optional<ByteBuffer> whatIsThere() const
    {
        const fs::path file = fs::is_directory(m_file) ? m_file / "chunks.b2frame" : m_file;
        return fs::exists(file) ? std::optional(contentOfFile(file)) : std::nullopt;
    }

    static ByteBuffer longFrame()
    {
        return chunksFrame({counted<std::int32_t>(900), counted<std::int32_t>(900)}, 4,
                           {.codec = 0, .level = 0});
    }

    static bool takesItAway(How how)
    {
        return how == replacesIt || how == removesIt || how == removesItsFolder ||
               how == makesItAFolder;
    }

    static void growsIt(const fs::path& file)
    {
        overwrite(file, fs::file_size(file), bytesOf("?"));
    }
    static void appendsAnotherTrailer(const fs::path& file)
    {
        SystemFileCalls calls;
        EditSet edits(*openPath(file));
        if (!edits.rename(Of::Trailer, 0, "theirs") ||
            !saveFile(edits, file, calls, calmPool(), {}, {.appendFromBytes = 0}))
            std::abort();
    }
    static void writesAnotherFrame(const fs::path& file) { writeFile(file, theirFrame()); }
    static void changesAByte(const fs::path& file) { overwrite(file, 100, bytesOf("?")); }
    static void changesAByteInSecret(const fs::path& file)
    {
        const auto time = fs::last_write_time(file);
        changesAByte(file);
        fs::last_write_time(file, time);
    }
    static void replacesIt(const fs::path& file)
    {
        const fs::path other = file.parent_path() / "other";
        writeFile(other, smallFrame()); // the same content, but another file
        SystemFileCalls calls;
        if (calls.rename(other, file) != 0)
            std::abort();
    }
    static void cutsIt(const fs::path& file) { fs::resize_file(file, fs::file_size(file) / 2); }
    static void emptiesIt(const fs::path& file) { fs::resize_file(file, 0); }
    static void removesIt(const fs::path& file) { fs::remove(file); }
    static void removesItsFolder(const fs::path& file) { fs::remove_all(file.parent_path()); }
    static void makesItAFolder(const fs::path& file)
    {
        fs::remove(file);
        fs::create_directory(file);
        writeFile(file / "chunks.b2frame", theirFrame());
    }

    static std::vector<std::pair<const char*, How>> ways()
    {
        return {{"grown", growsIt},
                {"another frame written", writesAnotherFrame},
                {"a byte changed", changesAByte},
                {"replaced", replacesIt},
                {"cut", cutsIt},
                {"emptied", emptiesIt},
                {"removed", removesIt},
                {"folder removed", removesItsFolder}};
    }

    static void addWaysToChange()
    {
        QTest::addColumn<How>("how");
        QTest::addColumn<bool>("append");
        auto all = ways();
        all.emplace_back("a byte changed in secret", changesAByteInSecret);
        all.emplace_back("another trailer appended", appendsAnotherTrailer);
        all.emplace_back("replaced by a folder", makesItAFolder);
        for (const auto& [name, how] : all)
            for (const bool append : {false, true})
                QTest::addRow("%s, %s", name, append ? "appending" : "replacing") << how << append;
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_file;
    SystemFileCalls m_calls;
};

const Registered<TestSaveConflicts> registered;

} // namespace bloscope::tst_save_conflicts

#include "tst_save_conflicts.moc"
