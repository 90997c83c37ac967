#include "core/base/text.h"
#include "core/codecs/codec_table.h"
#include "core/filters/filter_table.h"
#include "core/inspect/describe.h"
#include "core/inspect/description.h"
#include "core/inspect/expected_fields.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

std::string hexMeaning(std::uint8_t byte)
{
    return fmt::format("0x{:02x}", byte);
}

std::string splitModeName(int mode)
{
    static constexpr std::string_view names[] = {"always", "never", "automatic",
                                                 "forward-compatible"};
    return std::string(names[mode - 1]);
}

std::string filterNames(const std::array<std::uint8_t, format::filterSlots>& filters)
{
    std::string names;
    for (const std::uint8_t filter : filters)
        if (filter != noFilter)
            names += (names.empty() ? "" : ", then ") + filterName(filter);
    return names.empty() ? "none" : names;
}

std::string chunksizeMeaning(std::int32_t chunksize)
{
    if (chunksize < 0)
        return "nothing appended yet";
    return chunksize == 0 ? "chunks of different sizes"
                          : byteCountText(static_cast<std::uint64_t>(chunksize));
}

void addSizes(FieldList& list, const FrameHeader& header)
{
    list.stored("nbytes", header.nbytes, 30, 8,
                byteCountText(static_cast<std::uint64_t>(header.nbytes)) +
                    " decoded, padding included");
    list.stored("cbytes", header.cbytes, 39, 8,
                byteCountText(static_cast<std::uint64_t>(header.cbytes)) +
                    " of stored chunks, holes included");
    list.stored("typesize", header.typesize, 48, 4, "bytes per element");
    list.stored("blocksize", header.blocksize, 53, 4,
                header.blocksize == 0 ? "chosen for each chunk" : "decoded bytes per block");
    list.stored("chunksize", header.chunksize, 58, 4, chunksizeMeaning(header.chunksize));
}

void addCompressionDefaults(FieldList& list, const FrameHeader& header)
{
    list.stored("nthreads_c", header.threadsCompress, 63, 2,
                "number of threads of the writer (informative)");
    list.stored("nthreads_d", header.threadsDecompress, 66, 2,
                "number of threads of the writer (informative)");
    list.stored("has_vlmeta", header.hasVlMetalayers, 68, 1,
                "whether the trailer contains metalayers");
    list.stored("nfilters", header.filterCount, 70, 1, "filter pipeline slots");
    list.stored("filters", header.filters, 71, 6,
                filterNames(header.filters) + " (for new chunks)");
    list.stored("udcodec", header.udcodec, 77, 1, codecName(header.udcodec));
    list.stored("codec_meta", header.codecMeta, 78, 1, "codec parameter");
    list.stored("filters_meta", header.filtersMeta, 79, 6, "filter parameters");
    list.stored("other_flags2", header.otherFlags2, 85, 1, hexMeaning(header.otherFlags2));
    list.derived("use_dict", header.usesDictionary(), "whether new chunks use dictionaries");
}

} // namespace

