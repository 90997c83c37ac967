#include "core/array/slice_reader.h"
#include "core/edit/value_editor.h"
#include "core/frame/file_marks.h"
#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "tests/support/canonical.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"
#include "tests/support/stored_chunks.h"
#include "tests/support/unsynced_file_calls.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_save_values {

using namespace test;
namespace fs = std::filesystem;

enum class Way { Replace, Append, Sparse };

namespace {

// An array without a shortcut, and the frame that it is at first.
struct Sample {
    NaiveArray model;
    ByteBuffer frame;
};

Sample randomNdSample(std::mt19937& random)
{
    Sample sample{.model = randomArray(random, random() % 4, 3000), .frame = {}};
    sample.frame = sample.model.frame({.codec = 5});
    return sample;
}

// Chunks laid end to end: the last one shorter, or all of them of any size.
Sample randomPlainSample(std::mt19937& random)
{
    const bool isVariable = random() % 2 == 0;
    std::vector<ByteBuffer> chunks;
    ByteBuffer elements;
    for (std::size_t i = 0; i < 2 + random() % 6; ++i) {
        chunks.push_back(
            noise(4 * (isVariable ? 1 + random() % 300 : 200), std::uint32_t(random())));
        elements.insert(elements.end(), chunks.back().begin(), chunks.back().end());
    }
    if (!isVariable) {
        chunks.push_back(noise(4 * (1 + random() % 200)));
        elements.insert(elements.end(), chunks.back().begin(), chunks.back().end());
    }
    const Shape shape{static_cast<std::int64_t>(elements.size() / 4)};
    return {{shape, shape, shape, 4, elements}, chunksFrame(chunks, 4)};
}

// The cells of a slice one by one, in C order.
void fillNaively(NaiveArray& array, const Slice& slice, const ByteBuffer& element)
{
    std::vector<std::int64_t> extent;
    for (const DimensionSlice& taken : slice.dimensions())
        extent.push_back(taken.count);
    for (std::int64_t i = 0; i < slice.cellCount().value(); ++i) {
        const auto at = indicesOf(i, extent);
        std::int64_t n = 0;
        for (std::size_t d = 0; d < at.size(); ++d)
            n = n * array.shape[d] + slice[d].at(at[d]);
        std::ranges::copy(element, array.elements.begin() + n * std::ssize(element));
    }
}

} // namespace

class TestSaveValues : public QObject {
    Q_OBJECT

    // What the undo stack of a document is: the edits of each step, and what they should show.
    struct Step {
        EditSet edits;
        ByteBuffer elements;
    };

    UnsyncedFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);
    BlockCache m_cache;
    WorkerPool m_pool{2};
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_path;
    Way m_way = Way::Replace;
    std::vector<Step> m_steps;
    std::size_t m_at = 0; // the current step
    int m_saves = 0;
    int m_kept = 0; // chunks that were left as they were

    const EditSet& current() const { return m_steps[m_at].edits; }

    void begin(const Sample& sample, Way way)
    {
        m_directory = folderInMemory();
        m_path = fs::path(m_directory->path().toStdString()) / "sample";
        m_way = way;
        if (way == Way::Sparse)
            writeFiles(m_path, sparseFiles(sample.frame));
        else
            writeFile(m_path, sample.frame);
        m_steps = {{EditSet(*openPath(m_path)), sample.model.elements}};
        m_at = 0;
    }

    ByteBuffer elementsNow()
    {
        const ArrayPtr array = Array::of(current().frame());
        const SliceReader untouched(array, m_cache, m_pool);
        const auto reader = untouched.withEdits(current().values());
        const auto cells = reader->read(Slice::whole(array->shape()));
        return {cells->bytes.begin(), cells->bytes.end()};
    }

    void edit(const Slice& slice, const ByteBuffer& element)
    {
        Step next = m_steps[m_at];
        const ArrayPtr array = Array::of(next.edits.frame());
        ValueEditor editor(array, next.edits.values(), m_store, m_pool);
        const auto filled = editor.fill(slice, {0, element.size()}, element);
        QVERIFY2(filled, filled ? "" : filled.error().text().c_str());
        next.edits.setValues(editor.edits());
        NaiveArray model{array->shape(), {}, {}, element.size(), next.elements};
        fillNaively(model, slice, element);
        next.elements = model.elements;
        m_steps.resize(++m_at, m_steps[0]);
        m_steps.push_back(std::move(next));
    }

    Result<SaveReport> save()
    {
        SaveOptions options;
        if (m_way == Way::Append)
            options = {.appendFromBytes = 0, .mostDeadShare = 1};
        EditSet saved = current();
        BLOSCOPE_TRY(SaveReport report, saveFile(saved, m_path, m_calls, m_pool, {}, options));
        saved.knowValuesBefore(report.valuesBefore);
        const OriginalValuesPtr now = EditSet::originalsOf(saved, *openPath(m_path));
        for (Step& step : m_steps) {
            BLOSCOPE_TRY(step.edits, step.edits.rebasedOn(saved, now));
        }
        ++m_saves;
        return report;
    }

    // All but the edited ones are the same bytes.
    void checkChunks(const std::vector<ByteBuffer>& before, const ValueEdits& edits)
    {
        const FramePtr now = *openPath(m_path);
        QCOMPARE(now->chunkCount(), std::ssize(before));
        for (std::int64_t n = 0; n < now->chunkCount(); ++n)
            if (!edits.of(n)) {
                QVERIFY(storedChunk(*now, n) == before[static_cast<std::size_t>(n)]);
                ++m_kept;
            }
    }

    void checkFile(const SaveReport& report) const
    {
        const fs::path file = m_way == Way::Sparse ? m_path / sparseFrameName : m_path;
        const FramePtr frame = *openPath(m_path);
        if (m_way != Way::Sparse || openFilesGiveWay()) // chunks of before are still open
            QVERIFY2(frame->problems().empty(),
                     frame->problems().empty() ? "" : frame->problems().front().text.c_str());
        if (report.way == SaveWay::Append)
            return; // with what is dead
        const std::string wrong = whyNotCanonical(contentOfFile(file), [this](std::uint64_t id) {
            const fs::path chunk = m_path / chunkFileName(static_cast<std::int64_t>(id));
            return fs::exists(chunk) ? std::optional(contentOfFile(chunk)) : std::nullopt;
        });
        QCOMPARE(wrong, std::string());
    }

    void checkSave()
    {
        const std::vector<ByteBuffer> before = storedChunks(*current().frame());
        const ValueEdits edits = current().values();
        const auto report = save();
        QVERIFY2(report, report ? "" : report.error().text().c_str());
        QVERIFY(current().isClean());
        QVERIFY(elementsNow() == m_steps[m_at].elements);
        checkChunks(before, edits);
        checkFile(*report);
    }

    static ByteBuffer randomElement(std::mt19937& random, std::size_t size)
    {
        switch (random() % 4) {
        case 0:
            return ByteBuffer(size);
        case 1:
            return ByteBuffer(size, std::byte{7});
        default:
            return noise(size, std::uint32_t(random()));
        }
    }

    void stepAtRandom(std::mt19937& random)
    {
        const ArrayPtr array = Array::of(current().frame());
        const Shape& shape = array->shape();
        const auto itemsize = static_cast<std::size_t>(array->itemsize());
        switch (random() % 6) {
        case 0:
            m_at -= m_at > 0 ? 1 : 0;
            break;
        case 1:
            m_at += m_at + 1 < m_steps.size() ? 1 : 0;
            break;
        case 2:
            checkSave();
            break;
        case 3:
            edit(Slice::whole(shape), randomElement(random, itemsize));
            break;
        default:
            edit(randomSlice(random, shape), randomElement(random, itemsize));
        }
    }

 private slots:
    void cleanupTestCase() { qInfo("%d saves, %d chunks kept byte for byte", m_saves, m_kept); }

    // Edits, undo, redo and saves in any order show what a plain array would.
    void equalsAModelWhateverIsDone_data()
    {
        QTest::addColumn<Way>("way");
        QTest::addColumn<bool>("isNd");
        for (const auto& [name, way] : {std::pair("replaced", Way::Replace),
                                        {"appended", Way::Append},
                                        {"sparse", Way::Sparse}})
            for (const bool isNd : {true, false})
                QTest::addRow("%s, %s", name, isNd ? "array" : "chunks") << way << isNd;
    }
    void equalsAModelWhateverIsDone()
    {
        QFETCH(const Way, way);
        QFETCH(const bool, isNd);
        std::mt19937 random(isNd ? 1 : 2);
        for (int turn = 0; turn < 15; ++turn) {
            begin(isNd ? randomNdSample(random) : randomPlainSample(random), way);
            for (int step = 0; step < 20; ++step) {
                stepAtRandom(random);
                QVERIFY(elementsNow() == m_steps[m_at].elements);
                if (QTest::currentTestFailed())
                    return;
            }
            m_at = 0; // all of it can be undone, and saved again
            checkSave();
        }
    }
};

const Registered<TestSaveValues> registered;

} // namespace bloscope::tst_save_values

#include "tst_save_values.moc"
