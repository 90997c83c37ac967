#include "app/command_line/encoding_options.h"

#include "core/array/interpretation.h"
#include "core/base/text.h"
#include "core/convert/copy_array.h"
#include "core/convert/encoding_words.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

Result<std::vector<std::size_t>> parseAxes(std::span<const std::string> texts)
{
    constexpr std::string_view word = "axis";
    std::vector<std::size_t> axes;
    for (const std::string_view text : texts) {
        const auto axis =
            parseNumber<std::size_t>(text.starts_with(word) ? text.substr(word.size()) : text);
        if (!axis)
            return usageError(
                fmt::format("--for-slices: \"{}\" is no dimension; the first one is 0",
                            escapeForDisplay(text)));
        axes.push_back(*axis);
    }
    return axes;
}

void EncodingOptions::addTo(CLI::App& command)
{
    const std::string group = "How it is stored";
    command
        .add_option("--codec", m_codec,
                    fmt::format("{}, with a level of 0 to 9: zstd:5 when left out",
                                fmt::join(codecWords(), ", ")))
        ->type_name("NAME:LEVEL")
        ->group(group);
    command
        .add_option("--filters", m_filters,
                    fmt::format("in the order in which they are applied, of {}, some with a "
                                "parameter; none; shuffle when left out",
                                fmt::join(filterWords(), ", ")))
        ->delimiter(',')
        ->type_name("NAME[:N]")
        ->group(group);
    auto* chunks = command.add_option("--chunks", m_chunks,
                                      "shape of the chunks, such as 1,512,512; at most 4 MiB, cut "
                                      "evenly, when left out");
    chunks->type_name("SHAPE")->group(group);
    command
        .add_option("--blocks", m_blocks,
                    "shape of the blocks, which are decoded as a whole; at most 256 KiB when left "
                    "out")
        ->type_name("SHAPE")
        ->group(group);
    command
        .add_option("--for-slices", m_forSlices,
                    "dimensions of which one index is read at a time: 0 for images in a stack")
        ->delimiter(',')
        ->type_name("AXIS")
        ->group(group)
        ->excludes(chunks);
}

Result<PartitionWish> EncodingOptions::partitionWish() const
{
    PartitionWish wish;
    if (!m_chunks.empty()) {
        BLOSCOPE_TRY(wish.chunkshape, parseShape(m_chunks).within("--chunks"));
    }
    if (!m_blocks.empty()) {
        BLOSCOPE_TRY(wish.blockshape, parseShape(m_blocks).within("--blocks"));
    }
    BLOSCOPE_TRY(wish.planesAlong, parseAxes(m_forSlices));
    return wish;
}

Result<ChunkEncoding> EncodingOptions::chunkEncoding() const
{
    ChunkEncoding chunks;
    BLOSCOPE_CHECK(takeCodec(m_codec, chunks).within("--codec"));
    BLOSCOPE_CHECK(takeFilters(m_filters, chunks).within("--filters"));
    return chunks;
}

Result<> EncodingOptions::check() const
{
    BLOSCOPE_CHECK(chunkEncoding());
    return {};
}

bool EncodingOptions::hasLargerBlocks(const ElementSource& elements, const ArrayEncoding& how) const
{
    const auto wish = partitionWish();
    if (!wish || !needsOneBlock(how.chunks))
        return false;
    const auto usual = choosePartition(elements.shape(), how.chunks.typesize, *wish);
    return usual && usual->blockshape != how.blockshape;
}

Result<ArrayEncoding> EncodingOptions::encodingOf(const ElementSource& elements) const
{
    BLOSCOPE_TRY(const ChunkEncoding chunks, chunkEncoding());
    BLOSCOPE_TRY(const PartitionWish wish, partitionWish());
    return encodingFor(elements, chunks, wish);
}

} // namespace bloscope
