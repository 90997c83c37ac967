#pragma once

#include "ui/plot/figure.h"

#include <qcustomplot.h>

namespace bloscope {

class HeatmapPlot;

// What is to be seen of a plot, without what its layout leaves empty on its sides. One that was
// never laid out is seen as a whole.
QRect contentOf(const QCustomPlot& plot);

// Where the parts of a figure lie: its title above, what is seen of the plot, the keys of its
// colours below. In pixels of the plot.
class FigurePage {
 public:
    FigurePage(const QCustomPlot& plot, const FigureOptions& options, const FigureCaption& caption);

    QSize size() const { return m_size; }
    QPoint pointOf(QPoint ofPlot) const; // where a pixel of the plot comes to lie
    void paint(QCustomPlot& plot, QCPPainter& painter) const;

 private:
    struct PlacedKey {
        QPoint place;
        FigureCaption::Key key;
    };

    void place(const FigureCaption& caption);
    void paintTitle(QPainter& painter) const;
    void paintKeys(QPainter& painter) const;
    QFont titleFont() const;

    QFont m_font;
    QPalette m_palette;
    QRect m_part; // of the plot
    QSize m_size;
    QString m_title;
    int m_titleHeight = 0;
    std::vector<PlacedKey> m_keys;
};

// The heatmaps of a plot are without what a figure is not to have as long as this lives.
class FigureParts {
 public:
    FigureParts(QCustomPlot& plot, const FigureOptions& options);
    ~FigureParts();
    FigureParts(const FigureParts&) = delete;
    FigureParts& operator=(const FigureParts&) = delete;

 private:
    struct Before {
        HeatmapPlot* plot;
        bool hasMarks;
        bool hasHistogram;
    };

    std::vector<Before> m_before;
};

// The colours of a plot are those of a theme as long as this lives.
class FigureTheme {
 public:
    FigureTheme(QCustomPlot& plot, FigureOptions::Theme theme);
    ~FigureTheme();
    FigureTheme(const FigureTheme&) = delete;
    FigureTheme& operator=(const FigureTheme&) = delete;

 private:
    QCustomPlot& m_plot;
    QPalette m_before;
};

} // namespace bloscope
