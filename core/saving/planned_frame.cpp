#include "core/saving/planned_frame.h"

#include "core/base/checked.h"
#include "core/bytes/byte_source.h"
#include "core/bytes/byte_writer.h"
#include "core/chunk/chunk_header.h"
#include "core/edit/save_ability.h"
#include "core/frame/frame.h"
#include "core/frame_writing/frame_parts.h"
#include "core/frame_writing/frame_settings.h"
#include "core/saving/chunk_area.h"
#include "core/saving/save_plan.h"

#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

// Where a header has what changes with the chunks (format.md 6.1).
constexpr std::size_t frameLenPlace = 16;
constexpr std::size_t generalFlagsPlace = 25;
constexpr std::size_t nbytesPlace = 30;
constexpr std::size_t cbytesPlace = 39;
constexpr std::size_t chunksizePlace = 58;

// A file of which parts are in another one.
class PiecedSource final : public ByteSource {
 public:
    PiecedSource(std::vector<SavePiece> pieces, ByteSourcePtr old, std::uint64_t size)
        : m_pieces(std::move(pieces)), m_old(std::move(old)), m_size(size)
    {
        std::ranges::sort(m_pieces, {}, &SavePiece::offset);
    }
    std::uint64_t size() const override { return m_size; }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        std::ranges::fill(to, std::byte{0});
        const std::uint64_t end = offset + to.size();
        auto piece = std::ranges::upper_bound(m_pieces, offset, {}, &SavePiece::offset);
        if (piece != m_pieces.begin())
            --piece;
        for (; piece != m_pieces.end() && piece->offset < end; ++piece) {
            const std::uint64_t begin = std::max(offset, piece->offset);
            const std::uint64_t last = std::min(end, piece->offset + piece->size);
            if (begin < last)
                BLOSCOPE_CHECK(readPiece(*piece, begin - piece->offset,
                                         to.subspan(static_cast<std::size_t>(begin - offset),
                                                    static_cast<std::size_t>(last - begin))));
        }
        return {};
    }

    Result<> readPiece(const SavePiece& piece, std::uint64_t from, ByteSpan to) const
    {
        if (piece.copiedFrom)
            return m_old->readAt(*piece.copiedFrom + from, to);
        std::ranges::copy(piece.view().subspan(static_cast<std::size_t>(from), to.size()),
                          to.begin());
        return {};
    }

    std::vector<SavePiece> m_pieces;
    ByteSourcePtr m_old;
    std::uint64_t m_size;
};

Result<> checkIsOneFile(const Frame& frame)
{
    BLOSCOPE_CHECK(checkCanBeWritten(frame));
    if (frame.header().sparse())
        return Error{ErrorKind::Unsupported,
                     "it is a sparse frame, a directory of chunks, which cannot be edited here"};
    return {};
}

template <class T>
void putBig(ByteBuffer& header, std::size_t at, T value)
{
    ByteWriter field;
    field.big(value);
    std::ranges::copy(field.view(), header.begin() + static_cast<std::ptrdiff_t>(at));
}

// A frame that gets more chunks, piece by piece.
class LongerFrame {
 public:
    explicit LongerFrame(const FramePtr& frame)
        : m_frame(frame),
          m_headerLen(static_cast<std::uint64_t>(frame->header().headerLen)),
          m_nbytes(frame->header().nbytes),
          m_chunksize(frame->header().chunksize),
          m_flags(frame->header().generalFlags)
    {
    }

    Result<FramePtr> with(const AddedChunks& added)
    {
        BLOSCOPE_TRY(m_entries, entriesOf(*m_frame));
        m_cbytes = m_nbytes > 0 ? m_frame->header().cbytes : 0;
        if (m_cbytes > 0)
            m_pieces.push_back(copiedPiece("chunks", m_headerLen, m_headerLen,
                                           static_cast<std::uint64_t>(m_cbytes)));
        BLOSCOPE_CHECK(addZeros(added.zeros, added.zeroBytes));
        BLOSCOPE_CHECK(addStored(added.stored));
        return finish();
    }

 private:
    Result<> count(std::int64_t nbytes)
    {
        const auto sum = checkedAdd(m_nbytes, nbytes);
        if (!sum)
            return usageError("the chunks contain more than 2^63 bytes in total");
        m_nbytes = *sum;
        return {};
    }

