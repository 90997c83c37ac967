#include "core/repair/place_order.h"

#include "core/frame/sparse_names.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Kind = WalkedPart::Kind;

// Appends part after part, and counts.
class PlacedChunks {
 public:
    explicit PlacedChunks(SalvagePlan& plan) : m_plan(plan) {}

    Result<> append(const WalkedPart& part)
    {
        if (part.kind == Kind::Readable)
            return m_plan.appendFound(m_found++);
        return m_plan.appendLost(m_plan.reason(part.why), 1, part.chunk.nbytes);
    }

    Result<> appendMissing(std::int64_t count, const char* why)
    {
        return count > 0 ? m_plan.appendLost(m_plan.reason(why), count) : Result<>();
    }

 private:
    SalvagePlan& m_plan;
    std::uint32_t m_found = 0;
};

// The parts up to the last chunk; what lies behind it is no gap between chunks.
std::span<const WalkedPart> upToTheLastChunk(const std::vector<WalkedPart>& parts)
{
    std::size_t end = parts.size();
    while (end > 0 && parts[end - 1].kind == Kind::Gap)
        --end;
    return {parts.data(), end};
}

Result<> appendEnd(PlacedChunks& chunks, std::int64_t missing, const PlaceOrder& order,
                   SalvagePlan& plan)
{
    if (missing <= 0 || !order.expected)
        return {};
    if (order.isCut) {
        plan.lose("chunks",
                  fmt::format("the last {} of {} are not in the file", missing, *order.expected));
        return {};
    }
    plan.lose("chunks", fmt::format("where {} of {} belong is unknown, since only the index said "
                                    "it; the others stand first",
                                    missing, *order.expected));
    return chunks.appendMissing(missing, "it was stored in the index alone, or is lost");
}

} // namespace

Result<> orderByPlace(const std::vector<WalkedPart>& parts, const PlaceOrder& order,
                      SalvagePlan& plan)
{
    const auto placed = upToTheLastChunk(parts);
    const auto gaps = std::ranges::count(placed, Kind::Gap, &WalkedPart::kind);
    const auto known = static_cast<std::int64_t>(placed.size()) - gaps;
    std::int64_t missing =
        order.expected ? std::max(*order.expected - known, std::int64_t(0)) : gaps;
    const bool isOneGap = gaps == 1 && !order.isCut;
    PlacedChunks chunks(plan);
    for (const WalkedPart& part : placed) {
        if (part.kind != Kind::Gap) {
            BLOSCOPE_CHECK(chunks.append(part));
            continue;
        }
        const std::int64_t inGap = isOneGap ? missing : std::min(missing, std::int64_t(1));
        BLOSCOPE_CHECK(chunks.appendMissing(inGap, "its bytes are destroyed"));
        missing -= inGap;
    }
    return appendEnd(chunks, missing, order, plan);
}

Result<> orderByName(const std::vector<WalkedPart>& parts, const PlaceOrder& order,
                     SalvagePlan& plan)
{
    const auto known = static_cast<std::int64_t>(parts.size());
    const std::int64_t named = parts.empty() ? 0 : parts.back().chunk.place + 1;
    const bool areNumbers = order.expected && known < *order.expected && named <= *order.expected;
    PlacedChunks chunks(plan);
    std::int64_t next = 0;
    for (const WalkedPart& part : parts) {
        if (areNumbers) {
            BLOSCOPE_CHECK(chunks.appendMissing(part.chunk.place - next, "its file is missing"));
        }
        BLOSCOPE_CHECK(chunks.append(part));
        next = areNumbers ? part.chunk.place + 1 : next + 1;
    }
    return appendEnd(chunks, order.expected.value_or(next) - next, order, plan);
}

} // namespace bloscope
