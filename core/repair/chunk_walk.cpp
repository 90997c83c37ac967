#include "core/repair/chunk_walk.h"

#include "core/base/checked.h"
#include "core/bytes/byte_reader.h"
#include "core/codecs/codec_table.h"
#include "core/filters/filter_table.h"
#include "core/repair/check_chunk.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t sectionAt = 2;
constexpr std::size_t trailerMarkBytes = 23; // trailer_len and fingerprint

// Do the length and the fingerprint stand behind the section, and is it that length?
bool hasEnd(ByteView bytes, std::size_t sectionEnd)
{
    if (bytes.size() < sectionEnd + trailerMarkBytes)
        return false;
    ByteReader reader(bytes.subspan(sectionEnd), 0);
    reader.expect(0xce, "the marker of trailer_len");
    const auto length = reader.big<std::uint32_t>("trailer_len");
    reader.expect(0xd8, "the marker of the fingerprint");
    return reader.ok() && length == sectionEnd + trailerMarkBytes;
}

bool areReadable(const MetadataSection& section)
{
    for (const MetadataEntry& entry : section.entries)
        if (entry.error)
            return false;
    return !section.error;
}

// The bytes with which every trailer begins: 94 01 93 cd .. .. de (format.md 6.6).
bool mayBeginATrailer(ByteView bytes)
{
    const auto at = [&](std::size_t i) { return std::to_integer<unsigned>(bytes[i]); };
    return bytes.size() >= 9 && at(0) == 0x94 && at(1) <= 1 && at(2) == 0x93 && at(3) == 0xcd &&
           at(6) == 0xde;
}

// What begins with `bytes`, which lie at `position` of a source that begins at `origin` of its
// file: a trailer as far as it goes. Nothing where there is no name of an entry to be read.
std::optional<FoundTrailer> parseFoundTrailer(ByteView bytes, std::uint64_t position,
                                              std::uint64_t origin)
{
    FoundTrailer trailer;
    trailer.offset = position;
    trailer.vlMetalayers = parseMetadata({.bytes = bytes,
                                          .fileOffset = origin + position,
                                          .sectionOffset = sectionAt,
                                          .mostEntries = format::maxVlMetalayers});
    const MetadataSection& section = trailer.vlMetalayers;
    const std::size_t sectionEnd = sectionAt + section.size;
    trailer.isComplete = areReadable(section) && hasEnd(bytes, sectionEnd);
    trailer.size = trailer.isComplete ? sectionEnd + trailerMarkBytes : bytes.size();
    if (!trailer.isComplete && section.entries.empty())
        return {};
    return trailer;
}

constexpr std::uint64_t headerBytes = 32;
constexpr std::uint64_t windowBytes = 1_MiB;
constexpr std::uint64_t longestTrailerRead = 16_MiB;
constexpr std::uint64_t budgetPerByte = 16;
constexpr std::uint64_t leastBudget = 256_MiB;

using Kind = WalkedPart::Kind;

// The four bytes with which every chunk of a frame begins that the library ever wrote: format 3 to
// 6, 1, an extended header, an element size (format.md 3.1, 3.6).
bool mayBeginAChunk(const std::byte* bytes)
{
    const auto at = [&](int i) { return std::to_integer<unsigned>(bytes[i]); };
    return at(0) >= 3 && at(0) <= 6 && at(1) == 1 && (at(2) & 0x05U) == 0x05U && at(3) != 0;
}

bool hasKnownPipeline(const ChunkHeader& header)
{
    const Codec* codec = codecOfChunk(header.codecFormat(), header.udcodec);
    const bool needsNone = header.payload() != Payload::Blocks;
    return (needsNone || (codec && codec->decode)) &&
           std::ranges::all_of(header.pipeline(), [](const FilterSlot& slot) {
               return slot.id == noFilter || filterById(slot.id);
           });
}

// Is it what a writer writes, in every field?
bool isUsual(const ChunkHeader& header)
{
    return header.extended() && (header.blosc2Flags2 & 0xfeU) == 0 && hasKnownPipeline(header);
}

} // namespace

Result<WalkedBytes> ChunkWalk::run(std::uint64_t begin, std::uint64_t end)
{
    m_walked = {};
    m_position = begin;
    m_end = std::min(end, m_source->size());
    m_gapBegin.reset();
    m_budget = leastBudget + (m_end - std::min(begin, m_end)) * budgetPerByte;
    while (m_position < m_end) {
        if (m_job.stopped())
            return cancelled();
        const std::uint64_t before = m_position;
        BLOSCOPE_CHECK(step());
        m_job.advance(m_position - before);
    }
    BLOSCOPE_CHECK(closeGap(m_end));
    return std::move(m_walked);
}

