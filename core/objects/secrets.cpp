#include "core/objects/secrets.h"

#include "core/msgpack/stored_item.h"
#include "core/objects/address.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

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

void hide(ByteSpan secret)
{
    for (std::size_t i = 0; i < secret.size(); ++i)
        secret[i] = static_cast<std::byte>(i < placeholder.size() ? placeholder[i] : '*');
}

// (path, server, token): everything behind the first two.
void hideFrom(ByteBuffer& bytes, const StoredItem& address)
{
    StoredItems items(bytes, address.bodyOffset()); // the marker of a tuple first
    const std::size_t known = isTuple(bytes, address) ? 3 : 2;
    for (std::size_t i = 0; i < address.items; ++i) {
        const StoredItem item = items.next();
        if (i >= known && item.kind != Kind::Nil)
            hide(ByteSpan(bytes).subspan(item.bodyOffset(), item.bodyBytes));
    }
}

bool hasBytes(const StoredItem& item)
{
    return item.kind == Kind::Text || item.kind == Kind::Binary || item.kind == Kind::Extension;
}

// Goes through a complete value in the order in which it is stored, and hides what stands under
// the name of a secret, and what addresses tell.
class RemoteSecrets {
 public:
    explicit RemoteSecrets(ByteBuffer& bytes) : m_bytes(bytes) {}

    void hideAll()
    {
        for (std::size_t at = 0; at < m_bytes.size();) {
            const auto item = storedItemAt(m_bytes, at);
            if (!item)
                return;
            const bool isKey =
                !m_levels.empty() && m_levels.back().isMap && m_levels.back().left % 2 == 0;
            const bool isSecret = std::exchange(m_nextIsSecret, isKey && namesSecretKey(*item));
            if (isSecret && !item->isContainer() && hasBytes(*item))
                hide(body(*item));
            else if (item->kind == Kind::Text)
                hideInAddress(body(*item));
            at = item->endOfBody();
            step(*item, isSecret);
        }
    }

 private:
    // Items that are still to come of a list or map; all of them are secret in one that is.
    struct Level {
        std::size_t left = 0;
        bool isMap = false;
        bool isSecret = false;
    };

    ByteSpan body(const StoredItem& item)
    {
        return ByteSpan(m_bytes).subspan(item.bodyOffset(), item.bodyBytes);
    }

    bool namesSecretKey(const StoredItem& item)
    {
        const std::string_view name = textOf(body(item));
        return item.kind == Kind::Text && (name == "storage_options" || namesSecret(name));
    }

    static void hideInAddress(ByteSpan text)
    {
        for (const SecretPlace& secret : secretsInAddress(textOf(text)))
            hide(text.subspan(secret.begin, secret.size));
    }

    void step(const StoredItem& item, bool isSecret);

    ByteBuffer& m_bytes;
    std::vector<Level> m_levels;
    bool m_nextIsSecret = false;
};

void RemoteSecrets::step(const StoredItem& item, bool isSecret)
{
    if (!m_levels.empty())
        --m_levels.back().left;
    if (item.isContainer() && item.items > 0) {
        const bool isMap = item.kind == Kind::Mapping;
        m_levels.push_back({item.items * (isMap ? 2 : 1), isMap, isSecret});
    }
    while (!m_levels.empty() && m_levels.back().left == 0)
        m_levels.pop_back();
    // Values of a secret map are secret, its names are not.
    if (m_levels.empty() || !m_levels.back().isSecret)
        return;
    const Level& level = m_levels.back();
    m_nextIsSecret = !level.isMap || level.left % 2 == 1;
}

} // namespace

ByteBuffer withoutSecrets(std::string_view name, ByteBuffer value)
{
    constexpr std::array<std::string_view, 2> remote = {"b2o", "b2remote_manifest"};
    if (std::ranges::find(remote, name) != remote.end() && endOfStored(value, 0))
        RemoteSecrets(value).hideAll();
    if (name != "proxy-source")
        return value;
    const auto address = memberAt(value, "urlpath");
    if (address && address->kind == Kind::List)
        hideFrom(value, *address);
    return value;
}

} // namespace bloscope
