#pragma once

#include "ui/document/open_request.h"
#include "ui/heatmap/brush_target.h"

#include <QPointer>

namespace bloscope {

class HeatmapOverlay;
class PlanePane;

// Labels that lie over the picture of a heatmap. Their edits wait in the tab of their file, which
// is opened behind the others before they are painted.
class LabelTarget : public BrushTarget {
    Q_OBJECT

 public:
    // Both live longer.
    LabelTarget(const HeatmapOverlay& overlay, const PlanePane& pane, QObject* parent = nullptr);

    QString name() const override;
    bool isPossible() const override;
    const DType& dtype() const override;
    LabelNames names() const override;
    ElementBytes part() const override { return {0, dtype().itemsize}; }
    CellSourcePtr source() const override;
    void prepare() override;
    ValueChanges* changes() const override;
    std::optional<DocumentAddress> elsewhere() const override;
    QString whyNot() const override;
    QString whyNotAt(CellPosition position) const override;
    CellsOf cellsOf() const override;
    PicturePtr picture() const override;
    bool isDrawn() const override;
    QRgb colorOf(double number) const override;
    int opacityOf(double number) const override;

 signals:
    void documentWanted(const bloscope::OpenRequest& request); // in a tab behind the others

 private:
    void follow();
    QString fileName() const;

    const HeatmapOverlay& m_overlay;
    const PlanePane& m_pane;
    QPointer<ValueChanges> m_followed;
    bool m_wasInTab = false;
};

} // namespace bloscope
