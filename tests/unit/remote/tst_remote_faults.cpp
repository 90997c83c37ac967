#include "core/base/limits.h"
#include "core/remote/remote_file.h"
#include "core/remote/remote_wait.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/web_server.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <thread>

namespace bloscope::tst_remote_faults {

using namespace test;
using namespace std::chrono_literals;

namespace {

using End = WrittenAnswer::End;

constexpr std::size_t fileBytes = 300'000;
constexpr std::uint64_t place = 150'000;   // of what is read
constexpr std::uint64_t pieceBytes = 5000; // and how much

struct Fault {
    const char* name;
    std::string answer;
    End end = End::Keeps;
    ErrorKind kind = ErrorKind::Io;
    const char* sentence = "";
};

// The lines of an answer that is right.
const std::string part = "HTTP/1.1 206 Partial Content\r\n";
const std::string range = "Content-Range: bytes {first}-{last}/{total}\r\n";
const std::string tag = "ETag: \"v1\"\r\n";
const std::string length = "Content-Length: {count}\r\n";
const std::string sorry = "Content-Length: 5\r\n\r\nsorry";

std::string status(const char* line)
{
    return std::string("HTTP/1.1 ") + line + "\r\n" + sorry;
}

const char broke[] = "the connection to 127.0.0.1 broke";
const char noRange[] = "the server does not say which bytes it sends";
const char late[] = "127.0.0.1 does not answer in time";
const char noHttp[] = "what 127.0.0.1 answers is not HTTP";
const char changed[] = "the file on the server has changed since it was opened";

std::vector<Fault> faults()
{
    constexpr ErrorKind refused = ErrorKind::Unsupported;
    constexpr ErrorKind wrong = ErrorKind::Malformed;
    constexpr ErrorKind other = ErrorKind::Changed;
    constexpr ErrorKind io = ErrorKind::Io;
    const std::string whole = "HTTP/1.1 200 OK\r\nContent-Length: {total}\r\n" + tag + "\r\n{all}";
    return {
        // What servers refuse:
        {"not there", status("404 Not Found"), End::Keeps, refused,
         "127.0.0.1 answers with 404: there is no such file"},
        {"gone", status("410 Gone"), End::Keeps, refused,
         "127.0.0.1 answers with 410: there is no such file"},
        {"not for us", status("403 Forbidden"), End::Keeps, refused,
         "127.0.0.1 answers with 403: it does not allow that"},
        {"shorter", "HTTP/1.1 416 No\r\nContent-Range: bytes */100\r\n" + sorry, End::Keeps,
         refused, "127.0.0.1 answers with 416: the file is shorter than expected"},
        {"busy", "HTTP/1.1 503 Busy\r\n" + sorry, End::Keeps, refused,
         "127.0.0.1 answers with 503: an error of the server"},
        {"busy for years", "HTTP/1.1 429 Slow\r\nRetry-After: 99999999999999999999\r\n" + sorry,
         End::Keeps, refused, "127.0.0.1 answers with 429: it is asked too often"},
        {"no status that is known", status("999 Whatever"), End::Keeps, refused,
         "127.0.0.1 answers with 999: an error of the server"},
        {"nothing to say", "HTTP/1.1 204 No Content\r\n\r\n", End::Keeps, refused,
         "127.0.0.1 answers with 204: the request is refused"},
        {"not modified", "HTTP/1.1 304 Not Modified\r\n\r\n", End::Keeps, refused,
         "127.0.0.1 answers with 304: the request is refused"},
        // Where they send to:
        {"another server", "HTTP/1.1 302 F\r\nLocation: http://else.example/a\r\n" + sorry,
         End::Keeps, refused,
         "127.0.0.1 redirects to another address, which is not followed: http://else.example/a"},
        {"a file of ours", "HTTP/1.1 302 F\r\nLocation: file:///etc/passwd\r\n" + sorry, End::Keeps,
         refused, "127.0.0.1 redirects to an address that cannot be opened"},
        {"nowhere", "HTTP/1.1 302 F\r\nLocation: http://\r\n" + sorry, End::Keeps, refused,
         "127.0.0.1 redirects to an address that cannot be opened"},
        // Which bytes they are:
        {"all of it", whole, End::Keeps, refused,
         "the server cannot send parts of files, only whole ones: download the file (293.0 "
         "KiB) and open the copy"},
        {"all of it as a part", part + range + "Content-Length: {total}\r\n" + tag + "\r\n{all}",
         End::Keeps, wrong, "the server sends more than the 65536 bytes it announced"},
        {"no range", part + length + tag + "\r\n{body}", End::Keeps, wrong, noRange},
        {"several ranges",
         part + "Content-Type: multipart/byteranges; boundary=x\r\n" + length + tag + "\r\n{body}",
         End::Keeps, wrong, noRange},
        {"an odd range", part + "Content-Range: bytes x-y/z\r\n" + length + tag + "\r\n{body}",
         End::Keeps, wrong, noRange},
        {"a range below zero",
         part + "Content-Range: bytes -5--1/{total}\r\n" + length + tag + "\r\n{body}", End::Keeps,
         wrong, noRange},
        {"a range beyond 2^64",
         part + "Content-Range: bytes 0-18446744073709551616/18446744073709551617\r\n" + length +
             tag + "\r\n{body}",
         End::Keeps, wrong, noRange},
        {"another range",
         part + "Content-Range: bytes 0-9/{total}\r\nContent-Length: 10\r\n" + tag +
             "\r\n0123456789",
         End::Keeps, wrong,
         "the server sends bytes 0 to 9 of 300000, but 65536 bytes from 149504 on were requested"},
        {"a size of 2^63",
         part + "Content-Range: bytes {first}-{last}/9223372036854775808\r\n" + length + tag +
             "\r\n{body}",
         End::Keeps, other, changed},
        {"another size",
         part + "Content-Range: bytes {first}-{last}/300001\r\n" + length + tag + "\r\n{body}",
         End::Keeps, other, changed},
        {"a weak tag", part + range + length + "ETag: W/\"v1\"\r\n\r\n{body}", End::Keeps, other,
         changed},
        {"another tag", part + range + length + "ETag: \"v2\"\r\n\r\n{body}", End::Keeps, other,
         changed},
        {"a time in place of the tag",
         part + range + length + "Last-Modified: Fri, 27 Nov 2026 10:00:00 GMT\r\n\r\n{body}",
         End::Keeps, other, changed},
        {"neither tag nor time", part + range + length + "\r\n{body}", End::Keeps, other, changed},
        // How many bytes come:
        {"compressed", part + range + length + "Content-Encoding: gzip\r\n" + tag + "\r\n{body}",
         End::Keeps, refused,
         "the server compresses what it sends (gzip), although it was asked not to"},
        {"too few, and announced", part + range + "Content-Length: 10\r\n" + tag + "\r\n0123456789",
         End::Keeps, io, "the server sent 10 of 65536 bytes"},
        {"closed in the middle", part + range + length + tag + "\r\n{half}", End::Closes, io,
         broke},
        {"reset in the middle", part + range + length + tag + "\r\n{half}", End::Resets, io, broke},
        {"a length below zero", part + range + "Content-Length: -5\r\n" + tag + "\r\n{body}",
         End::Closes, io, noHttp},
        {"a length beyond 2^64",
         part + range + "Content-Length: 99999999999999999999\r\n" + tag + "\r\n{half}",
         End::Closes, io, "the server sent 32768 of 65536 bytes"},
        {"pieces without an end",
         part + range + "Transfer-Encoding: chunked\r\n" + tag + "\r\n5\r\n01234\r\n", End::Closes,
         io, broke},
        {"pieces of an odd size",
         part + range + "Transfer-Encoding: chunked\r\n" + tag + "\r\nzz\r\n01234\r\n", End::Closes,
         io, broke},
        {"pieces of 2^64 bytes",
         part + range + "Transfer-Encoding: chunked\r\n" + tag + "\r\nFFFFFFFFFFFFFFFFF\r\n01234",
         End::Closes, io, broke},
        // What is no answer:
        {"closed at once", "", End::Closes, io, broke},
        {"reset at once", "", End::Resets, io, broke},
        {"closed in the head", part + "Content-Ra", End::Closes, wrong, noRange},
        {"garbage", "\x01\x02\x03 what?\r\n\r\n", End::Closes, io, noHttp},
        {"an alert of TLS", std::string("\x15\x03\x01\x00\x02\x02\x28", 7), End::Closes, io,
         noHttp},
        {"a line of a megabyte",
         part + "X-Long: " + std::string(1'000'000, 'x') + "\r\n" + range + length + tag +
             "\r\n{body}",
         End::Closes, io, "there is no room for what 127.0.0.1 answers"},
        {"heads for ever", part + "X-More: x\r\n", End::Repeats, io, noHttp},
        {"beginnings for ever", "HTTP/1.1 100 Continue\r\n\r\n", End::Repeats, io, broke},
        // How long it takes:
        {"silence", "", End::Silent, io, late},
        {"a slow head", part + range + length + tag + "\r\n{body}", End::Drips, io, late},
        {"a slow body", part + range + length + tag + "\r\n{half}", End::Silent, io, late},
    };
}

bool isHere(const RemoteFile& file, const ByteBuffer& content, std::uint64_t offset)
{
    const auto bytes = readBytes(file, offset, pieceBytes);
    return bytes && std::ranges::equal(*bytes, ByteView(content).subspan(offset, pieceBytes));
}

} // namespace

// What servers and the way to them do wrong, once a file is open.
class TestRemoteFaults : public QObject {
    Q_OBJECT

