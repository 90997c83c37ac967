#include "core/geometry/sliced_entries.h"

#include "core/base/text.h"
#include "core/geometry/sources.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"
#include "core/pickle/write_pickle.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;

constexpr std::string_view medBlosc2 = "med_blosc2";
constexpr std::string_view mlArray = "mlarray";

bool isWhole(const DimensionSlice& taken, std::int64_t extent)
{
    return !taken.fixed && taken.start == 0 && taken.step == 1 && taken.count == extent;
}

std::string shown(std::string_view name)
{
    return escapeForDisplay(name, longestLabel);
}

// A list with the mark of a tuple where `like` has one.
msgpack::Value listLike(const msgpack::Value& like, msgpack::Array items)
{
    const auto& array = std::get<msgpack::Array>(like.data);
    if (listIn(&like)->count < array.size())
        items.insert(items.begin(), array.front());
    return {std::move(items)};
}

// The letters of a pattern of two by two filters that begins at another row or column.
std::string shifted(std::string_view pattern, bool byRow, bool byColumn)
{
    std::string moved;
    for (std::size_t at = 0; at < pattern.size(); ++at)
        moved += pattern[at ^ (byRow ? 2U : 0U) ^ (byColumn ? 1U : 0U)];
    return moved;
}

} // namespace

SlicedEntries::SlicedEntries(const Array& array, const Slice& slice)
    : m_array(array),
      m_slice(slice),
      m_names(namesOfDimensions(*array.frame(), array.shape().size())),
      m_isRecording(isXiLens(array))
{
}

std::optional<ByteBuffer> SlicedEntries::valueOf(const std::string& name, ByteView stored)
{
    const ByteBuffer asItIs(stored.begin(), stored.end());
    const Limits& limits = m_array.frame()->limits();
    const auto read = m_slice == Slice::whole(m_array.shape())
                          ? Result<msgpack::ReadValue>(cancelled())
                          : msgpack::readValue(stored, limits);
    if (!read)
        return asItIs;
    if (const auto* packed = std::get_if<msgpack::Binary>(&read->value.data))
        return name == mlArray ? pickled(name, packed->bytes) : asItIs;
    const Sliced value = sliced(name, read->value);
    if (!value)
        return {};
    return *value == read->value ? asItIs : msgpack::writeLike(*value, stored, limits);
}

SlicedEntries::Sliced SlicedEntries::sliced(const std::string& name, const Value& value)
{
    if (name == medBlosc2 || name == mlArray)
        return medical(name, value);
    if (namesDimensions(name))
        return names(value);
    if (holdsCoordinates(name))
        return coordinates(name, value);
    if (m_isRecording && listIn(&value))
        return ofFrames(name, value);
    const auto dimension = dimensionCalled(name);
    Sliced ofDimension = dimension ? coordinate(value, {*dimension}) : value;
    if (!ofDimension)
        leaveOut(fmt::format("{}, which does not have one coordinate for each index", shown(name)));
    return ofDimension;
}

std::optional<std::size_t> SlicedEntries::dimensionCalled(std::string_view name) const
{
    const auto found = std::ranges::find(m_names, name);
    return found == m_names.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - m_names.begin()));
}

// A name for each dimension, or a text with a letter for each.
SlicedEntries::Sliced SlicedEntries::names(const Value& value) const
{
    const std::size_t count = m_slice.dimensions().size();
    const auto list = listIn(&value);
    const auto text = textIn(&value);
    if ((list ? list->count : text ? text->size() : 0) != count)
        return value;
    std::string letters;
    msgpack::Array items;
    for (std::size_t d = 0; d < count; ++d) {
        if (m_slice[d].fixed)
            continue;
        if (list)
            items.push_back(list->first[d]);
        else
            letters += (*text)[d];
    }
    return list ? listLike(value, std::move(items)) : Value{msgpack::Text{std::move(letters)}};
}

// Which dimensions a coordinate runs along: those that it names itself, as xarray has it, or the
// one that it is called like. Nothing where nobody says so.
std::optional<SlicedEntries::Dimensions> SlicedEntries::dimensionsOf(std::string_view name,
                                                                     const Value& value) const
{
    Dimensions dimensions;
    if (const auto named = textsIn(memberNamed(&value, "dims"))) {
        for (const std::string& each : *named) {
            const auto dimension = dimensionCalled(each);
            if (!dimension)
                return {};
            dimensions.push_back(*dimension);
        }
        return dimensions;
    }
    const auto dimension = dimensionCalled(name);
    return dimension ? std::optional(Dimensions{*dimension}) : std::nullopt;
}

// Each item of `coordinates`.
SlicedEntries::Sliced SlicedEntries::coordinates(const std::string& name, const Value& value)
{
    const auto* map = std::get_if<msgpack::Map>(&value.data);
    if (!map)
        return value;
    msgpack::Map kept;
    for (const msgpack::MapEntry& item : *map) {
        const std::string key(textIn(&item.key).value_or(""));
        const bool isList = listIn(&item.value) || listIn(memberNamed(&item.value, "data")) ||
                            listIn(memberNamed(&item.value, "values"));
        const auto dimensions = dimensionsOf(key, item.value);
        const Sliced sliced = !isList      ? item.value
                              : dimensions ? coordinate(item.value, *dimensions)
                                           : Sliced();
        if (sliced)
            kept.push_back({item.key, *sliced});
        else
            leaveOut(fmt::format("{} of {}, which does not have one coordinate for each index of "
                                 "the named dimensions",
                                 shown(key), shown(name)));
    }
    return Value{std::move(kept)};
}

