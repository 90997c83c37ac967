#include "core/inspect/describe.h"

#include "core/inspect/opaque_content.h"
#include "core/msgpack/write.h"
#include "core/pickle/to_msgpack.h"

namespace bloscope {

namespace {

std::vector<Description> notRead(const Error& error)
{
    Description description;
    description.name = "(not read)";
    description.problem = error.text();
    return {description};
}

// Below what it is called by already; a list or a map needs no line of its own for that.
std::vector<Description> describeTree(const Result<msgpack_value::Value>& tree)
{
    if (!tree)
        return notRead(tree.error());
    const auto bytes = std::make_shared<const ByteBuffer>(msgpack_value::writeValue(*tree));
    DescribedParts parts;
    Description whole = describeValue("value", {bytes, {}}, parts);
    if (whole.later)
        return whole.later();
    return whole.children.empty() ? std::vector{std::move(whole)} : std::move(whole.children);
}

} // namespace

std::vector<Description> describePickle(const ValueBytes& value, std::size_t offset,
                                        std::size_t size)
{
    const auto most = static_cast<std::size_t>(value.limits.metadataValueBytes);
    return describeTree(pickle::treeOf(ByteView(*value.bytes).subspan(offset, size), most));
}

std::vector<Description> describePickles(const Frame& frame, const std::filesystem::path& file)
{
    std::vector<Description> pickles;
    for (const FoundPickle& found : picklesOf(frame, file)) {
        Description description;
        description.name = found.name;
        description.meaning = found.meaning;
        description.children = describeTree(found.tree);
        pickles.push_back(std::move(description));
    }
    return pickles;
}

} // namespace bloscope
