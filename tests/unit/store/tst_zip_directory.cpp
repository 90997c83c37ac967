#include "core/store/zip_directory.h"

#include "core/store/store.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/peak_memory.h"
#include "tests/support/registered_test.h"
#include "tests/support/zip_archives.h"

#include <QTest>

namespace bloscope::tst_zip_directory {

using namespace test;

namespace {

using Member = ZipPart;

ByteSourcePtr archiveOf(const std::vector<Member>& members)
{
    return memorySource(zipArchive(members));
}

std::string contentOf(const ByteSourcePtr& archive, const ZipMember& member)
{
    const auto opened = openZipMember(archive, member, Limits());
    if (!opened)
        return opened.error().text();
    return std::string(textOf(ByteView(*readBytes(**opened, 0, (*opened)->size()))));
}

} // namespace

class TestZipDirectory : public QObject {
    Q_OBJECT

 private slots:
    void saysThatAnArchiveIsOneOfNumPys()
    {
        const auto opened = Store::openZip(archiveOf({{"a.npy", "x"}, {"b.npy", "y"}}), {});
        QVERIFY(!opened);
        QCOMPARE(opened.error().kind(), ErrorKind::NotBlosc2);
        QCOMPARE(QString::fromStdString(opened.error().text()),
                 QString("this is a NumPy .npz archive of 2 arrays: unpack it and convert the .npy "
                         "files in it"));
        const auto other = Store::openZip(archiveOf({{"a.npy", "x"}, {"b.txt", "y"}}), {});
        QCOMPARE(QString::fromStdString(other.error().text()),
                 QString("not a Blosc2 store: embed.b2e is missing"));
    }

    // The local header may have an extra field that the directory knows nothing of.
    void findsBytesByTheLocalHeader()
    {
        const ByteSourcePtr archive =
            archiveOf({{.name = "a", .content = "first", .localExtra = "four"},
                       {.name = "b", .content = "second"}});
        const auto members = readZipDirectory(archive, Limits());
        QCOMPARE(outcomeOf(members), std::string());
        QCOMPARE((*members)[0].offset, 35U);
        QCOMPARE(contentOf(archive, (*members)[0]), std::string("first"));
        QCOMPARE(contentOf(archive, (*members)[1]), std::string("second"));
    }

    void refusesMembers_data()
    {
        QTest::addColumn<Member>("member");
        QTest::addColumn<std::string>("problem");
        const auto row = [](const char* name, Member member, const char* problem) {
            QTest::newRow(name) << member << std::string(problem);
        };
        row("leads out", {.name = "../a", .content = "x"}, "its name points outside the store");
        row("absolute", {.name = "/a", .content = "x"}, "its name is an absolute path");
        row("encrypted", {.name = "a", .content = "x", .flags = 1}, "it is encrypted");
        row("bzip2", {.name = "a", .content = "x", .method = 12},
            "it is compressed with the unsupported method 12");
        row("sizes differ", {.name = "a", .content = "x", .size = 5},
            "it is stored in 1 bytes, but its size is 5");
        row("past the end", {.name = "a", .content = "x", .stored = 9999, .size = 9999},
            "its 9999 bytes at offset 31 extend past the end of the archive");
        row("no header there", {.name = "a", .content = "x", .headerAt = 3},
            "its local header is missing or contradicts the directory");
    }
    void refusesMembers()
    {
        QFETCH(Member, member);
        QFETCH(std::string, problem);
        const ByteSourcePtr archive = archiveOf({member});
        const auto members = readZipDirectory(archive, Limits());
        QCOMPARE(outcomeOf(members), std::string());
        QCOMPARE((*members)[0].problem, problem);
        QVERIFY(contentOf(archive, (*members)[0]).ends_with("cannot be used: " + problem));
    }

    void takesTheLastOfOneName()
    {
        const auto members = readZipDirectory(archiveOf({{.name = "a", .content = "x"},
                                                         {.name = "b", .content = "z"},
                                                         {.name = "a", .content = "y"}}),
                                              Limits());
        QCOMPARE((*members)[0].problem, std::string("a later member has the same name"));
        QVERIFY((*members)[0].isReplaced);
        QVERIFY(!(*members)[1].isReplaced);
        QCOMPARE((*members)[2].problem, std::string());
        QVERIFY(!(*members)[2].isReplaced);
    }

    void keepsNoMoreThanTheNamesNeed()
    {
        const std::vector<Member> parts(5000, {.name = "grp/some array.b2nd", .content = "x"});
        const ByteSourcePtr archive = archiveOf(parts);
        const PeakMemory memory;
        const auto members = readZipDirectory(archive, Limits());
        QCOMPARE(members->size(), parts.size());
        QVERIFY2(sanitizersTakeMemory() || memory.bytes() < (32UL << 20),
                 qPrintable(QString::number(memory.bytes())));
    }

    void refusesMembersThatShareBytes()
    {
        const auto members = readZipDirectory(
            archiveOf({{.name = "a", .content = std::string(100, 'x'), .stored = 130, .size = 130},
                       {.name = "b", .content = "y"}}),
            Limits());
        QCOMPARE((*members)[0].problem, std::string("it shares bytes with 'b'"));
        QCOMPARE((*members)[1].problem, std::string("it shares bytes with 'a'"));
    }

    void inflatesWithinLimits()
    {
        const ByteSourcePtr archive =
            archiveOf({{.name = "a", .content = "no deflate", .method = 8, .size = 20},
                       {.name = "b", .content = "x", .method = 8, .size = 1'000'000'000},
                       {.name = "c", .content = "x", .method = 8, .size = 1'000'000}});
        const auto members = readZipDirectory(archive, Limits());
        QVERIFY(contentOf(archive, (*members)[0]).ends_with("it does not inflate to 20 bytes"));
        QVERIFY(failedAs(ErrorKind::Limit, openZipMember(archive, (*members)[1], Limits())));
        QVERIFY(contentOf(archive, (*members)[2]).ends_with("1 bytes cannot inflate to 1000000"));
    }

    void refusesWhatIsNoArchive()
    {
        const auto members = readZipDirectory(memorySource("504b0304"_hex), Limits());
        QCOMPARE(outcomeOf(members), std::string("the archive has no directory"));
    }

    void countsMembersWithinLimits()
    {
        Limits limits;
        limits.storeNodes = 1;
        const ByteSourcePtr archive =
            archiveOf({{.name = "a", .content = "x"}, {.name = "b", .content = "y"}});
        QVERIFY(failedAs(ErrorKind::Limit, readZipDirectory(archive, limits)));
    }
};

const Registered<TestZipDirectory> registered;

} // namespace bloscope::tst_zip_directory

#include "tst_zip_directory.moc"
