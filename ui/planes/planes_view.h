#pragma once

#include "core/plane/orthogonal_planes.h"
#include "core/plane/plane_view.h"
#include "ui/document/document.h"
#include "ui/slice/slice_view.h"
#include "ui/worker/scheduler.h"

#include <QJsonObject>
#include <array>
#include <optional>

class QAction;
class QVBoxLayout;
namespace bloscope {

class CrossingPanel;
class HeatmapBar;
class HeatmapBrush;
class HeatmapLook;
class HeatmapOverlay;
class JointPlot;
class Measuring;
class PaneBrush;
class PartBox;
class PlanePane;
class PlanesBoard;
class PlanesOverlay;
class PlanesViewport;
class PointedCell;
class PyramidStore;
class RegionSet;

// How somebody looks at three planes: kept while their file is read again.
struct PlanesViewState {
    std::optional<std::size_t> third;                   // dimension, as somebody has chosen it
    std::array<std::optional<PlaneView>, 3> parts = {}; // that are in sight of each; nothing: all
    bool hasRangeOfArray = true;                        // and not that of the slice's plane
    LargePlane large = LargePlane::None;
    std::optional<OrthogonalPlanes::Which> maximised = {}; // that has all of the room
};

// Three planes of the document's array that cross at its marked cell: that of its slice, and the
// two that a third dimension makes with its rows and columns. Moving the mark in one of them moves
// the other two, and so does zooming. All have the colours of the heatmap and one range: that of
// the array, or of the slice's plane until it is known and where somebody wants it. One of them may
// be seen larger as well, in a fourth place where all is as in the others. Loads only while it is
// shown.
class PlanesView : public FigureView {
    Q_OBJECT

 public:
    // All live longer than the view. Without `planes` large ones are not kept from one opening of
    // the file to the next.
    PlanesView(Document& document, HeatmapLook& look, Scheduler& scheduler,
               PyramidStore* planes = nullptr, QWidget* parent = nullptr);

    // What lies over the heatmap lies over the planes as well, and is chosen here as there; it
    // lives longer.
    void showOverlay(HeatmapOverlay& overlay);
    // And what is measured in the heatmap is measured here; the set lives longer.
    void measure(RegionSet& regions);
    // And the brush of the heatmap paints in the planes as well; after showOverlay().
    void showBrush(HeatmapBrush& brush);

    QWidget* bar() const override;
    bool goToCell(const std::vector<std::int64_t>& index) override;
    std::optional<std::vector<std::int64_t>> markedCell() const override;

    PlanesViewState state() const;
    void restore(const PlanesViewState& state); // as far as it fits, once it is shown
    KeptState saveState() const override;
    void restoreState(const KeptState& kept) override;

 protected:
    void load() override;
    void leave() override;
    QCustomPlot& figure() const override;
    QString copied() const override;
    PlotNavigator& navigator() const override;

 private:
    using Which = OrthogonalPlanes::Which;

    void layOut();
    void connectBar();
    void connectPane(std::size_t place);
    void connectParts();
    std::optional<Which> planeIn(std::size_t place) const; // nothing: the place is not seen
    void showPlane(std::size_t place);
    void tellDepth(std::size_t place);
    void chooseLarge(LargePlane large);
    void showLarge();
    void maximise(std::size_t place);
    void takeLook();
    void flipPlanes();
    void shapeCells();
    void shareRange();
    void showLegend();
    void moveTo(const CellIndex& index); // where they cross

    Document& m_document;
    HeatmapLook& m_look;
    Scheduler& m_scheduler;
    OrthogonalPlanes m_planes;
    std::optional<std::size_t> m_third; // as somebody has chosen it
    PartBox* m_part;                    // of structured and complex elements, which is drawn
    HeatmapBar* m_bar;
    std::array<PlanePane*, OrthogonalPlanes::places> m_panes;
    LargePlane m_largeChoice = LargePlane::None;
    LargePlane m_lastLarge = LargePlane::Largest; // that is seen when it is switched on again
    std::optional<Which> m_large;                 // in the large place
    QAction* m_largeSwitch;
    PlanesOverlay* m_overlay;
    std::array<PaneBrush*, OrthogonalPlanes::places> m_brushes{}; // null: nobody paints here
    PlanesViewport* m_sight;                                      // of all
    PlanesBoard* m_board;                                         // that lays them out
    std::array<std::optional<PlaneView>, 3> m_wantedParts;        // once there are planes
    JointPlot* m_figure;                                          // of all that are seen
    CrossingPanel* m_panel;
    PointedCell* m_value;   // where they cross
    QVBoxLayout* m_content; // the board, with what measures above and below it
    QWidget* m_scrolled;    // with the board
    Measuring* m_measuring = nullptr;
};

// How somebody looks at three planes, as a session keeps it.
QJsonObject toJson(const PlanesViewState& state);

// What is missing or makes no sense is as in a new view: the file may come from anywhere.
PlanesViewState planesStateFrom(const QJsonObject& json);

} // namespace bloscope
