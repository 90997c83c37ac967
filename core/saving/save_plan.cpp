#include "core/saving/save_plan.h"

#include "core/base/text.h"
#include "core/edit/edit_set.h"
#include "core/edit/save_ability.h"
#include "core/frame_writing/frame_parts.h"
#include "core/frame_writing/frame_writer.h"
#include "core/saving/chunk_area.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace bloscope {

namespace {

// A frame as it stands in its file, in the parts that saving tells apart. Offsets count from the
// frame's first byte. It lives no longer than the frame.
struct OldFrame {
    explicit OldFrame(const Frame& frame);

    // Bytes behind the frame that are somebody's.
    std::uint64_t followingBytes() const;

    // Of those behind the frame, the beginning of what a killed process has appended without making
    // it count.
    bool endsWithUnfinishedSave() const;

    const ByteSource& source;
    std::uint64_t headerLen;
    std::uint64_t frameLen;
    std::uint64_t trailerBegin;
    std::uint64_t bodyEnd; // of the chunk area and the index
};

// The header and the trailer that edits ask for, the fields of the header as they were.
struct NewEnds {
    ByteBuffer header;
    ByteBuffer trailer;
    bool hasVlMetalayers = false;
};

// Fields of a frame's header that saving changes, and where they are (format.md 6.1).
inline constexpr std::size_t frameLenAt = 16;
inline constexpr std::size_t hasVlMetaAt = 68;

using Of = MetadataSectionOf;

constexpr std::size_t headerLenAt = 11;
constexpr std::size_t cbytesAt = 39;

template <class T>
void patchBig(ByteBuffer& bytes, std::size_t at, T value)
{
    ByteWriter field;
    field.big(value);
    std::ranges::copy(field.view(), bytes.begin() + static_cast<std::ptrdiff_t>(at));
}

Result<ByteBuffer> storedValue(const EditSet& edits, Of of, const EditedEntry& entry)
{
    if (entry.value)
        return of == Of::Header ? Result<ByteBuffer>(*entry.value) : vlMetadataChunk(*entry.value);
    const MetadataEntry& stored = edits.original(of).entries[*entry.original];
    if (stored.error)
        return Error{ErrorKind::Malformed,
                     "it is damaged and would be lost (remove it first): " + stored.error->text()};
    return stored.value;
}

Result<NamedValues> valuesToWrite(const EditSet& edits, Of of)
{
    if (const auto& damage = edits.original(of).error)
        return damage->within("the data after the damage would be lost");
    NamedValues values;
    for (const EditedEntry& entry : edits.entries(of)) {
        auto stored = storedValue(edits, of, entry);
        if (!stored)
            return std::move(stored).error().within(escapeForDisplay(entry.name));
        BLOSCOPE_CHECK(values.keep(entry.name, *std::move(stored))); // the edits checked new ones
    }
    return values;
}

Result<ByteBuffer> newHeader(const EditSet& edits, const OldFrame& old)
{
    auto values = valuesToWrite(edits, Of::Header);
    if (!values && edits.isClean(Of::Header))
        return readBytes(old.source, 0, old.headerLen);
    if (!values)
        return std::move(values).error().within("metalayers");
    BLOSCOPE_TRY(const ByteBuffer fixed, readBytes(old.source, 0, fixedHeaderBytes));
    ByteWriter header;
    header.bytes(fixed);
    writeMetadata(*values, Of::Header, header);
    return std::move(header).finish();
}

Result<ByteBuffer> newTrailer(const EditSet& edits, const OldFrame& old)
{
    auto values = valuesToWrite(edits, Of::Trailer);
    if (!values && edits.isClean(Of::Trailer))
        return readBytes(old.source, old.trailerBegin, old.frameLen - old.trailerBegin);
    if (!values)
        return std::move(values).error().within("vlmetalayers");
    const Trailer& before = *edits.frame()->trailer();
    TrailerEnds ends{.version = before.version, .fingerprintType = before.fingerprintType};
    std::ranges::copy(before.fingerprint, ends.fingerprint.begin());
    return writeTrailer(*values, ends);
}

std::uint64_t bodyEndOf(const Frame& frame, const OldFrame& old)
{
    if (frame.header().nbytes == 0)
        return old.headerLen; // what lies there nevertheless, nobody reads (format.md 6.6)
    if (!frame.index())
        return old.trailerBegin;
    const bool isSparse = frame.header().sparse();
    return old.headerLen + (isSparse ? 0 : static_cast<std::uint64_t>(frame.header().cbytes)) +
           static_cast<std::uint64_t>(frame.index()->chunk()->header().cbytes);
}

OldFrame::OldFrame(const Frame& frame)
    : source(*frame.source()),
      headerLen(static_cast<std::uint64_t>(frame.header().headerLen)),
      frameLen(static_cast<std::uint64_t>(frame.header().frameLen)),
      trailerBegin(frameLen - frame.trailer()->size),
      bodyEnd(0)
{
    bodyEnd = bodyEndOf(frame, *this);
}

// With what an unfinished save is known: the first bytes of every trailer. Whatever is appended to
// a frame begins with them.
ByteView markOfUnfinishedSave()
{
    static constexpr std::array trailerBegins = {std::byte{0x94}, std::byte{0x01}, std::byte{0x93},
                                                 std::byte{0xcd}};
    return trailerBegins;
}

bool OldFrame::endsWithUnfinishedSave() const
{
    const ByteView mark = markOfUnfinishedSave();
    const auto there =
        readBytes(source, frameLen, std::min<std::uint64_t>(mark.size(), source.size() - frameLen));
    return there && std::ranges::equal(*there, mark.first(there->size()));
}

std::uint64_t OldFrame::followingBytes() const
{
    return endsWithUnfinishedSave() ? 0 : source.size() - frameLen;
}

// Everything in the canonical form of format.md 11.1, except for a section that nobody touched and
// that cannot be written so. Errors: those of planSave().
Result<NewEnds> newEnds(const EditSet& edits, const OldFrame& old)
{
    BLOSCOPE_TRY(ByteBuffer header, newHeader(edits, old));
    BLOSCOPE_TRY(ByteBuffer trailer, newTrailer(edits, old));
    return NewEnds{.header = std::move(header),
                   .trailer = std::move(trailer),
                   .hasVlMetalayers = !edits.entries(Of::Trailer).empty()};
}

// The header of `ends` with these lengths in it.
ByteBuffer patchedHeader(const NewEnds& ends, std::uint64_t frameLen, std::int64_t cbytes)
{
    ByteBuffer header = ends.header;
    patchBig(header, headerLenAt, static_cast<std::int32_t>(header.size()));
    patchBig(header, frameLenAt, static_cast<std::int64_t>(frameLen));
    patchBig(header, cbytesAt, cbytes);
    header[hasVlMetaAt] = ends.hasVlMetalayers ? std::byte{0xc3} : std::byte{0xc2};
    return header;
}

using Of = MetadataSectionOf;

// What will stand between header and trailer, or is appended before the trailer.
struct NewBody {
    std::vector<SavePiece> pieces = {};
    std::uint64_t end = 0;
    std::int64_t cbytes = 0; // of the header
};

SavePlan replacePlan(NewEnds ends, NewBody body, const OldFrame& old, std::uint64_t followingBytes)
{
    SavePlan plan;
    const std::uint64_t frameLen = body.end + ends.trailer.size();
    plan.frameLen = static_cast<std::int64_t>(frameLen);
    plan.pieces.push_back(writtenPiece("header", 0, patchedHeader(ends, frameLen, body.cbytes)));
    std::ranges::move(body.pieces, std::back_inserter(plan.pieces));
    plan.pieces.push_back(writtenPiece("trailer", body.end, std::move(ends.trailer)));
    if (followingBytes > 0)
        plan.pieces.push_back(
            copiedPiece("data after the frame", frameLen, old.frameLen, followingBytes));
    plan.fileSize = frameLen + followingBytes;
    return plan;
}

SavePlan appendPlan(NewEnds ends, NewBody body)
{
    SavePlan plan;
    plan.way = SaveWay::Append;
    plan.fileSize = body.end + ends.trailer.size();
    plan.frameLen = static_cast<std::int64_t>(plan.fileSize);
    const ByteBuffer header = patchedHeader(ends, plan.fileSize, body.cbytes);
    plan.pieces = std::move(body.pieces);
    plan.pieces.push_back(writtenPiece("trailer", body.end, std::move(ends.trailer)));
    plan.pieces.push_back(
        writtenPiece("frame length and flags", frameLenAt,
                     ByteBuffer(header.begin() + frameLenAt, header.begin() + hasVlMetaAt + 1)));
    return plan;
}

// format.md 11.3 B, and no more dead bytes than that is worth.
bool canAppend(const EditSet& edits, const NewEnds& ends, const OldFrame& old,
               const SaveOptions& options, std::uint64_t deadBytes)
{
    const Frame& frame = *edits.frame();
    if (!options.inPlace || frame.header().sparse() || !frame.index() ||
        old.frameLen <= options.appendFromBytes || !edits.isClean(Of::Header) ||
        old.followingBytes() > 0)
        return false;
    const auto header = readBytes(old.source, 0, old.headerLen);
    return deadBytes < old.frameLen / options.mostDeadShare && header && *header == ends.header;
}

// Plans one save.
class Planning {
 public:
    Planning(const EditSet& edits, WorkerPool& pool, const SaveOptions& options, const Job& job)
        : m_edits(edits),
          m_frame(*edits.frame()),
          m_pool(pool),
          m_options(options),
          m_job(job),
          m_old(m_frame)
    {
    }

