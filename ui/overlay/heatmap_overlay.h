#pragma once

#include "ui/overlay/label_legend.h"
#include "ui/overlay/overlay_document.h"
#include "ui/overlay/overlay_state.h"
#include "ui/overlay/pane_overlay.h"

#include <QMenu>
#include <QTimer>
#include <memory>

namespace bloscope {

class OverlayBar;
class PointedCell;

// A second array over the picture of a pane: finds and opens it, has it drawn as somebody chooses,
// and tells which label is pointed at. The file is opened and read on workers; a failure is a
// sentence in the bar, and the picture below stays.
class HeatmapOverlay : public QObject {
    Q_OBJECT

 public:
    // All live longer.
    HeatmapOverlay(const Document& below, PlanePane& pane, Scheduler& scheduler,
                   QObject* parent = nullptr);
    ~HeatmapOverlay() override;

    // Whoever lays it out owns it.
    OverlayBar* bar() const { return m_bar; }
    QMenu* menu() const { return m_menu.get(); } // which overlay, if any
    QAction* switchAction() const { return m_switch; }
    QAction* blinkAction() const { return m_blink; } // on and off by turns, to compare both

    void show(const OpenRequest& request);
    void showOutlines(const OpenRequest& request); // in other colours than the picture
    void remove();
    void lookForLabels(); // beside the file, once; what is found is offered
    // Is it still being found out whether there are such? looked() says when it is known.
    bool isLooking() const { return canHaveLabels() && (!m_hasLooked || m_looking); }
    // The file of labels that is offered, as long as nothing lies over the picture; or empty.
    QString offeredLabels() const { return array() ? QString() : m_labelFile; }
    void takeOffer(); // shows them
    void stop();      // reading, while nobody looks
    // What lies there, also while it is hidden for a moment; nothing: nothing.
    const std::optional<OverlayArray>& array() const { return m_document->array(); }
    bool isShown() const { return array().has_value(); }
    bool isHidden() const;
    // While the cells of the pane have other places than those of the array, as in a volume that is
    // turned, nothing is drawn over them.
    void setSuspended(bool suspended);
    bool isDrawn() const { return array() && !isHidden() && !m_isSuspended; }
    std::optional<OverlayArray> drawn() const;         // nothing while it is hidden
    const OverlayLook& look() const { return m_look; } // with those of labels
    const OverlayDocument& document() const { return *m_document; }
    // As it is drawn; its picture is null until there is one.
    const PaneOverlay& drawing() const { return *m_drawing; }
    QRgb colorOf(double number) const; // opaque

    // At which cell of the picture somebody points; {-1, -1}: none.
    void pointAt(CellPosition position);
    // What lies over a cell of the slice, where that is the one that is pointed at and known:
    // "label 3".
    QString textAt(CellPosition cell) const;

    // The labels in sight, as LabelLegend has them; none of other numbers.
    const QStringList& legend() const { return m_labels->legend(); }
    bool showsLabels() const; // of an overlay that is not hidden

    std::optional<OverlayViewState> state() const;
    void restore(const std::optional<OverlayViewState>& state);

 signals:
    void textChanged();
    void drawnChanged();  // or its look, or its values
    void shownChanged();  // array() is of another file, or isHidden()
    void legendChanged(); // or showsLabels()
    void looked();        // for labels
    void refused();       // what was to be shown

 private:
    void connectParts();
    bool canHaveLabels() const;
    void fillMenu();
    void chooseFile();
    void open(const OpenRequest& request);
    void tellFailure(const OpenRequest& request, const Error& error);
    void chooseLook(const std::optional<OverlayViewState>& kept);
    void showArray();
    void showValues();
    void pictureArrived(const PicturePtr& picture);
    void countLabels();
    void switchTo(bool on);
    void blink(bool blinks);
    void showDrawing();
    void takeLook();
    void showLook();

    const Document& m_below;
    PlanePane& m_pane;
    Scheduler& m_scheduler;
    OverlayDocument* m_document;
    PaneOverlay* m_drawing;
    PointedCell* m_pointed;
    LabelsInSight* m_labels;
    OverlayBar* m_bar;
    std::unique_ptr<QMenu> m_menu;
    QAction* m_switch;
    QAction* m_blink;
    QTimer m_blinking;
    bool m_isBlinkedAway = false;

    std::optional<OverlayViewState> m_kept; // of what is about to be shown
    QString m_labelFile;                    // beside the file; empty: none is known
    bool m_hasLooked = false;
    OverlayLook m_look;
    bool m_isSuspended = false;
    CellPosition m_pointedCell;
    QString m_pointedText;
    Ticket m_looking;
};

} // namespace bloscope
