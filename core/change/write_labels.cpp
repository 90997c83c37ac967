#include "core/change/write_labels.h"

#include "core/geometry/stored_entries.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;

constexpr auto section = MetadataSectionOf::Trailer;

msgpack::Value text(std::string_view bytes)
{
    return {msgpack::Text{std::string(bytes)}};
}

std::string nameOf(const Geometry& geometry, std::size_t d)
{
    const std::string& name = geometry.dimensions[d].name;
    return name.empty() ? fmt::format("dim_{}", d) : name;
}

// What stands under a text in a map; a new one is nil.
msgpack::Value& madeMember(msgpack::Map& map, std::string_view key)
{
    for (msgpack::MapEntry& entry : map)
        if (const auto* known = std::get_if<msgpack::Text>(&entry.key.data);
            known && known->bytes == key)
            return entry.value;
    map.push_back({text(key), {}});
    return map.back().value;
}

msgpack::Map& asMap(msgpack::Value& value)
{
    if (!std::holds_alternative<msgpack::Map>(value.data))
        value.data = msgpack::Map();
    return std::get<msgpack::Map>(value.data);
}

msgpack::Value listOf(const Coordinates& coordinates)
{
    msgpack::Array items;
    for (std::int64_t i = 0; i < coordinates.count(); ++i) {
        if (const auto* even = std::get_if<Coordinates::Regular>(&coordinates.kind()))
            items.push_back({even->origin + static_cast<double>(i) * even->spacing});
        else if (const auto* numbers = std::get_if<Coordinates::Numbers>(&coordinates.kind()))
            items.push_back({(*numbers)[static_cast<std::size_t>(i)]});
        else
            items.push_back(text(coordinates.textAt(i)));
    }
    return {std::move(items)};
}

// An item of `coordinates`, with what else it holds.
Result<> writeItem(const Geometry& geometry, std::size_t d, msgpack::Value& item)
{
    const DimensionGeometry& told = geometry.dimensions[d];
    if (!told.coordinates)
        return usageError(
            fmt::format("dimension {} has a unit, but no coordinates to write it with", d));
    if (told.coordinates->count() > mostWrittenCoordinates)
        return usageError(fmt::format("dimension {} has {} coordinates; at most {} can be written",
                                      d, told.coordinates->count(), mostWrittenCoordinates));
    msgpack::Map& map = asMap(item);
    madeMember(map, "dims").data = msgpack::Array{text(nameOf(geometry, d))};
    msgpack::Map& attributes = asMap(madeMember(map, "attrs"));
    if (!told.unit.empty())
        madeMember(attributes, "units") = text(told.unit);
    madeMember(map, "data") = listOf(*told.coordinates);
    return {};
}

// An entry as it is to be, and where it stands.
struct LabelEntry {
    std::string name;
    std::optional<std::size_t> place; // nothing: it is new
    msgpack::Value value;
    SharedBytes before;
};

Result<LabelEntry> entryOf(const EditSet& edits, std::string name)
{
    LabelEntry entry{std::move(name), {}, {}, {}};
    entry.place = edits.find(section, entry.name);
    if (!entry.place)
        return entry;
    BLOSCOPE_TRY(entry.before, edits.value(section, *entry.place));
    BLOSCOPE_TRY(msgpack::ReadValue read,
                 msgpack::readValue(*entry.before, edits.frame()->limits()));
    entry.value = std::move(read.value);
    return entry;
}

Error holdsSomethingElse(const LabelEntry& entry)
{
    return usageError(fmt::format("the entry \"{}\" already contains something else", entry.name));
}

Result<LabelEntry> namesEntry(const Geometry& geometry, const EditSet& edits)
{
    if (edits.find(MetadataSectionOf::Header, "dims"))
        return usageError(
            "the metalayer \"dims\" contains the names and takes precedence over entries");
    BLOSCOPE_TRY(LabelEntry entry, entryOf(edits, "dims"));
    const auto known = textsIn(&entry.value);
    if (entry.place && (!known || known->size() != geometry.dimensions.size()))
        return holdsSomethingElse(entry);
    msgpack::Array names;
    for (std::size_t d = 0; d < geometry.dimensions.size(); ++d)
        names.push_back(text(nameOf(geometry, d)));
    entry.value = {std::move(names)};
    return entry;
}

Result<LabelEntry> coordinatesEntry(const HandGeometry& hand, const Geometry& geometry,
                                    const EditSet& edits)
{
    const bool hasOther = edits.find(section, "coords").has_value();
    BLOSCOPE_TRY(LabelEntry entry, entryOf(edits, hasOther ? "coords" : "coordinates"));
    if (entry.place && !std::holds_alternative<msgpack::Map>(entry.value.data))
        return holdsSomethingElse(entry);
    msgpack::Map& items = asMap(entry.value);
    for (std::size_t d = 0; d < hand.size(); ++d) {
        const bool isTold = !hand[d].unit.empty() || hand[d].origin || hand[d].spacing;
        const bool isRenamed = !hand[d].name.empty() && geometry.dimensions[d].coordinates;
        if (isTold || isRenamed)
            BLOSCOPE_CHECK(writeItem(geometry, d, madeMember(items, nameOf(geometry, d))));
    }
    return entry;
}

Result<> put(const LabelEntry& entry, EditSet& to)
{
    if (!entry.place)
        return to.add(section, entry.name, msgpack::writeValue(entry.value),
                      to.entries(section).size());
    return to.setValue(section, *entry.place,
                       msgpack::writeLike(entry.value, *entry.before, to.frame()->limits()));
}

} // namespace

Result<> writeLabels(const HandGeometry& hand, const Geometry& geometry, EditSet& to)
{
    EditSet edits = to;
    BLOSCOPE_TRY(const LabelEntry names, namesEntry(geometry, edits));
    BLOSCOPE_TRY(const LabelEntry coordinates, coordinatesEntry(hand, geometry, edits));
    BLOSCOPE_CHECK(put(names, edits));
    if (!std::get<msgpack::Map>(coordinates.value.data).empty())
        BLOSCOPE_CHECK(put(coordinates, edits));
    to = std::move(edits);
    return {};
}

} // namespace bloscope