    const ByteBuffer m_content = noise(fileBytes);

    static RemoteMeansPtr means()
    {
        WebManners manners;
        manners.retries = 0;
        manners.stallWait = 1s;
        return std::make_shared<RemoteMeans>(manners, nullptr, 64_MiB);
    }

    static std::shared_ptr<const RemoteFile> opened(const WebServer& server,
                                                    const RemoteMeansPtr& means)
    {
        const std::vector addresses{*WebAddress::parse(server.address("/a.b2nd"))};
        return *RemoteFile::open(means, addresses, RemoteFile::Begin::HeadAndTail, {}).front().file;
    }

 private slots:
    // Each damages what is read meanwhile and nothing else, and not for longer than it lasts.
    void damageOnlyWhatIsRead()
    {
        WebServer server;
        server.put("/a.b2nd", m_content);
        const RemoteMeansPtr shared = means();
        std::vector<std::shared_ptr<const RemoteFile>> files;
        for (const Fault& fault : faults()) {
            server.setAnswer({});
            files.push_back(opened(server, shared));
            server.setAnswer(WrittenAnswer{fault.answer, fault.end});
            QElapsedTimer timer;
            timer.start();
            const auto bytes = readBytes(*files.back(), place, pieceBytes);
            QVERIFY2(!bytes, fault.name);
            const std::string found = std::string(fault.name) + ": " + bytes.error().text();
            QVERIFY2(timer.elapsed() < 30'000, found.c_str()); // a bound, on whatever machine
            QVERIFY2(bytes.error().kind() == fault.kind, found.c_str());
            QCOMPARE(QString::fromStdString(found),
                     QString("%1: %2").arg(fault.name, fault.sentence));
            QVERIFY2(isHere(*files.back(), m_content, 0), fault.name);
        }
        QVERIFY(files.size() >= 40);
        server.setAnswer({});
        for (const auto& file : files)
            QTRY_VERIFY(isHere(*file, m_content, place));
    }

    // Of a server that wants to be asked next year: whoever waits may give up.
    void doesNotWaitForEver()
    {
        WebServer server;
        server.put("/a.b2nd", m_content);
        const auto file =
            opened(server, std::make_shared<RemoteMeans>(WebManners(), nullptr, 64_MiB));
        server.setAnswer(
            WrittenAnswer{"HTTP/1.1 503 Busy\r\nRetry-After: 31536000\r\n" + sorry, End::Keeps});
        std::stop_source stop;
        const int before = server.requests();
        const std::jthread canceller([&] {
            while (server.requests() == before)
                std::this_thread::sleep_for(1ms);
            stop.request_stop();
        });
        const RemoteWait wait(stop.get_token());
        QCOMPARE(readBytes(*file, place, pieceBytes).error().kind(), ErrorKind::Cancelled);
    }
};

const Registered<TestRemoteFaults> registered;

} // namespace bloscope::tst_remote_faults

#include "tst_remote_faults.moc"
