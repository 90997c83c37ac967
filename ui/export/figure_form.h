#pragma once

#include "ui/plot/figure.h"
#include "ui/slice/slice_view.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace bloscope {

// The controls for how a figure becomes a picture: what of it, in which colours, and how large.
// Width and height are to each other as those of what is seen.
class FigureForm : public QWidget {
    Q_OBJECT

 public:
    // What is offered lives longer; its figure is null for views that have none.
    explicit FigureForm(const ExportOffer& offer, QWidget* parent = nullptr);

    FigureOptions options() const;
    void setOptions(const FigureOptions& options);
    void setHasPixels(bool hasPixels); // drawings can be enlarged: they have no size to choose

    QSize pixels() const; // of what is written

 signals:
    void changed();

 private:
    void addParts();
    void addThemes();
    QSpinBox* addSide(const QString& label);
    bool drawsCells() const;
    double widthPerHeight() const;
    void followWidth();
    void followHeight();
    void showSize(int width); // 0: as on the screen
    void enableControls();

    const ExportOffer& m_offer;
    QFormLayout* m_rows;
    QComboBox* m_parts;
    QComboBox* m_theme;
    QCheckBox* m_transparentNaN;
    QCheckBox* m_marks; // of heatmaps, like the next
    QCheckBox* m_histogram;
    QSpinBox* m_width;
    QSpinBox* m_height;
    bool m_hasPixels = true;
    bool m_isSizeChosen = false; // otherwise that on the screen
};

} // namespace bloscope
