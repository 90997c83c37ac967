#include "core/msgpack/json.h"
#include "core/pickle/to_msgpack.h"
#include "tests/fuzz/fuzz_target.h"

#include <nlohmann/json.hpp>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

bool isOfAPickle(const Error& error)
{
    return error.kind() == ErrorKind::Malformed || error.kind() == ErrorKind::Limit ||
           error.kind() == ErrorKind::Unsupported;
}

} // namespace

// A pickle, read and written as a tree, within limits that every bomb meets.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const ByteBuffer bytes(reinterpret_cast<const std::byte*>(data),
                           reinterpret_cast<const std::byte*>(data) + size);
    pickle::Limits limits;
    limits.values = 20'000;
    limits.textBytes = 1 << 20;
    const auto read = pickle::readPickle(bytes, limits);
    if (!read) {
        require(isOfAPickle(read.error()));
        return 0;
    }
    require(read->used > 0 && read->used <= bytes.size());
    require(read->root < read->values.size() && read->values.size() <= limits.values);
    const auto tree = pickle::toMsgpack(*read, limits);
    require(tree || tree.error().kind() == ErrorKind::Limit);
    if (tree)
        require(nlohmann::ordered_json::accept(msgpack_value::toJson(*tree).dump()));
    return 0;
}
