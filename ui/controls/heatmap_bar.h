#pragma once

#include "ui/views/heatmap_image.h"
#include "ui/views/plane_view.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QStackedWidget;
class QToolButton;

namespace bloscope {

// The controls above a heatmap: its colours, its scale, its range, the shape of its cells.
class HeatmapBar : public QWidget {
    Q_OBJECT

 public:
    explicit HeatmapBar(QWidget* parent = nullptr);

    const HeatmapOptions& options() const { return m_options; } // without a size
    CellAspect aspect() const;
    void proposeAspect(CellAspect aspect); // until the user has chosen one
    std::optional<CellAspect> chosenAspect() const;
    void restore(const HeatmapOptions& options, std::optional<CellAspect> chosenAspect);

    // Shows the range that came out of the choice, to begin with when one is typed.
    void setRange(const ValueRange& range);

 signals:
    void optionsChanged();
    void aspectChanged();
    void showAllWanted();

 private:
    QComboBox* makeMapBox();
    QComboBox* makeScaleBox();
    QComboBox* makeRangeBox();
    QWidget* makePercentFields();
    QWidget* makeRangeFields();
    QToolButton* makeButton(const QString& text, const QString& toolTip);

    void showRange(const ValueRange& range);
    void chooseRange(RangeChoice::Kind kind);
    void takePercents();
    void takeTypedRange();
    void change(const HeatmapOptions& options);

    HeatmapOptions m_options;
    QComboBox* m_mapBox;
    QComboBox* m_scaleBox;
    QComboBox* m_rangeBox;
    QStackedWidget* m_rangeFields;
    QDoubleSpinBox* m_lowPercent;
    QDoubleSpinBox* m_highPercent;
    QLineEdit* m_low;
    QLineEdit* m_high;
    QToolButton* m_square;
    bool m_hasChosenAspect = false;
};

} // namespace bloscope
