#pragma once

#include "ui/document/document.h"
#include "ui/heatmap/heatmap_view_state.h"
#include "ui/plane/picture_loader.h"
#include "ui/slice/slice_view.h"
#include "ui/worker/scheduler.h"

namespace bloscope {

class CoastLines;
class HeatmapBands;
class HeatmapBar;
class HeatmapBrush;
class HeatmapLook;
class HeatmapOverlay;
class HeatmapPlot;
class HeatmapProfiles;
class HeatmapProjection;
class HeatmapStatusLine;
class Measuring;
class PartBox;
class PlanePane;
class RegionSet;
class ValueChanges;
class ViewportLink;

// The rows and columns of the document's slice as a picture, with axes that show true indices and
// a scale of its colours. A coarse picture of the whole plane comes first and chooses the range;
// then what is in sight, exactly. The old picture stays until there is a new one, and only the
// newest wish is followed. Loads only while it is shown.
class HeatmapView : public FigureView {
    Q_OBJECT

 public:
    // All live longer than the view; other views may share the look. Without `changes` no value can
    // be changed here; without `planes` large ones are not kept from one opening of the file to the
    // next.
    HeatmapView(Document& document, HeatmapLook& look, Scheduler& scheduler,
                ValueChanges* changes = nullptr, PyramidStore* planes = nullptr,
                QWidget* parent = nullptr);

    QWidget* bar() const override;
    std::optional<Slice> selectedSlice() const override;
    bool goToCell(const std::vector<std::int64_t>& index) override;
    std::optional<std::vector<std::int64_t>> markedCell() const override;
    bool canFillSelection() const override;
    void fillSelection() override;
    ExportOffer exportOffer() const override;

    HeatmapLook& look() const { return m_look; }
    HeatmapOverlay& overlay() const { return *m_overlay; } // for views that draw it as well
    HeatmapBrush* brush() const { return m_brush; }        // null where nothing can be changed
    RegionSet& regions() const { return *m_regions; }      // for views that measure as well

    QList<QAction*> menuActions() const;      // what is drawn over the picture and beside it
    void showChannels(std::size_t dimension); // as red, green and blue

    HeatmapViewState state() const;
    void restore(const HeatmapViewState& state); // as far as it fits, once it is shown
    KeptState saveState() const override { return KeptState::of(state()); }
    void restoreState(const KeptState& kept) override; // of another file, without what lay over it

 signals:
    void lookChosen(); // by the user

 protected:
    void load() override;
    void leave() override;
    QCustomPlot& figure() const override;
    PlotNavigator& navigator() const override;

 private:
    void layOut();
    void fillMenu();
    void connectLook();
    void connectBar();
    void connectBrush();
    void connectMeasuring();
    void connectProjection();
    void connectPicture();
    void takeLook();
    void takeSource();
    void showDistribution();
    void takeDistribution(const ValueDistribution& distribution);
    void pictureArrived(const PicturePtr& picture);

    Document& m_document;
    HeatmapLook& m_look;
    PartBox* m_part; // of structured and complex elements, which is drawn
    HeatmapBands* m_bands;
    HeatmapProjection* m_projection;
    HeatmapBar* m_bar;
    PlanePane* m_pane;
    HeatmapPlot& m_plot;   // of the pane
    ViewportLink* m_sight; // of the pane
    HeatmapOverlay* m_overlay;
    HeatmapProfiles* m_profiles;
    CoastLines* m_coasts;
    HeatmapStatusLine* m_readout;
    ValueChanges* m_changes;
    HeatmapBrush* m_brush;
    RegionSet* m_regions;
    Measuring* m_measuring;
    std::optional<ValueDistribution> m_distributionOfPlane; // once it has been seen
    PicturePtr m_pictureBefore;                             // for the next plane, if it is of that
};

} // namespace bloscope