    Result<SavePlan> plan()
    {
        BLOSCOPE_TRY(m_ends, newEnds(m_edits, m_old));
        if (m_edits.values().isEmpty())
            return planMetadata();
        BLOSCOPE_TRY(m_entries, entriesOf(m_frame));
        BLOSCOPE_TRY(
            const RewrittenChunks rewritten,
            rewriteChunks(m_edits.frame(), m_edits.values(), m_pool, rewriteOptions(), m_job));
        BLOSCOPE_TRY(SavePlan plan,
                     rewritten.items.empty() ? planMetadata() : planValues(rewritten));
        plan.rewrittenChunks = std::ssize(rewritten.items);
        plan.valuesBefore = rewritten.before;
        plan.rounded = rewritten.rounded;
        return plan;
    }

 private:
    RewriteOptions rewriteOptions() const
    {
        return {.uniform = m_frame.header().sparse()
                               ? uniformChunksIn(m_frame, m_entries, m_edits.values())
                               : UniformChunks::Unstored,
                .keepsBefore = m_options.keepsValuesBefore};
    }

    std::uint64_t followingBytes() const
    {
        const bool isWholeFile =
            m_frame.source()->identity().has_value(); // or what follows is another's
        return m_options.inPlace || isWholeFile ? m_old.followingBytes() : 0;
    }

