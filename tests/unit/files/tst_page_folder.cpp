#include "core/files/page_folder.h"

#include "core/base/limits.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>
#include <thread>

namespace bloscope::tst_page_folder {

using namespace test;

namespace {

constexpr std::uint64_t page = 4 * KeptPages::pageBytes; // what a disk keeps at least

} // namespace

class TestPageFolder : public QObject {
    Q_OBJECT

    QTemporaryDir m_parent;

    std::filesystem::path path() const
    {
        return std::filesystem::path(m_parent.path().toStdString()) / "bloscope" / "ranges";
    }

    std::shared_ptr<PageFolder> folder(std::uint64_t most = 1_GiB) const
    {
        return *PageFolder::open(path(), most);
    }

 private slots:
    void init() { std::filesystem::remove_all(path()); }

    void hasAFileForEach()
    {
        const auto made = folder();
        QVERIFY((*made->openPages("a", "key", page))->missing({0, 1}).size() == 1);
        made->setNote("a", "text");
        QCOMPARE(namesIn(path()), (std::vector<std::string>{"a.index", "a.note", "a.pages"}));
    }

    void keepsNotes()
    {
        const auto made = folder();
        QVERIFY(!made->note("a"));
        made->setNote("a", "one");
        made->setNote("a", "another");
        QCOMPARE(*made->note("a"), std::string("another"));
        made->setNote("a", std::string(100'000, 'x')); // nothing that anybody would write
        QCOMPARE(*made->note("a"), std::string("another"));
    }

    void followsNoLinks()
    {
        const std::filesystem::path other = m_parent.path().toStdString() + "/other";
        writeFile(other, noise(10));
        const auto made = folder();
        for (const char* name : {"a.pages", "a.index", "b.note"})
            if (!makeLink(other, path() / name))
                QSKIP(noLinks);
        QVERIFY(!made->openPages("a", "key", page));
        QVERIFY(!made->note("b"));
        made->setNote("b", "text"); // in place of the link
        QCOMPARE(contentOfFile(other).size(), std::size_t(10));
        made->clear();
        QVERIFY(std::filesystem::exists(other));
    }

    void refusesFoldersOfOthers_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("a link") << 0;
        QTest::newRow("a file") << 1;
    }

    void refusesFoldersOfOthers()
    {
        QFETCH(const int, kind);
        std::filesystem::create_directories(path().parent_path());
        if (kind == 0 && !makeLink(m_parent.path().toStdString(), path()))
            QSKIP(noLinks);
        if (kind == 1)
            writeFile(path(), {});
        QVERIFY(!PageFolder::open(path(), 1_GiB));
        std::filesystem::remove(path());
    }

    void deletesWhatWasUsedLongestAgo()
    {
        const auto made = folder(60 * page);
        for (const char* name : {"a", "b", "c"}) {
            (*made->openPages(name, "key", 12 * page))->write(0, noise(12 * page));
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        made->makeRoom();
        QCOMPARE(namesIn(path()).size(), std::size_t(6));
        QVERIFY(made->openPages("a", "key", 12 * page)); // used again
        auto open = *made->openPages("d", "key", 12 * page);
        open->write(0, noise(12 * page));
        made->makeRoom();
        QVERIFY(made->bytesOnDisk() <= 60 * page);
        const std::vector<std::string> left = namesIn(path());
        QCOMPARE(std::ranges::count(left, "b.pages"), 0);
        QCOMPARE(std::ranges::count(left, "a.pages"), 1);
        QCOMPARE(std::ranges::count(left, "d.pages"), 1);
        made->clear();
        if (openFilesGiveWay())
            QCOMPARE(namesIn(path()).size(), std::size_t(0));
        QVERIFY(open->missing({0, 12}).empty()); // as long as it is open
        open.reset();
        QCOMPARE(namesIn(path()).size(), std::size_t(0));
    }
};

const Registered<TestPageFolder> registered;

} // namespace bloscope::tst_page_folder

#include "tst_page_folder.moc"
