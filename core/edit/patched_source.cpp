#include "core/edit/patched_source.h"

#include <algorithm>

namespace bloscope {

namespace {

class PatchedSource final : public ByteSource {
 public:
    PatchedSource(ByteSourcePtr source, std::uint64_t offset, ByteBuffer bytes)
        : m_source(std::move(source)), m_offset(offset), m_bytes(std::move(bytes))
    {
    }
    std::uint64_t size() const override { return m_source->size(); }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        BLOSCOPE_CHECK(m_source->readAt(offset, to));
        const std::uint64_t begin = std::max(offset, m_offset);
        const std::uint64_t end = std::min(offset + to.size(), m_offset + m_bytes.size());
        if (begin < end)
            std::ranges::copy(ByteView(m_bytes).subspan(begin - m_offset, end - begin),
                              to.begin() + static_cast<std::ptrdiff_t>(begin - offset));
        return {};
    }

    ByteSourcePtr m_source;
    std::uint64_t m_offset;
    ByteBuffer m_bytes;
};

} // namespace

ByteSourcePtr patchedSource(ByteSourcePtr source, std::uint64_t offset, ByteBuffer bytes)
{
    return std::make_shared<PatchedSource>(std::move(source), offset, std::move(bytes));
}

} // namespace bloscope
