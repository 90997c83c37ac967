#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bloscope;
using namespace bloscope::fuzz;
using namespace bloscope::msgpack_value;

namespace {

// What was read can be written, read again, and comes back from its JSON.
void goesAllTheWayRound(const Value& value)
{
    const ByteBuffer bytes = writeValue(value);
    const auto read = readValue(bytes, Limits());
    require(read && read->used == bytes.size());
    const auto json = jsonText(bytes, JsonLayout::OneLine);
    require(json.has_value());
    const auto back = valueFromJson(*json, bytes);
    require(back && *back == bytes);
}

} // namespace

// The JSON text that somebody types for a metadata value.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto value = fromJson(text);
    if (value) {
        goesAllTheWayRound(*value);
        return 0;
    }
    require(value.error().kind() == ErrorKind::Usage || value.error().kind() == ErrorKind::Limit);
    require(value.error().offset().value_or(size + 1) <= size);
    return 0;
}
