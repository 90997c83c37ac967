#include "ui/plane/cells_in_sight.h"

#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"

#include <QImage>
#include <QSize>

namespace bloscope {

CellPicture cellsInSightOf(const PlanePane& pane, const PlaneFlips& flips)
{
    const PlanePicture* shown = pane.plot().picture();
    if (!shown)
        return {};
    PictureRequest request = pane.request();
    const QSize size(static_cast<int>(request.part.columns), static_cast<int>(request.part.rows));
    request.options.size = {size.width(), size.height()};
    request.range = shown->range;
    const auto make = [request, source = pane.source(), flips](const Job& job) -> Result<QImage> {
        BLOSCOPE_TRY(const PlanePicture picture, makePicture(*source, request, job));
        return picture.image.mirrored(flips.columns, flips.rows);
    };
    return {size, make};
}

} // namespace bloscope
