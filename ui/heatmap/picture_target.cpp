#include "ui/heatmap/picture_target.h"

#include "ui/document/value_changes.h"
#include "ui/overlay/overlay_array.h"
#include "ui/picture/value_scale.h"
#include "ui/plot/heatmap_look.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"

namespace bloscope {

PictureTarget::PictureTarget(const HeatmapLook& look, const PlanePane& pane, ValueChanges& changes,
                             QObject* parent)
    : BrushTarget(parent), m_look(look), m_pane(pane), m_changes(changes)
{
    connect(&look, &HeatmapLook::changed, this, &BrushTarget::changed);
    connect(&changes, &ValueChanges::abilityChanged, this, &BrushTarget::changed);
    connect(&pane, &PlanePane::arrived, this, &BrushTarget::pictureArrived);
}

QString PictureTarget::name() const
{
    return tr("Image: %1").arg(m_changes.document().name());
}

bool PictureTarget::isPossible() const
{
    return areLabels(dtype()) && !m_look.drawsChannels();
}

const DType& PictureTarget::dtype() const
{
    return m_look.source()->dtype();
}

// Other pictures hold no labels, whatever lies beside them.
LabelNames PictureTarget::names() const
{
    return m_look.options().map->isPalette() ? labelNamesOf(m_changes.document()) : LabelNames();
}

ElementBytes PictureTarget::part() const
{
    const auto leaf = leafOf(m_look.part());
    return {leaf ? leaf->offset : 0, dtype().itemsize};
}

CellSourcePtr PictureTarget::source() const
{
    return m_pane.source();
}

QString PictureTarget::whyNot() const
{
    if (!areLabels(dtype()))
        return tr("Only whole numbers and truth values can be painted.");
    if (m_look.drawsChannels())
        return tr("Colours cannot be painted: show their channels one by one.");
    return m_changes.whyNot();
}

QString PictureTarget::whyNotAt(CellPosition position) const
{
    return m_changes.whyNotAt(m_pane.plane().indexAt(position)).value_or(QString());
}

BrushTarget::CellsOf PictureTarget::cellsOf() const
{
    return [](const PicturePlane& plane, const CellRect& part) { return plane.cellsOf(part); };
}

PicturePtr PictureTarget::picture() const
{
    return m_pane.plot().sharedPicture();
}

bool PictureTarget::isDrawn() const
{
    return !m_pane.isReadingDetail();
}

QRgb PictureTarget::colorOf(double number) const
{
    const PicturePtr seen = picture();
    const HeatmapOptions& options = seen ? seen->options : m_look.drawnOptions();
    if (options.map->isPalette())
        return options.map->ofLabel(number);
    return seen ? options.map->at(ScalePosition(seen->range, options.scale).of(number))
                : options.map->at(0);
}

} // namespace bloscope
