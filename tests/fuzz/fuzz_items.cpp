#include "core/msgpack/stored_item.h"
#include "core/objects/item_list.h"
#include "core/objects/recipe.h"
#include "tests/fuzz/fuzzed_frame.h"

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

void isOneValue(const ByteBuffer& item)
{
    const auto end = msgpack_value::endOfStored(item, 0);
    require(end && *end == item.size());
}

} // namespace

// A byte that says whether the items stand in batches, the bytes of `batch_lengths`' metadata
// (behind a u8 with their number), and two chunks.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const char* const marker = input.number<std::uint8_t>() % 2 == 0 ? "vlarray" : "batcharray";
    const ByteView lengths = input.bytes(input.number<std::uint8_t>());
    const ByteView first = input.bytes(input.rest().size() / 2);
    const ByteBuffer frame = frameOf({first, input.rest()}, {{marker, bytesOf("\x80")}},
                                     {{"_batch_array_metadata", lengths}});
    const auto list = orAbort(ItemList::open(orAbort(Frame::open(memorySource(frame)))));
    const auto count = list->count();
    for (std::int64_t i = 0; count && i < std::min<std::int64_t>(*count, 64); ++i) {
        if (const auto bytes = list->bytes(i))
            isOneValue(*bytes);
        if (const auto value = list->item(i)) {
            (void)recipeOf(*value);
            (void)referenceOf(*value).text();
        }
    }
    return 0;
}
