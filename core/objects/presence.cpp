#include "core/objects/presence.h"

#include "core/objects/metadata_value.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

// An array of Caterva2 whose data stayed in the file they come from.
bool isShell(const Frame& frame)
{
    return frame.header().cbytes == 0 && hasVlMetalayer(frame, "_ftype");
}

} // namespace

Presence Presence::of(const Frame& frame)
{
    Presence presence;
    const ObjectKind kind = classify(frame);
    if (isRecipe(kind))
        presence.m_nothing =
            fmt::format("this is a {}: its values are not stored in this file", nameOf(kind));
    else if (isShell(frame))
        presence.m_nothing =
            "the values are not stored in this file but in the file that it represents";
    else if (auto proxy = Proxy::read(frame))
        presence.m_proxy = *std::move(proxy);
    return presence;
}

std::optional<std::string> Presence::missingChunk(std::int64_t n, SpecialKind special) const
{
    if (!m_proxy)
        return {};
    const Proxy::Share fetched = m_proxy->blocksOf(n);
    const bool isSpecial = special == SpecialKind::Zeros || special == SpecialKind::Uninitialised;
    if (m_proxy->record() == Proxy::Record::None) {
        if (!isSpecial)
            return {};
        return fmt::format("chunk {} was not fetched from {}{}", n, m_proxy->source(),
                           special == SpecialKind::Zeros ? ", or contains zeros" : "");
    }
    if (fetched.fetched > 0)
        return {};
    return fmt::format("chunk {} was not fetched from {}", n, m_proxy->source());
}

bool Presence::isPartial(std::int64_t n) const
{
    if (!m_proxy || m_proxy->record() != Proxy::Record::Blocks)
        return false;
    const Proxy::Share fetched = m_proxy->blocksOf(n);
    return fetched.fetched > 0 && fetched.fetched < fetched.total;
}

std::optional<std::string> Presence::missingBlock(std::int64_t n, std::int32_t block) const
{
    if (!m_proxy || m_proxy->record() != Proxy::Record::Blocks ||
        m_proxy->block(n, block) == Proxy::State::Fetched)
        return {};
    return fmt::format("chunk {}: block {} was not fetched from {}", n, block, m_proxy->source());
}

} // namespace bloscope
