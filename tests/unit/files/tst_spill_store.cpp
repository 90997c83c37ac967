#include "core/files/spill_store.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_spill_store {

using namespace test;

constexpr std::size_t large = SpillStore::leastInFile;

class TestSpillStore : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    FaultyFileCalls m_calls;

    std::shared_ptr<SpillStore> store(FileCalls& calls, std::size_t budget) const
    {
        return SpillStore::create(calls, budget, m_folder.path().toStdString());
    }

 private slots:
    void keepsWhatFitsInMemory()
    {
        const auto kept = store(m_calls, large);
        const auto first = kept->keep(noise(large));
        QVERIFY(first);
        QCOMPARE(kept->bytesInMemory(), large);
        QCOMPARE(kept->bytesInFile(), std::uint64_t(0));
        QVERIFY(std::ranges::equal((*first)->view(), noise(large)));
    }

    void bringsTheRestBackFromItsFile()
    {
        const auto kept = store(m_calls, large);
        std::vector<KeptBytesPtr> all;
        for (std::size_t i = 0; i < 5; ++i)
            all.push_back(*kept->keep(noise(large + 1000 * i)));
        QCOMPARE(kept->bytesInMemory(), large);
        QVERIFY(kept->bytesInFile() > 4 * large);
        for (std::size_t i = 0; i < 5; ++i)
            QVERIFY(std::ranges::equal(all[i]->view(), noise(large + 1000 * i)));
        if (!openFilesGiveWay())
            QSKIP("its file has a name as long as it is open here");
        QVERIFY(
            QDir(m_folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void keepsSmallOnesInMemoryWhateverItsBudget()
    {
        const auto kept = store(m_calls, 0);
        const auto small = kept->keep(noise(large - 1));
        const auto empty = kept->keep({});
        QCOMPARE(kept->bytesInMemory(), large - 1);
        QVERIFY((*empty)->view().empty());
    }

    void forgetsWhatNobodyNeeds()
    {
        const auto kept = store(m_calls, large);
        {
            const auto inMemory = kept->keep(noise(large));
            const auto inFile = kept->keep(noise(large));
            QCOMPARE(kept->bytesInFile(), std::uint64_t(large));
        }
        QCOMPARE(kept->bytesInMemory(), std::size_t(0));
        QCOMPARE(kept->bytesInFile(), std::uint64_t(0));
        const auto again = kept->keep(noise(2 * large));
        QVERIFY(std::ranges::equal((*again)->view(), noise(2 * large)));
    }

    // Of some bytes and of all of them; what comes later is not hurt by that.
    void givesTheirRoomBackLater()
    {
        constexpr std::size_t size = 16 * large;
        const auto kept = store(m_calls, 0);
        const auto first = *kept->keep(noise(size));
        auto second = *kept->keep(noise(size));
        second.reset();
        const auto third = *kept->keep(noise(size + 1));
        QVERIFY(std::ranges::equal(first->view(), noise(size)));
        QVERIFY(std::ranges::equal(third->view(), noise(size + 1)));
        QCOMPARE(kept->bytesInFile(), std::uint64_t(2 * size + 1));
    }

    // Its file is freed by another thread then.
    void endsWithALargeFile()
    {
        auto kept = store(m_calls, 0);
        std::vector<KeptBytesPtr> all;
        for (int i = 0; i < 17; ++i)
            all.push_back(*kept->keep(ByteBuffer(1 << 20)));
        kept.reset();
        all.clear();
        QTRY_VERIFY(
            QDir(m_folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    // The bytes may outlive everybody but those who look at them.
    void livesAsLongAsItsBytes()
    {
        KeptBytesPtr last;
        {
            const auto kept = store(m_calls, 0);
            last = *kept->keep(noise(large));
        }
        QVERIFY(std::ranges::equal(last->view(), noise(large)));
    }

    void saysWhyItHasNoRoom()
    {
        FaultyFileCalls full(FaultyFileCalls::Fault::Fail, 0, ENOSPC);
        const auto kept = store(full, 0);
        const auto refused = kept->keep(noise(large));
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind(), ErrorKind::Io);
        QVERIFY2(refused.error().text().ends_with("No space left on device"),
                 refused.error().text().c_str());
        QVERIFY(kept->keep(noise(large))); // afterwards there is some

        const auto nowhere = SpillStore::create(m_calls, 0, "/nowhere/at all");
        const auto error = nowhere->keep(noise(large));
        QVERIFY(!error);
        QCOMPARE(error.error().text(),
                 std::string("a temporary file in /nowhere/at all: cannot be created: "
                             "No such file or directory"));
    }
};

const Registered<TestSpillStore> registered;

} // namespace bloscope::tst_spill_store

#include "tst_spill_store.moc"
