#include "core/files/kept_pages.h"

#include "core/base/limits.h"
#include "core/files/page_folder.h"
#include "tests/support/child.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace bloscope::tst_kept_pages {

using namespace test;

namespace {

constexpr std::uint64_t page = KeptPages::pageBytes;
constexpr std::uint64_t wholeBytes = 40 * page + 123;

using Runs = std::vector<PageRun>;

Descriptor opened(const std::filesystem::path& path)
{
    return Descriptor(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
}

std::shared_ptr<KeptPages> pagesIn(const std::filesystem::path& folder,
                                   const std::string& key = "k", std::uint64_t most = 1_GiB)
{
    return *KeptPages::of({opened(folder / "pages"), opened(folder / "index")}, key, wholeBytes,
                          most);
}

ByteView pagesOf(const ByteBuffer& whole, std::uint64_t first, std::uint64_t count)
{
    const std::uint64_t begin = first * page;
    return ByteView(whole).subspan(begin, std::min(count * page, whole.size() - begin));
}

// Is all that is given back right?
bool isRight(KeptPages& kept, const ByteBuffer& whole)
{
    ByteBuffer read(whole.size());
    const Runs missing = kept.read(0, read);
    for (const PageRun& run : missing)
        for (std::uint64_t n = run.first; n < run.end(); ++n)
            std::ranges::copy(pagesOf(whole, n, 1), read.begin() + static_cast<long>(n * page));
    return read == whole;
}

} // namespace

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
        const Descriptor index = opened(folder() / "index");
        const Descriptor pages = opened(folder() / "pages");
        ByteBuffer check(8);
        ByteBuffer bytes(page);
        constexpr off_t begin = 16384; // of the checks
        QCOMPARE(::pread(index.number(), check.data(), 8, begin + 8), ssize_t(8));
        QCOMPARE(::pwrite(index.number(), check.data(), 8, begin + 16), ssize_t(8));
        QCOMPARE(::pread(pages.number(), bytes.data(), page, off_t(page)), ssize_t(page));
        QCOMPARE(::pwrite(pages.number(), bytes.data(), page, off_t(2 * page)), ssize_t(page));
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

    // A process that writes ends at any moment, while others read and write.
    void isNeverWrongAfterAProcessWasKilled()
    {
        constexpr int rounds = 200;
        std::mt19937 random(7);
        for (int round = 0; round < rounds; ++round) {
            if (round % 10 == 0)
                init();
            const pid_t child = ::fork();
            if (child == 0) {
                std::mt19937 places(random());
                const auto kept = pagesIn(folder(), "k", 50_KiB);
                for (;;) {
                    const std::uint64_t first = places() % 40;
                    const std::uint64_t count =
                        1 + places() % std::min<std::uint64_t>(41 - first, 8);
                    kept->write(first, pagesOf(m_whole, first, count));
                }
            }
            const auto kept = pagesIn(folder(), "k", 50_KiB);
            for (unsigned i = random() % 20; i > 0; --i)
                QVERIFY(isRight(*kept, m_whole));
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
            QVERIFY(isRight(*pagesIn(folder(), "k", 50_KiB), m_whole));
        }
    }
};

const Registered<TestKeptPages> registered;

} // namespace bloscope::tst_kept_pages

#include "tst_kept_pages.moc"
