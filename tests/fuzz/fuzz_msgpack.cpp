#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/msgpack/value_text.h"
#include "core/objects/secrets.h"
#include "tests/fuzz/fuzz_target.h"

#include <nlohmann/json.hpp>

using namespace bloscope;
using namespace bloscope::fuzz;
using namespace bloscope::msgpack_value;

namespace {

void canBeShown(const Value& value)
{
    require(nlohmann::ordered_json::accept(toJson(value).dump()));
}

// Whatever is complete can be written on a line and walked through.
void canBeWalked(ByteView bytes)
{
    constexpr std::size_t most = 200;
    const auto end = endOfStored(bytes, 0);
    require(end.has_value() == shortText(bytes, most).has_value());
    if (!end)
        return;
    const StoredItem item = *storedItemAt(bytes, 0);
    require(*end <= bytes.size() && item.endOfBody() <= *end);
    require(!shortText(bytes, most)->empty() && shortText(bytes, most)->size() < 20 * most);
    require(!formText(bytes, item).empty());
    StoredItems items(bytes, item);
    const std::size_t count = itemCount(bytes, item);
    for (std::size_t i = 0; i < (item.kind == Kind::Mapping ? 2 * count : count); ++i)
        require(items.next().offset < *end);
    require(!item.isContainer() || items.offset() == *end);
}

// What is hidden keeps its size and its kind.
void canBeHidden(const ByteBuffer& bytes, std::size_t used)
{
    const ByteBuffer hidden = withoutSecrets("b2o", bytes);
    require(hidden.size() == bytes.size());
    const auto end = endOfStored(hidden, 0);
    require(end && *end == used);
}

} // namespace

// One msgpack value, and perhaps more behind it.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const ByteBuffer bytes(reinterpret_cast<const std::byte*>(data),
                           reinterpret_cast<const std::byte*>(data) + size);
    canBeWalked(bytes);
    const auto read = readValue(bytes, Limits());
    if (!read) {
        require(read.error().kind() == ErrorKind::Malformed ||
                read.error().kind() == ErrorKind::Limit);
        return 0;
    }
    require(read->used > 0 && read->used <= bytes.size());
    const auto again = readValue(ByteView(bytes).first(read->used), Limits());
    require(again && again->used == read->used);
    require(!readValue(ByteView(bytes).first(read->used - 1), Limits()));
    require(endOfStored(bytes, 0).has_value() && *endOfStored(bytes, 0) == read->used);
    canBeShown(read->value);
    canBeHidden(bytes, read->used);
    return 0;
}
