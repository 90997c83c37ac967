#include "core/remote/remote_file.h"

#include "core/base/limits.h"
#include "core/remote/remote_wait.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/web_server.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <random>
#include <thread>

namespace bloscope::tst_remote_file {

using namespace test;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t fileBytes = 3'000'001;

WebManners impatient()
{
    WebManners manners;
    manners.firstPause = 1ms;
    manners.retries = 1;
    manners.stallWait = 1s;
    return manners;
}

RemoteMeansPtr meansWith(const std::filesystem::path& folder)
{
    auto pages = PageFolder::open(folder, 64_MiB);
    return std::make_shared<RemoteMeans>(impatient(), *std::move(pages), 64_MiB);
}

RemoteMeansPtr meansWithout()
{
    return std::make_shared<RemoteMeans>(impatient(), nullptr, 64_MiB);
}

Result<std::shared_ptr<const RemoteFile>>
opened(const RemoteMeansPtr& means, const WebServer& server, const std::string& path = "/a.b2nd")
{
    const std::vector addresses{*WebAddress::parse(server.address(path))};
    return std::move(
        RemoteFile::open(means, addresses, RemoteFile::Begin::HeadAndTail, {}).front().file);
}

bool isPartOf(const ByteBuffer& file, const ByteSource& source, std::uint64_t offset,
              std::uint64_t size)
{
    const auto bytes = readBytes(source, offset, size);
    return bytes && std::equal(bytes->begin(), bytes->end(),
                               file.begin() + static_cast<std::ptrdiff_t>(offset));
}

} // namespace

class TestRemoteFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    const ByteBuffer m_file = noise(fileBytes);

    std::filesystem::path folder() const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / "ranges";
    }

 private slots:
    void init() { std::filesystem::remove_all(folder()); }

    void readsAnything_data();
    void readsAnything();
    void opensWithTwoRequests();
    void preparesInFewRequests();
    void readsInOrderWithFewRequests();
    void fetchesOnceForManyThreads();
    void asksOnlyForTheVersionTheNextTime();
    void opensWithoutAServer();
    void noticesAnotherFile();
    void noticesThatItChangesMeanwhile();
    void fetchesAgainWhatIsDamagedHere();
    void damagesOnlyWhatFails();
    void canBeStopped();
    void bringsWhatIsUnderWay();
    void keepsNothingWithoutAVersion();
};

void TestRemoteFile::readsAnything_data()
{
    QTest::addColumn<int>("size");
    for (const int size :
         {0, 1, 4095, 4096, 4097, 65'535, 65'536, 65'537, 70'000, 131'072, 500'000})
        QTest::addRow("%d bytes", size) << size;
}

// In any order, with a folder and without.
void TestRemoteFile::readsAnything()
{
    QFETCH(const int, size);
    const ByteBuffer content(m_file.begin(), m_file.begin() + size);
    WebServer server;
    server.put("/a.b2nd", content);
    for (const RemoteMeansPtr& means : {meansWithout(), meansWith(folder()), meansWith(folder())}) {
        const auto file = opened(means, server);
        QVERIFY2(file, file ? "" : file.error().text().c_str());
        QCOMPARE((*file)->size(), std::uint64_t(size));
        std::mt19937 random(1);
        for (int i = 0; i < 50; ++i) {
            const std::uint64_t begin = random() % (std::uint64_t(size) + 1);
            const std::uint64_t count = random() % (std::uint64_t(size) - begin + 1);
            QVERIFY(isPartOf(content, **file, begin, count));
        }
        QVERIFY(isPartOf(content, **file, 0, std::uint64_t(size)));
        QVERIFY((*file)->isComplete());
        QVERIFY(!readBytes(**file, std::uint64_t(size), 1));
    }
}

