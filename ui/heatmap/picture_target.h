#pragma once

#include "ui/heatmap/brush_target.h"

namespace bloscope {

class HeatmapLook;
class PlanePane;

// The array that a heatmap shows, or the part of its elements that is drawn.
class PictureTarget : public BrushTarget {
    Q_OBJECT

 public:
    // All live longer.
    PictureTarget(const HeatmapLook& look, const PlanePane& pane, ValueChanges& changes,
                  QObject* parent = nullptr);

    QString name() const override;
    bool isPossible() const override;
    const DType& dtype() const override;
    LabelNames names() const override;
    ElementBytes part() const override;
    CellSourcePtr source() const override;
    ValueChanges* changes() const override { return &m_changes; }
    QString whyNot() const override;
    QString whyNotAt(CellPosition position) const override;
    CellsOf cellsOf() const override;
    PicturePtr picture() const override;
    bool isDrawn() const override;
    QRgb colorOf(double number) const override;
    int opacityOf(double) const override { return 255; }

 private:
    const HeatmapLook& m_look;
    const PlanePane& m_pane;
    ValueChanges& m_changes;
};

} // namespace bloscope
