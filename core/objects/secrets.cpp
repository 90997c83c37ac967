#include "core/objects/secrets.h"

#include "core/msgpack/stored_item.h"

#include <algorithm>

namespace bloscope {

namespace {

using namespace msgpack_value;

constexpr std::string_view placeholder = "(hidden)";

// The value of a text key in the map that `bytes` are.
std::optional<StoredItem> memberAt(ByteView bytes, std::string_view key)
{
    const auto map = storedItemAt(bytes, 0);
    if (!map || map->kind != Kind::Mapping || !endOfStored(bytes, 0))
        return {};
    StoredItems items(bytes, *map);
    for (std::size_t i = 0; i < map->items; ++i) {
        const StoredItem name = items.next();
        const StoredItem value = items.next();
        if (name.kind == Kind::Text && textOf(bodyOf(bytes, name)) == key)
            return value;
    }
    return {};
}

// (path, server, token): everything behind the first two.
void hideFrom(ByteBuffer& bytes, const StoredItem& address)
{
    StoredItems items(bytes, address.bodyOffset()); // the marker of a tuple first
    const std::size_t known = isTuple(bytes, address) ? 3 : 2;
    for (std::size_t i = 0; i < address.items; ++i) {
        const StoredItem item = items.next();
        if (i < known || item.kind == Kind::Nil)
            continue;
        for (std::size_t k = 0; k < item.bodyBytes; ++k)
            bytes[item.bodyOffset() + k] =
                static_cast<std::byte>(k < placeholder.size() ? placeholder[k] : '*');
    }
}

} // namespace

ByteBuffer withoutSecrets(std::string_view name, ByteBuffer value)
{
    if (name != "proxy-source")
        return value;
    const auto address = memberAt(value, "urlpath");
    if (address && address->kind == Kind::List)
        hideFrom(value, *address);
    return value;
}

} // namespace bloscope
