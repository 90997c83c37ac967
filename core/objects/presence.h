#pragma once

#include "core/objects/object_kind.h"
#include "core/objects/proxy.h"

namespace bloscope {

// Does a frame hold what its chunks decode to? Recipes and references have chunks of zeros that
// mean nothing, and the cache of a proxy may not be filled (format.md 10.2). Whatever shows or
// writes values asks here, so that no zeros pass for data. Immutable.
class Presence {
 public:
    Presence() = default; // everything is there
    static Presence of(const Frame& frame);

    // Why nothing of the data is in this file, as a sentence; empty when some may be.
    const std::string& nothing() const { return m_nothing; }

    // Why chunk `n` is not there as a whole; nothing when it is, or when some of its blocks are.
    std::optional<std::string> missingChunk(std::int64_t n, SpecialKind special) const;

    // Has chunk `n` to be looked at block by block?
    bool isPartial(std::int64_t n) const;
    std::optional<std::string> missingBlock(std::int64_t n, std::int32_t block) const;

 private:
    std::string m_nothing;
    std::optional<Proxy> m_proxy;
};

} // namespace bloscope