Result<> ChunkWalk::step()
{
    BLOSCOPE_TRY(const bool taken, takeWhatBeginsAt(m_position, Evidence::ItsPlace));
    if (taken)
        return {};
    BLOSCOPE_TRY(const bool isCutShort, lookBack());
    return isCutShort ? Result<>() : search();
}

// Where bytes are missing from a chunk the next one begins before its end, and goes on behind it.
// Decoding need not show it, least of all of what is not compressed.
Result<bool> ChunkWalk::lookBack()
{
    if (m_gapBegin || m_walked.parts.empty() || m_walked.parts.back().kind != Kind::Readable)
        return false;
    WalkedPart& last = m_walked.parts.back();
    const auto begin = static_cast<std::uint64_t>(last.chunk.place);
    const auto end = begin + static_cast<std::uint64_t>(last.chunk.cbytes);
    std::uint64_t from = begin + headerBytes;
    while (end == m_position && from < end && !m_walked.isGivenUp) {
        BLOSCOPE_TRY(const auto candidate, nextCandidate(from));
        if (!candidate || *candidate >= end)
            break;
        from = *candidate + 1;
        BLOSCOPE_TRY(const bool taken, takeInside(last, *candidate));
        if (taken)
            return true;
    }
    return false;
}

// What begins inside of a chunk and goes on behind it, if anything does.
Result<bool> ChunkWalk::takeInside(WalkedPart& outer, std::uint64_t position)
{
    const std::uint64_t end = m_position;
    const auto lose = [&, missing = end - position] {
        outer.kind = Kind::Lost;
        outer.why = fmt::format("{} {} in it: the data after it begins before its end", missing,
                                missing == 1 ? "byte is missing" : "bytes are missing");
    };
    const auto part = chunkAt(position, Evidence::Decoding);
    const auto next = position + static_cast<std::uint64_t>(part ? part->chunk.cbytes : 0);
    if (next > end && goesOnAt(next)) {
        lose();
        m_position = next;
        BLOSCOPE_CHECK(add(*part));
        return true;
    }
    auto trailer = trailerAt(position);
    if (!trailer || !trailer->isComplete || position + trailer->size <= end)
        return false;
    lose();
    m_position = position + trailer->size;
    m_walked.trailers.push_back(*std::move(trailer));
    return true;
}

// From what is nothing to what is something again, or to the end.
Result<> ChunkWalk::search()
{
    m_gapBegin = m_gapBegin.value_or(m_position);
    std::uint64_t from = m_position + 1;
    while (!m_walked.isGivenUp) {
        BLOSCOPE_TRY(const auto candidate, nextCandidate(from));
        if (!candidate)
            break;
        BLOSCOPE_TRY(const bool taken, takeWhatBeginsAt(*candidate, Evidence::Decoding));
        if (taken)
            return {};
        from = *candidate + 1;
    }
    m_position = m_end;
    return {};
}

Result<std::optional<std::uint64_t>> ChunkWalk::nextCandidate(std::uint64_t from)
{
    while (fits(from, headerBytes, m_end)) {
        if (m_job.stopped())
            return cancelled();
        BLOSCOPE_TRY(const ByteBuffer window,
                     readBytes(*m_source, from, std::min(windowBytes, m_end - from)));
        const std::size_t last = window.size() - headerBytes;
        for (std::size_t i = 0; i <= last; ++i)
            if (mayBeginAChunk(window.data() + i) || mayBeginATrailer(ByteView(window).subspan(i)))
                return std::optional(from + i);
        from += last + 1;
    }
    return std::optional<std::uint64_t>();
}

Result<bool> ChunkWalk::takeWhatBeginsAt(std::uint64_t position, Evidence evidence)
{
    if (auto part = chunkAt(position, evidence)) {
        BLOSCOPE_CHECK(closeGap(position));
        m_position = position + static_cast<std::uint64_t>(part->chunk.cbytes);
        BLOSCOPE_CHECK(add(*std::move(part)));
        return true;
    }
    if (auto trailer = trailerAt(position)) {
        const std::uint64_t end = trailer->offset + trailer->size;
        const bool isComplete = trailer->isComplete;
        m_walked.trailers.push_back(*std::move(trailer));
        if (isComplete) {
            BLOSCOPE_CHECK(closeGap(position));
            m_position = end;
            return true;
        }
    }
    return false;
}

