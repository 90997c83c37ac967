#include "core/convert/encoding_words.h"

#include "core/base/text.h"
#include "core/codecs/codec_table.h"
#include "core/filters/filter_table.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

Error unknownWord(std::string_view word, const std::vector<std::string_view>& known)
{
    return usageError(
        fmt::format("\"{}\" is not one of {}", escapeForDisplay(word), fmt::join(known, ", ")));
}

// "zstd:5" is zstd with 5, "zstd" has nothing behind it.
struct WordWithNumber {
    explicit WordWithNumber(std::string_view text)
        : word(text.substr(0, std::min(text.find(':'), text.size())))
    {
        if (word.size() < text.size())
            number = text.substr(word.size() + 1);
    }

    std::string_view word;
    std::optional<std::string_view> number;
};

// "shuffle", or with its parameter "trunc_prec:10", "bytedelta:4".
Result<FilterSlot> parseFilter(std::string_view text)
{
    const auto [name, number] = WordWithNumber(text);
    const Filter* filter = filterNamed(name);
    if (!filter || !filter->apply)
        return unknownWord(name, filterWords());
    const bool areBits = filter->parameter == FilterParameter::Bits;
    if (!number && areBits)
        return usageError(fmt::format("{} needs a number of bits to keep ({}:N) or to drop ({}:-N)",
                                      name, name, name));
    if (!number)
        return FilterSlot{filter->id, 0};
    if (filter->parameter == FilterParameter::None)
        return usageError(fmt::format("{} takes no parameter", name));
    const int least = areBits ? INT8_MIN : 1;
    const int most = areBits ? INT8_MAX : UINT8_MAX;
    const auto parameter = parseNumber<int>(*number);
    if (!parameter || *parameter < least || *parameter > most)
        return usageError(fmt::format("the parameter of \"{}\" is not in the range {} to {}",
                                      escapeForDisplay(text), least, most));
    return FilterSlot{filter->id, static_cast<std::uint8_t>(*parameter)};
}

} // namespace

std::string codecWord(const ChunkEncoding& encoding)
{
    return codecName(encoding.codec);
}

std::vector<std::string> filterTexts(const ChunkEncoding& encoding)
{
    std::vector<std::string> texts;
    for (std::size_t slot = 0; slot < encoding.filters.size(); ++slot) {
        const std::uint8_t id = encoding.filters[slot];
        if (id == noFilter)
            continue;
        const Filter* filter = filterById(id);
        const std::uint8_t meta = encoding.filtersMeta[slot];
        texts.push_back(filterName(id));
        if (filter && filter->parameter == FilterParameter::Bits)
            texts.back() += fmt::format(":{}", static_cast<std::int8_t>(meta));
        else if (filter && filter->parameter != FilterParameter::None && meta != 0)
            texts.back() += fmt::format(":{}", meta);
    }
    return texts;
}

std::vector<std::string_view> codecWords()
{
    return writableCodecs();
}

std::vector<std::string_view> filterWords()
{
    return writableFilters();
}

Result<> takeCodec(std::string_view text, ChunkEncoding& encoding)
{
    const auto [name, number] = WordWithNumber(text);
    const Codec* codec = codecNamed(name);
    if (!codec || !codec->encode)
        return unknownWord(name, codecWords());
    encoding.codec = codec->id;
    if (!number)
        return {};
    const auto level = parseNumber<int>(*number);
    if (!level || *level < 0 || *level > mostLevel)
        return usageError(fmt::format("the level of \"{}\" is not in the range 0 to {}",
                                      escapeForDisplay(text), mostLevel));
    encoding.level = *level;
    return {};
}

Result<> takeFilters(std::span<const std::string> names, ChunkEncoding& encoding)
{
    encoding.filters = {};
    encoding.filtersMeta = {};
    if (names.size() == 1 && names.front() == "none")
        return {};
    if (names.size() > format::filterSlots)
        return usageError(fmt::format("there are {} filters; the limit is {}", names.size(),
                                      format::filterSlots));
    std::size_t slot = format::filterSlots - names.size();
    for (const std::string& text : names) {
        BLOSCOPE_TRY(const FilterSlot filter, parseFilter(text));
        encoding.filters[slot] = filter.id;
        encoding.filtersMeta[slot] = filter.meta;
        ++slot;
    }
    return {};
}

} // namespace bloscope
