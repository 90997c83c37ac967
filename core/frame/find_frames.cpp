#include "core/frame/find_frames.h"

#include "core/frame/frame_header.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::string_view beginning{"\x9e\xa8"
                                     "b2frame\0",
                                     10};
constexpr std::uint64_t windowBytes = 1UL << 20;

// The length of the frame whose header `bytes` begin with and that has `room`; 0 when there is
// none.
std::uint64_t lengthOfFrame(ByteView bytes, std::uint64_t room)
{
    const auto header = parseFrameHeader(bytes.first(std::min(bytes.size(), fixedHeaderBytes)));
    if (!header || header->sparse() || static_cast<std::uint64_t>(header->frameLen) > room)
        return 0;
    return static_cast<std::uint64_t>(header->frameLen);
}

class Search {
 public:
    Search(const ByteSource& source, const FrameSearch& search, const Job& job)
        : m_source(source),
          m_most(search),
          m_job(job),
          m_end(std::min(source.size(), search.mostBytes))
    {
    }

    Result<std::vector<std::uint64_t>> run()
    {
        m_job.start(m_end);
        while (m_position + fixedHeaderBytes <= m_end && m_found.size() < m_most.mostFrames) {
            if (m_job.stopped())
                return cancelled();
            BLOSCOPE_TRY(
                const ByteBuffer window,
                readBytes(m_source, m_position, std::min(windowBytes, m_end - m_position)));
            const std::uint64_t next = searchWindow(window);
            m_job.advance(next - m_position);
            m_position = next;
        }
        return std::move(m_found);
    }

 private:
    // Returns where the next window begins: windows overlap by a header less a byte.
    std::uint64_t searchWindow(ByteView window)
    {
        std::size_t at = 0;
        while (m_found.size() < m_most.mostFrames) {
            at = textOf(window).find(beginning, at);
            if (at == std::string_view::npos || at + fixedHeaderBytes > window.size())
                break;
            const std::uint64_t offset = m_position + at;
            const std::uint64_t length =
                lengthOfFrame(window.subspan(at), m_source.size() - offset);
            if (length > 0)
                m_found.push_back(offset);
            at += static_cast<std::size_t>(std::max<std::uint64_t>(length, 1));
            if (at >= window.size())
                return m_position + at;
        }
        return m_position + window.size() - fixedHeaderBytes + 1;
    }

    const ByteSource& m_source;
    const FrameSearch& m_most;
    const Job& m_job;
    std::uint64_t m_end;
    std::uint64_t m_position = 0;
    std::vector<std::uint64_t> m_found;
};

} // namespace

Result<std::vector<std::uint64_t>> findFrames(const ByteSource& source, const FrameSearch& search,
                                              const Job& job)
{
    return Search(source, search, job).run();
}

} // namespace bloscope
