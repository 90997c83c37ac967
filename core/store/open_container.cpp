#include "core/store/open_container.h"

#include "core/frame/open_path.h"

#include <algorithm>

namespace bloscope {

namespace {

bool isAStoreDirectory(const std::filesystem::path& path)
{
    std::error_code failed;
    return std::filesystem::is_directory(path, failed) &&
           std::filesystem::is_regular_file(path / "embed.b2e", failed);
}

// The archive at `path`, or null when it is something else.
ByteSourcePtr archiveAt(const std::filesystem::path& path)
{
    constexpr std::string_view magic = "PK\3\4";
    auto source = openFile(path);
    if (!source || (*source)->size() < magic.size())
        return nullptr;
    const auto first = readBytes(**source, 0, magic.size());
    return first && textOf(*first) == magic ? *source : nullptr;
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
    if (isAStoreDirectory(path))
        return asContainer(Store::openDirectory(path, limits));
    if (ByteSourcePtr archive = archiveAt(path))
        return asContainer(Store::openZip(std::move(archive), limits));
    BLOSCOPE_TRY(FramePtr frame, openPath(path, limits));
    if (isStore(classify(*frame)))
        return asContainer(Store::ofFrame(std::move(frame)));
    return Container(std::move(frame));
}

} // namespace bloscope
