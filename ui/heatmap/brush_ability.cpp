#include "ui/heatmap/brush_ability.h"

#include "ui/document/value_changes.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/plot/heatmap_look.h"
#include "ui/plot/plane_pane.h"

namespace bloscope {

BrushAbility::BrushAbility(const HeatmapLook& look, const PlanePane& pane,
                           const HeatmapOverlay& overlay, ValueChanges& changes)
    : m_look(look), m_pane(pane), m_overlay(overlay), m_changes(changes)
{
}

bool BrushAbility::isOfWholeNumbers() const
{
    const DTypeKind kind = m_look.source()->dtype().kind;
    return kind == DTypeKind::Boolean || kind == DTypeKind::Signed || kind == DTypeKind::Unsigned;
}

QString BrushAbility::whyNot() const
{
    if (!isOfWholeNumbers())
        return tr("Only whole numbers and truth values can be painted.");
    if (m_look.drawsChannels())
        return tr("Colours cannot be painted: show their channels one by one.");
    return m_changes.whyNot();
}

QString BrushAbility::whyNotAt(CellPosition position) const
{
    const CellRect all = m_pane.plane().all();
    const bool isInPicture = position.row >= 0 && position.row < all.rows && position.column >= 0 &&
                             position.column < all.columns;
    if (!isInPicture)
        return {};
    return m_changes.whyNotAt(m_pane.plane().indexAt(position)).value_or(QString());
}

bool BrushAbility::refuse(const QString& sentence) const
{
    const bool isWhole = isOfWholeNumbers();
    if (isWhole ? m_look.drawsChannels() : !m_overlay.showsLabels())
        return false;
    if (isWhole)
        m_changes.refuse(sentence);
    else
        m_changes.refuse(
            tr("%1 The labels over it are painted in a tab of their own.").arg(sentence),
            m_overlay.request());
    return true;
}

} // namespace bloscope
