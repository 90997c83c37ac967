#include "core/msgpack/skip.h"

#include "core/msgpack/stored_item.h"

namespace bloscope::msgpack_value {

Result<std::size_t> sizeOfValue(ByteView bytes)
{
    return endOfStored(bytes, 0);
}

Result<ArrayStart> readArrayStart(ByteView bytes)
{
    BLOSCOPE_TRY(const StoredItem item, storedItemAt(bytes, 0));
    if (item.kind != Kind::List)
        return Error{ErrorKind::Malformed, "a msgpack array is needed, this is something else"};
    if (item.items > bytes.size() - item.headBytes) // each takes a byte at least
        return Error{ErrorKind::Malformed, "not a complete msgpack value"};
    return ArrayStart{static_cast<std::uint32_t>(item.items), item.headBytes};
}

} // namespace bloscope::msgpack_value
