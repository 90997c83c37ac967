#include "core/msgpack/write.h"

#include "core/bytes/byte_writer.h"
#include "core/msgpack/read.h"

#include <bit>
#include <cassert>
#include <map>
#include <optional>
#include <utility>

namespace bloscope::msgpack_value {

namespace {

// How the length of a kind can stand before it.
struct LengthForms {
    std::uint8_t inMarker = 0; // the length is in the marker itself
    std::size_t mostInMarker = 0;
    std::uint8_t marker8 = 0; // 0: there is none
    std::uint8_t marker16 = 0;
    std::uint8_t marker32 = 0;
    bool hasInMarker = true;

    // Length bytes behind a marker.
    unsigned widthOf(std::uint8_t marker) const
    {
        return marker == marker32 ? 4U : marker == marker16 ? 2U : marker == marker8 ? 1U : 0U;
    }
};

LengthForms formsOf(Kind kind)
{
    switch (kind) {
    case Kind::Text:
        return {0xa0, 31, 0xd9, 0xda, 0xdb};
    case Kind::Binary:
        return {0, 0, 0xc4, 0xc5, 0xc6, false};
    case Kind::Extension:
        return {0, 0, 0xc7, 0xc8, 0xc9, false};
    case Kind::List:
        return {0x90, 15, 0, 0xdc, 0xdd};
    case Kind::Mapping:
        return {0x80, 15, 0, 0xde, 0xdf};
    default:
        assert(false && "values of this kind have no length");
        return {};
    }
}

constexpr std::size_t longestFixext = 16;

// A stored value whose forms are to be kept; null for none.
struct Stored {
    ByteView bytes;
    const StoredItem* item = nullptr;

    bool is(Kind kind) const { return item && item->kind == kind; }
    std::optional<std::uint8_t> markerOf(Kind kind) const
    {
        return is(kind) ? std::optional(item->marker) : std::nullopt;
    }
};

using StoredEntries = std::map<ByteBuffer, std::pair<StoredItem, StoredItem>>; // key and value

// The entries of a stored map by their keys, in shortest form; the first of several counts.
StoredEntries entriesByKey(const Stored& map, const Limits& limits)
{
    StoredEntries entries;
    StoredItems items(map.bytes, map.item->bodyOffset());
    for (std::size_t i = 0; i < map.item->items; ++i) {
        const StoredItem key = items.next();
        auto shortest = shortestForm(map.bytes.subspan(key.offset), limits);
        const StoredItem value = items.next();
        if (shortest)
            entries.emplace(*std::move(shortest), std::pair(key, value));
    }
    return entries;
}

class Writer {
 public:
    explicit Writer(const Limits& limits) : m_limits(limits) {}

    void write(const Value& value, const Stored& like)
    {
        std::visit([&](const auto& data) { put(data, like); }, value.data);
    }
    ByteBuffer finish() && { return std::move(m_to).finish(); }

 private:
    void put(Nil, const Stored&) { m_to.byte(0xc0); }
    void put(bool value, const Stored&) { m_to.byte(value ? 0xc3 : 0xc2); }

    void put(std::int64_t value, const Stored& like)
    {
        if (putInForm(value, like.markerOf(Kind::Integer)))
            return;
        if (value >= 0)
            putShortest(static_cast<std::uint64_t>(value));
        else
            putShortestNegative(value);
    }
    void put(std::uint64_t value, const Stored&) { putShortest(value); } // beyond int64_t

    // Not the bytes that were there, where both are no numbers: then those are kept.
    void put(float value, const Stored& like) { putFloat(0xca, value, like); }
    void put(double value, const Stored& like) { putFloat(0xcb, value, like); }

    void put(const Text& text, const Stored& like)
    {
        writeHead(Kind::Text, text.bytes.size(), like.markerOf(Kind::Text), m_to);
        m_to.bytes(bytesOf(text.bytes));
    }
    void put(const Binary& binary, const Stored& like)
    {
        writeHead(Kind::Binary, binary.bytes.size(), like.markerOf(Kind::Binary), m_to);
        m_to.bytes(binary.bytes);
    }
    void put(const Extension& extension, const Stored& like)
    {
        writeHead(Kind::Extension, extension.bytes.size(), like.markerOf(Kind::Extension), m_to);
        m_to.byte(static_cast<std::uint8_t>(extension.type));
        m_to.bytes(extension.bytes);
    }

    void put(const Array& array, const Stored& like)
    {
        writeHead(Kind::List, array.size(), like.markerOf(Kind::List), m_to);
        const bool hasItems = like.is(Kind::List);
        StoredItems items(like.bytes, hasItems ? like.item->bodyOffset() : 0);
        for (std::size_t i = 0; i < array.size(); ++i) {
            if (hasItems && i < like.item->items) {
                const StoredItem item = items.next();
                write(array[i], {like.bytes, &item});
            } else {
                write(array[i], {});
            }
        }
    }

    void put(const Map& map, const Stored& like)
    {
        writeHead(Kind::Mapping, map.size(), like.markerOf(Kind::Mapping), m_to);
        if (like.is(Kind::Mapping))
            putEntriesLike(map, like);
        else
            for (const MapEntry& entry : map) {
                write(entry.key, {});
                write(entry.value, {});
            }
    }

