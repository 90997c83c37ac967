#pragma once

#include <QImage>
#include <span>
#include <vector>

namespace bloscope {

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
