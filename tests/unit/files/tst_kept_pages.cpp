#include "core/files/kept_pages.h"

#include "core/files/page_folder.h"
#include "core/system/file_calls.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/unit/files/pages_in_folder.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <random>
#include <thread>

namespace bloscope::tst_kept_pages {

using namespace test;

class TestKeptPages : public QObject {
    Q_OBJECT

    QTemporaryDir m_parent;
    const ByteBuffer m_whole = noise(wholeBytes);

    std::filesystem::path folder() const
    {
        return std::filesystem::path(m_parent.path().toStdString()) / "f";
    }

 private slots:
    void init()
    {
        std::filesystem::remove_all(folder());
        std::filesystem::create_directory(folder());
    }

    void givesBackWhatItGot()
    {
        const auto kept = *KeptPages::nameless(wholeBytes, 1_GiB);
        QCOMPARE(kept->pageCount(), std::uint64_t(41));
        QVERIFY(kept->missing({0, 41}) == (Runs{{0, 41}}));
        kept->write(3, pagesOf(m_whole, 3, 2));
        kept->write(40, pagesOf(m_whole, 40, 1));
        QVERIFY(kept->missing({0, 41}) == (Runs{{0, 3}, {5, 35}}));
        QVERIFY(kept->missing({3, 2}).empty());
        ByteBuffer read(2 * page);
        QVERIFY(kept->read(3, read).empty());
        QVERIFY(std::ranges::equal(read, pagesOf(m_whole, 3, 2)));
        read.resize(page + 123);
        QVERIFY(kept->read(39, read) == (Runs{{39, 1}}));
        QVERIFY(std::ranges::equal(ByteView(read).subspan(page), pagesOf(m_whole, 40, 1)));
    }

    void keepsThemForTheNextTimeWithTheirKey()
    {
        pagesIn(folder())->write(7, pagesOf(m_whole, 7, 1));
        QVERIFY(pagesIn(folder())->missing({7, 1}).empty());
        QVERIFY(!pagesIn(folder(), "another")->missing({7, 1}).empty());
        QVERIFY(!pagesIn(folder())->missing({7, 1}).empty()); // given up by then
    }

    void takesNoPageForAnother()
    {
        const auto kept = pagesIn(folder());
        kept->write(0, m_whole);
        ByteBuffer check(8);
        ByteBuffer bytes(page);
        constexpr std::uint64_t begin = 16384; // of the checks
        const Descriptor index = openedToChange(folder() / "index");
        QCOMPARE(readFrom(index.number(), check, begin + 8), std::int64_t(8));
        overwrite(folder() / "index", begin + 16, check);
        const Descriptor pages = openedToChange(folder() / "pages");
        QCOMPARE(readFrom(pages.number(), bytes, page), std::int64_t(page));
        overwrite(folder() / "pages", 2 * page, bytes);
        QVERIFY(kept->read(2, bytes) == (Runs{{2, 1}}));
        QVERIFY(kept->missing({2, 1}) == (Runs{{2, 1}})); // nobody looks there again
    }

    void findsEveryDamage()
    {
        std::mt19937 random(3);
        for (int round = 0; round < 50; ++round) {
            pagesIn(folder())->write(0, m_whole);
            for (const char* name : {"pages", "index"}) {
                ByteBuffer bytes = contentOfFile(folder() / name);
                for (int i = 0; i < 5; ++i)
                    bytes[random() % bytes.size()] ^= std::byte{1};
                if (random() % 3 == 0)
                    bytes.resize(random() % bytes.size());
                writeFile(folder() / name, bytes);
            }
            QVERIFY(isRight(*pagesIn(folder()), m_whole));
        }
    }

    void takesNoMoreRoomThanItMay()
    {
        constexpr std::uint64_t most = 48_KiB; // of which the index takes 20
        const auto kept = pagesIn(folder(), "k", most);
        for (std::uint64_t n = 0; n < 40; ++n) {
            kept->write(n, pagesOf(m_whole, n, 1));
            QVERIFY(kept->missing({n, 1}).empty());
            QVERIFY(kept->bytesOnDisk() <= most);
        }
        QVERIFY(isRight(*kept, m_whole));
    }
};

const Registered<TestKeptPages> registered;

} // namespace bloscope::tst_kept_pages

#include "tst_kept_pages.moc"
