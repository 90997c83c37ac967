#include "core/bytes/sha256.h"
#include "core/frame/open_path.h"
#include "core/remote/remote_file.h"
#include "core/remote/remote_reading.h"
#include "core/remote/remote_wait.h"
#include "tests/support/caterva2_stand_in.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/s3_stand_in.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/web_server.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

namespace bloscope::tst_remote_questions {

using namespace test;
using namespace std::chrono_literals;

namespace fs = std::filesystem;

namespace {

using Kind = RemoteQuestion::Kind;

// Larger than what is fetched while a file is opened.
ByteBuffer largeFrame()
{
    return arrayFrame({300'000}, {100'000}, {50'000}, "|u1", noise(300'000));
}

QByteArray md5(const QByteArray& text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Md5).toHex();
}

// RFC 7616, with qop=auth.
bool isRightDigest(const WebCall& call, const QByteArray& password)
{
    const QByteArray line = QByteArray::fromStdString(call.header("authorization"));
    const auto part = [&](const char* name) {
        const QRegularExpression form(QString("%1=\"?([^\",]*)").arg(name));
        return form.match(QString::fromLatin1(line)).captured(1).toLatin1();
    };
    const QByteArray who = md5(part("username") + ":realm:" + password);
    const QByteArray what =
        md5(QByteArray::fromStdString(call.method) + ":" + QByteArray::fromStdString(call.target));
    return line.startsWith("Digest ") && part("nonce") == "once" &&
           part("response") == md5(who + ":once:" + part("nc") + ":" + part("cnonce") + ":" +
                                   part("qop") + ":" + what);
}

} // namespace

