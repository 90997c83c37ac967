#pragma once

#include "core/statistics/chunk_summaries.h"
#include "ui/document/document.h"
#include "ui/heatmap/heatmap_view_state.h"
#include "ui/plot/picture_loader.h"
#include "ui/slice/slice_view.h"
#include "ui/worker/scheduler.h"

class QLabel;
class QStackedWidget;

namespace bloscope {

class ChannelBox;
class HeatmapBar;
class HeatmapLook;
class HeatmapOverlay;
class HeatmapPlot;
class HeatmapProfiles;
class HeatmapReadout;
class HistogramPanel;
struct OpenArray;
class PartBox;
class PlanePane;
class SharedSight;

// The rows and columns of the document's slice as a picture, with axes that show true indices and
// a scale of its colours. A coarse picture of the whole plane comes first and chooses the range;
// then what is in sight, exactly. The old picture stays until there is a new one, and only the
// newest wish is followed. Loads only while it is shown.
class HeatmapView : public SliceView {
    Q_OBJECT

 public:
    // Both live longer than the view. `summaries` keep what was seen of whole chunks; may be null.
    HeatmapView(Document& document, Scheduler& scheduler,
                const std::shared_ptr<ChunkSummaries>& summaries = {}, QWidget* parent = nullptr);

    void copy() override; // the picture as it is seen
    std::optional<Slice> selectedSlice() const override;
    bool goToCell(const std::vector<std::int64_t>& index) override;
    std::optional<std::vector<std::int64_t>> markedCell() const override;
    ExportOffer exportOffer() const override;
    bool canZoom() const override { return true; }
    void zoomIn() override;
    void zoomOut() override;
    void zoomReset() override;

    HeatmapLook& look() const { return *m_look; } // which other views may share
    void setColorMap(const ColorMap& map);

    HeatmapViewState state() const;
    void restore(const HeatmapViewState& state); // as far as it fits, once it is shown

 signals:
    void lookChosen();          // by the user
    void stepWanted(int steps); // to another plane of the array
    // Whoever knows other arrays adds those that are open: they may lie over this one.
    void openArraysWanted(QList<bloscope::OpenArray>& arrays);

 protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

 private:
    void layOut();
    QWidget* makePicture();
    void fillMenu();
    void connectLook();
    void connectBar();
    void connectPicture();
    void takeLook();
    void chooseChannels();

    void showSlice();
    void pictureArrived(const PicturePtr& picture);
    void showFailure(const Error& error);

    Document& m_document;
    HeatmapLook* m_look;
    PartBox* m_part; // of structured and complex elements, which is drawn
    ChannelBox* m_channels;
    HeatmapBar* m_bar;
    PlanePane* m_pane;
    HeatmapPlot& m_plot;  // of the pane
    SharedSight* m_sight; // of the pane
    HistogramPanel* m_histogram;
    HeatmapOverlay* m_overlay;
    HeatmapProfiles* m_profiles;
    HeatmapReadout* m_readout;
    QLabel* m_instead; // what is said where there is no picture
    QStackedWidget* m_pages;

    PicturePtr m_pictureBefore; // for the next plane, if it is of that
};

} // namespace bloscope
