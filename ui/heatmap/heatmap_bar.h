#pragma once

#include "core/plane/contours.h"
#include "core/plane/plane_shape.h"
#include "core/plane/value_distribution.h"
#include "core/plane/value_ticks.h"

#include <QDialog>
#include <QMenu>
#include <QWidget>
#include <optional>
#include <vector>

class QActionGroup;
class QAction;
class QCheckBox;
class QComboBox;
class QRadioButton;
class QSpinBox;
class QToolButton;
namespace bloscope {

class AspectMenu;
class BandsBox;
class CheckedLineEdit;
class HeatmapLook;
class HotPixelsMenu;
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
    QAction* contoursAction() const { return m_contours; }   // likewise
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
    QAction* makeContoursAction();
    HotPixelsMenu* makeHotPixelsMenu();
    QToolButton* makeMenuButton();
    void fillMenu(QMenu* menu);
    void turn();
    QAction* makeToggle(const QString& text, const QString& toolTip);

    void showLook();
    void enableControls();
    void chooseMap();
    void chooseFlips();
    void chooseContours(const ContourChoice& contours);
    void askForContours();
    void choose(const HeatmapOptions& options);

    HeatmapLook& m_look;
    QComboBox* m_mapBox;
    ScaleControls* m_scale;
    RangeButton* m_range;
    QMenu* m_menu;
    QAction* m_histogram;
    QAction* m_inverted;
    QAction* m_contours;
    QAction* m_contourLevels = nullptr;
    HotPixelsMenu* m_hotPixels;
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

// Which lines of equal value are drawn over a picture: what is chosen is drawn at once.
class ContourDialog : public QDialog {
    Q_OBJECT

 public:
    // `texts`: how levels are written.
    ContourDialog(const ContourChoice& choice, ValueText texts, QWidget* parent = nullptr);

    const ContourChoice& choice() const { return m_choice; }

 signals:
    void chosen();

 private:
    void addRows();
    QComboBox* makeColorBox();
    QString problemOf(const QString& text) const;
    std::optional<std::vector<double>> levelsIn(const QString& text) const; // from low to high
    void take();

    ContourChoice m_choice;
    ValueText m_texts;
    QRadioButton* m_isRound;
    QRadioButton* m_isOwn;
    QSpinBox* m_count;
    CheckedLineEdit* m_levels;
    QComboBox* m_color;
    QCheckBox* m_values;
};

// From how many deviations on a pixel that sticks out is drawn as its neighbours are.
class HotPixelsMenu : public QMenu {
    Q_OBJECT

 public:
    explicit HotPixelsMenu(QWidget* parent = nullptr);

    void showChoice(double deviations); // 0: none is replaced

 signals:
    void chosen(double deviations); // by the user

 private:
    QActionGroup* m_group;
};

} // namespace bloscope
