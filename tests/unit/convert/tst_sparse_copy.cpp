#include "core/array/slice_reader.h"
#include "core/convert/copy_array.h"
#include "core/convert/slice_source.h"
#include "core/frame/open_path.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

namespace bloscope::tst_sparse_copy {

using namespace test;

namespace fs = std::filesystem;

// Copies to directories with a file for each chunk.
class TestSparseCopy : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_target = m_folder->filePath("copy.b2nd").toStdString();
    }

    // Zeros are in the index alone, and the files of the others are numbered without them.
    void writesTheFilesOfTheContiguousFrame()
    {
        std::vector<std::int32_t> numbers(40);
        std::fill(numbers.begin() + 20, numbers.end(), 9);
        numbers[39] = 8;
        const auto bytes = std::as_bytes(std::span(numbers));
        const auto report = copy(bytes);
        QVERIFY2(report, report ? "" : report.error().text().c_str());
        const ByteBuffer contiguous = arrayFrame({40}, {10}, {5}, "<i4", bytes);
        Files expected = sparseFiles(contiguous, {0, 0, 0, 1});
        QCOMPARE(expected.size(), std::size_t(3));
        std::uint64_t written = 0;
        QCOMPARE(namesIn(m_target).size(), expected.size());
        for (const auto& [name, content] : expected) {
            QCOMPARE(contentOfFile(m_target / name), content);
            written += content.size();
        }
        QCOMPARE(report->fileBytes, written);
        QCOMPARE(elementsOfTarget(), ByteBuffer(bytes.begin(), bytes.end()));
    }

    void isWrittenOnlyWhereNothingIs_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"file", "folder", "link to nothing"})
            QTest::newRow(what) << what;
    }
    void isWrittenOnlyWhereNothingIs()
    {
        QFETCH(QString, what);
        if (what == "file")
            writeFile(m_target, bytesOf("old"));
        else if (what == "folder")
            fs::create_directory(m_target);
        else if (!makeLink(m_target, m_target))
            QSKIP(noLinks);
        const auto refused = copy(counted<std::int32_t>(40));
        QVERIFY(!refused);
        QCOMPARE(refused.error().text(),
                 std::string("a directory cannot replace an existing file or directory; choose "
                             "another name"));
        QCOMPARE(namesIn(m_target.parent_path()).size(), std::size_t(1));
    }

    // Whatever call fails, there is all of it or nothing.
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
        FaultyFileCalls counting;
        QVERIFY(copy(elements, counting));
        const auto calls = static_cast<int>(counting.log().size());
        QVERIFY(calls > 16);
        for (int at = 0; at < calls; ++at) {
            fs::remove_all(m_target);
            FaultyFileCalls faulty(fault, at, EIO);
            const auto report = copy(elements, faulty);
            QCOMPARE(fs::exists(m_target), report.has_value());
            if (report)
                QCOMPARE(elementsOfTarget(), elements);
            else if (fault == FaultyFileCalls::Fault::Fail)
                QVERIFY(namesIn(m_target.parent_path()).empty());
        }
    }

 private:
    Result<CopyReport> copy(ByteView elements)
    {
        SystemFileCalls calls;
        return copy(elements, calls);
    }

    // 40 numbers, 10 in a chunk.
    Result<CopyReport> copy(ByteView elements, FileCalls& calls)
    {
        BLOSCOPE_TRY(FramePtr frame, Frame::open(memorySource(arrayFrame({40}, "<i4", elements))));
        const ArrayPtr array = Array::of(std::move(frame));
        BlockCache cache;
        WorkerPool pool(1);
        const SliceReader reader(array, cache, pool);
        const SliceSource source(reader, Slice::whole({40}), MissingCells::Refuse);
        ChunkEncoding chunks{.codec = 5};
        chunks.filters[5] = 1;
        BLOSCOPE_TRY(
            ArrayEncoding how,
            encodingFor(source, chunks, {.chunkshape = Shape{10}, .blockshape = Shape{5}}));
        how.chunks.split = SplitBlocks::Never; // as arrayFrame()
        return copyArray(source, how, {}, m_target, calls, {}, FrameForm::Sparse);
    }

    ByteBuffer elementsOfTarget() const
    {
        const auto frame = openPath(m_target);
        if (!frame || !(*frame)->problems().empty())
            return {};
        const ArrayPtr array = Array::of(*frame);
        BlockCache cache;
        WorkerPool pool(1);
        const auto cells = SliceReader(array, cache, pool).read(Slice::whole(array->shape()));
        return cells ? ByteBuffer(cells->bytes.begin(), cells->bytes.end()) : ByteBuffer();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_target;
};

const Registered<TestSparseCopy> registered;

} // namespace bloscope::tst_sparse_copy

#include "tst_sparse_copy.moc"
