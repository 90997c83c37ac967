#pragma once

#include "core/pickle/write_pickle.h"

#include <optional>

namespace bloscope {

// A value of metadata that is bytes with a pickle in them, or the gzip of one, as MLArray's header
// is: as a msgpack value that can be changed and written back.
class PickledValue {
 public:
    static constexpr std::size_t mostBytes = 1 << 20; // of the pickle

    // `value` is msgpack. Nothing where it holds no pickle. Errors: those of
    // pickle::RewritablePickle::of().
    static std::optional<Result<PickledValue>> of(ByteView value);

    ByteBuffer tree() const; // msgpack
    // The value with another tree, which is msgpack, in it. Errors: those of writePickle().
    Result<ByteBuffer> with(ByteView tree) const;

 private:
    explicit PickledValue(pickle::RewritablePickle pickle) : m_pickle(std::move(pickle)) {}

    pickle::RewritablePickle m_pickle;
};

} // namespace bloscope
