#include "core/store/open_container.h"

#include "core/frame/file_marks.h"
#include "core/frame/open_path.h"

namespace bloscope {

namespace {

// The archive at `path`, or null when it is something else.
ByteSourcePtr archiveAt(const std::filesystem::path& path)
{
    auto source = openFile(path);
    return source && looksLikeAZip(**source) ? *source : nullptr;
}

Result<Container> asContainer(Result<StorePtr> store)
{
    if (!store)
        return std::move(store).error();
    return Container(*std::move(store));
}

} // namespace

Result<Container> openContainer(const std::filesystem::path& path, const Limits& limits)
{
    if (isStoreDirectory(path))
        return asContainer(Store::openDirectory(path, limits));
    if (ByteSourcePtr archive = archiveAt(path))
        return asContainer(Store::openZip(std::move(archive), limits));
    BLOSCOPE_TRY(FramePtr frame, openPath(path, limits));
    if (isStore(classify(*frame)))
        return asContainer(Store::ofFrame(std::move(frame)));
    return Container(std::move(frame));
}

} // namespace bloscope
