#pragma once

#include "ui/document/document.h"
#include "ui/find/special_search.h"
#include "ui/heatmap/heatmap_view_state.h"
#include "ui/plot/picture_loader.h"
#include "ui/plot/plane_look.h"
#include "ui/slice/slice_view.h"
#include "ui/worker/scheduler.h"

class QLabel;
class QStackedWidget;

namespace bloscope {

class ArrayRange;
class ChannelBox;
class HeatmapBar;
class HeatmapOverlay;
class HeatmapPlot;
class HeatmapProfiles;
class HistogramPanel;
struct OpenArray;
class PartBox;
class PlanePane;
class PointedCell;
class SelectionLabel;
class SpecialFinder;

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
    bool goToCell(const std::vector<std::int64_t>& index) override;
    std::optional<std::vector<std::int64_t>> markedCell() const override;
    ExportOffer exportOffer() const override;
    bool canZoom() const override { return true; }
    void zoomIn() override;
    void zoomOut() override;
    void zoomReset() override;

    void setColorMap(const ColorMap& map);

    PlaneLook look() const;

    HeatmapViewState state() const;
    void restore(const HeatmapViewState& state); // as far as it fits, once it is shown

 signals:
    void lookChosen();          // by the user
    void lookChanged();         // look() is another
    void stepWanted(int steps); // to another plane of the array
    // Whoever knows other arrays adds those that are open: they may lie over this one.
    void openArraysWanted(QList<bloscope::OpenArray>& arrays);

 protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

 private:
    void layOut();
    QWidget* makePicture();
    void connectParts();
    void connectBar();
    void connectPicture();
    void addOverlayAndProfiles();
    CellSourcePtr source(Reuse reuse) const; // the chosen part of it
    void choosePart();
    void takeLookOfPart();
    void chooseChannels();
    void followLink(const QString& link);
    void takeAspect();
    void takeOptions();
    HeatmapOptions optionsOfPicture() const;
    bool wantsRangeOfArray() const;
    void showRangeOfArray();

    void showSlice();
    void tellPart();
    void showPart();
    void tellMark();
    void showMark();
    void pictureArrived(const PicturePtr& picture);
    void showFailure(const Error& error);
    void tellSelection();
    void goToNext(SpecialCell kind);
    void showFound(const Result<std::optional<CellPosition>>& found);
    void describePicture();
    void pointAt(CellPosition position);
    void tellPointedCell();

    Document& m_document;
    PartBox* m_part; // of structured and complex elements, which is drawn
    ChannelBox* m_channels;
    HeatmapBar* m_bar;
    PlanePane* m_pane;
    HeatmapPlot* m_plot; // of the pane
    HistogramPanel* m_histogram;
    ArrayRange* m_arrayRange;
    CellSourcePtr m_allCells; // for it: gone through once
    QLabel* m_rangeNote;      // how much of the array that range is of
    QLabel* m_footer;
    SelectionLabel* m_selection;
    PointedCell* m_pointed;
    SpecialFinder* m_finder;
    HeatmapOverlay* m_overlay;
    HeatmapProfiles* m_profiles;
    QLabel* m_instead; // what is said where there is no picture
    QStackedWidget* m_pages;
    std::vector<double> m_spacing; // of the array, or none

    std::optional<PlaneView> m_shownPart;          // of the document, so far
    PicturePtr m_pictureBefore;                    // for the next plane, if it is of that
    std::optional<double> m_trueHeight;            // of the cells of the plane, in their widths
    std::optional<HeatmapOptions> m_lookOfNumbers; // while phases are shown
    CellPosition m_pointedCell;                    // of the slice
    QString m_pointedText;                         // of that cell, exactly
};

} // namespace bloscope
