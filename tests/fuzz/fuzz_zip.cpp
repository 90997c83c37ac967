#include "core/base/checked.h"
#include "core/store/store.h"
#include "core/store/zip_directory.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

constexpr Limits limits = [] {
    Limits small;
    small.storeNodes = 1000;
    small.inflatedBytes = 1_MiB;
    return small;
}();

// Members that may be opened lie inside the archive and share no bytes.
void standApart(std::vector<ZipMember> members, std::uint64_t archiveSize)
{
    std::erase_if(members, [](const ZipMember& member) { return !member.problem.empty(); });
    std::ranges::sort(members, {}, &ZipMember::offset);
    for (std::size_t i = 0; i < members.size(); ++i) {
        require(fits(members[i].offset, members[i].stored, archiveSize));
        require(i == 0 || members[i - 1].offset + members[i - 1].stored <= members[i].offset);
    }
}

void openAll(const StoreNode& node, const Store& store)
{
    require(store.find(node.key) != nullptr);
    if (node.kind == StoreNode::Kind::Leaf)
        (void)store.openLeaf(node.key);
    for (const StoreNode& child : node.children)
        openAll(child, store);
}

} // namespace

// A zip archive.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = std::as_bytes(std::span(data, size));
    const ByteSourcePtr archive = memorySource({bytes.begin(), bytes.end()});
    const auto members = readZipDirectory(archive, limits);
    if (!members)
        return 0;
    standApart(*members, size);
    for (const ZipMember& member : *members)
        if (const auto opened = openZipMember(archive, member, limits))
            require((*opened)->size() == member.size);
    if (const auto store = Store::openZip(archive, limits))
        openAll((*store)->root(), **store);
    return 0;
}
