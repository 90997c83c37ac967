#include "core/store/embed_map.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/objects/metadata_value.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using msgpack_value::Value;

EmbeddedEntry entryOf(std::string key, const Value& place)
{
    EmbeddedEntry entry;
    entry.key = std::move(key);
    if (textOf(memberOf(place, "urlbase"))) {
        entry.remote = referenceOf(place);
        return entry;
    }
    const std::int64_t offset = integerOf(memberOf(place, "offset")).value_or(-1);
    const std::int64_t length = integerOf(memberOf(place, "length")).value_or(-1);
    if (offset < 0 || length < 0) {
        entry.problem = fmt::format("the map of the store does not say where '{}' is",
                                    escapeForDisplay(entry.key));
        return entry;
    }
    entry.offset = static_cast<std::uint64_t>(offset);
    entry.length = static_cast<std::uint64_t>(length);
    return entry;
}

} // namespace

Result<std::vector<EmbeddedEntry>> readEmbedMap(const Frame& frame)
{
    const auto metadata = vlMetalayerValue(frame, "estore_metadata");
    const Value* map = metadata ? memberOf(*metadata, "embed_map") : nullptr;
    const auto* places = map ? std::get_if<msgpack_value::Map>(&map->data) : nullptr;
    if (!places)
        return Error{ErrorKind::Malformed,
                     "the map of the stored objects is missing or cannot be read"};
    std::vector<EmbeddedEntry> entries;
    for (const msgpack_value::MapEntry& place : *places)
        if (auto key = textOf(&place.key))
            entries.push_back(entryOf(*std::move(key), place.value));
    return entries;
}

std::vector<std::string> checkEmbedMap(std::vector<EmbeddedEntry>& entries, std::uint64_t bytes)
{
    std::vector<const EmbeddedEntry*> byPlace;
    for (EmbeddedEntry& entry : entries) {
        if (entry.remote || !entry.problem.empty())
            continue;
        if (fits(entry.offset, entry.length, bytes))
            byPlace.push_back(&entry);
        else
            entry.problem =
                fmt::format("stored object '{}' is outside the store", escapeForDisplay(entry.key));
    }
    std::ranges::sort(byPlace, {}, &EmbeddedEntry::offset);
    std::vector<std::string> notes;
    const EmbeddedEntry* furthest = nullptr; // which reaches the furthest of those before
    for (const EmbeddedEntry* entry : byPlace) {
        if (furthest && furthest->offset + furthest->length > entry->offset)
            notes.push_back(fmt::format("stored objects '{}' and '{}' share bytes",
                                        escapeForDisplay(furthest->key),
                                        escapeForDisplay(entry->key)));
        if (!furthest || entry->offset + entry->length > furthest->offset + furthest->length)
            furthest = entry;
    }
    return notes;
}

} // namespace bloscope
