#pragma once

#include "ui/overlay/label_legend.h"
#include "ui/overlay/overlay_array.h"
#include "ui/overlay/overlay_state.h"
#include "ui/plot/picture_loader.h"

#include <QMenu>
#include <memory>

namespace bloscope {

class OverlayBar;
class OverlayLayer;
class PlanePane;
class PointedCell;

// A second array over the picture of a pane: finds and opens it, has its pictures made wherever the
// pane asks for one of its own, and tells which label is pointed at. The file is opened and read on
// workers; a failure is a sentence in the bar, and the picture below stays.
class HeatmapOverlay : public QObject {
    Q_OBJECT

 public:
    // All live longer.
    HeatmapOverlay(const Document& document, PlanePane& pane, Scheduler& scheduler,
                   QObject* parent = nullptr);
    ~HeatmapOverlay() override;

    // Whoever lays it out owns it.
    OverlayBar* bar() const { return m_bar; }
    QMenu* menu() const { return m_menu.get(); } // which overlay, if any
    QAction* switchAction() const { return m_switch; }

    void show(const OpenRequest& request);
    void remove();
    void lookForLabels(); // beside the file, once; what is found is offered
    void stop();          // reading, while nobody looks
    bool isShown() const { return m_overlay.has_value(); }
    // What lies there, also while it is hidden for a moment; nothing: nothing.
    const std::optional<OverlayArray>& array() const { return m_overlay; }
    // What is drawn, and how; nothing while it is hidden for a moment.
    std::optional<OverlayArray> drawn() const;
    const OverlayLook& look() const;
    const OpenRequest& request() const { return m_request; } // that has opened what is shown

    void setPlane(const PicturePlane& plane); // as soon as that of the pane is another
    // At which cell of the picture somebody points; {-1, -1}: none.
    void pointAt(CellPosition position);
    // What lies over a cell of the slice, where that is the one that is pointed at and known:
    // "label 3".
    QString textAt(CellPosition cell) const;

    // The labels in sight, as LabelLegend has them; none of other numbers.
    const QStringList& legend() const { return m_legend; }
    bool showsLabels() const; // of an overlay that is not hidden

    std::optional<OverlayViewState> state() const;
    void restore(const std::optional<OverlayViewState>& state);

 signals:
    void textChanged();
    void drawnChanged(); // or its look
    void legendChanged(); // or showsLabels()

 private:
    void connectParts();
    void fillMenu();
    void chooseFile();
    void open(const OpenRequest& request);
    void arrived(const OpenRequest& request, Result<OverlayArray> overlay);
    void chooseLook(const std::optional<OverlayViewState>& kept);
    void setShown(std::optional<OverlayArray> overlay);
    void refresh();
    void showPicture(const PicturePtr& picture);
    void countLabels(const PicturePtr& picture);
    void switchTo(bool on);
    void setLegend(const QStringList& legend);

    const Document& m_document;
    PlanePane& m_pane;
    Scheduler& m_scheduler;
    OverlayLayer& m_layer;
    PictureLoader* m_loader;
    PointedCell* m_pointed;
    OverlayBar* m_bar;
    std::unique_ptr<QMenu> m_menu;
    QAction* m_switch;

    std::optional<OverlayArray> m_overlay;
    OpenRequest m_request;                  // that has opened it
    std::optional<OverlayViewState> m_kept; // of what is about to be shown
    QString m_labelFile;                    // beside the file; empty: none is known
    bool m_hasLooked = false;
    CellPosition m_pointedCell;
    QString m_pointedText;
    QStringList m_legend;
    Ticket m_opening;
    Ticket m_looking;
    Ticket m_counting;
};

} // namespace bloscope
