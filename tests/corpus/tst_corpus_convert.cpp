#include "core/codecs/codec_table.h"
#include "core/convert/copy_array.h"
#include "core/convert/copy_npy.h"
#include "core/convert/npy_source.h"
#include "core/convert/slice_source.h"
#include "core/filters/filter_table.h"
#include "core/frame/open_path.h"
#include "tests/corpus/content.h"
#include "tests/corpus/entry_rows.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/unsynced_file_calls.h"

#include <QTemporaryDir>

namespace bloscope::tst_corpus_convert {

using namespace test;

namespace {

constexpr std::int64_t mostBytes = 64 << 20; // larger ones would take minutes under a sanitizer

bool isArrayWithContent(const CorpusEntry& entry)
{
    if (!entry.facts.contains("sha256"))
        return false;
    const auto opened = OpenedEntry::open(entry);
    return opened && opened->array()->isNd() && opened->array()->logicalBytes() <= mostBytes &&
           opened->array()->presence().nothing().empty();
}

// Another pipeline, and shapes by the rule or smaller ones, for each entry in turn.
Result<ArrayEncoding> encodingOf(const CellSource& from, std::size_t turn)
{
    const auto codecs = writableCodecs();
    const auto filters = writableFilters();
    ChunkEncoding chunks;
    chunks.codec = codecNamed(codecs[turn % codecs.size()])->id;
    chunks.level = static_cast<int>(turn / 3 % 10);
    if (const std::size_t filter = turn % (filters.size() + 1); filter < filters.size())
        if (filterNamed(filters[filter])->parameter != FilterParameter::Bits)
            chunks.filters[5] = filterNamed(filters[filter])->id;
    PartitionWish wish;
    if (turn % 2 == 1) {
        wish.chunkBytes = 20'000;
        wish.blockBytes = 3'000;
    }
    return encodingFor(from, chunks, wish);
}

} // namespace

// Every array of the corpus, written anew: the same elements and metadata, by the hashes of the
// manifest; as NumPy's, from there to a frame and back the same file.
class TestCorpusConvert : public QObject {
    Q_OBJECT

 private slots:
    void holdsTheSameElements_data() { m_rows.add(isArrayWithContent); }
    void holdsTheSameElements()
    {
        QFETCH(const CorpusEntry*, entry);
        m_rows.check(*entry, [this](const CorpusEntry& checked) { return differences(checked); });
    }

    void goesToNumPyAndBack_data() { m_rows.add(isArrayWithContent); }
    void goesToNumPyAndBack()
    {
        QFETCH(const CorpusEntry*, entry);
        m_rows.check(*entry, [this](const CorpusEntry& checked) { return onTheWayBack(checked); });
    }

 private:
    Differences differences(const CorpusEntry& entry)
    {
        const auto copied = copyOf(entry);
        if (!copied)
            return Differences(copied.error().text());
        Differences differences = differencesInContent(OpenedEntry::of(entry, *copied));
        const ArrayPtr array = OpenedEntry::open(entry)->array();
        const auto metadata = metadataOf(*array, Slice::whole(array->shape()));
        if (metadata &&
            (*copied)->vlMetalayers().entries.size() != metadata->vlMetalayers.items().size())
            return Differences("vlmetalayers were lost");
        return differences;
    }

    Differences onTheWayBack(const CorpusEntry& entry)
    {
        const auto first = npyOf(OpenedEntry::open(entry), "first.npy");
        if (!first)
            return Differences(first.error().text());
        const auto frame = frameOfNpy(*first);
        if (!frame)
            return Differences(frame.error().text());
        const auto second = npyOf(OpenedEntry::of(entry, *frame), "second.npy");
        if (!second)
            return Differences(second.error().text());
        if (contentOfFile(*first) != contentOfFile(*second))
            return Differences("the .npy file is another one");
        return differencesInContent(OpenedEntry::of(entry, *frame));
    }

    Result<std::filesystem::path> npyOf(const Result<OpenedEntry>& opened, const char* name)
    {
        if (!opened)
            return opened.error();
        BlockCache cache;
        const SliceReader reader(opened->array(), cache, m_pool);
        const SliceSource source(reader, Slice::whole(opened->array()->shape()),
                                 MissingCells::Refuse);
        const std::filesystem::path target = m_folder.filePath(name).toStdString();
        UnsyncedFileCalls calls;
        BLOSCOPE_CHECK(copyToNpy(source, target, calls));
        return target;
    }

    Result<FramePtr> frameOfNpy(const std::filesystem::path& file)
    {
        BLOSCOPE_TRY(ByteSourcePtr bytes, openFile(file));
        BLOSCOPE_TRY(const auto source, openNpy(std::move(bytes), m_pool));
        return frameOf(*source, {});
    }

    Result<FramePtr> copyOf(const CorpusEntry& entry)
    {
        BLOSCOPE_TRY(const OpenedEntry opened, OpenedEntry::open(entry));
        BlockCache cache;
        const SliceReader reader(opened.array(), cache, m_pool);
        const SliceSource source(reader, Slice::whole(opened.array()->shape()),
                                 MissingCells::Refuse);
        BLOSCOPE_TRY(const CopiedMetadata metadata,
                     metadataOf(*opened.array(), Slice::whole(opened.array()->shape())));
        return frameOf(source, metadata);
    }

    Result<FramePtr> frameOf(const CellSource& source, const CopiedMetadata& metadata)
    {
        BLOSCOPE_TRY(const ArrayEncoding how, encodingOf(source, m_turn++));
        const std::filesystem::path target = m_folder.filePath("copy.b2nd").toStdString();
        UnsyncedFileCalls calls;
        BLOSCOPE_CHECK(copyArray(source, how, metadata, target, calls));
        return openPath(target);
    }

    EntryRows m_rows{readManifest(corpusFolder() / "manifest.json")};
    QTemporaryDir m_folder;
    WorkerPool m_pool{2};
    std::size_t m_turn = 0;
};

const Registered<TestCorpusConvert> registered;

} // namespace bloscope::tst_corpus_convert

#include "tst_corpus_convert.moc"
