#include "core/codecs/gzip.h"
#include "core/geometry/sources.h"
#include "core/pickle/to_msgpack.h"

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;

// The mapping in a gzip of a pickle, as data: nothing of it is run.
Result<msgpack::Value> unpickled(const ByteBuffer& packed, const Limits& limits)
{
    BLOSCOPE_TRY(const ByteBuffer bytes, decodeGzip(packed, limits.metadataValueBytes));
    BLOSCOPE_TRY(const pickle::Pickle read, pickle::readPickle(bytes));
    return pickle::toMsgpack(read);
}

} // namespace

void addMLArray(const Array& array, Geometry& to)
{
    const Frame& frame = *array.frame();
    for (const StoredEntry& entry : entriesNamed(frame, "mlarray")) {
        const auto* packed = std::get_if<msgpack::Binary>(&entry.value.data);
        if (!packed) {
            addSpatial(memberNamed(&entry.value, "spatial"), entry.place, array, to);
            continue;
        }
        if (const auto mapping = unpickled(packed->bytes, frame.limits()))
            addSpatial(memberNamed(&*mapping, "spatial"), entry.place, array, to);
    }
}

} // namespace bloscope
