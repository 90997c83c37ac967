#pragma once

#include "core/plane/plane_shape.h"
#include "core/plane/value_distribution.h"

#include <QMenu>
#include <QWidget>
#include <optional>

class QActionGroup;
class QAction;
class QComboBox;
class QMenu;
class QToolButton;
namespace bloscope {

class AspectMenu;
class BandsBox;
class HeatmapLook;
class PartBox;
class RangeButton;
class ScaleControls;
struct HeatmapOptions;

// The controls of a heatmap in one line, which show and change its look: its colours, its scale,
// its range. What is wanted less often is in a menu.
class HeatmapBar : public QWidget {
    Q_OBJECT

 public:
    // The look lives longer. `part`, which shows and changes that of the look, and `bands` are
    // shown where they have something to choose from; may be null.
    explicit HeatmapBar(HeatmapLook& look, PartBox* part = nullptr, BandsBox* bands = nullptr,
                        QWidget* parent = nullptr);

    // Shows the range that came out of the choice, to begin with when one is typed.
    void setRange(const ValueRange& range);
    void setDistribution(const ValueDistribution& distribution); // that it was chosen from
    void fixRange(const ValueRange& range);                      // as if it had been typed

    QMenu* menu() const { return m_menu; } // what is wanted less often, for others to add to

    void offer(QAction* action); // a button of its own for what a view can do
    void offerNoHistogram();     // the view has none
    QAction* histogramAction() const { return m_histogram; } // shows and hides it
    bool showsHistogram() const;
    void setShowsHistogram(bool shows);

 signals:
    void chosen(); // something, by the user
    void showAllWanted();
    void transposeWanted();
    void saveWanted(); // of the figure
    void histogramToggled(bool shows);

 private:
    void layOut(PartBox* part, BandsBox* bands);
    void connectPart(PartBox& part);
    void connectControls();
    QComboBox* makeMapBox();
    AspectMenu* makeAspectMenu();
    QAction* makeHistogramAction();
    QToolButton* makeMenuButton();
    void fillMenu(QMenu* menu);
    void turn();
    QAction* makeToggle(const QString& text, const QString& toolTip);

    void showLook();
    void enableControls();
    void chooseMap();
    void chooseFlips();
    void choose(const HeatmapOptions& options);

    HeatmapLook& m_look;
    QComboBox* m_mapBox;
    ScaleControls* m_scale;
    RangeButton* m_range;
    QMenu* m_menu;
    QAction* m_histogram;
    QAction* m_inverted;
    AspectMenu* m_aspect;
    QAction* m_flippedColumns;
    QAction* m_flippedRows;
};

// Chooses the shape of a picture's cells.
class AspectMenu : public QMenu {
    Q_OBJECT

 public:
    explicit AspectMenu(QWidget* parent = nullptr);

    // `whyNoSpacing`: why cells cannot be as far apart as they are in space, as a sentence; empty:
    // they can.
    void showChoice(std::optional<CellAspect> chosen, const QString& whyNoSpacing);

 signals:
    void chosen(std::optional<bloscope::CellAspect> aspect); // by the user; nothing: what suits

 private:
    void add(const QString& text, const QString& toolTip, std::optional<CellAspect> aspect);

    QActionGroup* m_group;
    QAction* m_spacing = nullptr;
};

} // namespace bloscope
