#include "ui/heatmap/heatmap_figure.h"

#include "ui/heatmap/bands_box.h"
#include "ui/heatmap/picture_legend.h"
#include "ui/plot/heatmap_look.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"

namespace bloscope {

FigureCaption captionOf(const Document& document, const PlanePane& pane)
{
    FigureCaption caption{QStringLiteral("%1 %2").arg(
        document.name(), QString::fromStdString(document.slice().text()))};
    if (const auto& bands = pane.plane().bands())
        caption.title += QStringLiteral(" · ") + bandsName(*bands, document.dimensionLabels());
    if (const PlanePicture* picture = pane.plot().picture())
        for (const LegendEntry& entry : PictureLegend::entriesOf(*picture))
            caption.keys.push_back({entry.color, entry.text});
    return caption;
}

CellPicture cellsInSightOf(const PlanePane& pane, const HeatmapLook& look)
{
    const PlanePicture* shown = pane.plot().picture();
    if (!shown)
        return {};
    PictureRequest request = pane.request();
    const QSize size(static_cast<int>(request.part.columns), static_cast<int>(request.part.rows));
    request.options.size = size;
    request.range = shown->range;
    const auto make = [request, source = pane.source(),
                       flips = look.flips()](const Job& job) -> Result<QImage> {
        BLOSCOPE_TRY(const PlanePicture picture, makePicture(*source, request, job));
        return picture.image.mirrored(flips.columns, flips.rows);
    };
    return {size, make};
}

} // namespace bloscope
