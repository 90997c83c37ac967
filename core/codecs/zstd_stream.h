#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

#include <functional>
#include <memory>

namespace bloscope {

// Packs bytes of any number into one zstd frame, piece by piece and in bounded memory. Used by one
// thread at a time.
class ZstdStream {
 public:
    using Write = std::function<Result<>(ByteView packed)>;

    static constexpr std::size_t highestRatio = 32 * 1024; // a block of 128 KiB takes 4 bytes

    ZstdStream();
    ~ZstdStream();

    // Hands what is ready to `write`. Errors: those of `write`.
    Result<> add(ByteView bytes, const Write& write);

    // Ends the frame.
    Result<> end(const Write& write);

 private:
    enum class Step { More, End };
    Result<> pack(ByteView bytes, Step step, const Write& write);

    struct Context;
    std::unique_ptr<Context> m_context;
    ByteBuffer m_packed;
};

} // namespace bloscope
