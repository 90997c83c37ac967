#include "core/export/sink.h"

namespace bloscope {

namespace {

class MemorySink final : public Sink {
 public:
    explicit MemorySink(std::string& text) : m_text(text) {}

    Result<> write(ByteView bytes) override
    {
        m_text += textOf(bytes);
        return {};
    }

    Result<> commit() override { return {}; }

 private:
    std::string& m_text;
};

} // namespace

std::unique_ptr<Sink> memorySink(std::string& text)
{
    return std::make_unique<MemorySink>(text);
}

} // namespace bloscope