void TestRemoteFile::opensWithTwoRequests()
{
    WebServer server;
    server.put("/a.b2nd", m_file);
    const auto file = opened(meansWithout(), server);
    QVERIFY(file);
    QVERIFY(isPartOf(m_file, **file, 0, 65'536));
    QVERIFY(isPartOf(m_file, **file, fileBytes - 60'000, 60'000));
    QCOMPARE(server.requests(), 2);
}

void TestRemoteFile::preparesInFewRequests()
{
    WebServer server;
    server.put("/a.b2nd", m_file);
    const RemoteMeansPtr means = meansWithout();
    const auto file = opened(means, server);
    QVERIFY(file);
    const std::uint64_t before = means->transfers.counts().bytes;
    std::vector<ByteRange> ranges; // three places, in pieces
    for (std::uint64_t i = 0; i < 30; ++i)
        ranges.push_back({500'000 + i % 3 * 900'000 + i * 1000, 1000});
    (*file)->prepare(ranges, {});
    QCOMPARE(server.requests(), 2 + 3);
    QVERIFY(means->transfers.counts().bytes - before < 3 * 12 * 4096);
    for (const ByteRange& range : ranges)
        QVERIFY(isPartOf(m_file, **file, range.offset, range.size));
    (*file)->prepare(ranges, {});
    QCOMPARE(server.requests(), 2 + 3);
    (*file)->prepare(std::vector<ByteRange>{{fileBytes, 1}, {UINT64_MAX - 1, 2}, {5, 0}}, {});
    QCOMPARE(server.requests(), 2 + 3);
}

void TestRemoteFile::readsInOrderWithFewRequests()
{
    WebServer server;
    server.put("/a.b2nd", m_file);
    const auto file = opened(meansWithout(), server);
    QVERIFY(file);
    for (std::uint64_t at = 0; at + 1000 <= fileBytes; at += 1000)
        QVERIFY(isPartOf(m_file, **file, at, 1000));
    QVERIFY2(server.requests() <= 16, QByteArray::number(server.requests()));
}

void TestRemoteFile::fetchesOnceForManyThreads()
{
    WebServer server(WebFault::None, 20ms);
    server.put("/a.b2nd", m_file);
    const RemoteMeansPtr means = meansWithout();
    const auto file = opened(means, server);
    QVERIFY(file);
    std::atomic<int> good = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 8; ++i)
            threads.emplace_back([&] { good += isPartOf(m_file, **file, 1'000'000, 500'000); });
    }
    QCOMPARE(good.load(), 8);
    QVERIFY(means->transfers.counts().bytes < 2 * 65'536 + 600'000);
}

void TestRemoteFile::asksOnlyForTheVersionTheNextTime()
{
    WebServer server;
    server.put("/a.b2nd", m_file);
    {
        const auto file = opened(meansWith(folder()), server);
        QVERIFY(file && isPartOf(m_file, **file, 0, fileBytes));
    }
    const int before = server.requests();
    const RemoteMeansPtr means = meansWith(folder());
    const auto file = opened(means, server);
    QVERIFY(file && isPartOf(m_file, **file, 0, fileBytes));
    QCOMPARE(server.requests(), before + 1);
    QCOMPARE(means->transfers.counts().bytes, std::uint64_t(1));
    QVERIFY(!(*file)->isOffline());
}

void TestRemoteFile::opensWithoutAServer()
{
    auto server = std::make_unique<WebServer>();
    server->put("/a.b2nd", m_file);
    server->put("/b.b2nd", m_file);
    {
        const auto file = opened(meansWith(folder()), *server);
        QVERIFY(file && isPartOf(m_file, **file, 0, fileBytes));
        QVERIFY(opened(meansWith(folder()), *server, "/b.b2nd"));
    }
    const std::vector addresses{*WebAddress::parse(server->address("/a.b2nd")),
                                *WebAddress::parse(server->address("/b.b2nd")),
                                *WebAddress::parse(server->address("/c.b2nd"))};
    server = nullptr;
    const auto files =
        RemoteFile::open(meansWith(folder()), addresses, RemoteFile::Begin::HeadAndTail, {});
    QVERIFY(files[0].file && files[1].file && !files[2].file);
    QVERIFY((*files[0].file)->isOffline());
    QVERIFY((*files[0].file)->isComplete());
    QVERIFY(isPartOf(m_file, **files[0].file, 0, fileBytes));
    QVERIFY(isPartOf(m_file, **files[1].file, 0, 65'536)); // all that was read of it
    QCOMPARE(QString::fromStdString(readBytes(**files[1].file, 1'000'000, 1).error().text()),
             QString("127.0.0.1 cannot be reached"));
}

void TestRemoteFile::noticesAnotherFile()
{
    WebServer server;
    server.put("/a.b2nd", m_file);
    {
        const auto file = opened(meansWith(folder()), server);
        QVERIFY(file && isPartOf(m_file, **file, 0, fileBytes));
    }
    ByteBuffer other = m_file;
    std::ranges::reverse(other);
    server.put("/a.b2nd", other);
    const auto file = opened(meansWith(folder()), server);
    QVERIFY(file && isPartOf(other, **file, 0, fileBytes));
}

void TestRemoteFile::noticesThatItChangesMeanwhile()
{
    WebServer server;
    server.put("/a.b2nd", m_file);
    const auto file = opened(meansWith(folder()), server);
    QVERIFY(file);
    server.put("/a.b2nd", ByteBuffer(fileBytes));
    QCOMPARE(readBytes(**file, 1'000'000, 10).error().kind(), ErrorKind::Changed);
    QCOMPARE(readBytes(**file, 2'000'000, 10).error().kind(), ErrorKind::Changed);
    QVERIFY(isPartOf(m_file, **file, 0, 65'536)); // what was here before
}

// Whatever happens to the files here: what is read is what the server has.
void TestRemoteFile::fetchesAgainWhatIsDamagedHere()
{
    WebServer server;
    server.put("/a.b2nd", m_file);
    {
        const auto file = opened(meansWith(folder()), server);
        QVERIFY(file && isPartOf(m_file, **file, 0, fileBytes));
    }
    std::mt19937 random(5);
    for (int round = 0; round < 20; ++round) {
        for (const auto& entry : std::filesystem::directory_iterator(folder())) {
            ByteBuffer bytes = contentOfFile(entry.path());
            for (int i = 0; i < 20; ++i)
                bytes[random() % bytes.size()] ^= std::byte{0x10};
            if (round % 5 == 4)
                bytes.resize(bytes.size() / 2);
            writeFile(entry.path(), bytes);
        }
        const auto file = opened(meansWith(folder()), server);
        QVERIFY(file && isPartOf(m_file, **file, 0, fileBytes));
    }
}

void TestRemoteFile::damagesOnlyWhatFails()
{
    WebServer server;
    server.put("/a.b2nd", m_file);
    const auto file = opened(meansWithout(), server);
    QVERIFY(file);
    server.setFault(WebFault::NotFound);
    QVERIFY(!readBytes(**file, 1'000'000, 10));
    QVERIFY(isPartOf(m_file, **file, 0, 65'536));
    server.setFault(WebFault::None);
    QVERIFY(isPartOf(m_file, **file, 1'000'000, 10));
}

void TestRemoteFile::canBeStopped()
{
    WebServer server;
    server.put("/a.b2nd", m_file);
    const auto file = opened(meansWithout(), server);
    QVERIFY(file);
    server.setFault(WebFault::Silent);
    const int before = server.requests();
    std::stop_source stop;
    const std::jthread canceller([&] {
        while (server.requests() == before)
            std::this_thread::sleep_for(1ms);
        stop.request_stop();
    });
    const RemoteWait wait(stop.get_token());
    QCOMPARE(readBytes(**file, 1'000'000, 10).error().kind(), ErrorKind::Cancelled);
    (*file)->prepare(std::vector<ByteRange>{{1'000'000, 10}}, stop.get_token());
}

// Also where nobody waits for it any more.
void TestRemoteFile::bringsWhatIsUnderWay()
{
    WebServer server(WebFault::None, 50ms);
    server.put("/a.b2nd", m_file);
    const auto file = opened(meansWithout(), server);
    QVERIFY(file);
    const int before = server.requests();
    std::stop_source stop;
    const std::jthread canceller([&] {
        while (server.requests() == before)
            std::this_thread::sleep_for(1ms);
        stop.request_stop();
    });
    (*file)->prepare(std::vector<ByteRange>{{1'000'000, 10'000}}, stop.get_token());
    QVERIFY(isPartOf(m_file, **file, 1'000'000, 10'000));
    QCOMPARE(server.requests(), before + 1);
}

// Nobody could tell whether the file is still the same.
void TestRemoteFile::keepsNothingWithoutAVersion()
{
    WebServer server(WebFault::NoVersion);
    server.put("/a.b2nd", m_file);
    const auto file = opened(meansWith(folder()), server);
    QVERIFY(file && isPartOf(m_file, **file, 0, fileBytes));
    QCOMPARE(namesIn(folder()).size(), std::size_t(0));
}

const Registered<TestRemoteFile> registered;

} // namespace bloscope::tst_remote_file

#include "tst_remote_file.moc"