// What the user may be asked, and what follows.
class TestRemoteQuestions : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static RemoteReading& reading() { return RemoteReading::ofThisProcess(); }
    static QString textOf(const Result<>& result)
    {
        return result ? QString("done") : QString::fromStdString(result.error().text());
    }

 private slots:
    void init()
    {
        RemoteSettings settings;
        settings.folder = std::nullopt;
        settings.manners.retries = 1;
        settings.manners.firstPause = 1ms;
        reading().configure(settings);
        reading().setAnswerer({});
    }
    void cleanup() { qunsetenv("AWS_ENDPOINT_URL"); }

    void fetchesWholeFiles_data()
    {
        QTest::addColumn<bool>("hasLength");
        QTest::newRow("with a length") << true;
        QTest::newRow("without") << false;
    }
    void fetchesWholeFiles()
    {
        QFETCH(const bool, hasLength);
        const ByteBuffer frame = largeFrame();
        WebServer server;
        server.setHandler([&](const WebCall&) {
            return WebReply{.body = std::string(bloscope::textOf(frame)), .hasLength = hasLength};
        });
        const fs::path address = server.address("/a.b2nd");
        QVERIFY(!openPath(address));
        const auto question = reading().questionOf(address);
        QVERIFY(question && question->kind == Kind::WholeFile);
        QCOMPARE(question->size, hasLength ? std::uint64_t(frame.size()) : 0);
        reading().allow(address, *question);
        const auto opened = reading().open(address);
        QVERIFY2(opened, opened ? "" : opened.error().text().c_str());
        QVERIFY(*readBytes(**opened, 0, (*opened)->size()) == frame);
        QVERIFY(!reading().questionOf(server.address("/b.b2nd")));
    }

    void fetchesArchivesOfCaterva2()
    {
        const ByteBuffer frame = largeFrame();
        Caterva2StandIn server;
        server.put("@public/a.b2z", frame);
        const fs::path address = server.base() + "@public/a.b2z";
        QVERIFY(!reading().open(address));
        const auto question = reading().questionOf(address);
        QVERIFY(question && question->kind == Kind::WholeFile);
        reading().allow(address, *question);
        const auto opened = reading().open(address);
        QVERIFY2(opened, opened ? "" : opened.error().text().c_str());
        QVERIFY(*readBytes(**opened, 0, (*opened)->size()) == frame);
    }

    // Also where it never ends: no more comes to the disk than was said, or is kept.
    void fetchesNoMoreThanItSaid()
    {
        WebServer server;
        std::atomic<int> calls = 0;
        server.setHandler([&](const WebCall&) {
            return WebReply{.body = std::string(std::size_t(100'000) * std::size_t(++calls), 'x')};
        });
        const fs::path address = server.address("/a.b2nd");
        QVERIFY(!reading().open(address));
        reading().allow(address, *reading().questionOf(address));
        const auto opened = reading().open(address);
        QVERIFY(!opened);
        QVERIFY2(opened.error().text().find("are the most that are taken") != std::string::npos,
                 opened.error().text().c_str());
    }

    void isCancelledWhileAllOfAFileComes()
    {
        WebServer server(WebFault::NoRanges);
        server.put("/a.b2nd", largeFrame());
        const fs::path address = server.address("/a.b2nd");
        QVERIFY(!reading().open(address));
        reading().allow(address, *reading().questionOf(address));
        server.setHandler([&](const WebCall& call) -> std::optional<WebReply> {
            if (!call.header("range").empty())
                return std::nullopt;
            std::this_thread::sleep_for(300ms);
            return WebReply{.status = "404 Not Found"};
        });
        std::stop_source stop;
        std::jthread canceller([&] {
            std::this_thread::sleep_for(100ms);
            stop.request_stop();
        });
        const RemoteWait wait(stop.get_token());
        const auto opened = reading().open(address);
        QVERIFY(!opened && opened.error().kind() == ErrorKind::Cancelled);
    }

    void followsToServersThatAreAllowed()
    {
        WebServer other;
        other.put("/b.b2nd", largeFrame());
        WebServer server;
        server.setHandler([&](const WebCall&) {
            return WebReply{.status = "302 Found",
                            .headers = {"Location: " + other.address("/b.b2nd?signature=1")}};
        });
        const fs::path address = server.address("/a.b2nd");
        QVERIFY(!openPath(address));
        QCOMPARE(other.requests(), 0);
        const auto question = reading().questionOf(address);
        QVERIFY(question && question->kind == Kind::OtherServer);
        QCOMPARE("http://" + question->server, other.address(""));
        int asked = 0;
        reading().setAnswerer([&](const fs::path& which, const RemoteQuestion& what) {
            ++asked;
            reading().allow(which, what);
            return true;
        });
        const auto frame = openPath(address);
        QVERIFY2(frame, frame ? "" : frame.error().text().c_str());
        QVERIFY((*frame)->chunk(2));
        QCOMPARE(asked, 1);
    }

    void logsInByHeaders_data()
    {
        QTest::addColumn<bool>("isDigest");
        QTest::newRow("Basic") << false;
        QTest::newRow("Digest") << true;
    }
    void logsInByHeaders()
    {
        QFETCH(const bool, isDigest);
        WebServer server;
        server.put("/a.b2nd", largeFrame());
        server.setHandler([&](const WebCall& call) -> std::optional<WebReply> {
            const bool isRight = isDigest
                                     ? isRightDigest(call, "pass&word")
                                     : call.header("authorization") == "Basic bWU6cGFzcyZ3b3Jk";
            if (isRight)
                return std::nullopt;
            return WebReply{.status = "401 Unauthorized",
                            .headers = {isDigest ? "WWW-Authenticate: Digest realm=\"realm\", "
                                                   "nonce=\"once\", qop=\"auth\""
                                                 : "WWW-Authenticate: Basic realm=\"realm\""}};
        });
        const fs::path address = server.address("/a.b2nd");
        QVERIFY(!openPath(address));
        const auto question = reading().questionOf(address);
        QVERIFY(question && question->kind == Kind::Login);
        QCOMPARE(textOf(reading().logIn(address, "me", "wrong")),
                 QString("127.0.0.1 does not accept this user and password"));
        QVERIFY(!openPath(address));
        QCOMPARE(textOf(reading().logIn(address, "me", "pass&word")), QString("done"));
        const auto frame = openPath(address);
        QVERIFY2(frame, frame ? "" : frame.error().text().c_str());
        QVERIFY((*frame)->chunk(1));
        for (const std::string& head : server.heads()) {
            QVERIFY(head.find("pass&word") == std::string::npos);
            QVERIFY(!isDigest || head.find("Basic") == std::string::npos);
        }
    }

    void logsInToCaterva2()
    {
        Caterva2StandIn server;
        server.put("@shared/a.b2nd", largeFrame());
        const fs::path address = server.base() + "@shared/a.b2nd";
        QVERIFY(!openPath(address));
        const auto question = reading().questionOf(address);
        QVERIFY(question && question->kind == Kind::Login);
        QCOMPARE(textOf(reading().logIn(address, "me", "wrong")),
                 QString("127.0.0.1 does not accept this user and password"));
        QCOMPARE(textOf(reading().logIn(address, "me", "pass&word")), QString("done"));
        QVERIFY(openPath(address));
        // Nobody else gets the cookie, neither beside the base nor on another server.
        WebServer other;
        other.put("/a.b2nd", largeFrame());
        QVERIFY(openPath(other.address("/a.b2nd")));
        QVERIFY(!openPath(server.server().address("/other/a.b2nd")));
        QVERIFY(other.heads().back().find("Cookie") == std::string::npos);
        QVERIFY(server.server().heads().back().find("Cookie") == std::string::npos);
    }

    void sendsPasswordsWhereNobodyElseReadsThem()
    {
        QCOMPARE(textOf(reading().logIn("http://example.org/a.b2nd", "me", "word")),
                 QString("example.org is asked over http, which is not encrypted: no password is "
                         "sent there"));
        QCOMPARE(textOf(reading().logIn("http://127.evil.example/a", "me", "word")),
                 QString("127.evil.example is asked over http, which is not encrypted: no password "
                         "is sent there"));
        QCOMPARE(textOf(reading().logIn("s3://bucket/a", "me", "word")),
                 QString("keys of S3 are read from the environment and from ~/.aws"));
    }

    // What one user has read is not opened for others once the server is out of reach.
    void keepsApartWhatUsersRead()
    {
        const auto folder =
            PageFolder::open(fs::path(m_folder.path().toStdString()) / "ranges", 100'000'000);
        QVERIFY(folder);
        const auto mine = std::make_shared<WebPermits>();
        WebManners quick;
        quick.retries = 0;
        auto server = std::make_unique<WebServer>();
        server->put("/a.b2nd", noise(1000));
        const std::vector addresses{*WebAddress::parse(server->address("/a.b2nd"))};
        mine->setLogin(addresses[0].root(), {WebLogin::Kind::Basic, "me", "word"});
        const auto isOpened = [&](const WebPermitsPtr& permits) {
            const auto means = std::make_shared<RemoteMeans>(quick, *folder, 100'000, permits);
            auto opened = RemoteFile::open(means, addresses, RemoteFile::Begin::Head, {});
            return opened.front().file.has_value();
        };
        QVERIFY(isOpened(mine));
        server.reset();
        QVERIFY(isOpened(mine));
        QVERIFY(!isOpened(std::make_shared<WebPermits>()));
        const auto other = std::make_shared<WebPermits>();
        other->setLogin(addresses[0].root(), {WebLogin::Kind::Basic, "you", "word"});
        QVERIFY(!isOpened(other));
    }

    void sendsFilesToS3()
    {
        S3StandIn s3("AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY");
        qputenv("AWS_ENDPOINT_URL", QByteArray::fromStdString(s3.endpoint()));
        qputenv("AWS_REGION", "us-east-1");
        qputenv("AWS_ACCESS_KEY_ID", "AKIAIOSFODNN7EXAMPLE");
        qputenv("AWS_SECRET_ACCESS_KEY", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY");
        init();
        const fs::path file = fs::path(m_folder.path().toStdString()) / "new.b2nd";
        const ByteBuffer frame = largeFrame();
        writeFile(file, frame);
        std::uint64_t sent = 0;
        const RemoteUpload asNew{.progress = [&](std::uint64_t bytes) { sent = bytes; }};
        QCOMPARE(textOf(reading().upload(file, "s3://bucket/a b.b2nd", asNew)), QString("done"));
        QCOMPARE(sent, std::uint64_t(frame.size()));
        QCOMPARE(textOf(reading().upload(file, "s3://bucket/a b.b2nd", asNew)),
                 QString("there is already something at this address"));
        const auto opened = reading().open("s3://bucket/a b.b2nd");
        QVERIFY(opened && *readBytes(**opened, 0, frame.size()) == frame);
        RemoteUpload instead{.replaces = true, .tag = RemoteReading::tagOf(**opened)};
        QVERIFY(!instead.tag.empty());
        QCOMPARE(textOf(reading().upload(file, "s3://bucket/a b.b2nd", instead)), QString("done"));
        const auto late = reading().upload(file, "s3://bucket/a b.b2nd", instead);
        QCOMPARE(textOf(late), QString("the file on the server has changed since it was opened"));
        QCOMPARE(late.error().kind(), ErrorKind::Changed);
        instead.tag.clear();
        QCOMPARE(textOf(reading().upload(file, "s3://bucket/a b.b2nd", instead)), QString("done"));
        QVERIFY(s3.refused().empty());
        qunsetenv("AWS_ACCESS_KEY_ID");
        qunsetenv("AWS_SECRET_ACCESS_KEY");
        qputenv("HOME", m_folder.path().toUtf8());
        init();
        QCOMPARE(textOf(reading().upload(file, "s3://bucket/b", asNew)),
                 QString("127.0.0.1 answers with 403: it does not allow that"));
    }

    void sendsFilesToCaterva2()
    {
        Caterva2StandIn server;
        const fs::path file = fs::path(m_folder.path().toStdString()) / "new.b2nd";
        const ByteBuffer frame = largeFrame();
        writeFile(file, frame);
        const fs::path address = server.base() + "@shared/dir/a.b2nd";
        QCOMPARE(textOf(reading().upload(file, address, {})),
                 QString("127.0.0.1 answers with 401: a log-in is needed"));
        const auto question = reading().questionOf(address);
        QVERIFY(question && question->kind == Kind::Login);
        QVERIFY(reading().logIn(address, "me", "pass&word"));
        QCOMPARE(textOf(reading().upload(file, address, {})), QString("done"));
        QVERIFY(server.has("@shared/dir/a.b2nd"));
        const auto opened = reading().open(address);
        QVERIFY(opened && *readBytes(**opened, 0, frame.size()) == frame);
        QCOMPARE(textOf(reading().upload(file, address, {})),
                 QString("there is already something at this address"));
        const RemoteUpload instead{.replaces = true, .tag = RemoteReading::tagOf(**opened)};
        QCOMPARE(textOf(reading().upload(file, address, instead)), QString("done"));
        QCOMPARE(textOf(reading().upload(file, address, instead)),
                 QString("the file on the server has changed since it was opened"));
        QCOMPARE(textOf(reading().upload(file, server.server().address("/x"), {})),
                 QString("files can be sent to S3 and to Caterva2 servers, and to no others"));
    }

    void hashesFilesInParts_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {0, 1, 55, 56, 64, 1 << 20, (1 << 20) + 1, 3'000'000})
            QTest::addRow("%d", size) << size;
    }
    void hashesFilesInParts()
    {
        QFETCH(const int, size);
        const ByteBuffer bytes = noise(std::size_t(size));
        QCOMPARE(*sha256Of(*memorySource(bytes), {}), sha256Of(bytes));
        std::stop_source stop;
        stop.request_stop();
        if (size > 0)
            QVERIFY(!sha256Of(*memorySource(bytes), stop.get_token()));
    }
};

const Registered<TestRemoteQuestions> registered;

} // namespace bloscope::tst_remote_questions

#include "tst_remote_questions.moc"
