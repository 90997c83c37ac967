#include "core/remote/remote_reading.h"
#include "core/store/store.h"
#include "tests/corpus/reading.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/s3_stand_in.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_corpus_s3 {

using namespace test;

namespace fs = std::filesystem;

namespace {

constexpr char key[] = "AKIAIOSFODNN7EXAMPLE";
constexpr char secret[] = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
constexpr std::uint64_t largest = 50'000'000; // bytes of a file that is put there

// What lies in the directory is not searched for on servers.
std::vector<std::string> withoutStrays(std::vector<std::string> notes)
{
    std::erase_if(
        notes, [](const std::string& note) { return note.find("in the directory") != note.npos; });
    return notes;
}

bool hasLinks(const fs::path& folder)
{
    return std::ranges::any_of(fs::recursive_directory_iterator(folder),
                               [](const fs::directory_entry& each) { return each.is_symlink(); });
}

} // namespace

// The corpus in a bucket, whose stand-in checks each signature: a part of the files, all sparse
// directories, and all leaves of stores that are directories, by listing them.
class TestCorpusS3 : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;
    S3StandIn m_s3{key, secret};

    static std::string addressOf(const std::string& name) { return "s3://corpus/" + name; }

 private slots:
    void initTestCase()
    {
        qputenv("AWS_ENDPOINT_URL", QByteArray::fromStdString(m_s3.endpoint()));
        qputenv("AWS_REGION", "us-east-1");
        qputenv("AWS_ACCESS_KEY_ID", key);
        qputenv("AWS_SECRET_ACCESS_KEY", secret);
        qputenv("HOME", m_home.path().toUtf8());
        RemoteSettings settings;
        settings.folder = std::nullopt;
        RemoteReading::ofThisProcess().configure(settings);
        for (const auto& entry : fs::recursive_directory_iterator(corpusFolder()))
            if (entry.is_regular_file() && !entry.is_symlink() && entry.file_size() < largest)
                m_s3.put("corpus/" + entry.path().lexically_relative(corpusFolder()).string(),
                         contentOfFile(entry.path()));
        m_s3.setPageSize(100);
    }
    void cleanupTestCase() { QCOMPARE(m_s3.refused(), std::vector<std::string>()); }

    void isReadAsFromTheDisk_data()
    {
        QTest::addColumn<std::string>("name");
        int count = 0;
        for (const auto& entry : fs::recursive_directory_iterator(corpusFolder())) {
            const bool isSparse = fs::exists(entry.path() / "chunks.b2frame");
            const bool isFile = entry.is_regular_file() && !entry.is_symlink() &&
                                entry.file_size() < largest && entry.path().extension() != ".chunk";
            const std::string name = entry.path().lexically_relative(corpusFolder()).string();
            const bool isOdd = name.find("is-a-directory") != name.npos ||
                               name.find("zeros") != name.npos || name.find("nans") != name.npos;
            if (!isOdd && !entry.is_symlink() && (isSparse || (isFile && ++count % 10 == 0)))
                QTest::newRow(name.c_str()) << name;
        }
    }
    void isReadAsFromTheDisk()
    {
        QFETCH(const std::string, name);
        const Reading here = readEverything(corpusFolder() / name);
        const Reading there = readEverything(addressOf(name));
        QCOMPARE(bool(there.refused), bool(here.refused));
        QVERIFY(there.damage == here.damage);
        QVERIFY(withoutStrays(there.notes) == withoutStrays(here.notes));
        QVERIFY(there.chunkHashes == here.chunkHashes);
        QVERIFY(there.chunkErrors == here.chunkErrors);
        QVERIFY(there.vlMetadataErrors == here.vlMetadataErrors);
    }

    void storesHaveAllTheirLeaves()
    {
        int count = 0;
        for (const auto& entry : fs::recursive_directory_iterator(corpusFolder())) {
            if (!entry.is_directory() || entry.is_symlink() ||
                !fs::is_regular_file(entry.path() / "embed.b2e") || hasLinks(entry.path()))
                continue;
            const std::string name = entry.path().lexically_relative(corpusFolder()).string();
            const auto here = openContainer(entry.path());
            const auto there = openContainer(addressOf(name));
            QVERIFY2(bool(here) == bool(there), name.c_str());
            if (!here)
                continue;
            ++count;
            const StorePtr store = std::get<StorePtr>(*there);
            compare(std::get<StorePtr>(*here)->root(), store->root(), name);
        }
        QVERIFY(count > 5);
    }

 private:
    static void compare(const StoreNode& here, const StoreNode& there, const std::string& name)
    {
        const std::string which = name + " " + here.key;
        QVERIFY2(there.key == here.key && there.kind == here.kind && there.size == here.size &&
                     there.problem == here.problem,
                 which.c_str());
        QVERIFY2(there.children.size() == here.children.size(), which.c_str());
        for (std::size_t i = 0; i < here.children.size(); ++i)
            compare(here.children[i], there.children[i], name);
    }
};

const Registered<TestCorpusS3> registered;

} // namespace bloscope::tst_corpus_s3

#include "tst_corpus_s3.moc"