std::optional<ChunkHeader> ChunkWalk::headerAt(std::uint64_t position) const
{
    if (!fits(position, headerBytes, m_end))
        return {};
    const auto bytes = readBytes(*m_source, position, headerBytes);
    const auto header = bytes ? parseChunkHeader(*bytes, position) : bytes.error();
    if (!header || header->nbytes == 0 || header->cbytes < static_cast<int>(headerBytes) ||
        !validateChunkHeader(*header, m_end - position))
        return {};
    return *header;
}

// Does something begin there that belongs to a frame, or is it the end?
bool ChunkWalk::goesOnAt(std::uint64_t position) const
{
    if (position == m_end || headerAt(position))
        return true;
    const auto bytes = readBytes(*m_source, position, std::min(headerBytes, m_end - position));
    return bytes && mayBeginATrailer(*bytes);
}

std::optional<WalkedPart> ChunkWalk::chunkAt(std::uint64_t position, Evidence evidence)
{
    const auto header = headerAt(position);
    if (!header || (evidence == Evidence::Decoding && !isUsual(*header)))
        return {};
    const auto available = static_cast<std::uint64_t>(header->cbytes);
    const auto chunk = Chunk::open(m_source, position, available, m_plan.limits, m_plan.context);
    if (!chunk && chunk.error().kind() == ErrorKind::Unsupported)
        return chunkWithoutCodec(*header, position, evidence, chunk.error());
    ChunkCheck check = chunk ? checkChunk(m_plan, **chunk, m_pool, m_job)
                             : ChunkCheck{.state = {}, .why = chunk.error().text()};
    const bool isWhole = check.state == FoundChunk::State::Whole;
    if (!isWhole && !pay(check.decodedBytes + available))
        return {};
    const auto next = position + available;
    const bool isBelieved =
        evidence == Evidence::ItsPlace || check.state == FoundChunk::State::Unchecked;
    if (!isWhole && (!isBelieved || !goesOnAt(next)))
        return {};
    WalkedPart part{check.state ? Kind::Readable : Kind::Lost, {}, std::move(check.why)};
    part.chunk = uncheckedChunk(*header, static_cast<std::int64_t>(position));
    if (chunk)
        part.chunk =
            foundChunk(**chunk, part.chunk.place, check.state.value_or(FoundChunk::State::Damaged));
    return part;
}

// It is believed where it is expected.
std::optional<WalkedPart> ChunkWalk::chunkWithoutCodec(const ChunkHeader& header,
                                                       std::uint64_t position, Evidence evidence,
                                                       const Error& why)
{
    const auto next = position + static_cast<std::uint64_t>(header.cbytes);
    if (evidence == Evidence::Decoding || !goesOnAt(next))
        return {};
    return WalkedPart{Kind::Readable, uncheckedChunk(header, static_cast<std::int64_t>(position)),
                      why.text()};
}

std::optional<FoundTrailer> ChunkWalk::trailerAt(std::uint64_t position)
{
    const std::uint64_t room = std::min(m_end - position, longestTrailerRead);
    const auto mark = readBytes(*m_source, position, std::min(headerBytes, room));
    if (!mark || !mayBeginATrailer(*mark) || !pay(room))
        return {};
    const auto bytes = readBytes(*m_source, position, room);
    if (!bytes)
        return {};
    return parseFoundTrailer(*bytes, position, m_source->origin());
}

bool ChunkWalk::pay(std::uint64_t bytes)
{
    m_walked.isGivenUp = m_walked.isGivenUp || bytes > m_budget;
    m_budget -= std::min(m_budget, bytes);
    return !m_walked.isGivenUp;
}

Result<> ChunkWalk::add(WalkedPart part)
{
    constexpr std::size_t mostParts = 1 << 23;
    if (m_walked.parts.size() >= mostParts)
        return Error{ErrorKind::Limit,
                     fmt::format("the search is limited to {} chunks", mostParts)};
    m_walked.parts.push_back(std::move(part));
    return {};
}

Result<> ChunkWalk::closeGap(std::uint64_t end)
{
    if (!m_gapBegin)
        return {};
    WalkedPart gap;
    gap.chunk.place = static_cast<std::int64_t>(*m_gapBegin);
    gap.chunk.cbytes = static_cast<std::int32_t>(
        std::min<std::uint64_t>(end - *m_gapBegin, std::numeric_limits<std::int32_t>::max()));
    gap.hasHeader = headerAt(*m_gapBegin).has_value();
    m_gapBegin.reset();
    return add(std::move(gap));
}

} // namespace bloscope
