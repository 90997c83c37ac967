#include "core/objects/proxy.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/objects/address.h"
#include "core/objects/metadata_value.h"
#include "core/objects/object_kind.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using msgpack_value::Value;

// "https://server/ path (hidden)": the third part is a token, which nobody gets to see
// (format.md 14.4, #99).
std::string addressText(std::span<const Value> parts)
{
    std::string text;
    for (const std::size_t i : {std::size_t(1), std::size_t(0)})
        if (i < parts.size())
            text += escapeForDisplay(withoutSecrets(textOf(&parts[i]).value_or(""))) +
                    (i == 1 ? " " : "");
    if (parts.size() > 2 && !isNil(&parts[2]))
        text += " (hidden)";
    return text;
}

std::string sourceText(const Value& proxySource)
{
    if (const auto path = textOf(memberOf(proxySource, "local_abspath")))
        return escapeForDisplay(withoutSecrets(*path));
    const Value* urlpath = memberOf(proxySource, "urlpath");
    if (const auto path = textOf(urlpath))
        return escapeForDisplay(withoutSecrets(*path));
    if (const auto parts = itemsOf(urlpath); !parts.empty())
        return addressText(parts);
    return "an unnamed source";
}

// A leaf of a remote store names its place in there; where that store is, its manifest says.
std::string placeInStore(const Frame& frame)
{
    const auto identity = metalayerValue(frame, "remote-store");
    const auto dataset = identity ? textOf(memberOf(*identity, "dataset")) : std::nullopt;
    return dataset ? fmt::format("{} in a remote store", escapeForDisplay(*dataset)) : "";
}

std::string sourceOfProxy(const Frame& frame)
{
    if (std::string place = placeInStore(frame); !place.empty())
        return place;
    const auto source = metalayerValue(frame, "proxy-source");
    return source ? sourceText(*source) : "an unreadable source";
}

std::string sourceOfRemoteArray(const Frame& frame)
{
    const auto recipe = vlMetalayerValue(frame, "b2o");
    const Value* source = recipe ? memberOf(*recipe, "source") : nullptr;
    return source ? remoteSourceOf(*source).text() : "an unreadable source";
}

std::optional<ByteBuffer> recordedBits(const Frame& frame, std::string_view name)
{
    const auto value = vlMetalayerValue(frame, name);
    const auto* bits = value ? std::get_if<msgpack_value::Binary>(&value->data) : nullptr;
    return bits ? std::optional(bits->bytes) : std::nullopt;
}

} // namespace

Result<Proxy> Proxy::read(const Frame& frame)
{
    const ObjectKind kind = classify(frame);
    if (!isCache(kind))
        return Error{ErrorKind::Usage, "this frame is not a cache"};
    Proxy proxy;
    proxy.m_chunks = frame.chunkCount();
    const bool isRemote = kind == ObjectKind::RemoteArray;
    proxy.m_source = isRemote ? sourceOfRemoteArray(frame) : sourceOfProxy(frame);
    proxy.readRecord(frame);
    if (isRemote && proxy.m_record == Record::None)
        proxy.m_record = Record::Chunks;
    if (hasVlMetalayer(frame, "proxy-dirty"))
        proxy.m_bits.clear();
    return proxy;
}

void Proxy::readRecord(const Frame& frame)
{
    const auto blocksPerChunk = vlMetalayerValue(frame, "proxy-fetched-bpc");
    const auto perChunk = blocksPerChunk ? integerOf(&*blocksPerChunk) : std::nullopt;
    if (auto blocks = recordedBits(frame, "proxy-fetched-blocks");
        blocks && perChunk.value_or(0) > 0) {
        m_record = Record::Blocks;
        m_bits = *std::move(blocks);
        m_blocksPerChunk = *perChunk;
    } else if (auto chunks = recordedBits(frame, "proxy-fetched")) {
        m_record = Record::Chunks;
        m_bits = *std::move(chunks);
    }
}

// Bits past the end of the record: nothing was fetched there.
bool Proxy::bit(std::int64_t i) const
{
    const auto byte = static_cast<std::uint64_t>(i / 8);
    return byte < m_bits.size() && (std::to_integer<int>(m_bits[byte]) >> (i % 8) & 1) != 0;
}

Proxy::State Proxy::block(std::int64_t n, std::int32_t block) const
{
    if (m_record == Record::None)
        return State::Unknown;
    if (m_record == Record::Chunks)
        return bit(n) ? State::Fetched : State::NotFetched;
    const auto first = checkedMultiply(n, m_blocksPerChunk);
    const bool known = first && block < m_blocksPerChunk;
    return known && bit(*first + block) ? State::Fetched : State::NotFetched;
}

Proxy::Share Proxy::blocksOf(std::int64_t n) const
{
    if (m_record == Record::None)
        return {0, 1};
    Share share{0, m_blocksPerChunk};
    const auto known = static_cast<std::int64_t>(m_bits.size()) * 8;
    const std::int64_t first = checkedMultiply(n, m_blocksPerChunk).value_or(known);
    for (std::int64_t i = 0; i < m_blocksPerChunk && first + i < known; ++i)
        share.fetched += bit(first + i) ? 1 : 0;
    return share;
}

std::optional<Proxy::Share> Proxy::share() const
{
    const auto total = checkedMultiply(m_chunks, m_blocksPerChunk);
    if (m_record == Record::None || !total)
        return {};
    Share share{0, *total};
    const std::int64_t known = std::min(*total, static_cast<std::int64_t>(m_bits.size()) * 8);
    for (std::int64_t i = 0; i < known; ++i)
        share.fetched += bit(i) ? 1 : 0;
    return share;
}

} // namespace bloscope
