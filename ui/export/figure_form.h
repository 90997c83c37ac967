#pragma once

#include "ui/plot/figure.h"
#include "ui/slice/slice_view.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace bloscope {

// The controls for how a figure becomes a picture: what of it, with which texts, in which colours,
// and how large. Width and height are to each other as those of what is seen; on paper the width
// follows from the pixels and their density.
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
    void addTexts();
    QLineEdit* addText(const QString& label, const QString& text);
    void addThemes();
    QSpinBox* addSide(const QString& label);
    void addPaper();
    bool drawsCells() const;
    FigureOptions::Texts texts() const;
    double widthPerHeight() const;
    void followWidth();
    void followHeight();
    void followPaper();
    void showPaper();
    void showSize(int width); // 0: as on the screen
    void enableControls();

    const ExportOffer& m_offer;
    QFormLayout* m_rows;
    QComboBox* m_parts;
    QComboBox* m_theme;
    QCheckBox* m_transparentNaN;
    QCheckBox* m_marks; // of heatmaps, like the next
    QCheckBox* m_histogram;
    QCheckBox* m_scaleBar;        // where the cells have a spacing
    QCheckBox* m_legend;          // where there are entries
    QLineEdit* m_title = nullptr; // the texts that are seen, to be changed; null: there is none
    QLineEdit* m_columns = nullptr;
    QLineEdit* m_rowsText = nullptr;
    QLineEdit* m_unit = nullptr;
    FigureOptions::Texts m_seen; // what the texts were to begin with
    QSpinBox* m_width;
    QSpinBox* m_height;
    QWidget* m_paper;
    QDoubleSpinBox* m_centimetres;
    QSpinBox* m_dots; // per inch
    bool m_hasPixels = true;
    bool m_isSizeChosen = false; // otherwise that on the screen
};

} // namespace bloscope
