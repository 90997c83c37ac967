#pragma once

#include "ui/cells/cell_rect.h"

#include <QCoreApplication>
#include <optional>

namespace bloscope {

class HeatmapLook;
class HeatmapOverlay;
class PlanePane;
class ValueChanges;

// What of a heatmap can be painted, and what is said where it cannot be. GUI thread.
class BrushAbility {
    Q_DECLARE_TR_FUNCTIONS(BrushAbility)

 public:
    // All live longer.
    BrushAbility(const HeatmapLook& look, const PlanePane& pane, const HeatmapOverlay& overlay,
                 ValueChanges& changes);

    // Why nothing of what is shown can be painted, as a sentence; empty when it can be.
    QString whyNot() const;
    // And why not a position of the picture; empty also while that is being found out.
    QString whyNotAt(CellPosition position) const;
    // Says so to somebody who wanted to paint, and what can be painted instead: labels that lie
    // over the picture, a copy. Answers false, and says nothing, where there is nothing of that.
    bool refuse(const QString& sentence) const;

 private:
    bool isOfWholeNumbers() const;

    const HeatmapLook& m_look;
    const PlanePane& m_pane;
    const HeatmapOverlay& m_overlay;
    ValueChanges& m_changes;
};

} // namespace bloscope
