#include "core/frame/oddities.h"

#include "core/base/text.h"
#include "core/codecs/codec_table.h"
#include "core/filters/filter_table.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace bloscope {

namespace {

constexpr int highestLevel = 9;
constexpr std::uint8_t splitModeBits = 0x03;

std::vector<std::string> namesThatRepeat(const MetadataSection& section)
{
    std::map<std::string_view, int> counts;
    for (const MetadataEntry& entry : section.entries)
        ++counts[entry.name];
    std::vector<std::string> sentences;
    for (const auto& [name, count] : counts)
        if (count > 1)
            sentences.push_back(fmt::format("the metadata entry '{}' occurs {} times",
                                            escapeForDisplay(name), count));
    return sentences;
}

std::vector<const MetadataEntry*> valuesInOrder(const MetadataSection& section)
{
    std::vector<const MetadataEntry*> values;
    for (const MetadataEntry& entry : section.entries)
        if (!entry.value.empty())
            values.push_back(&entry);
    std::stable_sort(values.begin(), values.end(),
                     [](const auto* a, const auto* b) { return a->valueOffset < b->valueOffset; });
    return values;
}

} // namespace

std::vector<std::string> odditiesOf(const FrameHeader& header)
{
    std::vector<std::string> sentences;
    if (header.blocksize < 0 || header.blocksize > format::maxBlockBytes)
        sentences.push_back(
            fmt::format("a block size of {} bytes is impossible; each chunk specifies its own",
                        header.blocksize));
    if (!codecById(header.codecId()))
        sentences.push_back(
            fmt::format("the default codec {} is unknown; stored chunks may still be readable",
                        header.codecId()));
    for (const std::uint8_t filter : header.filters)
        if (filter != noFilter && !filterById(filter))
            sentences.push_back(fmt::format(
                "the default filter {} is unknown; stored chunks may still be readable", filter));
    if (header.compressionLevel() > highestLevel)
        sentences.push_back(
            fmt::format("unusual compression level {} in the defaults", header.compressionLevel()));
    if ((header.otherFlags & ~splitModeBits) != 0)
        sentences.push_back(
            fmt::format("unusual flags 0x{:02x} in the compression defaults", header.otherFlags));
    return sentences;
}

std::vector<std::string> odditiesOf(const MetadataSection& section)
{
    std::vector<std::string> sentences = namesThatRepeat(section);
    const std::vector<const MetadataEntry*> values = valuesInOrder(section);
    const auto overlap =
        std::adjacent_find(values.begin(), values.end(), [](const auto* a, const auto* b) {
            return a->valueOffset + a->value.size() > b->valueOffset;
        });
    if (overlap != values.end())
        sentences.push_back(fmt::format("the metadata entries '{}' and '{}' overlap; the file must "
                                        "be rewritten before it can be edited",
                                        escapeForDisplay((*overlap)->name),
                                        escapeForDisplay((*std::next(overlap))->name)));
    return sentences;
}

} // namespace bloscope
