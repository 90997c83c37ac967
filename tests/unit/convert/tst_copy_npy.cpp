#include "core/convert/copy_npy.h"

#include "core/array/slice_reader.h"
#include "core/convert/npy_source.h"
#include "core/convert/slice_source.h"
#include "core/export/npy_writer.h"
#include "tests/support/calm_pool.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

namespace bloscope::tst_copy_npy {

using namespace test;

namespace {

// Elements made on the spot: of every index the same bytes.
class EvenSource final : public CellSource {
 public:
    EvenSource(Shape shape, const char* dtype)
        : m_shape(std::move(shape)), m_dtype(*parseDType(dtype, {}))
    {
    }
    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return calmPool(); }
    std::size_t mostBytes() const { return m_mostBytes; } // of one read()

 private:
    Result<Cells> readCells(const Slice& slice, const Job&, Reuse) const override
    {
        const auto count = static_cast<std::size_t>(slice.cellCount().value());
        Cells cells;
        cells.slice = slice;
        cells.itemsize = m_dtype.itemsize;
        cells.bytes = HeapBytes::toBeFilled(count * m_dtype.itemsize);
        std::ranges::fill(cells.bytes, std::byte{0x5a});
        m_mostBytes = std::max(m_mostBytes, cells.bytes.size());
        return cells;
    }

    Shape m_shape;
    DType m_dtype;
    mutable std::size_t m_mostBytes = 0;
};

// A disk that keeps something else than it was given at one place of a file.
class ForgetfulCalls final : public UnsyncedFileCalls {
 public:
    explicit ForgetfulCalls(std::uint64_t at) : m_at(at) {}
    std::int64_t write(int descriptor, ByteView bytes, std::uint64_t offset) override
    {
        ByteBuffer kept(bytes.begin(), bytes.end());
        if (m_at >= offset && m_at - offset < kept.size())
            kept[m_at - offset] ^= std::byte{1};
        return UnsyncedFileCalls::write(descriptor, kept, offset);
    }

 private:
    std::uint64_t m_at;
};

ByteBuffer fileOf(const CellSource& source, ByteView elements)
{
    const std::string header = npyHeader(source.dtype(), source.shape());
    ByteBuffer file(bytesOf(header).begin(), bytesOf(header).end());
    file.insert(file.end(), elements.begin(), elements.end());
    return file;
}

} // namespace

