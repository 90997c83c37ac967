#include "ui/overlay/overlay_state.h"

#include "ui/overlay/label_file.h"

namespace bloscope {

void carryLabels(std::optional<OverlayViewState>& overlay, const OpenRequest& from,
                 const OpenRequest& to)
{
    if (!overlay)
        return;
    if (overlay->request.address == DocumentAddress{labelPathOf(from.address.path), {}})
        overlay->request = OpenRequest::of(labelPathOf(to.address.path));
    else
        overlay.reset();
}

} // namespace bloscope
