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
                fmt::format("--for-slices: \"{}\" is not a dimension; the first one is 0",
                            escapeForDisplay(text)));
        axes.push_back(*axis);
    }
    return axes;
}

void EncodingOptions::addTo(CLI::App& command)
{
    const std::string group = "Storage options";
    command
        .add_option("--codec", m_codec,
                    fmt::format("codec ({}) with a level from 0 to 9; default: zstd:5",
                                fmt::join(codecWords(), ", ")))
        ->type_name("NAME:LEVEL")
        ->group(group);
    command
        .add_option("--filters", m_filters,
                    fmt::format("filters in order of application ({}; some take a parameter), or "
                                "none; default: shuffle",
                                fmt::join(filterWords(), ", ")))
        ->delimiter(',')
        ->type_name("NAME[:N]")
        ->group(group);
    auto* chunks = command.add_option(
        "--chunks", m_chunks,
        "shape of the chunks, such as 1,512,512; default: even parts of at most 4 MiB");
    chunks->type_name("SHAPE")->group(group);
    command
        .add_option("--blocks", m_blocks,
                    "shape of the blocks, which are decoded as a whole; default: at most 256 KiB")
        ->type_name("SHAPE")
        ->group(group);
    command
        .add_option("--for-slices", m_forSlices,
                    "dimensions that are read one index at a time, such as 0 for a stack of images")
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

bool EncodingOptions::hasLargerBlocks(const CellSource& elements, const ArrayEncoding& how) const
{
    const auto wish = partitionWish();
    if (!wish || !needsOneBlock(how.chunks))
        return false;
    const auto usual = choosePartition(elements.shape(), how.chunks.typesize, *wish);
    return usual && usual->blockshape != how.blockshape;
}

Result<ArrayEncoding> EncodingOptions::encodingOf(const CellSource& elements) const
{
    BLOSCOPE_TRY(const ChunkEncoding chunks, chunkEncoding());
    BLOSCOPE_TRY(const PartitionWish wish, partitionWish());
    return encodingFor(elements, chunks, wish);
}

} // namespace bloscope
