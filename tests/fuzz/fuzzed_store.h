#pragma once

#include "core/store/store.h"
#include "tests/fuzz/fuzzed_frame.h"

// Stores of frames that a target makes, in memory.
namespace bloscope::fuzz {

// msgpack: a text, and a map of the keys of an embedded store to their places.
inline void appendText(std::string_view text, ByteBuffer& to)
{
    const auto size = static_cast<std::uint16_t>(text.size());
    to.push_back(std::byte{0xda});
    to.push_back(static_cast<std::byte>(size >> 8));
    to.push_back(static_cast<std::byte>(size & 0xff));
    to.insert(to.end(), bytesOf(text).begin(), bytesOf(text).end());
}

inline void appendNumber(std::size_t number, ByteBuffer& to)
{
    to.push_back(std::byte{0xce});
    for (int shift = 24; shift >= 0; shift -= 8)
        to.push_back(static_cast<std::byte>(number >> shift));
}

// Leaves put into an embedded store, end to end.
class StoreOf {
 public:
    void add(const char* key, const ByteBuffer& frame)
    {
        appendText(key, m_entries);
        m_entries.push_back(std::byte{0x82});
        appendText("offset", m_entries);
        appendNumber(m_stream.size(), m_entries);
        appendText("length", m_entries);
        appendNumber(frame.size(), m_entries);
        m_stream.insert(m_stream.end(), frame.begin(), frame.end());
        ++m_count;
    }

    StorePtr finish() const
    {
        ByteBuffer map{std::byte{0x81}};
        appendText("embed_map", map);
        map.push_back(static_cast<std::byte>(0x80 + m_count));
        map.insert(map.end(), m_entries.begin(), m_entries.end());
        const ByteBuffer frame =
            frameOf({m_stream}, {{"b2embed", bytesOf("\x80")}}, {{"estore_metadata", map}});
        return orAbort(Store::ofFrame(orAbort(Frame::open(memorySource(frame)))));
    }

 private:
    ByteBuffer m_entries;
    ByteBuffer m_stream;
    int m_count = 0;
};

} // namespace bloscope::fuzz
