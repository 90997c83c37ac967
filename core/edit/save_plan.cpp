#include "core/edit/save_plan.h"

#include "core/edit/chunk_area.h"
#include "core/edit/encode_index.h"
#include "core/edit/frame_parts.h"
#include "core/edit/save_ability.h"

#include <algorithm>
#include <numeric>

namespace bloscope {

namespace {

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
            copiedPiece("what follows the frame", frameLen, old.frameLen, followingBytes));
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
    Planning(const EditSet& edits, const SaveOptions& options, const Job& job)
        : m_edits(edits), m_frame(*edits.frame()), m_options(options), m_job(job), m_old(m_frame)
    {
    }

    Result<SavePlan> plan()
    {
        BLOSCOPE_TRY(m_ends, newEnds(m_edits, m_old));
        if (m_edits.values().isEmpty())
            return planMetadata();
        BLOSCOPE_TRY(m_entries, entriesOf(m_frame));
        BLOSCOPE_TRY(const RewrittenChunks rewritten,
                     rewriteChunks(m_edits.frame(), m_edits.values(), rewriteOptions(), m_job));
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
                .keepsBefore = m_options.keepsValuesBefore,
                .pool = m_options.pool};
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
    const SaveOptions& m_options;
    const Job& m_job;
    const OldFrame m_old;
    NewEnds m_ends;
    std::vector<std::int64_t> m_entries; // of the old index
};

} // namespace

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

Result<SavePlan> planSave(const EditSet& edits, const SaveOptions& options, const Job& job)
{
    BLOSCOPE_CHECK(checkCanBeWritten(*edits.frame()));
    return Planning(edits, options, job).plan();
}

} // namespace bloscope
