#include "core/bytes/byte_source.h"

#include "core/base/checked.h"

#include <cstring>
#include <fmt/format.h>
#include <vector>

namespace bloscope {

namespace {

class MemorySource final : public ByteSource {
 public:
    explicit MemorySource(std::shared_ptr<const ByteBuffer> bytes) : m_bytes(std::move(bytes)) {}
    std::uint64_t size() const override { return m_bytes->size(); }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        if (!to.empty())
            std::memcpy(to.data(), m_bytes->data() + offset, to.size());
        return {};
    }

    std::shared_ptr<const ByteBuffer> m_bytes;
};

class WindowSource final : public ByteSource {
 public:
    WindowSource(ByteSourcePtr whole, std::uint64_t offset, std::uint64_t size)
        : m_whole(std::move(whole)), m_offset(offset), m_size(size)
    {
    }
    std::uint64_t size() const override { return m_size; }
    std::uint64_t origin() const override { return m_whole->origin() + m_offset; }
    std::optional<FileIdentity> container() const override { return m_whole->container(); }
    std::uint64_t costOfReading() const override { return m_whole->costOfReading(); }
    void prepare(std::span<const ByteRange> ranges, const std::stop_token& stop) const override
    {
        std::vector<ByteRange> moved;
        for (const ByteRange& range : ranges)
            if (fits(range.offset, range.size, m_size))
                moved.push_back({m_offset + range.offset, range.size});
        m_whole->prepare(moved, stop);
    }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        return m_whole->readAt(m_offset + offset, to);
    }

    ByteSourcePtr m_whole;
    std::uint64_t m_offset;
    std::uint64_t m_size;
};

Error endsTooEarly(const ByteSource& source, std::uint64_t offset, std::uint64_t size)
{
    return {ErrorKind::Malformed,
            fmt::format("{} bytes are needed, but the file ends at byte {}", size,
                        source.origin() + source.size()),
            source.origin() + offset};
}

} // namespace

Result<> ByteSource::readAt(std::uint64_t offset, ByteSpan to) const
{
    if (!fits(offset, to.size(), size()))
        return endsTooEarly(*this, offset, to.size());
    return readInside(offset, to);
}

ByteSourcePtr memorySource(ByteBuffer bytes)
{
    return memorySource(std::make_shared<const ByteBuffer>(std::move(bytes)));
}

ByteSourcePtr memorySource(std::shared_ptr<const ByteBuffer> bytes)
{
    return std::make_shared<MemorySource>(std::move(bytes));
}

ByteSourcePtr windowOf(ByteSourcePtr whole, std::uint64_t offset, std::uint64_t size)
{
    assert(fits(offset, size, whole->size()));
    return std::make_shared<WindowSource>(std::move(whole), offset, size);
}

Result<ByteBuffer> readBytes(const ByteSource& source, std::uint64_t offset, std::uint64_t size)
{
    if (!fits(offset, size, source.size()))
        return endsTooEarly(source, offset, size);
    ByteBuffer bytes(size);
    BLOSCOPE_CHECK(source.readAt(offset, bytes));
    return bytes;
}

} // namespace bloscope
