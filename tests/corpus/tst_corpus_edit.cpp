#include "core/frame/file_marks.h"
#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "tests/corpus/entry_rows.h"
#include "tests/support/calm_pool.h"
#include "tests/support/canonical.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/sha256.h"
#include "tests/support/special_files.h"
#include "tests/support/unsynced_file_calls.h"

#include <QTemporaryDir>
#include <algorithm>

namespace bloscope::tst_corpus_edit {

using namespace test;
namespace fs = std::filesystem;

namespace {

using Of = MetadataSectionOf;
constexpr std::array sections = {Of::Header, Of::Trailer};

std::uint64_t bigEndian(const ByteBuffer& bytes, std::size_t at, std::size_t count)
{
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < count; ++i)
        number = number << 8U | std::to_integer<std::uint64_t>(bytes[at + i]);
    return number;
}

using Item = std::pair<std::string, ByteBuffer>; // name and stored value

// What no edit of metadata may touch.
struct Untouched {
    std::string body;                          // digest of chunks and index
    std::map<std::string, std::string> others; // digests of the other files of a sparse frame
    ByteBuffer following;                      // what is behind the frame in its file
    std::vector<std::vector<Item>> items;      // metadata as stored, but for those of the test

    bool operator==(const Untouched&) const = default;
};

std::string bodyDigest(const Frame& frame, const ByteBuffer& file)
{
    if (!frame.index())
        return {};
    const auto begin = static_cast<std::size_t>(bigEndian(file, 11, 4));
    const std::size_t index =
        begin + static_cast<std::size_t>(file[26] == std::byte{1} ? 0 : bigEndian(file, 39, 8));
    const auto indexBytes = loadLittle<std::uint32_t>(file.data() + index + 12);
    return Sha256::of(ByteView(file).subspan(begin, index - begin + indexBytes));
}

std::vector<Item> itemsOf(const MetadataSection& section)
{
    std::vector<Item> items;
    for (const MetadataEntry& entry : section.entries)
        if (!entry.name.starts_with("zz "))
            items.emplace_back(entry.name, entry.value);
    return items;
}

std::vector<ByteBuffer> valuesOf(const MetadataSection& section)
{
    std::vector<ByteBuffer> values;
    for (const MetadataEntry& entry : section.entries)
        values.push_back(entry.value);
    return values;
}

// What keeps a frame from being canonical and is none of an edit's business: it stays as it is.
const std::vector<std::string> neverTouched = {
    "more than 16 entries",                  // none is added to them
    "a name",                                // that is no UTF-8 or holds a NUL: it is kept
    "the same name twice",                   // likewise
    "fingerprint is 3, not 0",               // unknown fields are copied
    "an entry of a chunk that is not stored" // the index is copied
};

using Edit = std::function<Result<>(EditSet&)>;

// Edits of every kind, in this order; what the last of them leaves is what there was at first.
enum class Effect { Keeps, Reorders, Appends }; // of the other entries, or of the save
struct Step {
    const char* name;
    Edit edit;
    Effect effect = Effect::Keeps;
};

std::size_t count(const EditSet& edits, Of of)
{
    return edits.entries(of).size();
}

// Does something with the entry of a name, wherever there is one.
template <class Edit>
Result<> onEntry(EditSet& edits, const char* name, const Edit& edit)
{
    for (const Of of : sections)
        if (const auto place = edits.find(of, name))
            BLOSCOPE_CHECK(edit(of, *place));
    return {};
}

Result<> add(EditSet& edits)
{
    for (const Of of : sections)
        if (count(edits, of) < 16)
            BLOSCOPE_CHECK(edits.add(of, "zz added", ByteBuffer(33), count(edits, of)));
    return {};
}

// All of it at once; the fixed one gets much longer.
Result<> change(EditSet& edits)
{
    return onEntry(edits, "zz added", [&](Of of, std::size_t place) -> Result<> {
        BLOSCOPE_CHECK(edits.setValue(of, place, ByteBuffer(3000, std::byte{7})));
        BLOSCOPE_CHECK(edits.rename(of, place, "zz changed"));
        return edits.move(of, place, 0);
    });
}

Result<> shorten(EditSet& edits)
{
    return onEntry(edits, "zz changed", [&](Of of, std::size_t place) {
        return edits.setValue(of, place, ByteBuffer(of == Of::Header ? 1 : 0));
    });
}

Result<> reverse(EditSet& edits)
{
    for (const Of of : sections)
        for (std::size_t i = 1; i < count(edits, of); ++i)
            BLOSCOPE_CHECK(edits.move(of, i, 0));
    return {};
}

Result<> remove(EditSet& edits)
{
    return onEntry(edits, "zz changed",
                   [&](Of of, std::size_t place) { return edits.remove(of, place); });
}

// Only vlmetalayers, of which the trailer is appended where the frame allows it.
Result<> addVariable(EditSet& edits)
{
    if (count(edits, Of::Trailer) >= 16)
        return {};
    return edits.add(Of::Trailer, "zz changed", ByteBuffer(50), count(edits, Of::Trailer));
}

const Step steps[] = {{"change", change},
                      {"shorten", shorten},
                      {"reverse", reverse, Effect::Reorders},
                      {"reverse again", reverse},
                      {"remove", remove},
                      {"append", addVariable, Effect::Appends},
                      {"remove what was appended", remove}};

// Every entry of the user gets the name that `newName` gives to its place, unless it has one that
// cannot be given back.
Edit renaming(std::function<std::string(Of, std::size_t)> newName)
{
    return [newName](EditSet& edits) -> Result<> {
        for (const Of of : sections)
            for (std::size_t i = 0; i < count(edits, of); ++i)
                if (const std::string& name = edits.entries(of)[i].name;
                    !edits.lockReason(of, name) && checkMetadataName(name))
                    BLOSCOPE_CHECK(edits.rename(of, i, newName(of, i)));
        return {};
    };
}

} // namespace

