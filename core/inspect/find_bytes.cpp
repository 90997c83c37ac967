#include "core/inspect/find_bytes.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::uint64_t windowBytes = 1 << 20; // in which one place may begin

// Looks for a place that begins in [begin, end).
Result<std::optional<std::uint64_t>> findInWindow(const ByteSource& source, ByteView wanted,
                                                  std::uint64_t begin, std::uint64_t end,
                                                  ScanDirection direction, ByteBuffer& room)
{
    const std::uint64_t bytes =
        std::min(source.size(), end + wanted.size() - 1) - begin; // the last one ends behind it
    room.resize(bytes);
    BLOSCOPE_CHECK(source.readAt(begin, room));
    const std::string_view text = textOf(room);
    const std::size_t at = direction == ScanDirection::Forwards ? text.find(textOf(wanted))
                                                                : text.rfind(textOf(wanted));
    return at == std::string_view::npos ? std::nullopt : std::optional(begin + at);
}

} // namespace

Result<std::optional<std::uint64_t>> findBytes(const ByteSource& source, ByteView wanted,
                                               std::uint64_t from, ScanDirection direction,
                                               const Job& job)
{
    std::uint64_t begin = direction == ScanDirection::Forwards ? from : 0;
    std::uint64_t end = direction == ScanDirection::Forwards ? source.size() : from;
    end = std::min(end, source.size());
    job.start(begin < end ? end - begin : 0);
    ByteBuffer room;
    while (begin < end) {
        if (job.stopped())
            return Error{ErrorKind::Cancelled, "cancelled"};
        const std::uint64_t size = std::min(windowBytes, end - begin);
        const std::uint64_t window = direction == ScanDirection::Forwards ? begin : end - size;
        BLOSCOPE_TRY(const auto found,
                     findInWindow(source, wanted, window, window + size, direction, room));
        if (found)
            return found;
        if (direction == ScanDirection::Forwards)
            begin += size;
        else
            end -= size;
        job.advance(size);
    }
    return std::optional<std::uint64_t>();
}

} // namespace bloscope
