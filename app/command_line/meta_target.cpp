#include "app/command_line/meta_target.h"

#include "app/command_line/found_object.h"
#include "core/change/begin_attributes.h"

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

// The leaf that is meant; null for what has no attributes.
const StoreNode* leafOf(const FoundObject& found)
{
    return found.frame ? found.node : found.store->attributesOf(*found.node);
}

Result<MetaTarget> withoutAttributes(const std::string& file, const FoundObject& found,
                                     NoAttributes missing)
{
    const StoreNode& node = *found.node;
    if (missing == NoAttributes::Begun && node.kind == StoreNode::Kind::Group) {
        BLOSCOPE_TRY(NewAttributes begun, beginAttributes(*found.store, file, node));
        return MetaTarget{
            .frame = std::move(begun.frame), .path = std::move(begun.file), .isNew = true};
    }
    return usageError(fmt::format("this is a {} without attributes; name one of its leaves with "
                                  "--key",
                                  nameOf(node.kind)));
}

} // namespace

Result<MetaTarget> openMetaTarget(const std::string& file, const std::string& key,
                                  const OffsetOption& offset, NoAttributes missing)
{
    if (key.empty()) {
        BLOSCOPE_TRY(FramePtr frame, openWhole(file, offset));
        return MetaTarget{.frame = std::move(frame), .path = file};
    }
    BLOSCOPE_TRY(const FoundObject found, findObject(file, key, offset));
    const StoreNode* const leaf = leafOf(found);
    if (!leaf)
        return withoutAttributes(file, found, missing);
    MetaTarget target{.frame = found.frame, .path = file};
    if (!target.frame) {
        BLOSCOPE_TRY(target.frame, found.store->openLeaf(leaf->key));
    }
    if (leaf->place == StoreNode::Place::File)
        target.path /= leaf->where;
    return target;
}

} // namespace bloscope
