#include "core/edit/save_file.h"
#include "core/frame/open_path.h"
#include "tests/corpus/entry_rows.h"
#include "tests/support/canonical.h"
#include "tests/support/files.h"
#include "tests/support/sha256.h"
#include "tests/support/unsynced_file_calls.h"

#include <QTemporaryDir>

using namespace bloscope;
using namespace bloscope::test;
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

// What no edit of metadata may touch.
struct Untouched {
    std::string body;                           // digest of chunks and index
    std::map<std::string, std::string> others;  // digests of the other files of a sparse frame
    std::vector<std::vector<NamedValue>> items; // metadata as stored, but for those of the test

    bool operator==(const Untouched& other) const
    {
        return body == other.body && others == other.others &&
               std::ranges::equal(items, other.items, [](const auto& a, const auto& b) {
                   return std::ranges::equal(a, b, [](const auto& x, const auto& y) {
                       return x.name == y.name && x.value == y.value;
                   });
               });
    }
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

std::vector<NamedValue> itemsOf(const MetadataSection& section)
{
    std::vector<NamedValue> items;
    for (const MetadataEntry& entry : section.entries)
        if (!entry.name.starts_with("zz "))
            items.push_back({entry.name, entry.value});
    return items;
}

} // namespace

// Metadata are added, changed, renamed and removed in every frame of the corpus.
class TestCorpusEdit : public QObject {
    Q_OBJECT

    EntryRows m_rows{readManifest(corpusFolder() / "manifest.json")};
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_path; // what is opened
    fs::path m_file; // what is saved
    UnsyncedFileCalls m_calls;
    int m_round = 0;
    int m_exact = 0;
    int m_refused = 0;

 private slots:
    void cleanupTestCase()
    {
        qInfo("%d frames edited and saved, %d of them the same byte for byte afterwards; %d "
              "refused to be edited, unchanged",
              m_round, m_exact, m_refused);
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
        const FramePtr frame = *openPath(m_path);
        const Untouched before = untouched();
        QVERIFY(!before.items.empty());
        const bool wasCanonical = whyNotCanonical(original).empty();

        if (const auto saved = edit(&TestCorpusEdit::add); !saved) {
            QVERIFY(contentOfFile(m_file) == original);
            QVERIFY2(saved.error().kind() != ErrorKind::Io, saved.error().text().c_str());
            qInfo("%s: %s", entry->path.c_str(), saved.error().text().c_str());
            ++m_refused;
            return;
        }
        checkSaved(before);
        QVERIFY(edit(&TestCorpusEdit::change));
        checkSaved(before);
        QVERIFY(edit(&TestCorpusEdit::remove));
        checkSaved(before);
        ++m_round;
        m_exact += contentOfFile(m_file) == original ? 1 : 0;
        if (wasCanonical)
            QVERIFY(contentOfFile(m_file) == original);
    }

 private:
    void copyToOwnFolder(const CorpusEntry& entry)
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_path = fs::path(m_directory->path().toStdString()) / entry.file.filename();
        fs::copy(entry.file, m_path, fs::copy_options::recursive);
        m_file = fs::is_directory(m_path) ? m_path / "chunks.b2frame" : m_path;
        fs::permissions(m_file, fs::perms::owner_write, fs::perm_options::add);
    }

    Result<> edit(Result<> (*step)(EditSet&))
    {
        EditSet edits(*openPath(m_path));
        BLOSCOPE_CHECK(step(edits));
        const auto saved = saveFile(edits, m_path, m_calls);
        return saved ? Result<>() : Result<>(saved.error());
    }

    static Result<> add(EditSet& edits)
    {
        for (const Of of : sections)
            if (edits.entries(of).size() < 16)
                BLOSCOPE_CHECK(edits.add(of, "zz added", ByteBuffer(33), edits.entries(of).size()));
        return {};
    }

    static Result<> change(EditSet& edits)
    {
        for (const Of of : sections) {
            const auto place = edits.find(of, "zz added");
            if (!place)
                continue;
            BLOSCOPE_CHECK(edits.setValue(of, *place, ByteBuffer(3000, std::byte{7})));
            BLOSCOPE_CHECK(edits.rename(of, *place, "zz changed"));
            BLOSCOPE_CHECK(edits.move(of, *place, 0));
        }
        return {};
    }

    static Result<> remove(EditSet& edits)
    {
        for (const Of of : sections)
            if (const auto place = edits.find(of, "zz changed"))
                BLOSCOPE_CHECK(edits.remove(of, *place));
        return {};
    }

    Untouched untouched() const
    {
        const FramePtr frame = *openPath(m_path);
        Untouched now;
        now.body = bodyDigest(*frame, contentOfFile(m_file));
        now.items = {itemsOf(frame->metalayers()), itemsOf(frame->vlMetalayers())};
        if (m_path != m_file)
            for (const std::string& name : namesIn(m_path))
                if (name != "chunks.b2frame")
                    now.others[name] = Sha256::of(contentOfFile(m_path / name));
        return now;
    }

    void checkSaved(const Untouched& before) const
    {
        const ByteBuffer file = contentOfFile(m_file);
        const auto frameLen = static_cast<std::size_t>(bigEndian(file, 16, 8));
        const std::string wrong = whyNotCanonical(ByteView(file).first(frameLen));
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(untouched() == before);
    }
};

QTEST_APPLESS_MAIN(TestCorpusEdit)
#include "tst_corpus_edit.moc"
