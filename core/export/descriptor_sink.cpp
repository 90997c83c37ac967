#include "core/export/sink.h"
#include "core/files/stream_writer.h"
#include "core/files/target_path.h"

namespace bloscope {

namespace {

class DescriptorSink final : public Sink {
 public:
    DescriptorSink(int descriptor, std::stop_token stop)
        : m_descriptor(descriptor), m_to(descriptor, std::move(stop))
    {
    }

    Result<> expect(std::uint64_t leastBytes) override
    {
        PosixFileCalls calls;
        return checkFreeSpace(calls, m_descriptor, leastBytes);
    }

    Result<> write(ByteView bytes) override { return m_to.write(bytes); }
    Result<> commit() override { return {}; }

 private:
    int m_descriptor;
    StreamWriter m_to;
};

} // namespace

std::unique_ptr<Sink> descriptorSink(int descriptor, std::stop_token stop)
{
    return std::make_unique<DescriptorSink>(descriptor, std::move(stop));
}

} // namespace bloscope
