#include "core/pickle/packed_pickle.h"

#include "core/codecs/gzip.h"
#include "core/pickle/to_msgpack.h"

namespace bloscope::pickle {

Result<msgpack_value::Value> treeOf(ByteView bytes, std::size_t mostBytes)
{
    if (looksLikeGzip(bytes)) {
        BLOSCOPE_TRY(const ByteBuffer unpacked, decodeGzip(bytes, mostBytes));
        BLOSCOPE_TRY(const Pickle read, readPickle(unpacked));
        return toMsgpack(read);
    }
    BLOSCOPE_TRY(const Pickle read, readPickle(bytes));
    return toMsgpack(read);
}

} // namespace bloscope::pickle
