#include "core/remote/web_answer.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_web_answer {

using namespace test;

class TestWebAnswer : public QObject {
    Q_OBJECT

 private slots:
    void comparesWithTheRequest_data();
    void comparesWithTheRequest();
    void forgetsAnAnswerBefore();
    void followsToTheSameServer_data();
    void followsToTheSameServer();
};

namespace {

constexpr std::uint64_t offset = 100;
constexpr std::uint64_t size = 50;

WebAnswerHead headOf(const char* lines)
{
    WebAnswerHead head;
    for (const QByteArray& line : QByteArray(lines).split('|'))
        head.takeLine((line + "\r\n").toStdString());
    return head;
}

QString textOf(const Result<WebAnswerHead::Body>& body)
{
    if (!body)
        return QString::fromStdString(body.error().text());
    return QString("%1+%2 of %3")
        .arg(body->range.offset)
        .arg(body->range.size)
        .arg(body->version.size);
}

} // namespace

void TestWebAnswer::comparesWithTheRequest_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<bool>("isFromEnd");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* name, const char* lines, const char* answer,
                        bool isFromEnd = false) {
        QTest::newRow(name) << QByteArray(lines) << isFromEnd << QString(answer);
    };
    row("as requested", "HTTP/1.1 206 Partial|Content-Range: bytes 100-149/1000", "100+50 of 1000");
    row("in other letters", "HTTP/2 206|CONTENT-RANGE:  Bytes 100-149/1000 ", "100+50 of 1000");
    row("where the file ends", "HTTP/1.1 206 P|Content-Range: bytes 100-119/120", "100+20 of 120");
    row("the last ones", "HTTP/1.1 206 P|Content-Range: bytes 950-999/1000", "950+50 of 1000",
        true);
    row("all of a short file", "HTTP/1.1 206 P|Content-Range: bytes 0-19/20", "0+20 of 20", true);
    row("nothing at all", "HTTP/1.1 416 Range|Content-Range: bytes */0", "0+0 of 0");
    row("a whole file that is short", "HTTP/1.1 200 OK|Content-Length: 40", "0+40 of 40", true);
    row("a whole file from the middle", "HTTP/1.1 200 OK|Content-Length: 40",
        "the server cannot send parts of files, only whole ones: download the file (40 bytes) and "
        "open the copy");
    row("a file of any length", "HTTP/1.1 200 OK|Transfer-Encoding: chunked",
        "the server cannot send parts of files, only whole ones: download the file and open the "
        "copy",
        true);
    row("one byte later", "HTTP/1.1 206 P|Content-Range: bytes 101-150/1000",
        "the server sends bytes 101 to 150 of 1000, but 50 bytes from 100 on were requested");
    row("more", "HTTP/1.1 206 P|Content-Range: bytes 100-150/1000",
        "the server sends bytes 100 to 150 of 1000, but 50 bytes from 100 on were requested");
    row("fewer", "HTTP/1.1 206 P|Content-Range: bytes 100-148/1000",
        "the server sends bytes 100 to 148 of 1000, but 50 bytes from 100 on were requested");
    row("the beginning for the end", "HTTP/1.1 206 P|Content-Range: bytes 0-49/1000",
        "the server sends bytes 0 to 49 of 1000, but 50 bytes from 950 on were requested", true);
    const char* const untold = "the server does not say which bytes it sends";
    row("no range", "HTTP/1.1 206 Partial", untold);
    row("another unit", "HTTP/1.1 206 P|Content-Range: rows 100-149/1000", untold);
    row("no numbers", "HTTP/1.1 206 P|Content-Range: bytes x-y/z", untold);
    row("a negative one", "HTTP/1.1 206 P|Content-Range: bytes -100-149/1000", untold);
    row("backwards", "HTTP/1.1 206 P|Content-Range: bytes 149-100/1000", untold);
    row("past the end", "HTTP/1.1 206 P|Content-Range: bytes 100-149/149", untold);
    row("of unknown length", "HTTP/1.1 206 P|Content-Range: bytes 100-149/*", untold);
    row("beyond all numbers", "HTTP/1.1 206 P|Content-Range: bytes 100-99999999999999999999/1",
        untold);
    row("compressed", "HTTP/1.1 206 P|Content-Range: bytes 100-149/1000|Content-Encoding: GZIP",
        "the server compresses what it sends (gzip), although it was asked not to");
    row("missing", "HTTP/1.1 404 Not Found", "example.org answers with 404: there is no such file");
    row("shorter", "HTTP/1.1 416 Range|Content-Range: bytes */50",
        "example.org answers with 416: the file is shorter than expected");
    row("elsewhere", "HTTP/1.1 302 Found|Location: http://localhost/a",
        "example.org redirects to another address, which is not followed: http://localhost/a");
    row("with a secret", "HTTP/1.1 307 Found|Location: https://example.org/a?X-Amz-Signature=1",
        "example.org redirects to another address, which is not followed: https://example.org/a");
    row("no status", "Content-Range: bytes 100-149/1000",
        "example.org answers with 0: the request is refused");
}

void TestWebAnswer::comparesWithTheRequest()
{
    QFETCH(const QByteArray, lines);
    QFETCH(const bool, isFromEnd);
    const auto address = WebAddress::parse("https://example.org/a.b2nd");
    QVERIFY(address);
    QTEST(textOf(headOf(lines).bodyFor({*address, offset, size, isFromEnd})), "answer");
}

void TestWebAnswer::forgetsAnAnswerBefore()
{
    const WebAnswerHead head = headOf("HTTP/1.1 200 Connection established|ETag: \"proxy\"||"
                                      "HTTP/1.1 503 Busy|Retry-After: 7");
    QCOMPARE(head.status(), 503);
    QCOMPARE(head.wantedPause(), std::chrono::seconds(7));
    QVERIFY(head.isTemporary());
    QVERIFY(!headOf("HTTP/1.1 404 Not Found").isTemporary());
    QCOMPARE(headOf("HTTP/1.1 503 Busy|Retry-After: -5").wantedPause(), std::chrono::seconds(0));
}

void TestWebAnswer::followsToTheSameServer_data()
{
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::addColumn<bool>("isFollowed");
    const auto row = [](const char* from, const char* to, bool isFollowed) {
        QTest::addRow("%s to %s", from, to) << std::string(from) << std::string(to) << isFollowed;
    };
    row("http://a.org/x", "http://a.org/y", true);
    row("http://a.org/x", "https://a.org/x", true);
    row("https://a.org/x", "http://a.org/x", false);
    row("http://a.org:8080/x", "https://a.org/x", false);
    row("http://a.org/x", "http://b.org/x", false);
    row("http://a.org/x", "http://a.org:81/x", false);
    row("https://a.org/x", "https://a.org:443/x", true);
}

void TestWebAnswer::followsToTheSameServer()
{
    QFETCH(const std::string, from);
    QFETCH(const std::string, to);
    QTEST(mayFollow(*WebAddress::parse(from), *WebAddress::parse(to)), "isFollowed");
}

const Registered<TestWebAnswer> registered;

} // namespace bloscope::tst_web_answer

#include "tst_web_answer.moc"
