#include "core/array/slice_reader.h"
#include "core/base/worker_pool.h"
#include "core/frame/open_path.h"
#include "core/frame_writing/array_encoder.h"
#include "core/plane/pyramid_reading.h"
#include "tests/support/child.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/peak_memory.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_plane_memory {

using namespace test;

namespace {

constexpr std::size_t cacheBytes = BlockCache::defaultBudget;
constexpr std::size_t mostBytes = cacheBytes + (64 << 20);
constexpr std::size_t pictures = 64 << 20; // one that is shown, and the next

// 760 MB of uint16, in blocks across squares and tiles.
constexpr std::int64_t side = 19'500;
constexpr std::int64_t chunkSide = 1500;
constexpr std::int64_t blockSide = 250;

ArrayEncoder encoderOf(std::int64_t shapeSide)
{
    return orAbort(ArrayEncoder::create({.shape = {shapeSide, shapeSide},
                                         .chunkshape = {chunkSide, chunkSide},
                                         .blockshape = {blockSide, blockSide},
                                         .dtype = "<u2",
                                         .chunks = {.typesize = sizeof(std::uint16_t),
                                                    .codec = 5,
                                                    .level = 1,
                                                    .filters = {0, 0, 0, 0, 0, 1}}}));
}

// All chunks are alike.
void writePlane(const std::filesystem::path& path)
{
    const ByteBuffer chunk = orAbort(encoderOf(chunkSide).chunk(
        counted<std::uint16_t>(static_cast<std::size_t>(chunkSide * chunkSide)), 0));
    FrameWriter frame = orAbort(encoderOf(side).newFrame());
    for (std::int64_t i = 0; i < side / chunkSide * (side / chunkSide); ++i)
        orAbort(frame.appendChunk(ByteBuffer(chunk)));
    writeFile(path, orAbort(frame.finish()));
}

PictureRequest requestOf(const Array& array, const CellRect& part)
{
    const PicturePlane plane(Slice::whole(array.shape()));
    HeatmapOptions options;
    options.size = PixelSize{1000, 700};
    return {plane, part, planeBlocksOf(array, plane), fullBudget, options, {}};
}

using Parts = std::vector<CellRect>;

// What somebody sees who looks at these, one after the other.
void look(const SliceReader& reader, const CellSource& source, const Parts& parts)
{
    PlanePyramid pyramid(source.keeper());
    std::optional<PlaneNumbers> shown;
    for (const CellRect& part : parts) {
        const PictureRequest request = requestOf(*reader.array(), part);
        const auto plan = pyramidPlanOf(request, source.dtype());
        if (!plan)
            qFatal("no plan");
        shown = orAbort(readPyramid(source, request, *plan, pyramid, {0, 1},
                                    [&](PlaneNumbers picture) {
                                        shown = std::move(picture);
                                        return Result<>();
                                    },
                                    {}));
    }
    if (pyramid.bytes() > pyramid.budget())
        qFatal("the pyramid has %zu bytes", pyramid.bytes());
}

// What a process takes at most that does so and nothing else.
std::size_t peakOf(const Parts& parts, unsigned threads, const std::filesystem::path& file)
{
    const std::string said = saidByChild([&] {
        const PeakMemory peak;
        WorkerPool pool(threads);
        BlockCache cache(cacheBytes);
        const auto reader =
            std::make_shared<const SliceReader>(Array::of(*openPath(file)), cache, pool);
        look(*reader, *reader, parts);
        return std::to_string(peak.bytes());
    });
    return std::stoull(said);
}

} // namespace

// The budget of the cache and 64 MiB, whatever the size of the plane.
class TestPlaneMemory : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    std::filesystem::path m_file;

 private slots:
    void initTestCase()
    {
        if (sanitizersTakeMemory())
            QSKIP("sanitizers take more memory than the program");
        m_file = m_folder.filePath("plane.b2nd").toStdString();
        writePlane(m_file);
    }

    void staysWithinItsMemory_data()
    {
        const CellRect all{0, 0, side, side};
        QTest::addColumn<Parts>("parts");
        QTest::addColumn<unsigned>("threads");
        QTest::addColumn<std::size_t>("most");
        QTest::newRow("all, which is not kept") << Parts{all} << 2U << mostBytes - cacheBytes / 2;
        QTest::newRow("nearer") << Parts{all,
                                         {3000, 4000, 12'000, 12'000},
                                         {5000, 6000, 8000, 8000},
                                         {6000, 7000, 4000, 4000},
                                         {7000, 8000, 2100, 2900}}
                                << 2U << mostBytes;
        Parts beside{all};
        for (std::int64_t row = 0; row + 4000 <= side; row += 3000)
            for (std::int64_t column = 0; column + 6000 <= side; column += 3000)
                beside.push_back({row, column, 4000, 6000});
        QTest::newRow("beside each other") << beside << 2U << mostBytes + pictures;
        QTest::newRow("all, with many threads") << Parts{all} << 16U << mostBytes - cacheBytes / 2;
    }
    void staysWithinItsMemory()
    {
        QFETCH(Parts, parts);
        QFETCH(unsigned, threads);
        QFETCH(std::size_t, most);
        const std::size_t peak = peakOf(parts, threads, m_file);
        qInfo("%zu MiB", peak >> 20);
        if (peak == 0)
            QSKIP("the system does not tell");
        QVERIFY2(peak <= most, qPrintable(QString::number(peak >> 20) + " MiB"));
    }
};

const Registered<TestPlaneMemory, QCoreApplication> registered;

} // namespace bloscope::tst_plane_memory

#include "tst_plane_memory.moc"
