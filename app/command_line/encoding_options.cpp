#include "app/command_line/encoding_options.h"

#include "app/command_line/for_slices.h"
#include "core/array/interpretation.h"
#include "core/base/parse_number.h"
#include "core/base/text.h"
#include "core/convert/copy_array.h"
#include "core/filters/filter_table.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

constexpr int mostLevel = 9;

Error unknownName(const char* option, std::string_view name,
                  const std::vector<std::string_view>& known)
{
    return usageError(fmt::format("{}: \"{}\" is not one of {}", option, escapeForDisplay(name),
                                  fmt::join(known, ", ")));
}

// "shuffle", "trunc_prec:-10"
Result<FilterSlot> parseFilter(std::string_view text)
{
    const std::size_t colon = std::min(text.find(':'), text.size());
    const std::string_view name = text.substr(0, colon);
    const Filter* filter = filterNamed(name);
    if (!filter || !filter->apply)
        return unknownName("--filters", name, writableFilters());
    const bool areBits = filter->parameter == FilterParameter::Bits;
    if (colon == text.size() && areBits)
        return usageError(
            fmt::format("--filters: {} needs to know how many bits are kept, {}:N, or "
                        "lost, {}:-N",
                        name, name, name));
    if (colon == text.size())
        return FilterSlot{filter->id, 0};
    if (filter->parameter == FilterParameter::None)
        return usageError(fmt::format("--filters: {} has no parameter", name));
    const int least = areBits ? INT8_MIN : 1;
    const int most = areBits ? INT8_MAX : UINT8_MAX;
    const auto parameter = parseNumber<int>(text.substr(colon + 1));
    if (!parameter || *parameter < least || *parameter > most)
        return usageError(fmt::format("--filters: the parameter of \"{}\" is not one of {} to {}",
                                      escapeForDisplay(text), least, most));
    return FilterSlot{filter->id, static_cast<std::uint8_t>(*parameter)};
}

} // namespace

void EncodingOptions::addTo(CLI::App& command)
{
    const std::string group = "How it is stored";
    const auto writable = writableCodecs();
    command
        .add_option("--codec", m_codec,
                    fmt::format("{}, with a level of 0 to 9: zstd:5 when left out",
                                fmt::join(writable, ", ")))
        ->type_name("NAME:LEVEL")
        ->group(group);
    command
        .add_option("--filters", m_filters,
                    fmt::format("in the order in which they are applied, of {}, some with a "
                                "parameter; none; shuffle when left out",
                                fmt::join(writableFilters(), ", ")))
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

Result<> EncodingOptions::takeCodec(ChunkEncoding& encoding) const
{
    const std::string_view text = m_codec;
    const std::size_t colon = std::min(text.find(':'), text.size());
    const Codec* codec = codecNamed(text.substr(0, colon));
    if (!codec || !codec->encode)
        return unknownName("--codec", text.substr(0, colon), writableCodecs());
    encoding.codec = codec->id;
    if (colon == text.size())
        return {};
    const auto level = parseNumber<int>(text.substr(colon + 1));
    if (!level || *level < 0 || *level > mostLevel)
        return usageError(fmt::format("--codec: the level of \"{}\" is not one of 0 to {}",
                                      escapeForDisplay(text), mostLevel));
    encoding.level = *level;
    return {};
}

// In the last slots, where the reference has them.
Result<> EncodingOptions::takeFilters(ChunkEncoding& encoding) const
{
    if (m_filters == std::vector<std::string>{"none"})
        return {};
    if (m_filters.size() > format::filterSlots)
        return usageError(fmt::format("--filters: {} filters, at most {} are possible",
                                      m_filters.size(), format::filterSlots));
    std::size_t slot = format::filterSlots - m_filters.size();
    for (const std::string& text : m_filters) {
        BLOSCOPE_TRY(const FilterSlot filter, parseFilter(text));
        encoding.filters[slot] = filter.id;
        encoding.filtersMeta[slot] = filter.meta;
        ++slot;
    }
    return {};
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
    BLOSCOPE_CHECK(takeCodec(chunks));
    BLOSCOPE_CHECK(takeFilters(chunks));
    return chunks;
}

Result<> EncodingOptions::check() const
{
    BLOSCOPE_CHECK(chunkEncoding());
    return {};
}

Result<ArrayEncoding> EncodingOptions::encodingOf(const ElementSource& elements) const
{
    BLOSCOPE_TRY(const ChunkEncoding chunks, chunkEncoding());
    BLOSCOPE_TRY(const PartitionWish wish, partitionWish());
    return encodingFor(elements, chunks, wish);
}

} // namespace bloscope
