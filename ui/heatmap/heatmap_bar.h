#pragma once

#include "ui/document/plane_view.h"
#include "ui/picture/heatmap_options.h"

#include <QWidget>

class QAction;
class QComboBox;
class QDoubleSpinBox;
class QMenu;
class QToolButton;

namespace bloscope {

class AspectMenu;
class ChannelBox;
class PartBox;
class RangeFields;

// The controls above a heatmap: its colours, its scale, its range, the shape of its cells. What is
// wanted less often is in a menu.
class HeatmapBar : public QWidget {
    Q_OBJECT

 public:
    // `part` and `channels` are shown where they have something to choose from; may be null.
    explicit HeatmapBar(PartBox* part = nullptr, ChannelBox* channels = nullptr,
                        QWidget* parent = nullptr);

    const HeatmapOptions& options() const { return m_options; } // without a size
    CellAspect aspect() const;
    void proposeAspect(CellAspect aspect); // until the user has chosen one
    std::optional<CellAspect> chosenAspect() const;
    // Are the colours those of channels? There is no map to choose then, nor a range of the array.
    void setHasChannels(bool hasChannels);
    // Why cells cannot be as far apart as they are in space, as a sentence; empty: they can.
    void setWhyNoSpacing(const QString& why);
    void restore(const HeatmapOptions& options, std::optional<CellAspect> chosenAspect);

    // Shows the range that came out of the choice, to begin with when one is typed.
    void setRange(const ValueRange& range);
    void fixRange(const ValueRange& range); // as if it had been typed

    PlaneFlips flips() const;
    void setFlips(const PlaneFlips& flips);

    QMenu* menu() const { return m_menu; } // what is wanted less often, for others to add to

    bool showsHistogram() const;
    void setShowsHistogram(bool shows);

 signals:
    void optionsChanged();
    void aspectChanged();
    void flipsChanged();
    void chosen(); // something, by the user
    void showAllWanted();
    void transposeWanted();
    void saveWanted(); // of the figure
    void histogramToggled(bool shows);

 private:
    void layOut(PartBox* part, ChannelBox* channels);
    QComboBox* makeMapBox();
    QComboBox* makeScaleBox();
    QDoubleSpinBox* makeGammaBox();
    AspectMenu* makeAspectMenu();
    QToolButton* makeHistogramButton();
    QToolButton* makeMenuButton();
    void fillMenu(QMenu* menu);
    void turn();
    QAction* makeToggle(const QString& text, const QString& toolTip);

    void showOptions();
    void enableControls();
    void chooseMap();
    void chooseScale();
    void choose(const HeatmapOptions& options);
    bool change(const HeatmapOptions& options);

    HeatmapOptions m_options;
    bool m_hasChannels = false;
    QComboBox* m_mapBox;
    QComboBox* m_scaleBox;
    QDoubleSpinBox* m_gamma;
    RangeFields* m_range;
    QMenu* m_menu;
    QToolButton* m_histogram;
    QAction* m_inverted;
    QAction* m_symmetric;
    QAction* m_locked;
    QAction* m_ofArray;
    AspectMenu* m_aspect;
    QAction* m_flippedColumns;
    QAction* m_flippedRows;
};

} // namespace bloscope
