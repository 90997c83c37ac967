#include "core/remote/remote_reading.h"
#include "core/remote/web_address.h"
#include "tests/corpus/reading.h"
#include "tests/support/corpus.h"
#include "tests/support/real_server.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_real_servers {

using namespace test;

namespace fs = std::filesystem;

// The corpus as servers of others send it, which are started for this on the loopback network and
// ended with it.
class TestRealServers : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

 private slots:
    void sendTheCorpus_data()
    {
        QTest::addColumn<bool>("isNginx");
        QTest::newRow("nginx") << true;
        QTest::newRow("lighttpd") << false;
    }

    void sendTheCorpus()
    {
        const auto server = started();
        if (!server)
            QSKIP("this server is not installed, or does not start");
        const auto root = WebAddress::parse(server->address("/"));
        int count = 0;
        for (const auto& entry : fs::recursive_directory_iterator(corpusFolder())) {
            const bool isFrame = entry.is_regular_file() && entry.path().extension() != ".chunk";
            if (entry.is_symlink() || // and servers have no directories in place of files
                entry.path().string().find("is-a-directory") != std::string::npos ||
                (!isFrame && !fs::exists(entry.path() / "chunks.b2frame")) || ++count % 7 != 0)
                continue;
            const std::string name = entry.path().lexically_relative(corpusFolder()).string();
            const Reading here = readEverything(entry.path());
            const Reading there = readEverything(root->below(name).text());
            QVERIFY2(bool(there.refused) == bool(here.refused) && there.damage == here.damage &&
                         there.chunkHashes == here.chunkHashes &&
                         there.chunkErrors == here.chunkErrors,
                     name.c_str());
        }
        QVERIFY(count > 100);
    }

    // By the pages they make of folders.
    void listTheCorpus_data() { sendTheCorpus_data(); }
    void listTheCorpus()
    {
        const auto server = started();
        if (!server)
            QSKIP("this server is not installed, or does not start");
        for (const char* name : {"", "special", "python/stores"}) {
            QStringList here, there;
            for (const auto& entry : fs::directory_iterator(corpusFolder() / name))
                here << QString::fromStdString(entry.path().filename().string());
            const auto list =
                RemoteReading::ofThisProcess().list(server->address("/") + name, 10'000);
            QVERIFY2(list, list ? "" : list.error().text().c_str());
            for (const RemoteEntry& entry : list->entries)
                there << QString::fromStdString(entry.name);
            here.sort();
            there.sort();
            QCOMPARE(there, here);
        }
    }

 private:
    std::unique_ptr<RealServer> started()
    {
        QFETCH(const bool, isNginx);
        RemoteSettings settings;
        settings.folder = std::nullopt;
        RemoteReading::ofThisProcess().configure(settings);
        const fs::path folder = m_folder.filePath(isNginx ? "nginx" : "lighttpd").toStdString();
        return isNginx ? RealServer::nginx(corpusFolder(), folder)
                       : RealServer::lighttpd(corpusFolder(), folder);
    }
};

const Registered<TestRealServers> registered;

} // namespace bloscope::tst_real_servers

#include "tst_real_servers.moc"
