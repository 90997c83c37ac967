#pragma once

#include "ui/brush/brush_layer.h"
#include "ui/brush/brush_targets.h"
#include "ui/document/value_changes.h"

#include <QPointer>
#include <atomic>
#include <deque>
#include <memory>
#include <optional>

namespace bloscope {

// What came of a painting. A worker writes it, the GUI thread reads it once `isWritten`.
struct PaintingOutcome {
    std::optional<Error> leftOut; // why cells of some chunks are as they were; nothing: none is
    std::atomic<bool> isWritten = false;
};

// Gives painted cells of a target a value, in a worker. Those of chunks that cannot be written are
// left out. Errors: why no cell at all can be written, those of CellFilter, Cancelled.
ValueChanges::Write paintingOf(std::shared_ptr<const PaintedCells> painted, const BrushPaint& paint,
                               std::shared_ptr<PaintingOutcome> outcome);

// What is painted over the picture of a pane, stroke by stroke, each one step that can be undone.
// It is seen at once, is written by a worker meanwhile, and becomes part of the picture as soon as
// there is a new one. A stroke ends where it is when the document has to be settled. GUI thread.
class BrushStrokes : public QObject {
    Q_OBJECT

 public:
    // All live longer.
    BrushStrokes(const BrushTargets& targets, const PaintedPane& in, BrushLayer& layer,
                 QObject* parent = nullptr);

    bool isPainting() const { return m_stroke.has_value(); }
    // Until end() cells are painted; the step is called `name`. The planes of a ball are those of
    // the stack. Nothing begins where nobody makes changes.
    void begin(const BrushPaint& paint, const QString& name, const PlaneStack& stack);
    bool isUnseen() const; // is another number than 0 painted that is drawn as nothing?
    void paintTo(const PlanePlace& place, const BrushShape& shape); // from where it was before
    void paint(const CellRuns& cells);
    void end();
    void showPainted();    // of the plane that is seen by now
    void pictureArrived(); // of the target, in the pane

 signals:
    void notice(const QString& sentence);
    void cellChecked(); // the targets know more about a cell

 private:
    // As long as it lives, every motion of the mouse arrives, however late; otherwise the last one
    // stands for those that wait while something else is done.
    class EveryMotion {
     public:
        EveryMotion();
        ~EveryMotion();
        EveryMotion(const EveryMotion&) = delete;
        EveryMotion& operator=(const EveryMotion&) = delete;

     private:
        bool m_wereCompressed;
    };
    // What is painted with one value from a press of the button until it is released.
    struct Stroke {
        std::unique_ptr<EditQueue::Gesture> gesture;
        BrushPaint paint;
        QColor color; // as it lies over the picture
        PlaneStack stack;
        SeenRule rule;
        std::optional<PlanePlace> place = {}; // that it has come to
        std::unique_ptr<EveryMotion> motions = std::make_unique<EveryMotion>();
    };
    // A part of it that is under way to the values, or to the picture.
    struct Written {
        std::shared_ptr<const PaintedCells> cells;
        std::shared_ptr<PaintingOutcome> outcome;
        bool isInValues = false;
        bool isInPicture = false; // which is drawn with the next replot of the plot
    };

    BrushTarget& target() const { return m_targets.current(); }
    double numberOf(ByteView element) const;
    double numberOf(StoredValue value) const;
    QColor colorOf(double number) const;
    SeenRule seenRuleOf(const BrushPaint& paint) const;
    void takeTarget();
    void connectChanges();
    void add(const CellRuns& cells);
    void write();
    void changeEnded();
    void leaveToPicture();
    void forget();

    const BrushTargets& m_targets;
    PaintedPane m_in;
    BrushLayer& m_layer;
    QPointer<ValueChanges> m_changes; // of the target; null: nobody makes any yet
    std::optional<Stroke> m_stroke;
    std::shared_ptr<PaintedCells> m_painted; // and not written yet; null: nothing
    std::deque<Written> m_written;
    bool m_hasArrived = false; // a picture that is not drawn yet
};

} // namespace bloscope
