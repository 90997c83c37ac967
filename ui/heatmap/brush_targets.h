#pragma once

#include "ui/document/open_request.h"
#include "ui/heatmap/brush_target.h"

#include <QList>

namespace bloscope {

class HeatmapLook;
class HeatmapOverlay;
class LabelTarget;
class PictureTarget;
class PlanePane;

// What can be painted in a heatmap, which of it the brush is aimed at, and what is said where
// nothing can be. Labels that lie over the picture come before the picture, unless somebody chooses
// otherwise. GUI thread.
class BrushTargets : public QObject {
    Q_OBJECT

 public:
    // All live longer. `changes` are those of the heatmap's own array.
    BrushTargets(const HeatmapLook& look, const PlanePane& pane, const HeatmapOverlay& overlay,
                 ValueChanges& changes, QObject* parent = nullptr);

    BrushTarget& current() const { return *m_current; }
    bool isOnLabels() const;
    QList<BrushTarget*> possible() const;
    void choose(BrushTarget* target); // one of these
    void preferImage();               // also where there are labels, until somebody chooses them

    QString whyNot() const; // nothing of the current one can be painted; empty when it can be
    QString whyNotAt(CellPosition position) const;
    // Says so to somebody who wanted to paint, and what can be done instead. Answers false, and
    // says nothing, where there is nothing of that.
    bool refuse(const QString& sentence) const;

 signals:
    void currentChanged(); // it is another, or of another file
    void changed();        // what is said of the current one, or possible()
    void pictureArrived(); // of the current one
    void lost();           // likewise
    void documentWanted(const bloscope::OpenRequest& request); // in a tab behind the others

 private:
    void connectTarget(BrushTarget& target);
    void update();

    const PlanePane& m_pane;
    const HeatmapOverlay& m_overlay;
    ValueChanges& m_changes;
    PictureTarget* m_picture;
    LabelTarget* m_labels;
    BrushTarget* m_chosen = nullptr; // by somebody; null: nobody has
    bool m_prefersImage = false;
    BrushTarget* m_current;
    std::optional<DocumentAddress> m_elsewhere; // the file of the current one
};

} // namespace bloscope
