#include "ui/heatmap/heatmap_figure.h"

#include "ui/heatmap/bands_box.h"
#include "ui/heatmap/picture_legend.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/label_legend.h"
#include "ui/plot/heatmap_look.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"

namespace bloscope {

namespace {

// Of the labels that are drawn in the part that is in sight.
void addLabels(FigureCaption& caption, const PlanePicture& picture, const CellRect& inSight,
               const LabelNames& names)
{
    const ColorMap& map = *picture.options.map;
    if (picture.isOfChannels() || !map.isPalette())
        return;
    for (const FigureCaption::Key& key :
         LabelLegend::keysOf(labelsIn(picture, inSight), map, names))
        caption.keys.push_back(key);
}

} // namespace

FigureCaption captionOf(const Document& document, const PlanePane& pane,
                        const HeatmapOverlay& overlay)
{
    FigureCaption caption{QStringLiteral("%1 %2").arg(
        document.name(), QString::fromStdString(document.slice().text()))};
    if (const auto& bands = pane.plane().bands())
        caption.title += QStringLiteral(" · ") + bandsName(*bands, document.dimensionLabels());
    if (const PlanePicture* picture = pane.plot().picture())
        for (const LegendEntry& entry : PictureLegend::entriesOf(*picture))
            caption.keys.push_back({entry.color, entry.text});
    const CellRect inSight = pane.plot().navigator().cellsInSight();
    if (const PlanePicture* picture = pane.plot().picture())
        addLabels(caption, *picture, inSight, {});
    if (const PicturePtr& above = overlay.drawing().picture(); above && !overlay.isHidden())
        addLabels(caption, *above, inSight,
                  overlay.array() ? overlay.array()->names : LabelNames());
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
