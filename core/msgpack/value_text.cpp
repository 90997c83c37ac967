#include "core/msgpack/value_text.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/msgpack/item_path.h"
#include "core/msgpack/timestamp.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope::msgpack_value {

namespace {

constexpr std::string_view ellipsis = "...";

// Writes until there is enough.
class TextWriter {
 public:
    TextWriter(ByteView bytes, std::size_t most) : m_bytes(bytes), m_most(most) {}

    void write(const StoredItem& item)
    {
        switch (item.kind) {
        case Kind::Nil:
        case Kind::Boolean:
        case Kind::Integer:
        case Kind::Float:
            m_text += *itemText(m_bytes, item);
            break;
        case Kind::Text:
            writeText(textOf(bodyOf(m_bytes, item)));
            break;
        case Kind::Binary:
            writeOpaque(byteCountText(item.bodyBytes), bodyOf(m_bytes, item));
            break;
        case Kind::Extension:
            writeExtension(item.extension, bodyOf(m_bytes, item));
            break;
        case Kind::List:
            writeArray(item);
            break;
        case Kind::Mapping:
            writeMap(item);
            break;
        }
    }
    std::string take() { return std::move(m_text); }

 private:
    void writeText(std::string_view text)
    {
        const std::string_view shown = utf8Prefix(text, room());
        m_text += '"';
        for (const char character : escapeForDisplay(shown)) {
            if (character == '"')
                m_text += '\\';
            m_text += character;
        }
        if (shown.size() < text.size())
            m_text += ellipsis;
        m_text += '"';
    }

    void writeExtension(std::int8_t type, ByteView body)
    {
        if (const auto time = timestampOf(type, body))
            m_text += fmt::format("<{}>", timeText(*time));
        else
            writeOpaque(fmt::format("extension {}, {}", type, byteCountText(body.size())), body);
    }

    void writeOpaque(std::string_view what, ByteView body)
    {
        m_text += '<';
        m_text += what;
        const ByteView shown = body.first(std::min(body.size(), room() / 2));
        if (!shown.empty())
            m_text += ' ';
        appendHex(shown, m_text);
        if (shown.size() < body.size())
            m_text += ellipsis;
        m_text += '>';
    }

    void writeArray(const StoredItem& array)
    {
        const bool tuple = isTuple(m_bytes, array);
        const std::size_t count = itemCount(m_bytes, array);
        StoredItems items(m_bytes, array);
        m_text += tuple ? '(' : '[';
        writeItems(count, [&] { write(items.next()); });
        if (tuple && count == 1)
            m_text += ','; // as Python tells it from a value in brackets
        m_text += tuple ? ')' : ']';
    }

    void writeMap(const StoredItem& map)
    {
        StoredItems items(m_bytes, map);
        m_text += '{';
        writeItems(map.items, [&] {
            write(items.next());
            m_text += ": ";
            write(items.next());
        });
        m_text += '}';
    }

    template <class Write>
    void writeItems(std::size_t count, Write writeNext)
    {
        for (std::size_t i = 0; i < count; ++i) {
            if (i > 0)
                m_text += ", ";
            if (room() == 0) {
                m_text += ellipsis;
                return;
            }
            writeNext();
        }
    }

    std::size_t room() const { return m_most - std::min(m_most, m_text.size()); }

    ByteView m_bytes;
    std::size_t m_most;
    std::string m_text;
};

} // namespace

std::string shortText(ByteView bytes, const StoredItem& item, std::size_t most)
{
    TextWriter writer(bytes, most);
    writer.write(item);
    return writer.take();
}

Result<std::string> shortText(ByteView bytes, std::size_t most)
{
    BLOSCOPE_CHECK(endOfStored(bytes, 0));
    BLOSCOPE_TRY(const StoredItem item, storedItemAt(bytes, 0));
    return shortText(bytes, item, most);
}

std::string keyText(ByteView bytes, const StoredItem& key)
{
    constexpr std::size_t longestShown = 80;
    if (key.kind == Kind::Text)
        return escapeForDisplay(textOf(bodyOf(bytes, key)));
    return shortText(bytes, key, longestShown);
}

} // namespace bloscope::msgpack_value
