#pragma once

#include "core/array/cell_source.h"
#include "core/edit/value_editor.h"
#include "core/geometry/label_names.h"
#include "core/plane/picture_plane.h"
#include "ui/document/open_request.h"
#include "ui/plane/picture_loader.h"

#include <QColor>
#include <QList>
#include <QObject>
#include <functional>
#include <optional>

namespace bloscope {

class HeatmapLook;
class HeatmapOverlay;
class LabelTarget;
class PictureTarget;
class PlanePane;
class ValueChanges;

// What a brush can give other values: the array that a heatmap shows, or labels that lie over it.
// Positions are those of the picture. GUI thread.
class BrushTarget : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    virtual QString name() const = 0;         // "Labels: case_seg.b2nd"
    virtual bool isPossible() const = 0;      // is it there, and of whole numbers or truth values?
    virtual const DType& dtype() const = 0;   // of what is painted; only of what is possible
    virtual LabelNames names() const = 0;     // of its labels
    virtual ElementBytes part() const = 0;    // that it is of each element
    virtual CellSourcePtr source() const = 0; // its values, at the indices of the heatmap's array

    // Makes ready for painting, which may take a moment.
    virtual void prepare() {}
    // Who changes its values; null: nobody yet.
    virtual ValueChanges* changes() const = 0;
    // The file that it is of, where that is another than the heatmap's.
    virtual std::optional<DocumentAddress> elsewhere() const { return std::nullopt; }
    // Why nothing of it can be painted, as a sentence; empty when it can be, and as long as that is
    // not known.
    virtual QString editObstacle() const = 0;
    // And why not a position now; empty also while that is being found out.
    virtual QString editObstacleAt(CellPosition position) const = 0;

    // The cells of its array that lie in a part of a plane of the heatmap's. For worker threads.
    using CellsOf = std::function<Slice(const PicturePlane& plane, const CellRect& part)>;
    virtual CellsOf cellsOf() const = 0;

    virtual PicturePtr picture() const = 0;         // that shows it; null: none yet
    virtual bool isDrawn() const = 0;               // is that picture all that is wanted?
    virtual QRgb colorOf(double number) const = 0;  // opaque
    virtual int opacityOf(double number) const = 0; // as it lies over what is below: 0 to 255

 signals:
    void changed();        // what is said above
    void pictureArrived(); // picture() is another
    void lost();           // somebody has put away what was being painted
};

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

    QString editObstacle() const; // nothing of the current one can be painted; empty when it can be
    QString editObstacleAt(CellPosition position) const;
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
