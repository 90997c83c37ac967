#pragma once

#include "ui/document/document.h"
#include "ui/document/view_state.h"
#include "ui/views/picture_loader.h"
#include "ui/views/slice_view.h"
#include "ui/views/special_search.h"
#include "ui/worker/scheduler.h"

#include <QTimer>

class QLabel;
class QStackedWidget;

namespace bloscope {

class HeatmapBar;
class HeatmapPlot;
class HistogramPanel;
class PartBox;
class SelectionLabel;

// The rows and columns of the document's slice as a picture, with axes that show true indices and
// a scale of its colours. A coarse picture of the whole plane comes first and chooses the range;
// then what is in sight, exactly. The old picture stays until there is a new one, and only the
// newest wish is followed. Loads only while it is shown.
class HeatmapView : public SliceView {
    Q_OBJECT

 public:
    // Both live longer than the view.
    HeatmapView(Document& document, Scheduler& scheduler, QWidget* parent = nullptr);

    void copy() override; // the picture as it is seen
    std::optional<Slice> selectedSlice() const override;
    bool canZoom() const override { return true; }
    void zoomIn() override;
    void zoomOut() override;
    void zoomReset() override;

    void setColorMap(const ColorMap& map);

    HeatmapViewState state() const;
    void restore(const HeatmapViewState& state); // as far as it fits, once it is shown

 signals:
    void lookChosen();          // by the user
    void stepWanted(int steps); // to another plane of the array

 protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

 private:
    void layOut();
    QWidget* makePartRow();
    QWidget* makePicture();
    void connectParts();
    void choosePart();

    void showSlice();
    QString whyNoPicture() const; // empty when there is one
    void refresh();
    PictureRequest request() const;
    void pictureArrived(const PicturePtr& picture);
    void showFailure(const Error& error);
    void saveFigure();
    void tellSelection();
    void goToNext(SpecialCell kind);
    void markFound(const std::optional<CellPosition>& cell);
    void describePicture();

    void pointAt(CellPosition position);
    void readPointedCell();

    Document& m_document;
    Scheduler& m_scheduler;
    PictureLoader* m_loader;
    PartBox* m_part; // of structured elements, which is drawn
    HeatmapBar* m_bar;
    HeatmapPlot* m_plot;
    HistogramPanel* m_histogram;
    QLabel* m_footer;
    SelectionLabel* m_selection;
    QLabel* m_instead; // what is said where there is no picture
    QStackedWidget* m_pages;

    PicturePlane m_plane;
    std::optional<PlaneView> m_wantedPart; // to be brought into sight with the next plane
    PicturePtr m_pictureBefore;            // for the next plane, if it is of that
    CellPosition m_pointed;                // of the picture
    Ticket m_pointedCell;
    Ticket m_search;       // for the next special cell
    QTimer m_refreshTimer; // gathers what changes in one go
};

} // namespace bloscope
