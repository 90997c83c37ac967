#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/export/export_format.h"
#include "ui/picture/figure_caption.h"

#include <QByteArray>
#include <QImage>
#include <optional>
#include <qcustomplot.h>

namespace bloscope {

// How a figure that is seen on the screen becomes a picture of its own.
struct FigureOptions {
    enum class Parts {
        Everything,  // with axes, labels, the scale of colours and a caption
        PictureOnly, // what lies between the axes
        Cells        // every pixel is a cell; only of figures that have such a picture, as PNG
    };
    enum class Theme { Light, Dark };         // whatever the window has
    static constexpr int mostPixels = 16'384; // of a side
    static constexpr int screenDots = 96;     // per inch, as files without a size are taken
    static constexpr int leastDots = 50;
    static constexpr int mostDots = 2400;

    Parts parts = Parts::Everything;
    int width = 0;                  // of a PNG, in pixels; 0: as many as on the screen
    bool hasTransparentNaN = false; // of a PNG of a heatmap
    Theme theme = Theme::Light;
    bool hasMarks = false; // of a heatmap: the marked cell and the selection, where there are any
    bool hasHistogram = false;    // of a heatmap, where it is seen
    bool hasScaleBar = false;     // of a heatmap whose cells have a spacing
    bool hasLegend = true;        // of colours that are not on the scale, and of labels
    int dotsPerInch = screenDots; // of a PNG: on paper it is width / dotsPerInch inches wide

    // What is written in place of what is seen; empty: nothing.
    struct Texts {
        std::optional<QString> title = {};
        std::optional<QString> columns = {}; // of the axis below
        std::optional<QString> rows = {};    // of the axis on the left
        std::optional<QString> unit = {};    // of the scale of colours
        bool operator==(const Texts&) const = default;
    };
    Texts texts = {};

    bool operator==(const FigureOptions&) const = default;
};

// Is there a picture in the figure, whose NaN can be transparent? Not in one of several plots.
bool hasPicture(const QCustomPlot& plot);

// The pixels of a PNG. Its sides are to each other as those of what is seen, without the empty room
// around it, and with the caption.
QSize figureSize(const QCustomPlot& plot, const FigureOptions& options,
                 const FigureCaption& caption = {});

// The figure at the size of the options: texts and lines grow with it. Not for Parts::Cells. In the
// GUI thread. A null image when there is no memory for it.
QImage figureImage(QCustomPlot& plot, const FigureOptions& options,
                   const FigureCaption& caption = {});

// A figure that is ready to be written: pixels, or the text of a file with lines that can be
// enlarged.
struct DrawnFigure {
    QImage pixels;
    QByteArray file;
};

// Is it a format of pictures, and one that this build can draw?
bool canDrawFigure(ExportFormat format);

// As a format that can be drawn. In the GUI thread.
DrawnFigure drawFigure(QCustomPlot& plot, ExportFormat format, const FigureOptions& options,
                       const FigureCaption& caption = {});

// Writes the file, which is complete or not there. For worker threads. `source` is the file that is
// shown; it is never written over. Errors: Limit for pictures that do not fit into memory, those of
// fileSink().
Result<> writeFigure(const DrawnFigure& figure, const QString& path, const QString& source,
                     const Job& job);

// Puts the figure as it is seen on the clipboard. In the GUI thread.
void copyFigure(QCustomPlot& plot);

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

    void place(const FigureCaption& caption, const FigureOptions& options);
    void paintScaleBar(const QCustomPlot& plot, QPainter& painter) const;
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
    std::optional<FigureCaption::Spacing> m_spacing; // of a scale bar
};

// The longest of 1, 2, 5, 10, ... units that is not longer than `most`, which is above zero.
double roundLength(double most);

// A plot whose figures may lack some of what is seen of it.
class FigurePlot : public QCustomPlot {
    Q_OBJECT

 public:
    using QCustomPlot::QCustomPlot;

    virtual QCPLayer* layerOfMarks() const = 0;
    virtual void setShowsHistogram(bool shows) = 0;
    virtual bool showsHistogram() const = 0;
    virtual void setUnit(const QString& unit) = 0; // of the scale of colours
    virtual QString unit() const = 0;
};

// Several plots as one figure, each where it lies on the screen: for copying and saving, never seen
// itself.
class JointPlot : public QCustomPlot {
    Q_OBJECT

 public:
    // The plots live longer.
    JointPlot(QList<QCustomPlot*> plots, QWidget* parent);

    const QList<QCustomPlot*>& plots() const { return m_plots; }
    void fit(); // to the plots as they lie now

 protected:
    void draw(QCPPainter* painter) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override; // the colours of its plots are its own

 private:
    QList<QCustomPlot*> plotsInSight() const;
    QRect rectOf(const QCustomPlot& plot) const; // in this one's parent

    QList<QCustomPlot*> m_plots;
};

// What is drawn pixel by pixel between two axes, and leaves it to the view what is in sight.
class PicturePlottable : public QCPAbstractPlottable {
 public:
    PicturePlottable(QCPAxis* columns, QCPAxis* rows) : QCPAbstractPlottable(columns, rows)
    {
        setAntialiased(false); // which would move it by half a pixel
    }

    // Are cells without a number left out of what it is drawn on, down to transparency? For figures
    // that are saved.
    void setNaNTransparent(bool isTransparent) { m_isNaNTransparent = isTransparent; }

    // Is all of it drawn at once, however long that takes? For figures; on the screen a part may
    // follow later.
    void setInFigure(bool isInFigure) { m_isInFigure = isInFigure; }

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain) const override
    {
        found = false;
        return {};
    }
    QCPRange getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const override
    {
        found = false;
        return {};
    }

 protected:
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}
    bool isNaNTransparent() const { return m_isNaNTransparent; }
    bool isInFigure() const { return m_isInFigure; }

 private:
    bool m_isNaNTransparent = false;
    bool m_isInFigure = false;
};

} // namespace bloscope