class TestCopyNpy : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_target = m_folder->filePath("copy.npy").toStdString();
    }

    void copiesAnySliceOfAnyArray()
    {
        std::mt19937 random(20261123);
        for (int i = 0; i < 200; ++i) {
            const NaiveArray naive = randomArray(random, random() % 5, 3000);
            const Slice slice = randomSlice(random, naive.shape);
            const auto frame = Frame::open(memorySource(naive.frame()));
            QVERIFY(frame);
            WorkerPool pool(1 + random() % 3);
            BlockCache cache;
            const SliceReader reader(Array::of(*frame), cache, pool);
            const SliceSource source(reader, slice, MissingCells::Refuse);
            const auto report = copyToNpy(source, m_target, m_calls);
            QVERIFY2(report, report ? "" : report.error().text().c_str());
            QCOMPARE(contentOfFile(m_target), fileOf(source, naive.cells(slice)));
            QCOMPARE(report->fileBytes, std::filesystem::file_size(m_target));
        }
    }

    void readsInPieces()
    {
        const EvenSource source({3, 9, 1 << 20}, "<i4");
        Progress progress;
        const auto report = copyToNpy(source, m_target, m_calls, {{}, &progress});
        QVERIFY2(report, report ? "" : report.error().text().c_str());
        QCOMPARE(report->elementBytes, std::uint64_t(3 * 9) << 22);
        QCOMPARE(progress.total.load(), 2 * report->elementBytes);
        QCOMPARE(progress.done.load(), progress.total.load());
        QVERIFY(source.mostBytes() <= 16_MiB);
    }

    void isReadBackAsItWas_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<Shape>("read");
        QTest::newRow("no dimension") << Shape{} << QByteArray("<f8") << Shape{};
        QTest::newRow("no element") << Shape{3, 0} << QByteArray("<f8") << Shape{3, 0};
        QTest::newRow("big-endian") << Shape{3, 2} << QByteArray(">i2") << Shape{3, 2};
        QTest::newRow("texts") << Shape{4} << QByteArray("<U3") << Shape{4};
        QTest::newRow("fields") << Shape{4} << QByteArray("[('a', '|u1'), ('b', '<f4', (2,))]")
                                << Shape{4};
        QTest::newRow("sub-arrays") << Shape{4} << QByteArray("('<i2', (2, 3))") << Shape{4, 2, 3};
    }
    void isReadBackAsItWas()
    {
        QFETCH(Shape, shape);
        QFETCH(QByteArray, dtype);
        QFETCH(Shape, read);
        const EvenSource source(shape, dtype.constData());
        const auto report = copyToNpy(source, m_target, m_calls);
        QVERIFY2(report, report ? "" : report.error().text().c_str());
        const auto again = openNpy(*openFile(m_target), calmPool());
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QCOMPARE((*again)->shape(), read);
        const auto cells = (*again)->read(Slice::whole(read));
        QVERIFY(cells);
        QCOMPARE(cells->bytes.size(), report->elementBytes);
        QVERIFY(
            std::ranges::all_of(cells->bytes, [](std::byte b) { return b == std::byte{0x5a}; }));
    }

    void findsWhatTheDiskForgot_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("what");
        QTest::newRow("header") << 20 << "its header differs";
        QTest::newRow("first element") << 128 << "the 400 bytes at byte 128 differ";
        QTest::newRow("last byte") << 527 << "the 400 bytes at byte 128 differ";
    }
    void findsWhatTheDiskForgot()
    {
        QFETCH(int, at);
        QFETCH(QString, what);
        const EvenSource source({100}, "<i4");
        writeFile(m_target, old());
        ForgetfulCalls calls(static_cast<std::uint64_t>(at));
        const auto report = copyToNpy(source, m_target, calls);
        QVERIFY(!report);
        QCOMPARE(QString::fromStdString(report.error().text()),
                 "the written file could not be verified: " + what);
        QCOMPARE(contentOfFile(m_target), old());
        QCOMPARE(namesIn(m_target.parent_path()).size(), std::size_t(1));
    }

    // Whatever call fails, the target is the old or the new file.
    void survivesFaults_data()
    {
        QTest::addColumn<FaultyFileCalls::Fault>("fault");
        QTest::newRow("a call fails") << FaultyFileCalls::Fault::Fail;
        QTest::newRow("half of a write") << FaultyFileCalls::Fault::Short;
        QTest::newRow("all calls fail") << FaultyFileCalls::Fault::Outage;
    }
    void survivesFaults()
    {
        QFETCH(FaultyFileCalls::Fault, fault);
        const EvenSource source({100}, "<i4");
        FaultyFileCalls counting;
        QVERIFY(copyToNpy(source, m_target, counting));
        const ByteBuffer fresh = contentOfFile(m_target);
        const auto calls = static_cast<int>(counting.log().size());
        QVERIFY(calls > 5);
        for (int at = 0; at < calls; ++at) {
            writeFile(m_target, old());
            FaultyFileCalls faulty(fault, at, EIO);
            const auto report = copyToNpy(source, m_target, faulty);
            QCOMPARE(contentOfFile(m_target), report ? fresh : old());
        }
    }

    void refusesWhatCannotBeWritten()
    {
        const auto tooMany = copyToNpy(EvenSource({1 << 30, 1 << 30, 8}, "<i4"), m_target, m_calls);
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.error().text(), std::string("the elements have too many bytes"));
        const auto noRoom = copyToNpy(EvenSource({1 << 30, 1 << 28}, "<i4"), m_target, m_calls);
        QVERIFY(!noRoom);
        QVERIFY2(noRoom.error().text().starts_with("not enough disk space: at least 1.0 EiB"),
                 noRoom.error().text().c_str());
        const auto folder = copyToNpy(EvenSource({1}, "<i4"), m_target.parent_path(), m_calls);
        QVERIFY(!folder);
        QCOMPARE(folder.error().text(), std::string("this is a directory"));
        QVERIFY(namesIn(m_target.parent_path()).empty());
    }

    void canBeStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto stopped =
            copyToNpy(EvenSource({100}, "<i4"), m_target, m_calls, {stop.get_token(), nullptr});
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().kind(), ErrorKind::Cancelled);
        QVERIFY(namesIn(m_target.parent_path()).empty());
    }

 private:
    static ByteBuffer old() { return elementsOf<char>({'o', 'l', 'd'}); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_target;
    UnsyncedFileCalls m_calls;
};

const Registered<TestCopyNpy> registered;

} // namespace bloscope::tst_copy_npy

#include "tst_copy_npy.moc"
