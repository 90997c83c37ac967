#include "core/base/limits.h"
#include "core/codecs/gzip.h"
#include "core/codecs/zstd_stream.h"
#include "core/export/sink.h"

#include <algorithm>

namespace bloscope {

namespace {

// Packs what is written member by member, so that memory stays small however much comes.
class GzipSink final : public Sink {
 public:
    explicit GzipSink(std::unique_ptr<Sink> to) : m_to(std::move(to))
    {
        m_member.reserve(memberBytes);
    }

    Result<> expect(std::uint64_t leastBytes) override
    {
        return m_to->expect(leastBytes / highestGzipRatio);
    }

    Result<> write(ByteView bytes) override
    {
        while (!bytes.empty()) {
            const std::size_t taken = std::min(bytes.size(), memberBytes - m_member.size());
            m_member.insert(m_member.end(), bytes.begin(), bytes.begin() + std::ptrdiff_t(taken));
            bytes = bytes.subspan(taken);
            if (m_member.size() == memberBytes) {
                BLOSCOPE_CHECK(writeMember());
            }
        }
        return {};
    }

    Result<> commit() override
    {
        if (!m_member.empty() || m_isEmpty) {
            BLOSCOPE_CHECK(writeMember());
        }
        return m_to->commit();
    }

 private:
    static constexpr std::size_t memberBytes = 1_MiB;

    Result<> writeMember()
    {
        m_isEmpty = false;
        const ByteBuffer packed = encodeGzip(m_member);
        m_member.clear();
        return m_to->write(packed);
    }

    std::unique_ptr<Sink> m_to;
    ByteBuffer m_member;
    bool m_isEmpty = true;
};

class ZstdSink final : public Sink {
 public:
    explicit ZstdSink(std::unique_ptr<Sink> to) : m_to(std::move(to)) {}

    Result<> expect(std::uint64_t leastBytes) override
    {
        return m_to->expect(leastBytes / ZstdStream::highestRatio);
    }

    Result<> write(ByteView bytes) override { return m_stream.add(bytes, m_pass); }

    Result<> commit() override
    {
        BLOSCOPE_CHECK(m_stream.end(m_pass));
        return m_to->commit();
    }

 private:
    std::unique_ptr<Sink> m_to;
    ZstdStream m_stream;
    ZstdStream::Write m_pass = [this](ByteView packed) { return m_to->write(packed); };
};

} // namespace

std::unique_ptr<Sink> packingSink(std::unique_ptr<Sink> to, Packing packing)
{
    if (packing == Packing::Gzip)
        return std::make_unique<GzipSink>(std::move(to));
    if (packing == Packing::Zstd)
        return std::make_unique<ZstdSink>(std::move(to));
    return to;
}

} // namespace bloscope