    Result<> addZeros(std::int64_t chunks, std::int32_t bytesOfEach)
    {
        if (chunks <= 0)
            return {};
        if (m_nbytes == 0)
            m_chunksize = bytesOfEach;
        const std::uint64_t most = m_frame->limits().chunkBytes / sizeof(std::int64_t);
        if (m_chunksize <= 0 || m_chunksize != bytesOfEach ||
            static_cast<std::uint64_t>(chunks) + m_entries.size() > most)
            return usageError("the frame has no room for so many chunks");
        m_entries.resize(m_entries.size() + static_cast<std::size_t>(chunks),
                         unstoredEntry(SpecialKind::Zeros));
        const auto bytes = checkedMultiply<std::int64_t>(chunks, m_chunksize);
        return bytes ? count(*bytes) : usageError("the chunks contain more than 2^63 bytes");
    }

    Result<> addStored(ByteBuffer chunk)
    {
        if (chunk.empty())
            return {};
        BLOSCOPE_TRY(const ChunkHeader header, parseChunkHeader(chunk, 0));
        const bool hasUnstored =
            std::ranges::any_of(m_entries, [](std::int64_t entry) { return entry < 0; });
        if (hasUnstored && header.nbytes != m_chunksize)
            return usageError("the frame has chunks of one size only");
        if (m_nbytes == 0 || header.nbytes != m_chunksize)
            m_chunksize = 0; // from now on they are of any size
        m_flags = generalFlags(m_chunksize == 0, header.variableLengthBlocks());
        m_entries.push_back(m_cbytes);
        const auto size = static_cast<std::int64_t>(chunk.size());
        m_pieces.push_back(writtenPiece("chunk", m_headerLen + static_cast<std::uint64_t>(m_cbytes),
                                        std::move(chunk)));
        m_cbytes += size;
        return count(header.nbytes);
    }

    Result<FramePtr> finish()
    {
        BLOSCOPE_TRY(ByteBuffer header, readBytes(*m_frame->source(), 0, m_headerLen));
        std::uint64_t end = m_headerLen + static_cast<std::uint64_t>(m_cbytes);
        if (!m_entries.empty()) {
            BLOSCOPE_TRY(ByteBuffer index, encodeEntries(m_entries));
            const std::uint64_t indexBytes = index.size();
            m_pieces.push_back(writtenPiece("index", end, std::move(index)));
            end += indexBytes;
        }
        const std::uint64_t trailerBytes = m_frame->trailer()->size;
        m_pieces.push_back(copiedPiece(
            "trailer", end, static_cast<std::uint64_t>(m_frame->header().frameLen) - trailerBytes,
            trailerBytes));
        end += trailerBytes;
        putBig(header, frameLenPlace, static_cast<std::int64_t>(end));
        header[generalFlagsPlace] = static_cast<std::byte>(m_flags);
        putBig(header, nbytesPlace, m_nbytes);
        putBig(header, cbytesPlace, m_cbytes);
        putBig(header, chunksizePlace, m_chunksize);
        m_pieces.push_back(writtenPiece("header", 0, std::move(header)));
        return Frame::open(
            std::make_shared<PiecedSource>(std::move(m_pieces), m_frame->source(), end),
            m_frame->limits());
    }

    const FramePtr& m_frame;
    std::uint64_t m_headerLen;
    std::int64_t m_nbytes;
    std::int64_t m_cbytes = 0;
    std::int32_t m_chunksize;
    std::uint8_t m_flags;
    std::vector<std::int64_t> m_entries;
    std::vector<SavePiece> m_pieces;
};

} // namespace

Result<PlannedFrame> plannedFrame(const EditSet& edits, WorkerPool& pool, const Job& job)
{
    BLOSCOPE_CHECK(checkIsOneFile(*edits.frame()));
    if (edits.isClean())
        return PlannedFrame{edits.frame(), {}};
    BLOSCOPE_TRY(SavePlan plan,
                 planSave(edits, pool, {.inPlace = false, .keepsValuesBefore = false}, job));
    const RoundedValues rounded = plan.rounded;
    BLOSCOPE_TRY(FramePtr frame,
                 Frame::open(std::make_shared<PiecedSource>(std::move(plan.pieces),
                                                            edits.frame()->source(), plan.fileSize),
                             edits.frame()->limits()));
    return PlannedFrame{std::move(frame), rounded};
}

Result<FramePtr> longerFrame(const FramePtr& frame, const AddedChunks& added)
{
    BLOSCOPE_CHECK(checkIsOneFile(*frame));
    return LongerFrame(frame).with(added);
}

} // namespace bloscope
