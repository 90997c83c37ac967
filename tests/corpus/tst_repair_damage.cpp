#include "core/frame/file_marks.h"
#include "core/frame/open_path.h"
#include "tests/corpus/repaired.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <fmt/format.h>

namespace bloscope::tst_repair_damage {

using namespace test;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostFrames = 30; // of each kind
constexpr std::uint64_t cuts = 60;
constexpr std::uint64_t mostFileBytes = 1'000'000;

// A frame as it was before anybody broke it.
struct Original {
    CorpusEntry entry;
    ByteBuffer file;                         // or the chunks.b2frame
    std::map<std::string, ByteBuffer> files; // of a sparse frame, with that one
    struct StoredChunk {
        std::uint64_t begin = 0; // in the file
        std::uint64_t end = 0;
        std::string name; // of its file
        std::string hash; // decoded
        std::string storedHash;
    };
    std::vector<StoredChunk> chunks;
    std::uint64_t headerLen = 0;
    std::uint64_t indexBegin = 0;
    std::uint64_t indexEnd = 0;

    bool isSparse() const { return !files.empty(); }
};

std::vector<Original::StoredChunk> storedChunksOf(const Frame& frame)
{
    std::vector<Original::StoredChunk> chunks;
    for (std::int64_t n = 0; n < frame.chunkCount(); ++n) {
        const auto entry = frame.indexEntry(n);
        const auto chunk = frame.chunk(n);
        const std::string hash = decodedHash(frame, n);
        if (!entry || !entry->stored() || hash.empty())
            continue;
        const std::uint64_t begin = (*chunk)->offset();
        chunks.push_back({begin, begin + static_cast<std::uint64_t>((*chunk)->header().cbytes),
                          frame.chunkFileOf(*entry), hash, storedHash(frame, n)});
    }
    return chunks;
}

std::optional<Original> originalOf(const CorpusEntry& entry)
{
    const auto frame = openPath(entry.file);
    if (!frame || !(*frame)->index() || (*frame)->chunkCount() > 200 ||
        (*frame)->source()->size() > mostFileBytes)
        return {};
    Original original;
    original.entry = entry;
    if (fs::is_directory(entry.file)) {
        for (const std::string& name : namesIn(entry.file))
            original.files[name] = contentOfFile(entry.file / name);
        original.file = original.files.at(sparseFrameName);
    } else {
        original.file = contentOfFile(entry.file);
    }
    original.chunks = storedChunksOf(**frame);
    original.headerLen = static_cast<std::uint64_t>((*frame)->header().headerLen);
    original.indexBegin = (*frame)->indexOffset();
    original.indexEnd = original.indexBegin +
                        static_cast<std::uint64_t>((*frame)->index()->chunk()->header().cbytes);
    return original.chunks.size() >= 2 ? std::optional(std::move(original)) : std::nullopt;
}

// Frames with chunks from all over the corpus: of folders in turn, until there are enough.
std::vector<Original> originals(const char* kind)
{
    std::map<std::string, std::vector<CorpusEntry>> folders;
    for (const CorpusEntry& entry : readManifest(corpusFolder() / "manifest.json"))
        if (entry.kind() == kind)
            folders[entry.path.substr(0, entry.path.find('/'))].push_back(entry);
    std::vector<Original> found;
    for (std::size_t i = 0; i < 200; ++i)
        for (const auto& [name, entries] : folders)
            if (i < entries.size() && found.size() < mostFrames)
                if (auto original = originalOf(entries[i]))
                    found.push_back(*std::move(original));
    return found;
}

// Fields of the header (format.md 6.1): where, how many bytes.
constexpr std::pair<std::size_t, std::size_t> headerFields[] = {
    {11, 4}, {16, 8}, {25, 1}, {26, 1}, {27, 1}, {28, 1}, {30, 8}, {39, 8}, {48, 4}, {53, 4},
    {58, 4}, {63, 2}, {66, 2}, {68, 1}, {70, 1}, {71, 6}, {77, 1}, {78, 1}, {79, 6}, {85, 1}};

} // namespace

// Frames that are cut off anywhere, lose their index or their trailer, or a field of their header:
// every chunk that is whole in the file is there again.
class TestRepairDamage : public QObject {
    Q_OBJECT