// Metadata are added, changed, renamed, moved and removed in every frame of the corpus.
class TestCorpusEdit : public QObject {
    Q_OBJECT

    EntryRows m_rows{readManifest(corpusFolder() / "manifest.json")};
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_path; // what is opened
    fs::path m_file; // what is saved
    UnsyncedFileCalls m_calls;
    int m_frames = 0;
    int m_sparse = 0;
    int m_saves = 0;
    int m_appended = 0;
    int m_exact = 0;
    int m_refused = 0;

 private slots:
    void cleanupTestCase()
    {
        qInfo(
            "%d frames, %d of them sparse, edited and saved %d times, %d of these by appending; %d "
            "frames are the same byte for byte afterwards; edits of %d are refused",
            m_frames, m_sparse, m_saves, m_appended, m_exact, m_refused);
    }

    void survivesEveryEdit_data()
    {
        m_rows.add([](const CorpusEntry& entry) {
            return entry.kind() == "cframe" || entry.kind() == "sframe";
        });
    }
    void survivesEveryEdit()
    {
        QFETCH(const CorpusEntry*, entry);
        copyToOwnFolder(*entry);
        const ByteBuffer original = contentOfFile(m_file);
        const Untouched before = untouched();
        QVERIFY(!before.items.empty());

        const Step first{"add", add};
        if (const auto saved = edit(first); !saved) {
            QVERIFY(contentOfFile(m_file) == original);
            QVERIFY2(saved.error().kind() != ErrorKind::Io, saved.error().text().c_str());
            qInfo("refused: %s: %s", entry->path.c_str(), saved.error().text().c_str());
            ++m_refused;
            return;
        }
        checkSaved(before, first);
        for (const Step& step : steps) {
            const auto saved = edit(step);
            QVERIFY2(saved, saved ? "" : (step.name + (": " + saved.error().text())).c_str());
            checkSaved(before, step);
        }
        checkOriginal(original, entry->path);
        ++m_frames;
        m_sparse += m_path == m_file ? 0 : 1;
        renameAndBack(original);
    }

