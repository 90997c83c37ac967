#include "app/command_line/meta_target.h"

#include "app/command_line/found_object.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

// A store may be a frame itself, whose own metadata are meant then, also where its tree is damaged.
Result<FramePtr> openWhole(const std::string& file, const OffsetOption& offset)
{
    auto frame = offset.open(file);
    if (!frame && frame.error().kind() == ErrorKind::Unsupported && openContainer(file))
        return usageError("this is a store; name one of its leaves with --key");
    return frame;
}

Result<const StoreNode*> leafOf(const FoundObject& found)
{
    if (found.frame)
        return found.node;
    if (const StoreNode* attributes = found.store->attributesOf(*found.node))
        return attributes;
    return usageError(fmt::format("this is a {} without attributes; name one of its leaves with "
                                  "--key",
                                  nameOf(found.node->kind)));
}

} // namespace

Result<MetaTarget> openMetaTarget(const std::string& file, const std::string& key,
                                  const OffsetOption& offset)
{
    if (key.empty()) {
        BLOSCOPE_TRY(FramePtr frame, openWhole(file, offset));
        return MetaTarget{.frame = std::move(frame), .path = file};
    }
    BLOSCOPE_TRY(const FoundObject found, findObject(file, key, offset));
    BLOSCOPE_TRY(const StoreNode* const leaf, leafOf(found));
    MetaTarget target{.frame = found.frame, .path = file};
    if (!target.frame) {
        BLOSCOPE_TRY(target.frame, found.store->openLeaf(leaf->key));
    }
    if (leaf->place == StoreNode::Place::File)
        target.path /= leaf->where;
    return target;
}

} // namespace bloscope
