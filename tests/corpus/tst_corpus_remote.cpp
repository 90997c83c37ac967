#include "core/base/limits.h"
#include "core/remote/remote_reading.h"
#include "core/remote/web_address.h"
#include "core/store/store.h"
#include "tests/corpus/reading.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "tests/support/web_server.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_corpus_remote {

using namespace test;

namespace fs = std::filesystem;

namespace {

// Servers do not say what else lies in a directory.
std::vector<std::string> withoutStrays(std::vector<std::string> notes)
{
    std::erase_if(
        notes, [](const std::string& note) { return note.find("in the directory") != note.npos; });
    return notes;
}

// Gigabytes of the same number take their time wherever they are read.
bool isZeros(const fs::path& path)
{
    return path.string().find("zeros") != std::string::npos ||
           path.string().find("nans") != std::string::npos;
}

} // namespace

// The corpus over a server, as it is on the disk: what opens, what is refused and why, all content.
class TestCorpusRemote : public QObject {
    Q_OBJECT

    QTemporaryDir m_kept;
    WebServer m_server;

    fs::path addressOf(const std::string& name) const
    {
        return WebAddress::parse(m_server.address("/"))->below(name).text();
    }

    static void addRows(bool (*isWanted)(const fs::directory_entry& entry))
    {
        QTest::addColumn<std::string>("name");
        for (auto at = fs::recursive_directory_iterator(corpusFolder());
             at != fs::recursive_directory_iterator(); ++at) {
            const bool isDirectory =
                at->path().string().find("is-a-directory") != std::string::npos;
            if (at->is_symlink() || isDirectory || !isWanted(*at))
                continue; // servers have no directories in place of files
            const std::string name = at->path().lexically_relative(corpusFolder()).string();
            QTest::newRow(name.c_str()) << name;
        }
    }

 private slots:
    void initTestCase()
    {
        RemoteSettings settings;
        settings.folder = fs::path(m_kept.path().toStdString()) / "ranges";
        RemoteReading::ofThisProcess().configure(settings);
        m_server.serve(corpusFolder());
    }

    // Once, and from what is kept of that.
    void isReadAsFromTheDisk_data()
    {
        addRows([](const fs::directory_entry& entry) {
            const fs::path& path = entry.path();
            const bool isChunk = path.extension() == ".chunk"; // thousands of them
            const bool isEndless = path.parent_path().filename() == "large" && isZeros(path);
            return fs::exists(path / "chunks.b2frame") ||
                   (entry.is_regular_file() && !isChunk && !isEndless);
        });
    }
    void isReadAsFromTheDisk()
    {
        QFETCH(const std::string, name);
        const Reading here = readEverything(corpusFolder() / name);
        for (int i = 0; i < 2; ++i) {
            const Reading there = readEverything(addressOf(name));
            // Of what is no frame, only files of this machine are searched for one.
            QCOMPARE(bool(there.refused), bool(here.refused));
            QVERIFY2(here.refused.value_or("").starts_with(there.refused.value_or("")),
                     there.refused.value_or("").c_str());
            QVERIFY(there.damage == here.damage);
            QVERIFY(withoutStrays(there.notes) == withoutStrays(here.notes));
            QVERIFY(there.chunkHashes == here.chunkHashes);
            QVERIFY(there.chunkErrors == here.chunkErrors);
            QVERIFY(there.vlMetadataErrors == here.vlMetadataErrors);
        }
    }

    void storesHaveTheSameLeaves_data()
    {
        addRows([](const fs::directory_entry& entry) {
            const std::string ending = entry.path().extension();
            return entry.is_regular_file() && (ending == ".b2z" || ending == ".b2e") &&
                   entry.path().filename() != "embed.b2e";
        });
    }
    void storesHaveTheSameLeaves()
    {
        QFETCH(const std::string, name);
        const auto here = openContainer(corpusFolder() / name);
        const auto there = openContainer(addressOf(name));
        QCOMPARE(bool(there), bool(here));
        if (!here) {
            QCOMPARE(there.error().text(), here.error().text());
            return;
        }
        QCOMPARE(there->index(), here->index());
        if (const auto* store = std::get_if<StorePtr>(&*here))
            compare((*store)->root(), std::get<StorePtr>(*there)->root());
    }

 private:
    static void compare(const StoreNode& here, const StoreNode& there)
    {
        QCOMPARE(there.key, here.key);
        QVERIFY(there.kind == here.kind);
        QCOMPARE(there.size, here.size);
        QCOMPARE(there.problem, here.problem);
        QCOMPARE(there.children.size(), here.children.size());
        for (std::size_t i = 0; i < here.children.size(); ++i)
            compare(here.children[i], there.children[i]);
    }
};

const Registered<TestCorpusRemote> registered;

} // namespace bloscope::tst_corpus_remote

#include "tst_corpus_remote.moc"