 private:
    void copyToOwnFolder(const CorpusEntry& entry)
    {
        m_directory = folderInMemory();
        m_path = fs::path(m_directory->path().toStdString()) / entry.file.filename();
        fs::copy(entry.file, m_path, fs::copy_options::recursive);
        m_file = fs::is_directory(m_path) ? m_path / "chunks.b2frame" : m_path;
        fs::permissions(m_file, fs::perms::owner_write, fs::perm_options::add);
    }

    Result<> edit(const Step& step)
    {
        EditSet edits(*openPath(m_path));
        BLOSCOPE_CHECK(step.edit(edits));
        SaveOptions options;
        if (step.effect == Effect::Appends)
            options.appendFromBytes = 0;
        BLOSCOPE_TRY(const SaveReport saved,
                     saveFile(edits, m_path, m_calls, calmPool(), {}, options));
        ++m_saves;
        m_appended += saved.way == SaveWay::Append ? 1 : 0;
        return {};
    }

    Untouched untouched() const
    {
        const FramePtr frame = *openPath(m_path);
        Untouched now;
        const ByteBuffer file = contentOfFile(m_file);
        now.body = bodyDigest(*frame, file);
        now.following = ByteBuffer(file.begin() + frame->header().frameLen, file.end());
        now.items = {itemsOf(frame->metalayers()), itemsOf(frame->vlMetalayers())};
        if (m_path != m_file)
            for (const std::string& name : namesIn(m_path))
                if (name != "chunks.b2frame")
                    now.others[name] = Sha256::of(contentOfFile(m_path / name));
        return now;
    }

    // Of the frame alone, without what follows it in its file.
    std::string whyItIsNotCanonical(const ByteBuffer& file) const
    {
        const auto frameLen = static_cast<std::size_t>(bigEndian(file, 16, 8));
        return whyNotCanonical(ByteView(file).first(frameLen), [this](std::uint64_t id) {
            const fs::path chunk = m_path / chunkFileName(static_cast<std::int64_t>(id));
            return fs::exists(chunk) ? std::optional(contentOfFile(chunk)) : std::nullopt;
        });
    }

    void checkSaved(Untouched before, const Step& step) const
    {
        const std::string wrong = whyItIsNotCanonical(contentOfFile(m_file));
        QVERIFY2(wrong.empty() || step.effect == Effect::Appends ||
                     std::ranges::count(neverTouched, wrong) > 0,
                 (step.name + (": " + wrong)).c_str());
        Untouched now = untouched();
        if (step.effect == Effect::Reorders)
            for (Untouched* either : {&now, &before})
                for (std::vector<Item>& items : either->items)
                    std::ranges::sort(items);
        QVERIFY2(now == before, step.name);
    }

    void checkOriginal(const ByteBuffer& original, const std::string& name)
    {
        if (contentOfFile(m_file) == original) {
            ++m_exact;
            return;
        }
        const std::string why = whyItIsNotCanonical(original);
        QVERIFY2(!why.empty(), "it was canonical, and is not as it was");
        qInfo("canonical now: %s (it was not: %s)", name.c_str(), why.c_str());
    }

    // All names at once, with values that stay where they are; the rest is as before.
    void renameAndBack(const ByteBuffer& original)
    {
        const ByteBuffer before = contentOfFile(m_file);
        const FramePtr frame = *openPath(m_path);
        const auto nameBefore = [&](Of of, std::size_t i) {
            return (of == Of::Header ? frame->metalayers() : frame->vlMetalayers()).entries[i].name;
        };
        const auto otherName = [](Of, std::size_t i) { return "zz was " + std::to_string(i); };
        QVERIFY(edit({"rename", renaming(otherName)}));
        const FramePtr renamed = *openPath(m_path);
        QVERIFY(valuesOf(renamed->metalayers()) == valuesOf(frame->metalayers()));
        QVERIFY(valuesOf(renamed->vlMetalayers()) == valuesOf(frame->vlMetalayers()));
        QVERIFY(edit({"rename back", renaming(nameBefore)}));
        QVERIFY(contentOfFile(m_file) == before || contentOfFile(m_file) == original);
    }
};

const Registered<TestCorpusEdit> registered;

} // namespace bloscope::tst_corpus_edit

#include "tst_corpus_edit.moc"
