#include "core/base/limits.h"
#include "core/remote/remote_file.h"
#include "tests/support/files.h"
#include "tests/support/real_server.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_encrypted_servers {

using namespace test;

namespace {

namespace fs = std::filesystem;

constexpr std::size_t fileBytes = 3'000'000;

enum class Kind { Nginx, Lighttpd };

std::unique_ptr<RealServer> started(Kind kind, const fs::path& files, const fs::path& folder,
                                    const ServerIdentity& identity)
{
    return kind == Kind::Nginx ? RealServer::nginx(files, folder, identity)
                               : RealServer::lighttpd(files, folder, identity);
}

} // namespace

// Servers of others that encrypt, with certificates that are made here.
class TestEncryptedServers : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    const ByteBuffer m_content = noise(fileBytes);
    MadeIdentity m_right; // for 127.0.0.1
    MadeIdentity m_other; // for another server

    fs::path folder(const char* name) const
    {
        return fs::path(m_folder.path().toStdString()) / name;
    }

    static RemoteMeansPtr meansThatTrust(const fs::path& authority)
    {
        WebManners manners;
        manners.authorities = authority.string();
        manners.retries = 0;
        return std::make_shared<RemoteMeans>(manners, nullptr, 64_MiB);
    }

    static Result<std::shared_ptr<const RemoteFile>> opened(const RemoteMeansPtr& means,
                                                            const std::string& address)
    {
        const std::vector addresses{*WebAddress::parse(address)};
        return std::move(
            RemoteFile::open(means, addresses, RemoteFile::Begin::HeadAndTail, {}).front().file);
    }

 private slots:
    void initTestCase()
    {
        fs::create_directories(folder("files"));
        writeFile(folder("files") / "a.b2nd", m_content);
        if (!makeIdentity(folder("right"), "IP:127.0.0.1", m_right) ||
            !makeIdentity(folder("other"), "DNS:other.example", m_other))
            QSKIP("openssl is not installed");
    }

    void sendParts_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::newRow("nginx") << Kind::Nginx;
        QTest::newRow("lighttpd") << Kind::Lighttpd;
    }

    void sendParts()
    {
        QFETCH(const Kind, kind);
        const auto server = started(kind, folder("files"), folder("run"), m_right.server);
        if (!server)
            QSKIP("this server is not installed, or does not start");
        const RemoteMeansPtr means = meansThatTrust(m_right.authority);
        const auto file = opened(means, server->address("/a.b2nd"));
        QVERIFY2(file, file ? "" : file.error().text().c_str());
        std::vector<ByteRange> ranges;
        for (std::uint64_t i = 1; i < 40; ++i)
            ranges.push_back({i * 70'000, 1000});
        (*file)->prepare(ranges, {});
        const std::uint64_t requests = means->transfers.counts().requests;
        for (const ByteRange& range : ranges) {
            const auto bytes = readBytes(**file, range.offset, range.size);
            QVERIFY(bytes);
            QVERIFY(std::ranges::equal(*bytes, ByteView(m_content).subspan(range.offset, 1000)));
        }
        QCOMPARE(means->transfers.counts().requests, requests); // all of it was there
        const auto all = readBytes(**file, 0, fileBytes);
        QVERIFY(all && *all == m_content);
    }

    void manyRequestsShareAConnection()
    {
        const auto server = RealServer::nginx(folder("files"), folder("shared"), m_right.server);
        if (!server)
            QSKIP("nginx is not installed, or does not start");
        const auto file = opened(meansThatTrust(m_right.authority), server->address("/a.b2nd"));
        QVERIFY2(file, file ? "" : file.error().text().c_str());
        QTRY_COMPARE(QString::fromStdString(server->log()),
                     QString("HTTP/2.0 206\nHTTP/2.0 206\n"));
    }

    // Of nobody that is trusted, or of somebody else.
    void areRefusedUnlessTrusted_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<bool>("isTrusted");
        for (const bool isTrusted : {false, true}) {
            const char* what = isTrusted ? "another name" : "not trusted";
            QTest::addRow("nginx, %s", what) << Kind::Nginx << isTrusted;
            QTest::addRow("lighttpd, %s", what) << Kind::Lighttpd << isTrusted;
        }
    }

    void areRefusedUnlessTrusted()
    {
        QFETCH(const Kind, kind);
        QFETCH(const bool, isTrusted);
        const auto server = started(kind, folder("files"), folder("refused"),
                                    isTrusted ? m_other.server : m_right.server);
        if (!server)
            QSKIP("this server is not installed, or does not start");
        const RemoteMeansPtr means = meansThatTrust(isTrusted ? m_other.authority : fs::path());
        const auto file = opened(means, server->address("/a.b2nd"));
        QVERIFY(!file);
        QCOMPARE(QString::fromStdString(file.error().text()),
                 QString("the certificate of 127.0.0.1 is not trusted, so nothing was read"));
        QVERIFY(file.error().kind() == ErrorKind::Io);
        QCOMPARE(means->transfers.counts().bytes, std::uint64_t(0));
    }

    // A server that does not know how.
    void sayThatNothingIsEncrypted()
    {
        const auto server = RealServer::nginx(folder("files"), folder("plain"));
        if (!server)
            QSKIP("nginx is not installed, or does not start");
        std::string address = server->address("/a.b2nd");
        address.replace(0, 4, "https");
        const auto file = opened(meansThatTrust({}), address);
        QVERIFY(!file);
        QCOMPARE(QString::fromStdString(file.error().text()),
                 QString("127.0.0.1 does not encrypt as it has to, so nothing was read"));
    }
};

const Registered<TestEncryptedServers> registered;

} // namespace bloscope::tst_encrypted_servers

#include "tst_encrypted_servers.moc"
