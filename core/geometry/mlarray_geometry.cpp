#include "core/geometry/sources.h"
#include "core/pickle/to_msgpack.h"

namespace bloscope {

void addMLArray(const Array& array, Geometry& to)
{
    const Frame& frame = *array.frame();
    for (const StoredEntry& entry : entriesNamed(frame, "mlarray")) {
        const auto* packed = std::get_if<msgpack_value::Binary>(&entry.value.data);
        if (!packed) {
            addMedical(&entry.value, entry.place, array, to);
            continue;
        }
        if (const auto mapping = pickle::treeOf(packed->bytes, frame.limits().metadataValueBytes))
            addMedical(&*mapping, entry.place, array, to);
    }
}

} // namespace bloscope
