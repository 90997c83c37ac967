#include "core/array/slice_reader.h"
#include "core/cells/element_part.h"
#include "core/values/value_edits.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <set>

namespace bloscope::tst_cell_origin {

using namespace test;

// What tells the cells of a source from those of others.
class TestCellOrigin : public QObject {
    Q_OBJECT

 private slots:
    void isTheSameEachTimeAFileIsOpened();
    void isAnotherOnceTheFileHasChanged_data();
    void isAnotherOnceTheFileHasChanged();
    void tellsArraysInOneFileApart();
    void tellsWhatIsReadOfTheElements();
    void isNotToldOfCellsInMemory();
    void isNotToldOfCellsThatAreEdited();
    void isNotToldOfDirectoriesOfChunks();

 private:
    std::filesystem::path path(const char* name) const
    {
        return m_folder.filePath(name).toStdString();
    }
    CellSourcePtr sourceOf(const FramePtr& frame, const ValueEdits& edits = {})
    {
        const SliceReader reader(Array::of(frame), m_cache, m_pool);
        return reader.withEdits(edits);
    }
    std::optional<CellOrigin> originOf(const char* name, std::uint64_t begin = 0)
    {
        const ByteSourcePtr file = *openFile(path(name));
        const ByteSourcePtr part = begin ? windowOf(file, begin, file->size() - begin) : file;
        return sourceOf(*Frame::open(part))->origin();
    }

    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    const ByteBuffer m_frame = arrayFrame({4, 5}, "<i4", counted<std::int32_t>(20));
};

void TestCellOrigin::isTheSameEachTimeAFileIsOpened()
{
    writeFile(path("a"), m_frame);
    const auto origin = originOf("a");
    QVERIFY(origin && origin == originOf("a"));
    std::filesystem::rename(path("a"), path("moved"));
    QVERIFY(origin == originOf("moved"));
}

void TestCellOrigin::isAnotherOnceTheFileHasChanged_data()
{
    QTest::addColumn<std::function<void(const std::filesystem::path&)>>("change");
    const auto row = [](const char* name, std::function<void(const std::filesystem::path&)> how) {
        QTest::newRow(name) << std::move(how);
    };
    row("by its time", [](const auto& file) {
        std::filesystem::last_write_time(file, std::filesystem::last_write_time(file) +
                                                   std::chrono::nanoseconds(1000));
    });
    row("by its size", [](const auto& file) {
        const auto time = std::filesystem::last_write_time(file);
        ByteBuffer longer = contentOfFile(file);
        longer.push_back(std::byte{0});
        writeFile(file, longer);
        std::filesystem::last_write_time(file, time);
    });
    row("for another file", [](const auto& file) {
        const auto time = std::filesystem::last_write_time(file);
        const std::filesystem::path other = file.string() + " of others";
        std::filesystem::copy_file(file, other);
        std::filesystem::last_write_time(other, time);
        std::filesystem::rename(other, file);
    });
}

void TestCellOrigin::isAnotherOnceTheFileHasChanged()
{
    QFETCH(std::function<void(const std::filesystem::path&)>, change);
    writeFile(path("a"), m_frame);
    const auto before = originOf("a");
    change(path("a"));
    const auto after = originOf("a");
    QVERIFY(before && after && before->state != after->state);
}

void TestCellOrigin::tellsArraysInOneFileApart()
{
    ByteBuffer both(16);
    for (int i = 0; i < 2; ++i)
        both.insert(both.end(), m_frame.begin(), m_frame.end());
    writeFile(path("both"), both);
    const auto first = originOf("both", 16);
    const auto second = originOf("both", 16 + m_frame.size());
    QVERIFY(first && second);
    QCOMPARE(first->state, second->state);
    QVERIFY(first->cells != second->cells);
}

void TestCellOrigin::tellsWhatIsReadOfTheElements()
{
    writeFile(path("complex"), arrayFrame({4, 5}, "<c8", counted<std::int64_t>(20)));
    const CellSourcePtr whole = sourceOf(*Frame::open(*openFile(path("complex"))));
    std::set<std::string> told{whole->origin()->cells};
    std::size_t parts = 1;
    for (const ElementPart& part : partsToDraw(whole->dtype())) {
        const CellSourcePtr source = partSourceOf(whole, part);
        QCOMPARE(source->origin()->state, whole->origin()->state);
        told.insert(source->origin()->cells);
        parts += source != whole;
    }
    QCOMPARE(told.size(), parts);
    QVERIFY(parts >= 4);
}

void TestCellOrigin::isNotToldOfCellsInMemory()
{
    QVERIFY(!sourceOf(*Frame::open(memorySource(m_frame)))->origin());
}

void TestCellOrigin::isNotToldOfCellsThatAreEdited()
{
    writeFile(path("a"), m_frame);
    const FramePtr frame = *Frame::open(*openFile(path("a")));
    const auto store = SpillStore::create();
    const ByteBuffer five = elementsOf<std::int32_t>({5});
    const ValueEdits edits({{0, *ChunkEdits::over(nullptr, {{0, five}}, *store)}});
    const CellSourcePtr edited = sourceOf(frame, edits);
    QVERIFY(!edited->origin());
    QVERIFY(edited->unedited()->origin() == sourceOf(frame)->origin());
}

void TestCellOrigin::isNotToldOfDirectoriesOfChunks()
{
    writeFiles(path("directory"), sparseFiles(m_frame));
    QVERIFY(!sourceOf(*Frame::openSparse(*openFolder(path("directory"))))->origin());
}

const Registered<TestCellOrigin, QCoreApplication> registered;

} // namespace bloscope::tst_cell_origin

#include "tst_cell_origin.moc"
