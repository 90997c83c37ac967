#include "core/remote/web_transfers.h"

#include "tests/support/registered_test.h"
#include "tests/support/web_server.h"

#include <QElapsedTimer>
#include <QTest>
#include <mutex>
#include <thread>

namespace bloscope::tst_web_transfers {

using namespace test;
using namespace std::chrono_literals;

namespace {

ByteBuffer counted(std::size_t size)
{
    ByteBuffer bytes(size);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<std::byte>(i * 7 + i / 256);
    return bytes;
}

WebRequest requestFor(const WebServer& server, std::uint64_t offset, std::uint64_t size,
                      bool isFromEnd = false)
{
    return {*WebAddress::parse(server.address("/a.b2nd")), offset, size, isFromEnd};
}

// Patient enough for a busy machine, but not with a test.
WebManners quickManners()
{
    WebManners manners;
    manners.firstPause = 5ms;
    manners.retries = 3;
    manners.stallWait = 1s;
    return manners;
}

} // namespace

class TestWebTransfers : public QObject {
    Q_OBJECT

 private slots:
    void fetchesRanges();
    void endsWhereTheFileEnds();
    void fetchesManyTogether();
    void standsWhatServersDo_data();
    void standsWhatServersDo();
    void triesAgain();
    void tellsTheVersion();
    void isCancelledWhileItWaits();
    void saysWhatCannotBeReached();
    void fetchesDocuments_data();
    void fetchesDocuments();
    void asksWhatMayHelp_data();
    void asksWhatMayHelp();
    void followsWhereItMay();
    void sendsFormsAndFiles();
};

void TestWebTransfers::fetchesRanges()
{
    WebServer server;
    const ByteBuffer file = counted(100'000);
    server.put("/a.b2nd", file);
    WebTransfers transfers(quickManners());
    const std::vector requests{requestFor(server, 0, 4096), requestFor(server, 70'001, 999),
                               requestFor(server, 0, 64, true)};
    const auto answers = transfers.fetch(requests);
    QCOMPARE(answers.size(), std::size_t(3));
    const std::vector<ByteRange> expected{{0, 4096}, {70'001, 999}, {99'936, 64}};
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const Result<WebAnswer>& answer = answers[i].answer;
        QVERIFY2(answer, answer ? "" : answer.error().text().c_str());
        QVERIFY(answer->range == expected[i]);
        QCOMPARE(answer->version.size, std::uint64_t(file.size()));
        const auto begin = file.begin() + static_cast<std::ptrdiff_t>(expected[i].offset);
        QVERIFY(std::equal(answer->bytes.begin(), answer->bytes.end(), begin,
                           begin + static_cast<std::ptrdiff_t>(expected[i].size)));
    }
    QCOMPARE(transfers.counts().requests, std::uint64_t(3));
    QCOMPARE(transfers.counts().bytes, std::uint64_t(4096 + 999 + 64));
}

void TestWebTransfers::endsWhereTheFileEnds()
{
    WebServer server;
    server.put("/a.b2nd", counted(1000));
    WebTransfers transfers(quickManners());
    const auto answers = transfers.fetch(std::vector{requestFor(server, 0, 65'536),
                                                     requestFor(server, 0, 65'536, true),
                                                     requestFor(server, 1000, 1)});
    QVERIFY(answers[0].answer && answers[0].answer->range == (ByteRange{0, 1000}));
    QVERIFY(answers[1].answer && answers[1].answer->range == (ByteRange{0, 1000}));
    QVERIFY(!answers[2].answer);
    QCOMPARE(QString::fromStdString(answers[2].answer.error().text()),
             QString("127.0.0.1 answers with 416: the file is shorter than expected"));
}

// As long as one, where the server is far away.
void TestWebTransfers::fetchesManyTogether()
{
    WebServer server(WebFault::None, 50ms);
    server.put("/a.b2nd", counted(100'000));
    WebTransfers transfers(quickManners());
    std::vector<WebRequest> requests;
    for (std::uint64_t i = 0; i < 16; ++i)
        requests.push_back(requestFor(server, i * 4096, 100));
    const auto answers = transfers.fetch(requests);
    for (const auto& outcome : answers)
        QVERIFY(outcome.answer.has_value());
    QCOMPARE(server.requests(), 16);
}

void TestWebTransfers::standsWhatServersDo_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("sentence"); // empty: all is well
    const auto row = [](const char* name, WebFault fault, const char* sentence) {
        QTest::newRow(name) << int(fault) << QString(sentence);
    };
    row("no ranges", WebFault::NoRanges,
        "the server cannot send parts of files, only whole ones: download the file (1 000 bytes) "
        "and "
        "open the copy");
    row("no file", WebFault::NotFound, "127.0.0.1 answers with 404: there is no such file");
    row("forbidden", WebFault::Forbidden, "127.0.0.1 answers with 403: it does not allow that");
    row("busy for a while", WebFault::BusyTwice, "");
    row("busy for ever", WebFault::AlwaysBusy,
        "127.0.0.1 answers with 503: an error of the server");
    row("another range", WebFault::OtherRange,
        "the server sends bytes 11 to 30 of 1001, but 20 bytes from 10 on were requested");
    row("no range told", WebFault::NoContentRange, "the server does not say which bytes it sends");
    row("odd range told", WebFault::OddContentRange,
        "the server does not say which bytes it sends");
    row("too much", WebFault::TooMuch, "the server sends more than the 20 bytes it announced");
    row("too little", WebFault::TooLittle, "the connection to 127.0.0.1 broke");
    row("compressed", WebFault::Compressed,
        "the server compresses what it sends (gzip), although it was asked not to");
    row("another server", WebFault::Redirect,
        "127.0.0.1 redirects to another address, which is not followed: "
        "http://elsewhere.example/a.b2nd");
    row("a file of this machine", WebFault::RedirectToFile,
        "127.0.0.1 redirects to an address that cannot be opened");
    row("silence", WebFault::Silent, "127.0.0.1 does not answer in time");
    row("garbage", WebFault::Garbage, "what 127.0.0.1 answers is not HTTP");
    row("closed at once", WebFault::ClosesAtOnce, "the connection to 127.0.0.1 broke");
    row("closed once", WebFault::ClosesOnce, "");
    row("a long header", WebFault::HugeHeader, "");
    row("a header without end", WebFault::EndlessHeader, "the connection to 127.0.0.1 broke");
    row("drips", WebFault::Drips, "127.0.0.1 does not answer in time");
    row("the same server", WebFault::RedirectHere, "");
    row("in a circle", WebFault::RedirectInACircle,
        "127.0.0.1 redirects to another address, which is not followed: http://SERVER/a.b2nd");
}

void TestWebTransfers::standsWhatServersDo()
{
    QFETCH(const int, fault);
    WebServer server(static_cast<WebFault>(fault));
    server.put("/a.b2nd", counted(1000));
    WebManners manners = quickManners();
    const bool isSlow = fault == int(WebFault::Silent) || fault == int(WebFault::Drips);
    if (isSlow)
        manners.retries = 0;
    WebTransfers transfers(manners);
    const std::uint64_t size = isSlow ? 900 : 20;
    const auto outcomes = transfers.fetch(std::vector{requestFor(server, 10, size)});
    const Result<WebAnswer>& answer = outcomes.front().answer;
    QString said = answer ? QString() : QString::fromStdString(answer.error().text());
    QTEST(said.replace(QString::fromStdString(server.address("")), "http://SERVER"), "sentence");
    if (answer)
        QCOMPARE(answer->bytes.size(), std::size_t(size));
}

void TestWebTransfers::triesAgain()
{
    WebServer server(WebFault::AlwaysBusy);
    WebTransfers transfers(quickManners());
    QVERIFY(!transfers.fetch(std::vector{requestFor(server, 10, 20)})[0].answer);
    QCOMPARE(server.requests(), 4);
    QCOMPARE(transfers.counts().requests, std::uint64_t(4));
}

void TestWebTransfers::tellsTheVersion()
{
    WebServer server(WebFault::ChangesVersion);
    server.put("/a.b2nd", counted(1000));
    WebTransfers transfers(quickManners());
    const auto first = transfers.fetch(std::vector{requestFor(server, 0, 20)});
    const auto second = transfers.fetch(std::vector{requestFor(server, 0, 20)});
    QVERIFY(first[0].answer && second[0].answer);
    QCOMPARE(first[0].answer->version.tag, std::string("\"v1\""));
    QVERIFY(first[0].answer->version != second[0].answer->version);
}

void TestWebTransfers::isCancelledWhileItWaits()
{
    WebServer server(WebFault::Silent);
    WebTransfers transfers(quickManners());
    std::stop_source stop;
    std::jthread canceller([&stop, &server] {
        while (server.requests() == 0)
            std::this_thread::sleep_for(1ms);
        stop.request_stop();
    });
    const auto answers = transfers.fetch(std::vector{requestFor(server, 0, 20)}, stop.get_token());
    QCOMPARE(answers[0].answer.error().kind(), ErrorKind::Cancelled);
}

void TestWebTransfers::saysWhatCannotBeReached()
{
    WebManners manners = quickManners();
    manners.retries = 0;
    WebTransfers transfers(manners);
    const auto address = WebAddress::parse("http://127.0.0.1:1/a.b2nd");
    const auto answers = transfers.fetch(std::vector{WebRequest{*address, 0, 20}});
    QCOMPARE(QString::fromStdString(answers[0].answer.error().text()),
             QString("127.0.0.1 cannot be reached"));
}

void TestWebTransfers::fetchesDocuments_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::vector<std::string>>("headers");
    QTest::addColumn<bool>("hasLength");
    QTest::addColumn<QString>("expected"); // the text, or what is wrong
    using Lines = std::vector<std::string>;
    const auto row = [](const char* name, const std::string& body, const Lines& headers,
                        bool hasLength, const QString& expected) {
        QTest::newRow(name) << body << headers << hasLength << expected;
    };
    const ByteBuffer gzip = // of "abcde"
        *bytesOfHex("1f8b08000000000002034b4c4a4e49050065d8878505000000");
    const std::string zipped(textOf(gzip));
    row("a length", "words", {}, true, "words");
    row("no length", "words", {}, false, "words");
    row("empty", "", {}, true, "");
    row("gzip", zipped, {"Content-Encoding: gzip"}, true, "abcde");
    row("an unknown encoding", "words", {"Content-Encoding: odd"}, true,
        "127.0.0.1: unrecognized or bad http content or transfer-encoding");
    row("too long", std::string(101, 'x'), {}, true,
        "127.0.0.1 sends 101 bytes, and 100 bytes are the most that are taken");
    row("too long without a length", std::string(101, 'x'), {}, false,
        "127.0.0.1 sends more than 100 bytes");
}

void TestWebTransfers::fetchesDocuments()
{
    QFETCH(const std::string, body);
    QFETCH(const std::vector<std::string>, headers);
    QFETCH(const bool, hasLength);
    WebServer server;
    server.setHandler([&](const WebCall&) {
        return WebReply{.body = body, .headers = headers, .hasLength = hasLength};
    });
    WebManners manners = quickManners();
    manners.retries = 0;
    WebTransfers transfers(manners);
    const auto outcomes =
        transfers.fetch(std::vector{documentAt(*WebAddress::parse(server.address("/a.txt")), 100)});
    const Result<WebAnswer>& answer = outcomes[0].answer;
    const std::string_view text = answer ? textOf(answer->bytes) : std::string_view();
    const QString said = answer ? QString::fromUtf8(text.data(), qsizetype(text.size()))
                                : QString::fromStdString(answer.error().text());
    QTEST(said, "expected");
    QVERIFY(server.heads().front().find("Range:") == std::string::npos);
}

void TestWebTransfers::asksWhatMayHelp_data()
{
    QTest::addColumn<WebReply>("reply");
    QTest::addColumn<QString>("expected"); // kind, server, size
    const auto row = [](const char* name, const WebReply& reply, const QString& expected) {
        QTest::newRow(name) << reply << expected;
    };
    row("a log-in", {.status = "401 Unauthorized"}, "log-in SERVER 0");
    row("not allowed", {.status = "403 Forbidden"}, "");
    row("another server", {.status = "302 Found", .headers = {"Location: https://b.example/a"}},
        "other b.example:443 0");
    row("with a signature",
        {.status = "302 Found", .headers = {"Location: http://b.example:81/a?sig=secret"}},
        "other b.example:81 0");
    row("a file of this machine",
        {.status = "302 Found", .headers = {"Location: file:///etc/passwd"}}, "");
    row("no ranges", {.body = std::string(70'000, 'x')}, "whole SERVER 70000");
    row("no ranges and no length", {.body = std::string(70'000, 'x'), .hasLength = false},
        "whole SERVER 0");
    row("compressed", {.body = std::string(70'000, 'x'), .headers = {"Content-Encoding: gzip"}},
        "");
}

void TestWebTransfers::asksWhatMayHelp()
{
    QFETCH(const WebReply, reply);
    WebServer server;
    server.setHandler([&](const WebCall&) { return reply; });
    WebTransfers transfers(quickManners());
    const auto outcomes = transfers.fetch(std::vector{requestFor(server, 0, 65'536)});
    QVERIFY(!outcomes[0].answer);
    QVERIFY(outcomes[0].answer.error().text().find("secret") == std::string::npos);
    QString said;
    if (const auto& question = outcomes[0].question) {
        const char* const kinds[] = {"log-in", "other", "whole"};
        said = QString("%1 %2 %3")
                   .arg(kinds[int(question->kind)], QString::fromStdString(question->server))
                   .arg(question->size);
    }
    const QString here = QString::fromStdString(server.address("")).section("//", 1);
    QTEST(said.replace(here, "SERVER"), "expected");
}

// To a server that the user has allowed, with a signature that is in no message, and no further.
void TestWebTransfers::followsWhereItMay()
{
    WebServer other;
    other.put("/b.b2nd", counted(1000));
    WebServer third;
    WebServer server;
    server.setHandler([&](const WebCall&) {
        return WebReply{.status = "302 Found",
                        .headers = {"Location: " + other.address("/b.b2nd?sig=secret")}};
    });
    const auto permits = std::make_shared<WebPermits>();
    WebTransfers transfers(quickManners(), permits);
    const std::vector requests{requestFor(server, 10, 20)};
    const auto refused = transfers.fetch(requests);
    QVERIFY(!refused[0].answer && refused[0].question);
    QCOMPARE(other.requests(), 0);
    permits->allowServer(requests[0].address, refused[0].question->server);
    const auto answered = transfers.fetch(requests);
    QVERIFY2(answered[0].answer,
             answered[0].answer ? "" : answered[0].answer.error().text().c_str());
    QVERIFY(answered[0].answer->address->isFleeting());
    QCOMPARE(answered[0].answer->address->text(), other.address("/b.b2nd"));
    QVERIFY(other.heads().front().find("sig=secret") != std::string::npos);
    other.setHandler([&](const WebCall&) {
        return WebReply{.status = "302 Found", .headers = {"Location: " + third.address("/c")}};
    });
    QVERIFY(!transfers.fetch(requests)[0].answer);
    QCOMPARE(third.requests(), 0);
}

void TestWebTransfers::sendsFormsAndFiles()
{
    WebServer server;
    std::mutex mutex;
    std::vector<WebCall> calls;
    server.setHandler([&](const WebCall& call) {
        const std::lock_guard lock(mutex);
        calls.push_back(call);
        return WebReply{.status = "204 No Content",
                        .headers = {"Set-Cookie: a=b; Path=/; HttpOnly", "Set-Cookie: odd one"}};
    });
    WebTransfers transfers(quickManners());
    const WebAddress address = *WebAddress::parse(server.address("/to/a.b2nd"));
    WebErrand form{.kind = WebErrand::Kind::Form, .fields = {{"user", "me&you"}, {"w", "x=y z"}}};
    const ByteSourcePtr file = memorySource(counted(5000));
    std::uint64_t sent = 0;
    WebErrand put{.kind = WebErrand::Kind::Put,
                  .file = file,
                  .headers = {"If-None-Match: *"},
                  .progress = [&](std::uint64_t bytes) { sent = bytes; }};
    WebErrand multipart{.kind = WebErrand::Kind::Multipart, .file = file, .fileName = "a\"b.b2nd"};
    for (const WebErrand& errand : {form, put, multipart}) {
        const auto outcomes = transfers.fetch(
            std::vector{WebRequest{.address = address,
                                   .size = 1000,
                                   .errand = std::make_shared<const WebErrand>(errand)}});
        QVERIFY2(outcomes[0].answer,
                 outcomes[0].answer ? "" : outcomes[0].answer.error().text().c_str());
        QCOMPARE(outcomes[0].answer->cookie, std::string("a=b"));
        QCOMPARE(outcomes[0].status, 204);
    }
    QCOMPARE(calls[0].method + " " + calls[0].body, std::string("POST user=me%26you&w=x%3Dy%20z"));
    QCOMPARE(calls[1].method + calls[1].header("if-none-match"), std::string("PUT*"));
    const ByteBuffer content = counted(5000);
    QVERIFY(calls[1].body == textOf(content));
    QCOMPARE(sent, std::uint64_t(5000));
    QVERIFY(calls[2].header("content-type").starts_with("multipart/form-data; boundary="));
    QVERIFY(calls[2].body.find("name=\"file\"; filename=\"a%22b.b2nd\"") != std::string::npos ||
            calls[2].body.find("name=\"file\"; filename=\"a\\\"b.b2nd\"") != std::string::npos);
    QVERIFY(calls[2].body.find(textOf(content)) != std::string::npos);
}

const Registered<TestWebTransfers> registered;

} // namespace bloscope::tst_web_transfers

#include "tst_web_transfers.moc"