Description describeHeader(const Frame& frame)
{
    const FrameHeader& header = frame.header();
    FieldList list(frame.fileOffset());
    list.stored("header_len", header.headerLen, 11, 4, "header size in bytes, metalayers included");
    list.stored("frame_len", header.frameLen, 16, 8,
                byteCountText(static_cast<std::uint64_t>(header.frameLen)));
    list.stored("general_flags", header.generalFlags, 25, 1, hexMeaning(header.generalFlags));
    list.derived("version", header.version(), "frame format version");
    list.derived("offset_code", header.offsetCode(),
                 header.offsetCode() == 1 ? "64-bit positions" : "");
    list.derived("variable_chunks", header.variableChunks(), "whether chunks can differ in size");
    list.derived("vl_blocks", header.variableLengthBlocks(), "whether blocks can differ in size");
    list.stored("frame_type", header.frameType, 26, 1, header.sparse() ? "sparse" : "contiguous");
    list.stored("codec_flags", header.codecFlags, 27, 1, hexMeaning(header.codecFlags));
    list.derived("clevel", header.compressionLevel(), "compression level for new chunks, 0 to 9");
    list.derived("codec", header.codecId(), codecName(header.codecId()) + " (for new chunks)");
    list.stored("other_flags", header.otherFlags, 28, 1, hexMeaning(header.otherFlags));
    list.derived("splitmode", header.splitMode(), splitModeName(header.splitMode()));
    addSizes(list, header);
    addCompressionDefaults(list, header);
    list.derived("nmeta", frame.metalayers().entries.size(), "metalayers");
    if (const auto size = frame.source()->size();
        size > static_cast<std::uint64_t>(header.frameLen))
        list.derived("bytes_after_frame", size - static_cast<std::uint64_t>(header.frameLen),
                     "ignored");

    Description description;
    description.name = "Header";
    description.summary = byteCountText(static_cast<std::uint64_t>(header.headerLen));
    description.offset = frame.fileOffset();
    description.size = static_cast<std::uint64_t>(header.headerLen);
    description.fields = list.take();
    if (frame.kind() != FrameKind::Chunk) // whose header is made up
        tellExpected(description.fields, header, frame.source()->size());
    return description;
}

Description describeIndex(const Frame& frame)
{
    Description description;
    description.name = "Chunk index";
    description.offset = frame.indexOffset();
    FieldList list;
    if (const ChunkIndex* index = frame.index()) {
        const ChunkHeader& header = index->chunk()->header();
        description.size = static_cast<std::uint64_t>(header.cbytes);
        description.summary = fmt::format("{} {}", groupedDigits(index->count()),
                                          index->count() == 1 ? "chunk" : "chunks");
        list.derived("nchunks", index->count());
        list.derived("index_offset", frame.indexOffset(), "start of the index chunk");
        list.derived("index_len", header.cbytes, "index chunk size in bytes");
        Description chunk;
        chunk.name = "Index chunk";
        chunk.summary = byteCountText(description.size);
        chunk.offset = description.offset;
        chunk.size = description.size;
        chunk.fields = chunkHeaderFields(header, description.offset);
        description.children.push_back(std::move(chunk));
    } else {
        list.derived("nchunks", 0);
        description.summary = "no chunks";
        if (const auto& error = frame.indexError())
            description.problem = error->text();
    }
    description.fields = list.take();
    return description;
}

Description describeTrailer(const Frame& frame)
{
    Description description;
    description.name = "Trailer";
    const Trailer* trailer = frame.trailer();
    if (!trailer) {
        description.problem = "there is no readable trailer";
        return description;
    }
    description.offset = trailer->offset;
    description.size = trailer->size;
    description.summary = byteCountText(trailer->size);
    FieldList list(trailer->offset);
    list.stored("trailer_version", trailer->version, 1, 1);
    list.derived("nvlmeta", trailer->vlMetalayers.entries.size(), "variable-length metalayers");
    list.stored("trailer_len", trailer->size, trailer->size - 22, 4, "trailer size in bytes");
    list.stored("fingerprint_type", trailer->fingerprintType, trailer->size - 17, 1,
                trailer->fingerprintType == 0 ? "none" : "");
    list.stored("fingerprint", hexOf(trailer->fingerprint), trailer->size - 16, 16,
                "neither computed nor checked");
    description.fields = list.take();
    return description;
}

Description describeFrame(const Frame& frame)
{
    Description description;
    description.name = "Frame";
    description.offset = frame.fileOffset();
    description.size = static_cast<std::uint64_t>(frame.header().frameLen);
    description.summary = byteCountText(description.size);
    if (frame.kind() == FrameKind::Chunk) // there are no parts but the chunk
        return description;
    description.children.push_back(describeHeader(frame));
    description.children.push_back(describeMetalayers(frame));
    if (frame.trailer())
        description.children.push_back(describeVlMetalayers(frame));
    description.children.push_back(describeIndex(frame));
    description.children.push_back(describeTrailer(frame));
    return description;
}

} // namespace bloscope