    std::uint64_t deadBytesBehindIndex() const { return m_old.frameLen - m_old.bodyEnd; }

    Result<SavePlan> planMetadata()
    {
        NewBody body{.cbytes = m_frame.header().nbytes > 0 ? m_frame.header().cbytes : 0};
        if (canAppend(m_edits, m_ends, m_old, m_options, deadBytesBehindIndex())) {
            body.end = m_old.frameLen;
            return appendPlan(std::move(m_ends), std::move(body));
        }
        const std::uint64_t bodyBytes = m_old.bodyEnd - m_old.headerLen;
        if (bodyBytes > 0)
            body.pieces.push_back(
                copiedPiece("chunks and index", m_ends.header.size(), m_old.headerLen, bodyBytes));
        body.end = m_ends.header.size() + bodyBytes;
        return replacePlan(std::move(m_ends), std::move(body), m_old, followingBytes());
    }

    Result<SavePlan> planValues(const RewrittenChunks& rewritten)
    {
        if (m_frame.header().sparse())
            return planSparse(rewritten);
        if (canAppend(m_edits, m_ends, m_old, m_options, deadBytesWithout(rewritten)))
            return planAppended(rewritten);
        BLOSCOPE_TRY(ChunkArea area,
                     compactArea(m_frame, std::move(m_entries), rewritten, m_ends.header.size()));
        BLOSCOPE_TRY(NewBody body, bodyOf(std::move(area), m_ends.header.size()));
        return replacePlan(std::move(m_ends), std::move(body), m_old, followingBytes());
    }

