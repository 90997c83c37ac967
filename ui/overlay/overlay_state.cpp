#include "ui/overlay/overlay_state.h"

#include "ui/overlay/label_file.h"

namespace bloscope {

void carryLabels(std::optional<OverlayViewState>& overlay, const DocumentAddress& from,
                 const DocumentAddress& to)
{
    if (!overlay)
        return;
    if (overlay->request.address != DocumentAddress{labelPathOf(from.path), {}})
        return overlay.reset();
    overlay->request = OpenRequest::of(labelPathOf(to.path));
    overlay->isCarried = true;
}

} // namespace bloscope
