#include "ui/heatmap/brush_targets.h"

#include "ui/document/value_changes.h"
#include "ui/heatmap/label_target.h"
#include "ui/heatmap/picture_target.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/plot/plane_pane.h"

namespace bloscope {

BrushTargets::BrushTargets(const HeatmapLook& look, const PlanePane& pane,
                           const HeatmapOverlay& overlay, ValueChanges& changes, QObject* parent)
    : QObject(parent),
      m_pane(pane),
      m_overlay(overlay),
      m_changes(changes),
      m_picture(new PictureTarget(look, pane, changes, this)),
      m_labels(new LabelTarget(overlay, pane, this)),
      m_current(m_picture)
{
    connectTarget(*m_picture);
    connectTarget(*m_labels);
    connect(m_labels, &LabelTarget::documentWanted, this, &BrushTargets::documentWanted);
}

void BrushTargets::connectTarget(BrushTarget& target)
{
    connect(&target, &BrushTarget::changed, this, &BrushTargets::update);
    connect(&target, &BrushTarget::pictureArrived, this, [this, &target] {
        if (&target == m_current)
            emit pictureArrived();
    });
    connect(&target, &BrushTarget::lost, this, [this, &target] {
        if (&target == m_current)
            emit lost();
    });
}

bool BrushTargets::isOnLabels() const
{
    return m_current == m_labels;
}

QList<BrushTarget*> BrushTargets::possible() const
{
    QList<BrushTarget*> all;
    for (BrushTarget* target :
         {static_cast<BrushTarget*>(m_labels), static_cast<BrushTarget*>(m_picture)})
        if (target->isPossible())
            all << target;
    return all;
}

void BrushTargets::choose(BrushTarget* target)
{
    m_chosen = target;
    m_prefersImage = false;
    update();
}

void BrushTargets::preferImage()
{
    m_prefersImage = true;
    update();
}

// The choice is about these labels: with them it is forgotten. The image is the last one.
void BrushTargets::update()
{
    const QList<BrushTarget*> all = possible();
    if (!m_labels->isPossible())
        m_chosen = nullptr;
    BrushTarget* now = all.isEmpty()            ? m_picture
                       : all.contains(m_chosen) ? m_chosen
                       : m_prefersImage         ? all.last()
                                                : all.first();
    const std::optional<DocumentAddress> elsewhere = now->elsewhere();
    const bool isOther = now != m_current || elsewhere != m_elsewhere;
    m_current = now;
    m_elsewhere = elsewhere;
    emit changed();
    if (isOther)
        emit currentChanged();
}

QString BrushTargets::whyNot() const
{
    const QString why = m_current->whyNot();
    if (m_current->isPossible() || !m_overlay.array() || m_overlay.array()->holdsLabels())
        return why;
    return tr("%1 %2, which lies over it, holds others as well.")
        .arg(why, m_overlay.array()->address.name());
}

QString BrushTargets::whyNotAt(CellPosition position) const
{
    return m_pane.plane().all().contains(position) ? m_current->whyNotAt(position) : QString();
}

bool BrushTargets::refuse(const QString& sentence) const
{
    if (!m_current->isPossible())
        return false;
    if (isOnLabels())
        m_changes.refuse(sentence, m_overlay.document().request());
    else
        m_changes.refuse(sentence);
    return true;
}

} // namespace bloscope
