#include "core/remote/remote_reading.h"

#include "core/array/slice_reader.h"
#include "core/frame/open_path.h"
#include "core/store/store.h"
#include "core/store/table.h"
#include "tests/support/frames.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/web_server.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_remote_reading {

using namespace test;
using namespace std::chrono_literals;

namespace fs = std::filesystem;

namespace {

const Shape shape{64, 512, 512}; // 16 MiB, of which little more than a quarter can be left out

ByteBuffer largeFrame(const Shape& chunkshape, const Shape& blockshape)
{
    ByteBuffer elements = noise(64 * 512 * 512);
    for (std::byte& element : elements)
        element &= std::byte{0x3f}; // so that chunks have blocks
    FrameOptions quick;
    quick.level = 1;
    return arrayFrame(shape, chunkshape, blockshape, "|u1", elements, quick);
}

} // namespace

// Frames, stores and tables at addresses: what is read of them, and in how many requests.
class TestRemoteReading : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static RemoteReading& reading() { return RemoteReading::ofThisProcess(); }

 private slots:
    void init()
    {
        RemoteSettings settings;
        settings.folder = std::nullopt;
        settings.manners.retries = 1;
        settings.manners.firstPause = 1ms;
        reading().configure(settings);
    }

    void knowsAddresses_data()
    {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<bool>("expected");
        const auto row = [](const char* path, bool expected) {
            QTest::newRow(path) << std::string(path) << expected;
        };
        row("https://example.org/a", true);
        row("HTTP://example.org", true);
        row("http:/example.org", false);
        row("/data/https://example.org/a", false);
        row("./https://example.org", false);
        row("file:///etc/passwd", false);
        row("", false);
        row("https", false);
    }
    void knowsAddresses()
    {
        QFETCH(const std::string, path);
        QTEST(isAddress(path), "expected");
    }

    void readsAPlaneInFewRequests_data()
    {
        QTest::addColumn<Shape>("chunks");
        QTest::addColumn<Shape>("blocks");
        QTest::addColumn<int>("mostRequests"); // without those that open the file
        // 16 chunks of 1 MiB, of each of which the plane takes an eighth: their heads, the blocks
        QTest::newRow("large chunks") << Shape{16, 256, 256} << Shape{2, 64, 64} << 8;
        // 1024 chunks of 16 KiB beside one another
        QTest::newRow("small chunks") << Shape{1, 128, 128} << Shape{1, 64, 64} << 1;
        QTest::newRow("a chunk for each plane") << Shape{1, 512, 512} << Shape{1, 64, 64} << 1;
    }
    void readsAPlaneInFewRequests()
    {
        QFETCH(const Shape, chunks);
        QFETCH(const Shape, blocks);
        WebServer server;
        const ByteBuffer bytes = largeFrame(chunks, blocks);
        server.put("/a.b2nd", bytes);
        const auto frame = openPath(server.address("/a.b2nd"));
        QVERIFY2(frame, frame ? "" : frame.error().text().c_str());
        QVERIFY2(server.requests() <= 3, QByteArray::number(server.requests()));

        BlockCache cache;
        WorkerPool pool(2);
        const SliceReader there(Array::of(*frame), cache, pool);
        const SliceReader here(Array::of(*Frame::open(memorySource(bytes))), cache, pool);
        const int before = server.requests();
        const std::uint64_t fetched = reading().counts().fetchedBytes;
        const Slice plane = *Slice::parse("40", shape);
        const auto cells = there.read(plane, {});
        QVERIFY(cells && cells->regions.empty());
        QVERIFY(cells->bytes == ByteView(here.read(plane, {})->bytes));
        QTEST_requests(server.requests() - before);
        const std::uint64_t planeBytes = 512 * 512 * std::uint64_t(blocks.front());
        QVERIFY2(reading().counts().fetchedBytes - fetched <= planeBytes * 3 / 2,
                 QByteArray::number(qulonglong(reading().counts().fetchedBytes - fetched)));
    }

    void readsFramesAtAnOffset()
    {
        WebServer server;
        ByteBuffer bytes(1000);
        const ByteBuffer frame = arrayFrame({10}, {5}, {5}, "|u1", noise(10));
        bytes.insert(bytes.end(), frame.begin(), frame.end());
        server.put("/a.bin", bytes);
        QVERIFY(openFrameAt(server.address("/a.bin"), 1000));
        QVERIFY(!openFrameAt(server.address("/a.bin"), 999));
        QVERIFY(!openPath(server.address("/a.bin")));
    }

    // Frames are looked for in files of this machine alone.
    void fetchesLittleOfOtherFiles()
    {
        WebServer server;
        server.put("/a.iso", noise(10'000'000));
        const std::uint64_t before = reading().counts().fetchedBytes;
        QCOMPARE(QString::fromStdString(openPath(server.address("/a.iso")).error().text()),
                 QString("not a Blosc2 file: the signature \"b2frame\" is missing"));
        QVERIFY(reading().counts().fetchedBytes - before < 200'000);
    }

    // By the directory, with a slash at its end and without, and by its index.
    void readsSparseFrames_data()
    {
        QTest::addColumn<std::string>("path");
        for (const char* path : {"/a.b2nd", "/a.b2nd/", "/a.b2nd/chunks.b2frame"})
            QTest::newRow(path) << std::string(path);
    }
    void readsSparseFrames()
    {
        QFETCH(const std::string, path);
        WebServer server;
        const ByteBuffer bytes = largeFrame({16, 256, 256}, {2, 64, 64});
        for (const auto& [name, content] : sparseFiles(bytes))
            server.put("/a.b2nd/" + name, content);
        const auto frame = openPath(server.address(path));
        QVERIFY2(frame, frame ? "" : frame.error().text().c_str());
        QVERIFY((*frame)->kind() == FrameKind::Sparse);
        BlockCache cache;
        WorkerPool pool(2);
        const SliceReader there(Array::of(*frame), cache, pool);
        const SliceReader here(Array::of(*Frame::open(memorySource(bytes))), cache, pool);
        const Slice whole = Slice::whole(shape);
        QVERIFY(there.read(whole, {})->bytes == ByteView(here.read(whole, {})->bytes));
    }

    // The columns are found by the schema, and the other parts by their names.
    void readsTablesThatAreNotListed()
    {
        const fs::path folder = fs::path(m_folder.path().toStdString()) / "made.b2d";
        MadeTable made(folder, 100, 4);
        made.add("a", "float64", "<f8", std::vector<double>(100, 1.5));
        made.add("b.c", "int32", "<i4", std::vector<std::int32_t>(100, 7),
                 MadeTable::Flags(100, 1));
        made.addTexts("d", std::vector<std::string>(100, "word"));
        made.addWords("e", std::vector<std::int32_t>(100, 1), {"one", "two"});
        BlockCache cache;
        WorkerPool pool(1);
        made.open(cache, pool);
        WebServer server;
        server.serve(folder);
        const std::vector<std::size_t> columns{0, 1, 2, 3};
        std::vector<TableCells> cells;
        for (const fs::path& path : {folder, fs::path(server.address("/"))}) {
            const auto container = openContainer(path);
            QVERIFY2(container, container ? "" : container.error().text().c_str());
            const auto table = Table::open(std::get<StorePtr>(*container), "/", cache, pool);
            QVERIFY2(table, table ? "" : table.error().text().c_str());
            QCOMPARE(*(*table)->rowCount(), std::int64_t(100));
            const auto read = (*table)->read(columns, 5, 50);
            QVERIFY(read && read->problems.empty());
            cells.push_back(*read);
        }
        for (const std::size_t column : columns) {
            QVERIFY(!cells[0].columns[column].texts.front().empty());
            QVERIFY(cells[0].columns[column].texts == cells[1].columns[column].texts);
            QVERIFY(cells[0].columns[column].states == cells[1].columns[column].states);
        }
    }

    // Cells that cannot be fetched are damaged, and can be later.
    void readsLaterWhatFailed()
    {
        WebServer server;
        server.put("/a.b2nd", largeFrame({16, 256, 256}, {2, 64, 64}));
        const auto frame = openPath(server.address("/a.b2nd"));
        QVERIFY(frame);
        const Slice plane = *Slice::parse("40", shape);
        WorkerPool pool(2);
        server.setFault(WebFault::Forbidden);
        {
            BlockCache cache;
            const auto cells = SliceReader(Array::of(*frame), cache, pool).read(plane, {});
            QVERIFY(cells && !cells->regions.empty());
            QVERIFY(cells->regions.front().reason.find("403") != std::string::npos);
        }
        server.setFault(WebFault::None);
        BlockCache cache;
        const auto cells = SliceReader(Array::of(*frame), cache, pool).read(plane, {});
        QVERIFY(cells && cells->regions.empty());
    }

    // What a frame or a store refers to is no address that anybody named.
    void followsNothingByItself()
    {
        WebServer server;
        server.put("/a.b2nd", largeFrame({16, 256, 256}, {2, 64, 64}));
        const fs::path inside = fs::path(m_folder.path().toStdString()) / server.address("/a.b2nd");
        QVERIFY(!openPath(inside));
        QVERIFY(!openContainer(inside));
        QCOMPARE(server.requests(), 0);
    }

    void tellsOnceThatNothingIsEncrypted()
    {
        WebServer server;
        server.put("/a.b2nd", arrayFrame({10}, {5}, {5}, "|u1", noise(10)));
        QVERIFY(openPath(server.address("/a.b2nd")));
        QVERIFY(openPath(server.address("/a.b2nd")));
        const std::vector<std::string> notices = reading().notices();
        QCOMPARE(std::ranges::count(notices, "http is not encrypted: others can read and change "
                                             "what it brings"),
                 1);
    }

 private:
    static void QTEST_requests(int requests)
    {
        QFETCH(const int, mostRequests);
        QVERIFY2(requests <= mostRequests, QByteArray::number(requests));
    }
};

const Registered<TestRemoteReading> registered;

} // namespace bloscope::tst_remote_reading

#include "tst_remote_reading.moc"
