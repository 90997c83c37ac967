#include "core/export/csv_writer.h"
#include "core/export/npy_writer.h"
#include "core/frame/open_path.h"
#include "tests/support/child.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/peak_memory.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_export_memory {

using namespace test;

namespace {

constexpr std::size_t cacheBytes = 8 << 20;
constexpr std::size_t mostBytes = cacheBytes + (64 << 20);

const Shape shape{48, 512, 512}; // 96 MiB of float64: more than may be in memory

ByteBuffer bigFrame()
{
    ByteBuffer elements(96 << 20);
    for (std::size_t i = 0; i < elements.size() / sizeof(double); ++i) {
        const double value = static_cast<double>(i % 1000) / 8;
        std::memcpy(&elements[i * sizeof value], &value, sizeof value);
    }
    return arrayFrame(shape, {16, 128, 256}, {4, 64, 64}, "<f8", elements, {.level = 1});
}

class NoSink final : public Sink {
 public:
    Result<> write(ByteView) override { return {}; }
    Result<> commit() override { return {}; }
};

using Work = void (*)(const SliceReader& reader);

void exportCsv(const SliceReader& reader)
{
    NoSink sink;
    if (!writeCsv(reader, Slice::whole(shape), {}, sink))
        qFatal("no CSV");
}

void exportNpy(const SliceReader& reader)
{
    NoSink sink;
    if (!writeNpy(reader, Slice::whole(shape), sink))
        qFatal("no NPY");
}

// Across all chunks: each plane needs blocks that the next one needs again.
void scrub(const SliceReader& reader)
{
    for (std::int64_t x = 0; x < 8; ++x) {
        Slice plane = Slice::whole(shape);
        plane.set(2, DimensionSlice::index(x * 64));
        if (!reader.read(plane))
            qFatal("no plane");
    }
}

// What a process takes at most that does `work` and nothing else.
std::size_t peakOf(Work work, unsigned threads, const std::filesystem::path& file)
{
    const std::string said = saidByChild([&] {
        const PeakMemory peak;
        WorkerPool pool(threads);
        BlockCache cache(cacheBytes);
        const SliceReader reader(Array::of(*openPath(file)), cache, pool);
        work(reader);
        return std::to_string(peak.bytes());
    });
    return std::stoull(said);
}

} // namespace

// The budget of the cache and 64 MiB, whatever the size of the file.
class TestExportMemory : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    std::filesystem::path m_file;

 private slots:
    void initTestCase()
    {
        if (sanitizersTakeMemory())
            QSKIP("sanitizers take more memory than the program");
        m_file = m_folder.filePath("big.b2nd").toStdString();
        writeFile(m_file, bigFrame());
    }

    void staysWithinItsMemory_data()
    {
        QTest::addColumn<Work>("work");
        QTest::addColumn<unsigned>("threads");
        QTest::newRow("CSV") << &exportCsv << 2U;
        QTest::newRow("NPY") << &exportNpy << 2U;
        QTest::newRow("NPY, many threads") << &exportNpy << 16U;
        QTest::newRow("planes") << &scrub << 2U;
    }
    void staysWithinItsMemory()
    {
        QFETCH(Work, work);
        QFETCH(unsigned, threads);
        const std::size_t peak = peakOf(work, threads, m_file);
        qInfo("%zu MiB", peak >> 20);
        if (peak == 0)
            QSKIP("the system does not tell");
        QVERIFY2(peak <= mostBytes, qPrintable(QString::number(peak >> 20) + " MiB"));
    }
};

const Registered<TestExportMemory> registered;

} // namespace bloscope::tst_export_memory

#include "tst_export_memory.moc"
