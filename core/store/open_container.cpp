#include "core/store/open_container.h"

#include "core/frame/open_path.h"

namespace bloscope {

Result<Container> openContainer(const std::filesystem::path& path, const Limits& limits)
{
    BLOSCOPE_TRY(FramePtr frame, openPath(path, limits));
    if (classify(*frame) != ObjectKind::EmbedStore)
        return Container(std::move(frame));
    BLOSCOPE_TRY(StorePtr store, Store::ofFrame(std::move(frame)));
    return Container(std::move(store));
}

} // namespace bloscope
