#include "core/base/checked.h"
#include "core/store/store.h"
#include "tests/fuzz/fuzzed_frame.h"

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

void openAll(const StoreNode& node, const Store& store, std::size_t streamBytes)
{
    require(store.find(node.key) != nullptr);
    if (node.kind == StoreNode::Kind::Leaf) {
        require(fits(node.offset, node.size, streamBytes));
        if (const auto frame = store.openLeaf(node.key); frame && (*frame)->chunkCount() > 0)
            (void)(*frame)->chunk(0);
    }
    for (const StoreNode& child : node.children)
        openAll(child, store, streamBytes);
}

} // namespace

// An embedded store without its frame: the bytes of its map (behind a u16 with their number), then
// the stream in which its objects lie, cut into chunks.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const ByteView map = input.bytes(input.number<std::uint16_t>());
    const ByteView stream = input.rest();
    constexpr std::size_t chunkBytes = 8192;
    std::vector<ByteView> chunks;
    for (std::size_t at = 0; at < stream.size(); at += chunkBytes)
        chunks.push_back(stream.subspan(at, std::min(chunkBytes, stream.size() - at)));
    const ByteBuffer frame =
        frameOf(chunks, {{"b2embed", bytesOf("\x80")}}, {{"estore_metadata", map}});
    const auto store = Store::ofFrame(orAbort(Frame::open(memorySource(frame))));
    if (store)
        openAll((*store)->root(), **store, stream.size());
    return 0;
}
