#include "core/array/read_ahead.h"
#include "core/base/limits.h"
#include "core/remote/remote_file.h"
#include "tests/support/frames.h"
#include "tests/support/plane_fetches.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/web_server.h"

#include <QTemporaryDir>
#include <QTest>
#include <fmt/format.h>

namespace bloscope::tst_remote_planes {

using namespace test;
using namespace std::chrono_literals;

namespace {

const Shape shape{128, 256, 256};

// 32 chunks of 128 blocks of some 2 KiB.
ByteBuffer cubeFrame()
{
    ByteBuffer elements = noise(128 * 256 * 256 * 2);
    for (std::size_t i = 1; i < elements.size(); i += 2)
        elements[i] = std::byte{1}; // half of it can be made smaller
    return arrayFrame(shape, {64, 64, 64}, {8, 16, 16}, "<u2", elements);
}

} // namespace

// How little is fetched of an array on a server for a plane of it.
class TestRemotePlanes : public QObject {
    Q_OBJECT

    // An array at our server, which answers after some time.
    struct There {
        RemoteMeansPtr means;
        std::shared_ptr<const RemoteFile> file;
        ArrayPtr array;
    };

    QTemporaryDir m_folder;
    WebServer m_server{WebFault::None, 60ms};
    const ByteBuffer m_frame = cubeFrame();
    const ArrayPtr m_here = Array::of(*Frame::open(memorySource(m_frame)));

    There opened(const std::shared_ptr<PageFolder>& folder = nullptr) const
    {
        const auto means = std::make_shared<RemoteMeans>(WebManners(), folder, 1_GiB);
        const std::vector addresses{*WebAddress::parse(m_server.address("/cube.b2nd"))};
        const auto file =
            *RemoteFile::open(means, addresses, RemoteFile::Begin::HeadAndTail, {}).front().file;
        return {means, file, Array::of(*Frame::open(file))};
    }

    static Slice planeAt(std::size_t axis, std::int64_t index)
    {
        Slice plane = Slice::whole(shape);
        plane.set(axis, DimensionSlice::index(index));
        return plane;
    }

    static ByteBuffer readPlane(const ArrayPtr& array, std::size_t axis, std::int64_t index)
    {
        WorkerPool pool(2);
        BlockCache cache;
        const SliceReader reader(array, cache, pool);
        const auto cells = reader.read(planeAt(axis, index));
        if (!cells || !cells->regions.empty())
            return {};
        return {cells->bytes.begin(), cells->bytes.end()};
    }

 private slots:
    void initTestCase() { m_server.put("/cube.b2nd", m_frame); }

    void fetchesLittle_data()
    {
        QTest::addColumn<std::size_t>("axis");
        QTest::addColumn<std::int64_t>("index");
        QTest::addColumn<bool>("isWhole"); // do chunks come as a whole?
        for (const std::int64_t index : {std::int64_t(0), std::int64_t(50), std::int64_t(127)}) {
            QTest::addRow("across axis 0, %d", int(index)) << std::size_t(0) << index << false;
            // Blocks of a few KiB, hundreds of them apart: asking for each would take longer.
            QTest::addRow("across axis 1, %d", int(index)) << std::size_t(1) << index << true;
            QTest::addRow("across axis 2, %d", int(index)) << std::size_t(2) << index << true;
        }
    }

    // At most a fifth more than there has to be.
    void fetchesLittle()
    {
        QFETCH(const std::size_t, axis);
        QFETCH(const std::int64_t, index);
        QFETCH(const bool, isWhole);
        const auto [requests, bytes] =
            isWhole ? chunksOfPlane(*m_here, axis, index) : blocksOfPlane(*m_here, axis, index);
        const There there = opened();
        const WebTransfers::Counts before = there.means->transfers.counts();
        QCOMPARE(before.requests, std::uint64_t(2));
        const ByteBuffer plane = readPlane(there.array, axis, index);
        QVERIFY(!plane.empty() && plane == readPlane(m_here, axis, index));
        const WebTransfers::Counts after = there.means->transfers.counts();
        const std::string found = fmt::format(
            "{} requests where {} are needed, {} bytes where {} are",
            after.requests - before.requests, requests, after.bytes - before.bytes, bytes);
        QVERIFY2((after.requests - before.requests) * 5 <= requests * 6, found.c_str());
        QVERIFY2((after.bytes - before.bytes) * 5 <= bytes * 6, found.c_str());
    }

    // Nobody who scrubs waits for a plane that was read before it was wanted.
    void asksForNothingThatWasReadAhead()
    {
        const There there = opened();
        WorkerPool pool(2);
        BlockCache cache;
        const SliceReader reader(there.array, cache, pool);
        QVERIFY(reader.read(planeAt(0, 0)));
        QVERIFY(blockBytesOf(reader, planeAt(0, 8)));
        QVERIFY(readAhead(reader, planeAt(0, 8), {}));
        const std::uint64_t requests = there.means->transfers.counts().requests;
        for (std::int64_t index = 0; index < 16; ++index)
            QVERIFY(reader.read(planeAt(0, index)));
        QCOMPARE(there.means->transfers.counts().requests, requests);
    }

    void readsNothingAheadOnceItIsStopped()
    {
        const There there = opened();
        WorkerPool pool(2);
        BlockCache cache;
        const SliceReader reader(there.array, cache, pool);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!blockBytesOf(reader, planeAt(2, 0), stop.get_token()));
        QCOMPARE(there.means->transfers.counts().requests, std::uint64_t(2)); // of opening it
    }

    void asksForNothingTheSecondTime()
    {
        const std::filesystem::path path =
            std::filesystem::path(m_folder.path().toStdString()) / "ranges";
        const ByteBuffer first = readPlane(opened(*PageFolder::open(path, 1_GiB)).array, 2, 9);
        const There there = opened(*PageFolder::open(path, 1_GiB));
        QCOMPARE(there.means->transfers.counts().bytes, std::uint64_t(1)); // for the version
        QVERIFY(!first.empty() && readPlane(there.array, 2, 9) == first);
        QCOMPARE(there.means->transfers.counts().requests, std::uint64_t(1));
    }
};

const Registered<TestRemotePlanes> registered;

} // namespace bloscope::tst_remote_planes

#include "tst_remote_planes.moc"