    // Keys are looked for by their shortest form, which takes as long as it is deep. Only where
    // there is something to find: maps as keys of maps would take twice as long at each level.
    void putEntriesLike(const Map& map, const Stored& like)
    {
        const StoredEntries stored = entriesByKey(like, m_limits);
        for (const MapEntry& entry : map) {
            const auto found = stored.find(writeValue(entry.key));
            const bool isThere = found != stored.end();
            write(entry.key, {like.bytes, isThere ? &found->second.first : nullptr});
            write(entry.value, {like.bytes, isThere ? &found->second.second : nullptr});
        }
    }

    template <class Integer>
    bool putIfItFits(std::uint8_t marker, std::int64_t value)
    {
        if (!std::in_range<Integer>(value))
            return false;
        m_to.byte(marker);
        m_to.big(static_cast<Integer>(value));
        return true;
    }

    bool putInForm(std::int64_t value, std::optional<std::uint8_t> marker)
    {
        switch (marker.value_or(0)) {
        case 0xcc:
            return putIfItFits<std::uint8_t>(0xcc, value);
        case 0xcd:
            return putIfItFits<std::uint16_t>(0xcd, value);
        case 0xce:
            return putIfItFits<std::uint32_t>(0xce, value);
        case 0xcf:
            return putIfItFits<std::uint64_t>(0xcf, value);
        case 0xd0:
            return putIfItFits<std::int8_t>(0xd0, value);
        case 0xd1:
            return putIfItFits<std::int16_t>(0xd1, value);
        case 0xd2:
            return putIfItFits<std::int32_t>(0xd2, value);
        case 0xd3:
            return putIfItFits<std::int64_t>(0xd3, value);
        default:
            return false;
        }
    }

    void putShortest(std::uint64_t value)
    {
        if (value <= 0x7f) {
            m_to.byte(static_cast<std::uint8_t>(value));
        } else if (value > INT64_MAX) {
            m_to.byte(0xcf);
            m_to.big(value);
        } else {
            const auto number = static_cast<std::int64_t>(value);
            putIfItFits<std::uint8_t>(0xcc, number) || putIfItFits<std::uint16_t>(0xcd, number) ||
                putIfItFits<std::uint32_t>(0xce, number) ||
                putIfItFits<std::uint64_t>(0xcf, number);
        }
    }

    void putShortestNegative(std::int64_t value)
    {
        if (value >= -32)
            m_to.big(static_cast<std::int8_t>(value));
        else
            putIfItFits<std::int8_t>(0xd0, value) || putIfItFits<std::int16_t>(0xd1, value) ||
                putIfItFits<std::int32_t>(0xd2, value) || putIfItFits<std::int64_t>(0xd3, value);
    }

    template <class Float>
    void putFloat(std::uint8_t marker, Float value, const Stored& like)
    {
        m_to.byte(marker);
        if (value != value && like.is(Kind::Float) && like.item->marker == marker) {
            const auto stored = loadBig<Float>(bodyOf(like.bytes, *like.item).data());
            value = stored != stored ? stored : value; // which of the many NaNs it is
        }
        m_to.big(value);
    }

    const Limits& m_limits;
    ByteWriter m_to;
};

} // namespace

void writeHead(Kind kind, std::size_t length, std::optional<std::uint8_t> kept, ByteWriter& to)
{
    const LengthForms forms = formsOf(kind);
    const unsigned width = kept ? forms.widthOf(*kept) : 0;
    if (width == 0 && forms.hasInMarker && length <= forms.mostInMarker) {
        to.byte(static_cast<std::uint8_t>(forms.inMarker + length));
    } else if (width == 0 && kind == Kind::Extension && length <= longestFixext &&
               std::has_single_bit(length)) {
        to.byte(static_cast<std::uint8_t>(0xd4 + std::countr_zero(length)));
    } else if (width <= 1 && forms.marker8 != 0 && length <= UINT8_MAX) {
        to.byte(forms.marker8);
        to.byte(static_cast<std::uint8_t>(length));
    } else if (width <= 2 && length <= UINT16_MAX) {
        to.byte(forms.marker16);
        to.big(static_cast<std::uint16_t>(length));
    } else {
        to.byte(forms.marker32);
        to.big(static_cast<std::uint32_t>(length));
    }
}

ByteBuffer writeValue(const Value& value)
{
    const Limits limits;
    Writer writer(limits);
    writer.write(value, {});
    return std::move(writer).finish();
}

Result<ByteBuffer> shortestForm(ByteView bytes, const Limits& limits)
{
    BLOSCOPE_TRY(const ReadValue read, readValue(bytes, limits));
    return writeValue(read.value);
}

ByteBuffer writeLike(const Value& value, ByteView stored, const Limits& limits)
{
    const auto item = storedItemAt(stored, 0);
    const auto end = endOfStored(stored, 0);
    if (!item || !end)
        return writeValue(value);
    Writer writer(limits);
    writer.write(value, {stored, &*item});
    ByteBuffer bytes = std::move(writer).finish();
    const ByteView behind = stored.subspan(*end);
    bytes.insert(bytes.end(), behind.begin(), behind.end());
    return bytes;
}

} // namespace bloscope::msgpack_value
