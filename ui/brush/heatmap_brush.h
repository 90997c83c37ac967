#pragma once

#include "ui/brush/brush_bar.h"
#include "ui/brush/brush_targets.h"
#include "ui/worker/scheduler.h"

#include <QAction>
#include <QPointer>

class QMessageBox;
namespace bloscope {

class BrushTools;
class PaneBrush;

// Which values, in which colours, somebody may paint with: those in sight. GUI thread.
class BrushColors : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    explicit BrushColors(Scheduler& scheduler, QObject* parent = nullptr);

    // Looks in a worker for the values in the picture of what is painted in a pane. Only the newest
    // wish is followed.
    void lookFor(const BrushTarget& target, const PaintedPane& in);

 signals:
    void found(const std::vector<bloscope::BrushColor>& colors); // none where there are many

 private:
    Scheduler& m_scheduler;
    Ticket m_counting;
};

// Gives cells of whole numbers another value where somebody paints over pictures, those of the
// pictures or of labels that lie over them. One brush serves all panes that show planes of an
// array.
class HeatmapBrush : public QObject {
    Q_OBJECT

 public:
    // All live longer. `changes` are those of the array in the pictures; `pane`: the first one.
    HeatmapBrush(const HeatmapLook& look, PlanePane& pane, HeatmapOverlay& overlay,
                 ValueChanges& changes, Scheduler& scheduler, QObject* parent = nullptr);

    // Another pane in which this brush paints, as long as it lives, with its keys.
    PaneBrush* addPane(PlanePane& pane, const PaneOverlay& overlay);

    QAction* action() const { return m_action; } // on or off
    BrushBar* bar() const { return m_bar; }      // seen while it is on; whoever lays it out owns it
    bool isOn() const { return m_action->isChecked(); }

    // What was painted with last, for the next time.
    BrushChoice choice() const { return m_bar->choice(); }
    void setChoice(const BrushChoice& choice) { m_bar->setChoice(choice); }
    void setValue(const QString& value) { m_bar->setValue(value); }

    // Whether somebody paints, for a page in the place of this one, which goes on as soon as there
    // is what was painted.
    Painting painting() const;
    void resume(const Painting& painting);

    // Another file that was edited from here last, and not that of the picture; nothing: none. What
    // was edited last is undone first.
    const std::optional<DocumentAddress>& paintedFile() const { return m_paintedFile; }

 signals:
    void notice(const QString& sentence);
    void chosen();                                             // choice(), by painting with it
    void paintedFileChanged();                                 // paintedFile()
    void documentWanted(const bloscope::OpenRequest& request); // in a tab behind the others
    void sliceWanted(const bloscope::Slice& slice);            // in the heatmap

 private:
    void connectParts(const ValueChanges& changes);
    void connectBar();
    void connectTools();
    void connectPane(PaneBrush& pane);
    void followChanges();
    void takeTarget();
    void tellTargets();
    void tellEditObstacle();
    void switchTo(bool on);
    void focusPane();
    bool switchesLater();
    bool asks() const;
    void ask();
    void paintLabels();
    void paintImage();
    void resumeWhenPossible();
    void prepare();
    void proposeLimits();
    void setPaintedFile(const std::optional<DocumentAddress>& file);
    void refuse(const QString& why);
    void deny(const QString& why); // until something is painted
    void begin();
    PaneBrush* currentPane() const; // with the keys, or else the first one in sight
    BrushTarget& target() const { return m_targets->current(); }

    HeatmapOverlay& m_overlay;
    Scheduler& m_scheduler;
    BrushTargets* m_targets;
    QAction* m_action;
    BrushBar* m_bar;
    BrushTools* m_tools;
    BrushColors* m_colors;
    QList<QPointer<PaneBrush>> m_panes;
    QPointer<ValueChanges> m_followed; // of the target
    std::optional<DocumentAddress> m_paintedFile;
    Painting m_resumed;             // as it was on the page before; on: it is to be again
    bool m_hasDenied = false;       // in the last notice
    bool m_isImageChosen = false;   // where there are labels as well
    bool m_switchesLater = false;   // on, once it is known whether there are labels
    QPointer<QMessageBox> m_asking; // what to paint
};

} // namespace bloscope