    // Of the old frame, once the chunks that are rewritten are dead as well.
    std::uint64_t deadBytesWithout(const RewrittenChunks& rewritten) const
    {
        std::vector<std::int64_t> staying = m_entries;
        for (const RewrittenChunks::Item& item : rewritten.items)
            staying[static_cast<std::size_t>(item.number)] = unstoredEntry(SpecialKind::Zeros);
        return deadBytesBehindIndex() + deadBytesIn(m_frame, staying);
    }

    Result<SavePlan> planAppended(const RewrittenChunks& rewritten)
    {
        const ByteView mark = markOfUnfinishedSave();
        ChunkArea area =
            appendedArea(m_frame, std::move(m_entries), rewritten, m_old.frameLen + mark.size());
        area.pieces.insert(area.pieces.begin(),
                           writtenPiece("mark", m_old.frameLen, {mark.begin(), mark.end()}));
        BLOSCOPE_TRY(NewBody body, bodyOf(std::move(area), m_old.headerLen));
        return appendPlan(std::move(m_ends), std::move(body));
    }

    // The chunk area with the index behind it.
    static Result<NewBody> bodyOf(ChunkArea area, std::uint64_t headerLen)
    {
        BLOSCOPE_TRY(ByteBuffer index, encodeEntries(area.entries));
        NewBody body{.pieces = std::move(area.pieces),
                     .end = area.end + index.size(),
                     .cbytes = static_cast<std::int64_t>(area.end - headerLen)};
        body.pieces.push_back(writtenPiece("index", area.end, std::move(index)));
        return body;
    }

    Result<SavePlan> planSparse(const RewrittenChunks& rewritten)
    {
        SparseChunks chunks = sparseChunksOf(m_frame, std::move(m_entries), rewritten);
        BLOSCOPE_TRY(ByteBuffer index, encodeEntries(chunks.entries));
        const std::uint64_t headerLen = m_ends.header.size();
        NewBody body{.end = headerLen + index.size(), .cbytes = chunks.cbytes};
        body.pieces.push_back(writtenPiece("index", headerLen, std::move(index)));
        SavePlan plan = replacePlan(std::move(m_ends), std::move(body), m_old, followingBytes());
        plan.addedFiles = std::move(chunks.added);
        plan.removedFiles = std::move(chunks.removed);
        return plan;
    }

    const EditSet& m_edits;
    const Frame& m_frame;
    WorkerPool& m_pool;
    const SaveOptions& m_options;
    const Job& m_job;
    const OldFrame m_old;
    NewEnds m_ends;
    std::vector<std::int64_t> m_entries; // of the old index
};

} // namespace

SavePiece writtenPiece(std::string what, std::uint64_t offset, ByteBuffer bytes)
{
    SavePiece piece{.what = std::move(what), .offset = offset, .size = bytes.size()};
    piece.bytes = std::move(bytes);
    return piece;
}

SavePiece copiedPiece(std::string what, std::uint64_t offset, std::uint64_t from,
                      std::uint64_t size)
{
    return {.what = std::move(what), .offset = offset, .size = size, .copiedFrom = from};
}

void addChunk(std::vector<SavePiece>& pieces, std::uint64_t offset, const KeptPart& chunk)
{
    if (!pieces.empty()) {
        SavePiece& last = pieces.back();
        if (last.kept.bytes == chunk.bytes && last.offset + last.size == offset &&
            last.kept.begin + last.kept.size == chunk.begin) {
            last.kept.size += chunk.size;
            last.size += chunk.size;
            return;
        }
    }
    pieces.push_back({.what = "new chunks", .offset = offset, .size = chunk.size, .kept = chunk});
}

std::uint64_t SavePlan::newBytes() const
{
    std::uint64_t bytes = 0;
    for (const SavePiece& piece : pieces)
        bytes += piece.copiedFrom ? 0 : piece.size;
    for (const ChunkFile& file : addedFiles)
        bytes += file.chunk.size;
    return bytes;
}

std::uint64_t SavePlan::copiedBytes() const
{
    std::uint64_t bytes = 0;
    for (const SavePiece& piece : pieces)
        bytes += piece.copiedFrom ? piece.size : 0;
    return bytes;
}

Result<SavePlan> planSave(const EditSet& edits, WorkerPool& pool, const SaveOptions& options,
                          const Job& job)
{
    BLOSCOPE_CHECK(checkCanBeWritten(*edits.frame()));
    return Planning(edits, pool, options, job).plan();
}

} // namespace bloscope
