#include "core/edit/value_editor.h"
#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "tests/corpus/content.h"
#include "tests/corpus/entry_rows.h"
#include "tests/support/calm_pool.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"
#include "tests/support/stored_chunks.h"
#include "tests/support/unsynced_file_calls.h"

#include <QTemporaryDir>
#include <cstring>
#include <random>

namespace bloscope::tst_corpus_save_values {

using namespace test;
namespace fs = std::filesystem;

namespace {

constexpr std::int64_t mostBytes = 64 << 20; // larger ones would take minutes under a sanitizer
constexpr int editedCells = 5;

enum class Way { Replace, Append, Sparse };

bool hasContent(const CorpusEntry& entry)
{
    if (!entry.facts.contains("sha256") || (entry.kind() != "cframe" && entry.kind() != "sframe"))
        return false;
    const auto opened = OpenedEntry::open(entry);
    return opened && opened->array()->logicalBytes() <= mostBytes;
}

ByteBuffer contentOf(const OpenedEntry& opened)
{
    ByteBuffer all;
    const auto read =
        opened.readAll([&](ByteView bytes) { all.insert(all.end(), bytes.begin(), bytes.end()); });
    return read ? all : ByteBuffer();
}

// The cell number `i` of an array, counted in C order.
Slice cell(const Shape& shape, std::int64_t i)
{
    std::vector<DimensionSlice> dimensions(shape.size());
    for (std::size_t d = shape.size(); d-- > 0; i /= shape[d])
        dimensions[d] = DimensionSlice::index(i % shape[d]);
    return {shape, dimensions};
}

// In how many elements two contents of one size differ; -1 for others.
std::int64_t differingElements(const ByteBuffer& a, const ByteBuffer& b, std::int64_t itemsize)
{
    if (a.size() != b.size())
        return -1;
    const auto size = static_cast<std::size_t>(itemsize);
    std::int64_t differing = 0;
    for (std::size_t at = 0; at < a.size(); at += size)
        differing += std::memcmp(a.data() + at, b.data() + at, size) != 0 ? 1 : 0;
    return differing;
}

} // namespace

// A few cells of every frame of the corpus are written and saved, and then what was there before.
class TestCorpusSaveValues : public QObject {
    Q_OBJECT

    EntryRows m_rows{readManifest(corpusFolder() / "manifest.json")};
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_path;
    UnsyncedFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);
    std::map<std::string, int> m_saves;   // by way
    std::map<std::string, int> m_refused; // frames, by reason
    int m_keptChunks = 0;
    std::int64_t m_rounded = 0; // elements that the last save stored otherwise than told

 private slots:
    void cleanupTestCase()
    {
        for (const auto& [way, count] : m_saves)
            qInfo("%d frames %s", count, way.c_str());
        for (const auto& [reason, count] : m_refused)
            qInfo("%d refused: %s", count, reason.c_str());
        qInfo("%d chunks kept byte for byte", m_keptChunks);
    }

    void changesTheseCellsAndNothingElse_data() { m_rows.add(hasContent); }
    void changesTheseCellsAndNothingElse()
    {
        QFETCH(const CorpusEntry*, entry);
        for (const Way way : {Way::Replace, Way::Append, Way::Sparse}) {
            if (!canBe(*entry, way))
                continue;
            copyToOwnFolder(*entry, way);
            checkWay(*entry, way);
            if (QTest::currentTestFailed())
                return;
        }
    }

 private:
    // Contiguous frames become sparse ones, too, where all of their chunks can be had.
    static bool canBe(const CorpusEntry& entry, Way way)
    {
        if (entry.kind() == "sframe" || way != Way::Sparse)
            return (entry.kind() == "sframe") == (way == Way::Sparse);
        const auto opened = OpenedEntry::open(entry);
        return std::ranges::none_of(storedChunks(*opened->frame()), &ByteBuffer::empty);
    }

