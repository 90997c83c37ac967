#pragma once

#include "core/plane/curve_picture.h"
#include "ui/document/document.h"
#include "ui/slice/slice_view.h"
#include "ui/worker/scheduler.h"

#include <QJsonObject>
#include <QString>
#include <QTimer>
#include <optional>

namespace bloscope {

class CurveBar;
class CurveLoader;
class CurveMark;
class CurvePlot;
class CurveReadout;
class PartBox;
class VectorBox;

// How somebody looks at curves: kept while their file is read again.
struct CurveViewState {
    CurveChoice choice;
    CurveAxes axes;
    std::optional<PointRange> part; // that is in sight; nothing: all
    int field = 0;                  // as that of the heatmap
    QString vector = {};            // of the frames, in place of the cells; empty: the cells
};

// How somebody looks at curves, as a session keeps it.
QJsonObject toJson(const CurveViewState& state);

// What is missing or makes no sense is as in a new view: the file may come from anywhere.
CurveViewState curveStateFrom(const QJsonObject& json);

// Lines of the document's array as curves over true indices. Of long ones some points of all come
// first, then all that are in sight, shortened so that no peak is lost. The old curves stay until
// there are new ones, and only the newest wish is followed. Loads only while it is shown.
class CurveView : public FigureView {
    Q_OBJECT

 public:
    // Both live longer than the view.
    CurveView(Document& document, Scheduler& scheduler, QWidget* parent = nullptr);

    QWidget* bar() const override;
    std::optional<Slice> selectedSlice() const override; // the points in sight
    // Draws the line of a cell that is not among those drawn.
    bool goToCell(const std::vector<std::int64_t>& index) override;
    std::optional<std::vector<std::int64_t>> markedCell() const override;
    ExportOffer exportOffer() const override;

    CurveViewState state() const;
    void restore(const CurveViewState& state); // as far as it fits, once it is shown
    KeptState saveState() const override { return KeptState::of(state()); }
    void restoreState(const KeptState& kept) override { restore(kept.as(curveStateFrom)); }

 protected:
    void load() override;
    void leave() override;
    QCustomPlot& figure() const override;
    PlotNavigator& navigator() const override;

 private:
    void layOut();
    void connectParts();
    void choosePart();
    void chooseVector();
    Slice shown() const; // of the document, or the frames of the vector
    void labelValues();
    void offerMenu(QPoint where);
    void showChoice();
    void followMark();
    CellSourcePtr source() const; // the chosen part of it
    void refresh();

    Document& m_document;
    PartBox* m_part;     // of structured and complex elements, which is drawn
    VectorBox* m_vector; // that is drawn in place of cells
    CurveBar* m_bar;
    CurvePlot* m_plot;
    CurveLoader* m_loader;
    CurveReadout* m_readout;
    CurveMark* m_mark;
    std::string m_linesOfMark; // as they were chosen for the marked cell, and by nobody

    CurveSlice m_curve;
    std::optional<PointRange> m_wantedPart; // to be brought into sight with the next curves
    QTimer m_refreshTimer;                  // gathers what changes in one go
};

} // namespace bloscope
