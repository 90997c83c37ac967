#include "app/command_line/found_object.h"

#include "core/base/text.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

Result<FoundObject> findInStore(StorePtr store, std::string key)
{
    if (!key.starts_with('/'))
        key.insert(0, 1, '/');
    FoundObject found{nullptr, std::move(store), nullptr};
    found.node = found.store->find(key);
    if (!found.node)
        return Error{ErrorKind::Usage,
                     fmt::format("the store has nothing named {}", escapeForDisplay(key))};
    const bool isGroup = found.node->kind == StoreNode::Kind::Group || found.isTable();
    if (!isGroup) {
        BLOSCOPE_TRY(found.frame, found.store->openLeaf(key));
    }
    return found;
}

Result<Container> open(const std::string& path, const OffsetOption& offset, const Limits& limits)
{
    if (!offset.isGiven())
        return openContainer(path, limits);
    BLOSCOPE_TRY(FramePtr frame, offset.open(path, limits));
    return Container(std::move(frame));
}

} // namespace

std::filesystem::path FoundObject::fileAlone(const std::string& path) const
{
    const bool isAlone = !store && frame && frame->fileOffset() == 0;
    return isAlone ? std::filesystem::path(path) : std::filesystem::path();
}

Result<FoundObject> findObject(const std::string& path, const std::string& key,
                               const OffsetOption& offset, const Limits& limits)
{
    BLOSCOPE_TRY(Container container, open(path, offset, limits));
    if (auto* store = std::get_if<StorePtr>(&container))
        return findInStore(std::move(*store), key);
    if (!key.empty())
        return Error{ErrorKind::Usage, "this is one frame and no store: it has no keys"};
    return FoundObject{std::get<FramePtr>(std::move(container)), nullptr, nullptr};
}

} // namespace bloscope