    void copyToOwnFolder(const CorpusEntry& entry, Way way)
    {
        m_directory = folderInMemory();
        m_path = fs::path(m_directory->path().toStdString()) / entry.file.filename();
        if (way == Way::Sparse && entry.kind() == "cframe")
            writeFiles(m_path, sparseFiles(contentOfFile(entry.file)));
        else
            fs::copy(entry.file, m_path, fs::copy_options::recursive);
        for (const auto& file : fs::recursive_directory_iterator(m_directory->path().toStdString()))
            fs::permissions(file, fs::perms::owner_write, fs::perm_options::add);
    }

    // Writes noise to random cells, of the content too.
    Result<ValueEdits> edit(const ArrayPtr& array, ByteBuffer& content)
    {
        std::mt19937 random(7);
        ValueEditor editor(array, {}, m_store, calmPool());
        const auto size = static_cast<std::size_t>(array->itemsize());
        const auto count = static_cast<std::int64_t>(content.size() / size);
        for (int i = 0; i < editedCells; ++i) {
            const auto n = static_cast<std::int64_t>(random()) % count;
            const ByteBuffer bytes = noise(size, static_cast<std::uint32_t>(random()));
            BLOSCOPE_CHECK(editor.fill(cell(array->shape(), n), {0, size}, bytes));
            std::ranges::copy(bytes, content.begin() + n * std::ssize(bytes));
        }
        return editor.edits();
    }

    Result<EditSet> save(const EditSet& edits, Way way)
    {
        const SaveOptions options = way == Way::Append
                                        ? SaveOptions{.appendFromBytes = 0, .mostDeadShare = 1}
                                        : SaveOptions();
        BLOSCOPE_TRY(const SaveReport report,
                     saveFile(edits, m_path, m_calls, calmPool(), {}, options));
        ++m_saves[way == Way::Sparse              ? "saved as files of chunks"
                  : report.way == SaveWay::Append ? "appended to"
                                                  : "replaced"];
        m_rounded = report.rounded.elements;
        EditSet saved = edits;
        saved.knowValuesBefore(report.valuesBefore);
        return saved;
    }

    void checkWay(const CorpusEntry& entry, Way way)
    {
        const OpenedEntry before = OpenedEntry::of(entry, *openPath(m_path));
        ByteBuffer content = contentOf(before);
        if (content.empty())
            return;
        const auto values = edit(before.array(), content);
        if (!values) {
            ++m_refused[values.error().text()];
            return;
        }
        const std::vector<ByteBuffer> chunks = storedChunks(*before.frame());
        const EditSet untouched(before.frame());
        EditSet edits = untouched;
        edits.setValues(*values);
        const auto saved = save(edits, way);
        QVERIFY2(saved, saved ? "" : saved.error().text().c_str());
        const FramePtr now = *openPath(m_path);
        const ByteBuffer stored = contentOf(OpenedEntry::of(entry, now));
        QCOMPARE(differingElements(stored, content, before.array()->itemsize()), m_rounded);
        for (std::int64_t n = 0; n < now->chunkCount(); ++n)
            if (!values->of(n)) {
                QVERIFY(storedChunk(*now, n) == chunks[static_cast<std::size_t>(n)]);
                ++m_keptChunks;
            }
        checkWayBack(entry, way, untouched.rebasedOn(*saved, EditSet::originalsOf(*saved, now)));
    }

    // By the hash that the manifest has.
    void checkWayBack(const CorpusEntry& entry, Way way, const Result<EditSet>& back)
    {
        QVERIFY2(back, back ? "" : back.error().text().c_str());
        const auto restored = save(*back, way);
        if (!restored &&
            restored.error().text().ends_with("cannot create 00000000.chunk: File exists"))
            QSKIP("the name of a removed file is free here only once nobody reads it");
        QVERIFY2(restored, restored ? "" : restored.error().text().c_str());
        m_rows.check(entry, [this](const CorpusEntry& checked) {
            return differencesInContent(OpenedEntry::of(checked, *openPath(m_path)));
        });
    }
};

const Registered<TestCorpusSaveValues> registered;

} // namespace bloscope::tst_corpus_save_values

#include "tst_corpus_save_values.moc"
