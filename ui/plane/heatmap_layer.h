#pragma once

#include "ui/picture/plane_picture.h"
#include "ui/plot/figure.h"

#include <QImage>
#include <memory>
#include <span>
#include <vector>

namespace bloscope {

// Draws a picture of a plane between two axes on which cell i lies around i. Every pixel of the
// screen has the colour of exactly one pixel of the picture; damaged cells are hatched. Only
// squares of large planes are mixed, of which there are up to two for a pixel in a row and in a
// column.
class HeatmapLayer : public PicturePlottable {
    Q_OBJECT

 public:
    HeatmapLayer(QCPAxis* columns, QCPAxis* rows);

    void setPicture(std::shared_ptr<const PlanePicture> picture) { m_picture = std::move(picture); }
    const std::shared_ptr<const PlanePicture>& picture() const { return m_picture; }
    // What of it is seen in these pixels of the plot.
    void drawPart(QCPPainter& painter, const QRect& pixels) const;

 protected:
    void draw(QCPPainter* painter) override;

 private:
    QImage drawn(const QRect& room, double pixelRatio) const;

    std::shared_ptr<const PlanePicture> m_picture;
};

// A picture, line by line as the screen shows it.
class PictureLines {
 public:
    // For each pixel of the screen, in a column and in a line, which one of the picture is seen: -1
    // for none. Of pictures that have up to twice as many pixels, those between may be mixed in, in
    // equal parts: otherwise some lines would never be seen. The picture lives longer.
    enum class Between { LeftOut, MixedIn };
    PictureLines(const QImage& picture, std::vector<int> rows, std::vector<int> columns,
                 Between between);

    // Is there a pixel of the picture, and no transparent one, everywhere?
    bool areOpaque() const;

    int row(int y) const { return m_rows[static_cast<std::size_t>(y)]; }
    void draw(int y, std::span<QRgb> line); // transparent where nothing is seen

 private:
    void drawRow(int row, std::span<QRgb> line) const;

    const QImage& m_picture;
    std::vector<int> m_rows;
    std::vector<int> m_columns;
    std::vector<int> m_otherRows;    // that are mixed in; the same ones where none are
    std::vector<int> m_otherColumns; // likewise
    std::vector<QRgb> m_other;       // a line of the screen
};

} // namespace bloscope
