#pragma once

#include "ui/plot/figure.h"

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QSpinBox;

namespace bloscope {

// The controls for how a figure becomes a picture: with its axes or without, and how large. Width
// and height are to each other as they are on the screen.
class FigureForm : public QWidget {
    Q_OBJECT

 public:
    // The figure lives longer; null for views that have none.
    explicit FigureForm(QCustomPlot* figure, QWidget* parent = nullptr);

    FigureOptions options() const;
    void setOptions(const FigureOptions& options);
    void setHasPixels(bool hasPixels); // drawings can be enlarged: they have no size to choose

 signals:
    void changed();

 private:
    QSpinBox* addSide(const QString& label);
    double widthPerHeight() const;
    void followWidth();
    void followHeight();
    void showSize(int width); // 0: as on the screen

    QCustomPlot* m_figure;
    QFormLayout* m_rows;
    QCheckBox* m_everything;
    QCheckBox* m_transparentNaN;
    QSpinBox* m_width;
    QSpinBox* m_height;
    bool m_isSizeChosen = false; // otherwise that on the screen
};

} // namespace bloscope
