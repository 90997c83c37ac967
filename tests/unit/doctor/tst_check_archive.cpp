#include "core/doctor/check_container.h"

#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_check_archive {

using namespace test;

namespace {

// An archive of python-blosc2, with what its directory says of it.
struct Archive {
    ByteBuffer bytes = contentOfFile(corpusFolder() / "python/stores/dict.b2z");
    std::vector<ZipMember> members = *readZipDirectory(memorySource(bytes), {});
};

} // namespace

class TestCheckArchive : public QObject {
    Q_OBJECT

 private slots:
    void findsMembersAsTheyWerePacked()
    {
        const Archive archive;
        QVERIFY(archive.members.size() > 1);
        for (const ZipMember& member : archive.members)
            QCOMPARE(check(archive, member.name).size(), std::size_t(0));
        QCOMPARE(check(archive, "no such member").size(), std::size_t(0));
    }

    void namesTheMemberThatWasChanged()
    {
        Archive archive;
        const ZipMember& changed = archive.members.at(1);
        archive.bytes[changed.offset + changed.stored - 1] ^= std::byte{1};
        QCOMPARE(check(archive, archive.members.at(0).name).size(), std::size_t(0));
        const auto findings = check(archive, changed.name);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].severity, Finding::Severity::Damage);
        QCOMPARE(findings[0].remedy, Remedy::PackAgain);
        QCOMPARE(findings[0].place.offset, changed.offset);
        QCOMPARE(findings[0].place.size, changed.stored);
        QVERIFY2(findings[0].text.starts_with("its bytes have the checksum "),
                 findings[0].text.c_str());
    }

    void stopsWhenAsked()
    {
        const Archive archive;
        std::stop_source stop;
        stop.request_stop();
        const auto checked = checkIn(archive, archive.members.at(0).name, {stop.get_token()}, {});
        QCOMPARE(checked.error().kind(), ErrorKind::Cancelled);
    }

 private:
    static Result<> checkIn(const Archive& archive, const std::string& member, const Job& job,
                            const FindingListener& found)
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("a.b2z").toStdString();
        writeFile(path, archive.bytes);
        FindingLog log(found, 10);
        return ArchiveChecksums::of(path).check(member, log, job);
    }

    static std::vector<Finding> check(const Archive& archive, const std::string& member)
    {
        std::vector<Finding> findings;
        const auto found = [&](const Finding& finding) { findings.push_back(finding); };
        if (!checkIn(archive, member, {}, found))
            qFatal("cancelled");
        return findings;
    }
};

const Registered<TestCheckArchive> registered;

} // namespace bloscope::tst_check_archive

#include "tst_check_archive.moc"
