#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/msgpack/value_text.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bloscope;
using namespace bloscope::fuzz;
using namespace bloscope::msgpack_value;

namespace {

void canBeShown(const Value& value)
{
    constexpr std::size_t most = 200;
    const std::size_t brackets = 2 * Limits().msgpackDepth;
    const std::string text = shortText(value, most);
    require(!text.empty() && text.size() < 10 * most + brackets); // escapes are longer
    require(nlohmann::ordered_json::accept(toJson(value).dump()));
    require(!kindOf(value).empty());
    for (std::size_t i = 0; i < std::min<std::size_t>(childCount(value), 10); ++i)
        require(childAt(value, i).value != nullptr);
}

} // namespace

// One msgpack value, and perhaps more behind it.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const ByteBuffer bytes(reinterpret_cast<const std::byte*>(data),
                           reinterpret_cast<const std::byte*>(data) + size);
    const auto read = readValue(bytes, Limits());
    if (!read) {
        require(read.error().kind() == ErrorKind::Malformed ||
                read.error().kind() == ErrorKind::Limit);
        return 0;
    }
    require(read->used > 0 && read->used <= bytes.size());
    const auto again = readValue(ByteView(bytes).first(read->used), Limits());
    require(again && again->used == read->used);
    require(!readValue(ByteView(bytes).first(read->used - 1), Limits()));
    canBeShown(read->value);
    return 0;
}
