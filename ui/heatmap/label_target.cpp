#include "ui/heatmap/label_target.h"

#include "ui/document/value_changes.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/overlay_painter.h"
#include "ui/overlay/overlay_source.h"
#include "ui/plot/plane_pane.h"

#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int leastOpacity = 30; // percent: what is painted is seen, however labels are drawn

// Without colour channels, of which an overlay shows the first one.
PicturePlane withoutChannels(const PicturePlane& plane)
{
    return PicturePlane(plane.slice());
}

} // namespace

LabelTarget::LabelTarget(const HeatmapOverlay& overlay, const PlanePane& pane, QObject* parent)
    : BrushTarget(parent), m_overlay(overlay), m_pane(pane)
{
    connect(&overlay, &HeatmapOverlay::shownChanged, this, &BrushTarget::changed);
    connect(&overlay.document(), &OverlayDocument::namesChanged, this, &BrushTarget::changed);
    connect(&overlay.document(), &OverlayDocument::changesChanged, this, &LabelTarget::follow);
    connect(&overlay.drawing(), &PaneOverlay::arrived, this, &BrushTarget::pictureArrived);
}

void LabelTarget::follow()
{
    if (m_followed)
        m_followed->disconnect(this);
    m_followed = changes();
    if (m_followed)
        connect(m_followed, &ValueChanges::abilityChanged, this, &BrushTarget::changed);
    emit changed();
    const bool isInTab = m_overlay.document().isInTab();
    if (std::exchange(m_wasInTab, isInTab) && !isInTab)
        emit lost();
}

QString LabelTarget::fileName() const
{
    return m_overlay.array()->address.name();
}

QString LabelTarget::name() const
{
    return tr("Labels: %1").arg(fileName());
}

bool LabelTarget::isPossible() const
{
    return m_overlay.array() && m_overlay.array()->holdsLabels();
}

const DType& LabelTarget::dtype() const
{
    return m_overlay.array()->array->dtype();
}

LabelNames LabelTarget::names() const
{
    return m_overlay.array() ? m_overlay.array()->names : LabelNames();
}

CellSourcePtr LabelTarget::source() const
{
    return m_overlay.array()->cells;
}

void LabelTarget::prepare()
{
    if (!m_overlay.document().isInTab())
        emit documentWanted(m_overlay.document().request());
}

ValueChanges* LabelTarget::changes() const
{
    return m_overlay.document().changes();
}

std::optional<DocumentAddress> LabelTarget::elsewhere() const
{
    return m_overlay.array()->address;
}

QString LabelTarget::whyNot() const
{
    return changes() ? changes()->whyNot() : QString();
}

QString LabelTarget::whyNotAt(CellPosition position) const
{
    if (m_overlay.isHidden())
        return tr("The labels are hidden: show them to paint them (O).");
    if (!changes())
        return tr("%1 is being opened.").arg(fileName());
    const CellIndex index = withoutChannels(m_pane.plane()).indexAt(position);
    return changes()
        ->whyNotAt(indexInOverlay(index, m_pane.plane().slice().shape(),
                                  m_overlay.array()->array->shape()))
        .value_or(QString());
}

BrushTarget::CellsOf LabelTarget::cellsOf() const
{
    return [shape = m_overlay.array()->array->shape()](const PicturePlane& plane,
                                                       const CellRect& part) {
        return sliceOfOverlay(withoutChannels(plane).cellsOf(part), shape);
    };
}

PicturePtr LabelTarget::picture() const
{
    return m_overlay.drawing().picture();
}

bool LabelTarget::isDrawn() const
{
    return !m_overlay.drawing().isReadingDetail();
}

QRgb LabelTarget::colorOf(double number) const
{
    return m_overlay.colorOf(number);
}

int LabelTarget::opacityOf(double number) const
{
    const OverlayLook& look = m_overlay.look();
    if (look.colors.map->isPalette() && drawnLabel(number) == 0)
        return 0;
    const int filled = look.isFilled(*look.colors.map) ? look.opacity : 0;
    return std::max(filled, leastOpacity) * 255 / OverlayLook::fullOpacity;
}

} // namespace bloscope