// A list, or what xarray makes of one; of dimensions with one index a scalar, as xarray keeps it.
SlicedEntries::Sliced SlicedEntries::coordinate(const Value& value,
                                                const Dimensions& dimensions) const
{
    if (listIn(&value))
        return nested(value, dimensions, 0);
    Value made = value;
    auto* map = std::get_if<msgpack::Map>(&made.data);
    if (!map)
        return value;
    for (msgpack::MapEntry& member : *map) {
        const auto key = textIn(&member.key);
        const auto list = listIn(&member.value);
        if (!list || (key != "data" && key != "values" && key != "dims"))
            continue;
        if (key != "dims") {
            const Sliced data = nested(member.value, dimensions, 0);
            if (!data)
                return {};
            member.value = *data;
            continue;
        }
        msgpack::Array names;
        for (std::size_t i = 0; i < std::min(list->count, dimensions.size()); ++i)
            if (!m_slice[dimensions[i]].fixed)
                names.push_back(list->first[i]);
        member.value = listLike(member.value, std::move(names));
    }
    return made;
}

// Lists in lists, one level for each dimension.
SlicedEntries::Sliced SlicedEntries::nested(const Value& value, const Dimensions& dimensions,
                                            std::size_t depth) const
{
    if (depth == dimensions.size())
        return value;
    const std::size_t d = dimensions[depth];
    const DimensionSlice& taken = m_slice[d];
    const auto list = listIn(&value);
    if (!list || static_cast<std::int64_t>(list->count) != m_slice.shape()[d])
        return {};
    const auto itemAt = [&](std::int64_t i) {
        return nested(list->first[taken.at(i)], dimensions, depth + 1);
    };
    if (taken.fixed)
        return itemAt(0);
    msgpack::Array items;
    for (std::int64_t i = 0; i < taken.count; ++i) {
        Sliced item = itemAt(i);
        if (!item)
            return {};
        items.push_back(*std::move(item));
    }
    return listLike(value, std::move(items));
}

SlicedEntries::Sliced SlicedEntries::medical(const std::string& name, const Value& value)
{
    Value made = value;
    if (auto* mapping = std::get_if<msgpack::Map>(&made.data))
        sliceMedical(*mapping, m_slice, name, m_leftOut);
    return made;
}

std::optional<ByteBuffer> SlicedEntries::pickled(const std::string& name, ByteView stored)
{
    const auto pickle =
        pickle::RewritablePickle::of(stored, m_array.frame()->limits().metadataValueBytes);
    const Sliced value = pickle ? medical(name, pickle->tree()) : Sliced();
    const auto bytes = value ? pickle->write(*value) : Result<ByteBuffer>(pickle.error());
    if (bytes)
        return msgpack::writeValue({msgpack::Binary{*bytes}});
    leaveOut(fmt::format("{}, which cannot be written for the slice: {}", shown(name),
                         bytes.error().text()));
    return {};
}

// Every list has an item for each frame, or its writer was stopped.
SlicedEntries::Sliced SlicedEntries::ofFrames(const std::string& name, const Value& value)
{
    const auto list = listIn(&value);
    if (static_cast<std::int64_t>(list->count) != m_slice.shape().front()) {
        leaveOut(fmt::format("{}, which has {} items for {} frames", shown(name), list->count,
                             m_slice.shape().front()));
        return {};
    }
    const DimensionSlice& frames = m_slice[0];
    msgpack::Array items;
    for (std::int64_t i = 0; i < frames.count; ++i)
        items.push_back(list->first[frames.at(i)]);
    Value made = listLike(value, std::move(items));
    return name == "color_filter_array" ? colorFilters(name, made) : made;
}

// Which colour the filter of the first pixel has changes with each row and column left out before
// it; of every other row or column there is no pattern.
SlicedEntries::Sliced SlicedEntries::colorFilters(const std::string& name, const Value& value)
{
    constexpr std::size_t letters = 4; // of a pattern, at the end of its name
    const DimensionSlice& rows = m_slice[1];
    const DimensionSlice& columns = m_slice[2];
    if (isWhole(rows, m_slice.shape()[1]) && isWhole(columns, m_slice.shape()[2]))
        return value;
    const auto keepsPattern = [](const DimensionSlice& taken) {
        return !taken.fixed && taken.step % 2 != 0;
    };
    Value made = value;
    bool isKnown = keepsPattern(rows) && keepsPattern(columns);
    auto& items = std::get<msgpack::Array>(made.data);
    for (std::size_t i = items.size() - listIn(&made)->count; i < items.size(); ++i) {
        auto* text = std::get_if<msgpack::Text>(&items[i].data);
        isKnown = isKnown && text && text->bytes.size() >= letters;
        if (!isKnown)
            break;
        const std::size_t at = text->bytes.size() - letters;
        text->bytes.replace(at, letters,
                            shifted(std::string_view(text->bytes).substr(at), rows.start % 2 != 0,
                                    columns.start % 2 != 0));
    }
    if (isKnown)
        return made;
    leaveOut(fmt::format("{}, whose pattern does not apply to the slice", shown(name)));
    return {};
}

} // namespace bloscope
