#include "tests/corpus/python_json.h"

#include "core/msgpack/read.h"
#include "core/msgpack/timestamp.h"
#include "core/objects/item_list.h"
#include "core/objects/metadata_value.h"
#include "core/store/store.h"
#include "tests/corpus/opened_entry.h"
#include "tests/support/sha256.h"

#include <cmath>

namespace bloscope::test {

namespace {

using namespace msgpack_value;

constexpr std::int64_t mostExact = std::int64_t(1) << 53;
constexpr std::size_t mostHexBytes = 128;
constexpr std::int8_t frameType = 42;
constexpr std::int8_t referenceType = 43;

Json json(const Value& value);

Json json(Nil)
{
    return nullptr;
}
Json json(bool value)
{
    return value;
}
Json json(std::int64_t value)
{
    return value >= -mostExact && value <= mostExact ? Json(value)
                                                     : Json{{"int", std::to_string(value)}};
}
Json json(std::uint64_t value)
{
    return {{"int", std::to_string(value)}};
}
Json json(double value)
{
    if (std::isfinite(value))
        return value;
    return {{"float", std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf"}};
}
Json json(float value)
{
    return json(double(value));
}
Json json(const Text& text)
{
    return text.bytes;
}

Json json(const Binary& binary)
{
    if (binary.bytes.size() <= mostHexBytes)
        return {{"bytes_hex", hexOf(binary.bytes)}};
    return {{"bytes_len", binary.bytes.size()},
            {"sha256", Sha256::of(binary.bytes)},
            {"head_hex", hexOf(ByteView(binary.bytes).first(16))}};
}

Json json(const msgpack_value::Array& array)
{
    const bool tuple = !array.empty() && array.front() == Value{Text{"__tuple__"}};
    Json list = Json::array();
    for (std::size_t i = tuple ? 1 : 0; i < array.size(); ++i)
        list.push_back(json(array[i]));
    return tuple ? Json{{"tuple", list}} : list;
}

Json json(const Map& map)
{
    Json pairs = Json::array();
    for (const MapEntry& entry : map)
        pairs.push_back(Json::array({json(entry.key), json(entry.value)}));
    return {{"dict", pairs}};
}

Json arrayJson(const OpenedEntry& opened)
{
    Sha256 hash;
    const Result<> read = opened.readAll([&](ByteView part) { hash.add(part); });
    const std::string sha256 = read ? hash.hex() : read.error().text();
    if (opened.array()->isNd())
        return {{"b2nd",
                 {{"shape", opened.array()->shape()},
                  {"dtype", *opened.array()->metadata()->dtype},
                  {"sha256", sha256}}}};
    return {{"schunk",
             {{"nbytes", opened.array()->logicalBytes()},
              {"nchunks", opened.frame()->chunkCount()},
              {"typesize", opened.array()->itemsize()},
              {"sha256", sha256}}}};
}

Json itemsJson(const FramePtr& frame)
{
    const auto list = ItemList::open(frame);
    Json items = Json::array();
    for (std::int64_t i = 0; list && i < (*list)->count().value(); ++i)
        items.push_back(pythonJson((*list)->bytes(i).value()));
    return {{"objectarray", items}};
}

Json storeJson(const FramePtr& frame)
{
    const auto store = Store::ofFrame(frame);
    Json keys = Json::array();
    if (store)
        for (const StoreNode& child : (*store)->root().children)
            keys.push_back(child.key);
    return {{"embedstore", keys}};
}

Json frameJson(const ByteBuffer& bytes)
{
    const auto frame = Frame::open(memorySource(bytes));
    if (!frame)
        return frame.error().text();
    const ObjectKind kind = classify(**frame);
    if (isItemList(kind))
        return itemsJson(*frame);
    return isStore(kind) ? storeJson(*frame) : arrayJson(OpenedEntry::of({}, *frame));
}

// {"ref": {...}} for plain references, whose map is spelled as a plain object.
Json referenceJson(const ByteBuffer& bytes)
{
    const auto read = readValue(bytes, Limits());
    if (!read)
        return read.error().text();
    const Value* reference = memberOf(read->value, "ref");
    if (textOf(memberOf(read->value, "kind")) != "ref" || !reference)
        return {{"dict", Json::array({Json::array({"__ext__", referenceType}),
                                      Json::array({"payload", json(read->value)})})}};
    Json plain = Json::object();
    for (const MapEntry& entry : std::get<Map>(reference->data))
        plain[*textOf(&entry.key)] = json(entry.value);
    return {{"ref", plain}};
}

Json json(const Extension& extension)
{
    if (extension.type == frameType)
        return frameJson(extension.bytes);
    if (extension.type == referenceType)
        return referenceJson(extension.bytes);
    if (const auto time = timestampOf(extension.type, extension.bytes))
        return {{"timestamp", Json::array({time->seconds, time->nanoseconds})}};
    return {{"ext", extension.type}, {"hex", hexOf(extension.bytes)}};
}

Json json(const Value& value)
{
    return std::visit([](const auto& data) { return json(data); }, value.data);
}

} // namespace

Json pythonJson(ByteView stored)
{
    const auto read = readValue(stored, Limits());
    if (!read)
        return read.error().text();
    if (read->used != stored.size())
        return "more than one msgpack value";
    return json(read->value);
}

} // namespace bloscope::test
