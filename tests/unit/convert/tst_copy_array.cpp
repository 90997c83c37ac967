#include "core/convert/copy_array.h"

#include "core/array/slice_reader.h"
#include "core/convert/flat_source.h"
#include "core/convert/partition.h"
#include "core/convert/slice_source.h"
#include "tests/support/calm_pool.h"
#include "tests/support/conventions.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

namespace bloscope::tst_copy_array {

using namespace test;

namespace {

ArrayPtr opened(ByteBuffer bytes)
{
    const Result<FramePtr> frame = Frame::open(memorySource(std::move(bytes)));
    return frame ? Array::of(*frame) : nullptr;
}

ArrayEncoding encodingOf(const CellSource& from, const Partition& partition)
{
    ChunkEncoding chunks{.codec = 5};
    chunks.filters[5] = 1;
    return *encodingFor(from, chunks,
                        {.chunkshape = partition.chunkshape, .blockshape = partition.blockshape});
}

// All elements of the array in a file.
ByteBuffer elementsOfFile(const std::filesystem::path& path)
{
    const ArrayPtr array = opened(contentOfFile(path));
    if (!array || !array->isNd() || !array->frame()->problems().empty())
        return {};
    BlockCache cache;
    WorkerPool pool(1);
    const auto cells = SliceReader(array, cache, pool).read(Slice::whole(array->shape()));
    return cells ? ByteBuffer(cells->bytes.begin(), cells->bytes.end()) : ByteBuffer();
}

} // namespace

class TestCopyArray : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_target = m_folder->filePath("copy.b2nd").toStdString();
    }

    void copiesAnySliceOfAnyArray()
    {
        std::mt19937 random(20261123);
        for (int i = 0; i < 200; ++i) {
            const NaiveArray naive = randomArray(random, random() % 5, 3000);
            const Slice slice = randomSlice(random, naive.shape);
            const ArrayPtr array = opened(naive.frame());
            QVERIFY(array && array->isNd());
            WorkerPool pool(1 + random() % 3);
            BlockCache cache;
            const SliceReader reader(array, cache, pool);
            const SliceSource source(reader, slice, MissingCells::Refuse);
            PartitionWish wish{.chunkBytes = 1 + std::int64_t(random() % 2000),
                               .blockBytes = 1 + std::int64_t(random() % 500)};
            const auto partition =
                choosePartition(source.shape(), std::int64_t(naive.itemsize), wish);
            QVERIFY(partition);
            const auto report =
                copyArray(source, encodingOf(source, *partition), {}, m_target, m_calls);
            QVERIFY2(report, report ? "" : report.error().text().c_str());
            QCOMPARE(elementsOfFile(m_target), naive.cells(slice));
            QCOMPARE(report->fileBytes, std::filesystem::file_size(m_target));
        }
    }

    void copiesTerabytesOfOneElement_data()
    {
        QTest::addColumn<SpecialKind>("kind");
        QTest::addColumn<SpecialKind>("written");
        QTest::newRow("zeros") << SpecialKind::Zeros << SpecialKind::Zeros;
        QTest::newRow("NaN") << SpecialKind::NaN << SpecialKind::NaN;
        QTest::newRow("never written") << SpecialKind::Uninitialised << SpecialKind::NaN;
    }

    // Nothing is read and nothing is encoded of it. What was never written becomes the fill.
    void copiesTerabytesOfOneElement()
    {
        QFETCH(SpecialKind, kind);
        QFETCH(SpecialKind, written);
        const ArrayPtr array = opened(
            unstoredArrayFrame({2'500'000, 1'000'000}, {100, 10'000}, {10, 1000}, "<f4", kind));
        WorkerPool pool(2);
        BlockCache cache;
        const SliceReader reader(array, cache, pool);
        const SliceSource source(reader, Slice::whole(array->shape()), MissingCells::Refuse);
        Progress progress;
        const auto report = copyArray(
            source, encodingOf(source, {.chunkshape = {1000, 1000}, .blockshape = {100, 100}}), {},
            m_target, m_calls, {{}, &progress});
        QVERIFY2(report, report ? "" : report.error().text().c_str());
        QVERIFY(report->fileBytes < 1000);
        QCOMPARE(report->elementBytes, std::uint64_t(10'000'000'000'000));
        QCOMPARE(progress.done.load(), progress.total.load());
        const ArrayPtr copy = opened(contentOfFile(m_target));
        QCOMPARE(copy->shape(), array->shape());
        QCOMPARE((*copy->frame()->chunk(2'499'999))->header().special(), written);
    }

    // Of chunks that are alike none is decoded; the others are copied as ever.
    void copiesChunksThatAreAlike()
    {
        ByteBuffer elements(4 * 40 * 30, std::byte{7});
        elements[4 * 700] = std::byte{1};
        const ArrayPtr array = opened(arrayFrame({40, 30}, {10, 10}, {5, 5}, "<i4", elements));
        WorkerPool pool(2);
        BlockCache cache;
        const SliceReader reader(array, cache, pool);
        const SliceSource source(reader, Slice::whole(array->shape()), MissingCells::Refuse);
        QVERIFY(source.alike(sliceOfBox({40, 30}, {{0, 0}, {10, 10}})));
        QVERIFY(source.alike(sliceOfBox({40, 30}, {{5, 5}, {12, 20}})));
        QVERIFY(!source.alike(Slice::whole({40, 30})));
        for (const Partition& partition :
             {Partition{{10, 10}, {5, 5}}, Partition{{7, 11}, {7, 3}}, Partition{{1, 1}, {1, 1}}}) {
            QVERIFY(copyArray(source, encodingOf(source, partition), {}, m_target, m_calls));
            QCOMPARE(elementsOfFile(m_target), elements);
        }
    }

    void countsElementsTwiceOnItsWay()
    {
        const ArrayPtr array =
            opened(arrayFrame({50, 70}, {8, 8}, {4, 4}, "<i4", counted<std::int32_t>(3500)));
        WorkerPool pool(2);
        BlockCache cache;
        const SliceReader reader(array, cache, pool);
        const SliceSource source(reader, Slice::whole(array->shape()), MissingCells::Refuse);
        const auto partition = choosePartition(source.shape(), 4, {.chunkBytes = 1000});
        Progress progress;
        QVERIFY(copyArray(source, encodingOf(source, *partition), {}, m_target, m_calls,
                          {{}, &progress}));
        QCOMPARE(progress.total.load(), std::uint64_t(2 * 3500 * 4));
        QCOMPARE(progress.done.load(), progress.total.load());
    }

    // As the writer in memory makes it, which is compared with the reference.
    void writesTheCanonicalFrame()
    {
        const ByteBuffer elements = counted<std::int32_t>(35);
        const ArrayPtr array = opened(arrayFrame({5, 7}, "<i4", elements));
        BlockCache cache;
        WorkerPool pool(2);
        const SliceReader reader(array, cache, pool);
        const SliceSource source(reader, Slice::whole({5, 7}), MissingCells::Refuse);
        const auto how = encodingOf(source, {{2, 3}, {1, 2}});
        QVERIFY(copyArray(source, how, {}, m_target, m_calls));
        QCOMPARE(contentOfFile(m_target), *ArrayEncoder::create(how)->frameOf(elements)->finish());
    }

    void takesMetadataAlong()
    {
        const ArrayPtr array =
            opened(arrayFrame({4}, "<i4", counted<std::int32_t>(4),
                              {.metalayers = {{"mine", elementsOf<char>({'\x01'})}},
                               .vlMetalayers = {{"units", elementsOf<char>({'\xa1', 'K'})}}}));
        const auto metadata = metadataOf(*array, Slice::whole({4}));
        QVERIFY(metadata);
        BlockCache cache;
        WorkerPool pool(1);
        const SliceReader reader(array, cache, pool);
        const SliceSource source(reader, Slice::whole({4}), MissingCells::Refuse);
        QVERIFY(copyArray(source, encodingOf(source, {{4}, {4}}), *metadata, m_target, m_calls));
        const auto frame = Frame::open(memorySource(contentOfFile(m_target)));
        QVERIFY(frame);
        QCOMPARE((*frame)->metalayers().entries.size(), std::size_t(2)); // b2nd and it
        QCOMPARE((*frame)->metalayers().find("mine")->value, elementsOf<char>({'\x01'}));
        QCOMPARE(*(*frame)->readVlMetadata(*(*frame)->vlMetalayers().find("units")),
                 elementsOf<char>({'\xa1', 'K'}));
    }

    // MLArray's pickle says where an image lies.
    void takesMedicalMetadataAlong()
    {
        const ArrayPtr array = mlArray();
        const Slice whole = Slice::whole(array->shape());
        const auto all = metadataOf(*array, whole);
        QVERIFY(all);
        QCOMPARE(all->vlMetalayers.items().size(), std::size_t(1));
        QCOMPARE(all->vlMetalayers.items()[0].value,
                 array->frame()->vlMetalayers().find("mlarray")->value);
        const auto part = metadataOf(*array, *Slice::parse(":, :, :, 1:", array->shape()));
        QVERIFY(part);
        QVERIFY(part->leftOut.empty());
        QVERIFY(part->vlMetalayers.items()[0].value != all->vlMetalayers.items()[0].value);
    }

    void saysWhatLiesBesideAFileAndIsNotCopied()
    {
        const std::filesystem::path folder = m_folder->path().toStdString();
        const Slice whole = Slice::whole({1, 2, 6, 8});
        const Slice part = *Slice::parse(":, 1", whole.shape());
        const auto left = [&](const Slice& slice, const char* target) {
            return leftBeside(folder / "case.b2nd", slice, folder / target);
        };
        using Texts = std::vector<std::string>;
        QCOMPARE(left(part, "copy.b2nd"), Texts());
        writeFile(folder / "case.pkl", nnUnetPickle());
        QCOMPARE(left(whole, "copy.b2nd"), Texts());
        QCOMPARE(left(part, "copy.b2nd"), Texts{"the voxel sizes in case.pkl"});
        writeFile(folder / "copy.pkl", nnUnetPickle());
        QCOMPARE(left(part, "copy.b2nd"),
                 Texts{"the voxel sizes (copy.pkl next to the copy describes the whole case)"});
    }

    // Of 6 by 8 elements in either order, whatever lies between those that are taken.
    void slicesElementsThatLieAnywhere_data()
    {
        QTest::addColumn<QString>("slice");
        QTest::addColumn<bool>("isFortran");
        for (const bool isFortran : {false, true})
            for (const char* slice :
                 {":", "1", ":, 2:7:2", "::-1, ::-3", "4:1:-2, 5", "2, 3", "3:3"})
                QTest::addRow("%s%s", slice, isFortran ? " of Fortran's" : "")
                    << QString(slice) << isFortran;
    }
    void slicesElementsThatLieAnywhere()
    {
        QFETCH(QString, slice);
        QFETCH(bool, isFortran);
        const Shape shape{6, 8};
        const FlatSource all(
            memorySource(counted<std::int32_t>(48)),
            {.dtype = *parseDType("<i4", {}),
             .shape = shape,
             .order = isFortran ? FlatSource::Order::Fortran : FlatSource::Order::C},
            calmPool());
        const Slice taken = *Slice::parse(slice.toStdString(), shape);
        const SliceSource part(all, taken);
        QCOMPARE(part.shape(), shapeOfCopy(taken));
        const auto cells = part.read(Slice::whole(part.shape()));
        QVERIFY(cells);
        ByteBuffer wanted;
        for (std::int64_t i = 0; i < taken[0].count; ++i)
            for (std::int64_t j = 0; j < taken[1].count; ++j) {
                const std::int64_t row = taken[0].at(i);
                const std::int64_t column = taken[1].at(j);
                const auto number = std::int32_t(isFortran ? column * 6 + row : row * 8 + column);
                std::ranges::copy(elementsOf<std::int32_t>({number}), std::back_inserter(wanted));
            }
        QCOMPARE(ByteBuffer(cells->bytes.begin(), cells->bytes.end()), wanted);
    }

    // Elements that are far apart are not read with all that is between them.
    void readsLittleOfElementsThatAreFarApart()
    {
        const Shape shape{1'000'000'000'000};
        class Endless final : public BoxSource {
         public:
            Endless() : BoxSource(calmPool()) {}
            const Shape& shape() const override { return m_shape; }
            const DType& dtype() const override { return m_dtype; }
            std::int64_t most() const { return m_most; }

         private:
            Result<HeapBytes> readBox(const CellBox& box, const Job&) const override
            {
                m_most = std::max(m_most, box.count[0]);
                HeapBytes bytes = HeapBytes::zeroed(std::size_t(box.count[0]));
                bytes.data()[0] = std::byte(box.first[0] / 100'000'000'000);
                return bytes;
            }

            Shape m_shape{1'000'000'000'000};
            DType m_dtype = *parseDType("|u1", {});
            mutable std::int64_t m_most = 0;
        } endless;
        const auto read = endless.read(*Slice::parse("::-100000000000", shape));
        QVERIFY(read);
        QCOMPARE(read->bytes.size(), std::size_t(10));
        QCOMPARE(read->bytes.data()[0], std::byte(9));
        QCOMPARE(endless.most(), std::int64_t(1));
    }

    void refusesDamageUnlessItIsFilled()
    {
        ByteBuffer frame =
            arrayFrame({64, 64}, {32, 32}, {16, 16}, "<f4", counted<std::int32_t>(64 * 64));
        damageBlock(frame, 1);
        const ArrayPtr array = opened(frame);
        BlockCache cache;
        WorkerPool pool(2);
        const SliceReader reader(array, cache, pool);
        const Slice whole = Slice::whole({64, 64});
        const SliceSource strict(reader, whole, MissingCells::Refuse);
        const auto how = encodingOf(strict, {{32, 32}, {16, 16}});
        const auto refused = copyArray(strict, how, {}, m_target, m_calls);
        QVERIFY(!refused);
        QVERIFY2(refused.error().text().starts_with("chunk 1"), refused.error().text().c_str());
        QVERIFY(!std::filesystem::exists(m_target));

        const SliceSource filled(reader, whole, MissingCells::Fill);
        QVERIFY(copyArray(filled, how, {}, m_target, m_calls));
        QCOMPARE(filled.filledCells(), std::uint64_t(16 * 16));
    }

    // Whatever call fails, the target is the old or the new file, and nothing lies beside it.
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
        const ByteBuffer elements = counted<std::int32_t>(40);
        const ArrayPtr array = opened(arrayFrame({40}, {10}, {5}, "<i4", elements));
        BlockCache cache;
        WorkerPool pool(1);
        const SliceReader reader(array, cache, pool);
        const SliceSource source(reader, Slice::whole({40}), MissingCells::Refuse);
        const auto how = encodingOf(source, {{10}, {5}});
        FaultyFileCalls counting;
        QVERIFY(copyArray(source, how, {}, m_target, counting));
        const ByteBuffer fresh = contentOfFile(m_target);
        QCOMPARE(elementsOfFile(m_target), elements);

        const ByteBuffer old = elementsOf<char>({'o', 'l', 'd'});
        const auto calls = static_cast<int>(counting.log().size());
        QVERIFY(calls > 8);
        for (int at = 0; at < calls; ++at) {
            writeFile(m_target, old);
            FaultyFileCalls faulty(fault, at, EIO);
            const auto report = copyArray(source, how, {}, m_target, faulty);
            QCOMPARE(contentOfFile(m_target), report ? fresh : old);
        }
    }

    void keepsTheModeOfWhatItReplaces()
    {
        const ByteBuffer elements = counted<std::int32_t>(40);
        const ArrayPtr array = opened(arrayFrame({40}, {10}, {5}, "<i4", elements));
        BlockCache cache;
        WorkerPool pool(1);
        const SliceReader reader(array, cache, pool);
        const SliceSource source(reader, Slice::whole({40}), MissingCells::Refuse);
        const auto how = encodingOf(source, {{10}, {5}});
        writeFile(m_target, elementsOf<char>({'o', 'l', 'd'}));
        constexpr auto mode =
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;
        std::filesystem::permissions(m_target, mode);
        const auto before = std::filesystem::status(m_target).permissions();
        QVERIFY(copyArray(source, how, {}, m_target, m_calls));
        QCOMPARE(std::filesystem::status(m_target).permissions(), before);
        QCOMPARE(elementsOfFile(m_target), elements);

        const auto refused = copyArray(source, how, {}, m_target.parent_path(), m_calls);
        QVERIFY(!refused);
        QCOMPARE(refused.error().text(), std::string("this is a directory"));
    }

    void canBeStopped()
    {
        const ArrayPtr array =
            opened(arrayFrame({40}, {10}, {5}, "<i4", counted<std::int32_t>(40)));
        BlockCache cache;
        WorkerPool pool(1);
        const SliceReader reader(array, cache, pool);
        const SliceSource source(reader, Slice::whole({40}), MissingCells::Refuse);
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = copyArray(source, encodingOf(source, {{10}, {5}}), {}, m_target,
                                       m_calls, {stop.get_token(), nullptr});
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().kind(), ErrorKind::Cancelled);
        QVERIFY(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }

 private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_target;
    SystemFileCalls m_calls;
};

const Registered<TestCopyArray> registered;

} // namespace bloscope::tst_copy_array

#include "tst_copy_array.moc"
