#include "core/inspect/pickled_value.h"

#include "core/inspect/opaque_content.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"

namespace bloscope {

std::optional<Result<PickledValue>> PickledValue::of(ByteView value)
{
    const auto read = msgpack_value::readValue(value, Limits());
    const auto* bytes = read && read->used == value.size()
                            ? std::get_if<msgpack_value::Binary>(&read->value.data)
                            : nullptr;
    if (!bytes || !isPickled(opaqueContentOf(bytes->bytes, mostBytes)))
        return {};
    auto rewritable = pickle::RewritablePickle::of(bytes->bytes, mostBytes);
    return rewritable ? Result<PickledValue>(PickledValue(*std::move(rewritable)))
                      : Result<PickledValue>(rewritable.error());
}

ByteBuffer PickledValue::tree() const
{
    return msgpack_value::writeValue(m_pickle.tree());
}

Result<ByteBuffer> PickledValue::with(ByteView tree) const
{
    BLOSCOPE_TRY(const msgpack_value::ReadValue read, msgpack_value::readValue(tree, Limits()));
    BLOSCOPE_TRY(ByteBuffer written, m_pickle.write(read.value));
    return msgpack_value::writeValue({msgpack_value::Binary{std::move(written)}});
}

} // namespace bloscope
