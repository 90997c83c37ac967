#pragma once

#include "core/array/cell_source.h"
#include "core/edit/value_editor.h"
#include "core/geometry/label_names.h"
#include "core/painting/paint_cells.h"
#include "core/plane/picture_plane.h"
#include "ui/document/open_request.h"
#include "ui/plane/picture_loader.h"

#include <QColor>
#include <QList>
#include <QObject>
#include <functional>
#include <optional>

namespace bloscope {

class Document;
class HeatmapLook;
class HeatmapOverlay;
class LabelTarget;
class PaneOverlay;
class PictureTarget;
class PlanePane;
class ValueChanges;

// A pane in which somebody paints, and what lies over it there. Both live longer.
struct PaintedPane {
    PlanePane& pane;
    const PaneOverlay& overlay;
};

// What a brush can give other values: the array that planes show, or labels that lie over it. GUI
// thread.
class BrushTarget : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    virtual QString name() const = 0;         // "Labels: case_seg.b2nd"
    virtual bool isPossible() const = 0;      // is it there, and of whole numbers or truth values?
    virtual const DType& dtype() const = 0;   // of what is painted; only of what is possible
    virtual LabelNames names() const = 0;     // of its labels
    virtual ElementBytes part() const = 0;    // that it is of each element
    virtual CellSourcePtr source() const = 0; // its values, at the indices of the planes' array

    // Makes ready for painting, which may take a moment.
    virtual void prepare() {}
    // Who changes its values; null: nobody yet.
    virtual ValueChanges* changes() const = 0;
    // The file that it is of, where that is another than the heatmap's.
    virtual std::optional<DocumentAddress> elsewhere() const { return std::nullopt; }
    // Why nothing of it can be painted, as a sentence; empty when it can be, and as long as that is
    // not known.
    virtual QString editObstacle() const = 0;
    // Why nothing of it can be painted at this moment.
    virtual QString momentaryObstacle() const { return {}; }
    // And why not a position of a plane now; empty also while that is being found out.
    virtual QString editObstacleAt(const PicturePlane& plane, CellPosition position) const = 0;

    // The cells of its array that lie in a part of a plane, and its values as a reader has them, at
    // the indices of the planes' array. For worker threads; the reader lives longer.
    using CellsOf = std::function<Slice(const PicturePlane& plane, const CellRect& part)>;
    virtual CellsOf cellsOf() const = 0;
    using SourceOf = std::function<CellSourcePtr(const SliceReader& values)>;
    virtual SourceOf sourceOf() const = 0;

    // Of a pane: the picture that shows it, null: none yet; and whether that is all that is wanted.
    virtual PicturePtr picture(const PaintedPane& in) const = 0;
    virtual bool isDrawn(const PaintedPane& in) const = 0;
    virtual QRgb colorOf(double number, const PaintedPane& in) const = 0; // opaque
    virtual int opacityOf(double number) const = 0; // as it lies over what is below: 0 to 255

 signals:
    void changed(); // what is said above
    void lost();    // somebody has put away what was being painted
};

// What painted cells of a target become, and which of them may be painted. For worker threads.
struct BrushPaint {
    CellPaint cells;
    PaintRule rule;
    std::optional<ImageLimits> limits;
    BrushTarget::SourceOf sourceOf;

    bool isForAll() const { return rule.acceptsAll() && !limits; }
};

// What can be painted in planes, which of it the brush is aimed at, and what is said where
// nothing can be. Labels that lie over the picture come before the picture, unless somebody chooses
// otherwise. GUI thread.
class BrushTargets : public QObject {
    Q_OBJECT

 public:
    // All live longer. `changes` are those of the planes' own array.
    BrushTargets(const HeatmapLook& look, const HeatmapOverlay& overlay, ValueChanges& changes,
                 QObject* parent = nullptr);

    BrushTarget& current() const { return *m_current; }
    bool isOnLabels() const;
    QList<BrushTarget*> possible() const;
    void choose(BrushTarget* target); // one of these
    void preferImage();               // also where there are labels, until somebody chooses them

    QString editObstacle() const; // nothing of the current one can be painted; empty when it can be
    QString editObstacleAt(const PicturePlane& plane, CellPosition position) const;
    const Document& document() const; // of the planes
    CellSourcePtr image() const;      // that the planes show, below labels
    // Says so to somebody who wanted to paint, and what can be done instead. Answers false, and
    // says nothing, where there is nothing of that.
    bool refuse(const QString& sentence) const;

 signals:
    void currentChanged(); // it is another, or of another file
    void changed();        // what is said of the current one, or possible()
    void lost();           // the current one
    void documentWanted(const bloscope::OpenRequest& request); // in a tab behind the others

 private:
    void connectTarget(BrushTarget& target);
    void update();

    const HeatmapLook& m_look;
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