 private slots:
    void savesAllWholeChunks_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("contiguous") << "cframe";
        QTest::newRow("sparse") << "sframe";
    }

    void savesAllWholeChunks()
    {
        QFETCH(QString, kind);
        const std::vector<Original> frames = originals(kind.toUtf8());
        QVERIFY(frames.size() >= (kind == "cframe" ? mostFrames : mostFrames / 2));
        m_expected = m_saved = m_files = 0;
        m_failures.clear();
        for (const Original& original : frames) {
            cutEverywhere(original);
            loseParts(original);
            breakHeader(original);
            if (original.isSparse())
                loseChunkFiles(original);
        }
        qInfo("%s: %zu frames broken in %lld ways: %lld of %lld whole chunks are saved",
              qPrintable(kind), frames.size(), static_cast<long long>(m_files),
              static_cast<long long>(m_saved), static_cast<long long>(m_expected));
        for (std::size_t i = 0; i < std::min<std::size_t>(m_failures.size(), 20); ++i)
            qWarning("%s", m_failures[i].c_str());
        QCOMPARE(m_failures.size(), std::size_t(0));
        QCOMPARE(m_saved, m_expected);
    }

 private:
    using WholeChunks = std::vector<Original::StoredChunk>;

    static WholeChunks wholeIn(const Original& original, std::uint64_t fileBytes)
    {
        WholeChunks whole;
        for (const auto& chunk : original.chunks)
            if (original.isSparse() || chunk.end <= fileBytes)
                whole.push_back(chunk);
        return whole;
    }

    void cutEverywhere(const Original& original)
    {
        for (std::uint64_t i = 0; i < cuts; ++i) {
            const std::uint64_t size = original.file.size() * i / cuts;
            check(original, ByteView(original.file).first(size), wholeIn(original, size),
                  fmt::format("cut at {}", size));
        }
    }

    void loseParts(const Original& original)
    {
        const std::uint64_t end = original.file.size();
        zero(original, original.indexBegin, original.indexEnd, "index");
        zero(original, original.indexEnd, end, "trailer");
        zero(original, original.indexBegin, end, "index and trailer");
        zero(original, 0, original.headerLen, "header");
    }

    void zero(const Original& original, std::uint64_t begin, std::uint64_t end, const char* what)
    {
        ByteBuffer file = original.file;
        std::fill(file.begin() + static_cast<std::ptrdiff_t>(begin),
                  file.begin() + static_cast<std::ptrdiff_t>(end), std::byte{0});
        check(original, file, wholeIn(original, file.size()), fmt::format("no {}", what));
    }

    void breakHeader(const Original& original)
    {
        for (const auto& [at, size] : headerFields)
            for (const unsigned change : {0xffU, 0x01U, 0x80U}) {
                ByteBuffer file = original.file;
                for (std::size_t i = 0; i < size; ++i)
                    if (change == 0xff || i + 1 == size)
                        file[at + i] ^= std::byte(change);
                check(original, file, wholeIn(original, file.size()),
                      fmt::format("byte {} ^ {:02x}", at, change));
            }
    }

    void loseChunkFiles(const Original& original)
    {
        for (const auto& lost : original.chunks) {
            auto files = original.files;
            files[lost.name].resize(files[lost.name].size() / 2);
            WholeChunks whole;
            for (const auto& chunk : original.chunks)
                if (chunk.name != lost.name)
                    whole.push_back(chunk);
            count(original, m_repairing.repair(memoryFolder(std::move(files))), whole,
                  "half of " + lost.name);
        }
    }

    void check(const Original& original, ByteView file, const WholeChunks& whole,
               const std::string& how)
    {
        ByteBuffer bytes(file.begin(), file.end());
        if (!original.isSparse())
            return count(original, m_repairing.repair(memorySource(std::move(bytes))), whole, how);
        auto files = original.files;
        files[sparseFrameName] = std::move(bytes);
        count(original, m_repairing.repair(memoryFolder(std::move(files))), whole, how);
    }

    void count(const Original& original, const Result<Repaired>& repaired, const WholeChunks& whole,
               const std::string& how)
    {
        ++m_files;
        m_expected += static_cast<std::int64_t>(whole.size());
        const auto fail = [&](const std::string& why) {
            m_failures.push_back(fmt::format("{}: {}: {}", original.entry.path, how, why));
        };
        if (!repaired) {
            if (!whole.empty())
                fail(repaired.error().text());
            return;
        }
        if (!repaired->wrong.empty())
            fail(repaired->wrong);
        const std::int64_t saved = savedOf(whole, *repaired);
        m_saved += saved;
        if (saved < static_cast<std::int64_t>(whole.size()))
            fail(fmt::format("{} of {} chunks", saved, whole.size()));
    }

    // Chunks that are there byte for byte, or, where no frame may hold them so, decoded.
    static std::int64_t savedOf(const WholeChunks& whole, const Repaired& repaired)
    {
        std::vector<std::string> stored = repaired.storedHashes;
        std::vector<std::string> decoded = repaired.hashes;
        return std::ranges::count_if(whole, [&](const Original::StoredChunk& chunk) {
            auto at = std::ranges::find(stored, chunk.storedHash);
            if (at == stored.end())
                at = stored.begin() + (std::ranges::find(decoded, chunk.hash) - decoded.begin());
            if (at == stored.end())
                return false;
            decoded.erase(decoded.begin() + (at - stored.begin()));
            stored.erase(at);
            return true;
        });
    }

    Repairing m_repairing;
    std::int64_t m_expected = 0;
    std::int64_t m_saved = 0;
    std::int64_t m_files = 0;
    std::vector<std::string> m_failures;
};

const Registered<TestRepairDamage> registered;

} // namespace bloscope::tst_repair_damage

#include "tst_repair_damage.moc"
