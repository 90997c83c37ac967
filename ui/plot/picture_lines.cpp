#include "ui/plot/picture_lines.h"

#include <algorithm>
#include <cstdlib>

namespace bloscope {

namespace {

constexpr QRgb nothing = qRgba(0, 0, 0, 0);

// Those beside what is seen, that the pixel of the screen before has not shown.
std::vector<int> passedOver(std::span<const int> seen)
{
    std::vector<int> passed(seen.begin(), seen.end());
    for (std::size_t i = 1; i < seen.size(); ++i)
        if (seen[i - 1] >= 0 && seen[i] >= 0 && std::abs(seen[i] - seen[i - 1]) > 1)
            passed[i] += seen[i - 1] < seen[i] ? -1 : 1;
    return passed;
}

// Of each of their four bytes.
QRgb meanOf(QRgb a, QRgb b)
{
    return (((a ^ b) & 0xfefe'fefe) >> 1) + (a & b);
}

} // namespace

PictureLines::PictureLines(const QImage& picture, std::vector<int> rows, std::vector<int> columns,
                           Between between)
    : m_picture(picture),
      m_rows(std::move(rows)),
      m_columns(std::move(columns)),
      m_otherRows(between == Between::MixedIn ? passedOver(m_rows) : m_rows),
      m_otherColumns(between == Between::MixedIn ? passedOver(m_columns) : m_columns),
      m_other(m_columns.size())
{
}

bool PictureLines::areOpaque() const
{
    const auto isThere = [](int pixel) { return pixel >= 0; };
    return m_picture.format() == QImage::Format_RGB32 && std::ranges::all_of(m_columns, isThere) &&
           std::ranges::all_of(m_rows, isThere);
}

void PictureLines::draw(int y, std::span<QRgb> line)
{
    drawRow(row(y), line);
    if (const int other = m_otherRows[static_cast<std::size_t>(y)]; other != row(y)) {
        drawRow(other, m_other);
        std::ranges::transform(line, m_other, line.begin(), meanOf);
    }
}

void PictureLines::drawRow(int row, std::span<QRgb> line) const
{
    if (row < 0) {
        std::ranges::fill(line, nothing);
        return;
    }
    const auto* from = reinterpret_cast<const QRgb*>(m_picture.constScanLine(row));
    const auto at = [from](int column) { return column < 0 ? nothing : from[column]; };
    if (m_otherColumns == m_columns)
        std::ranges::transform(m_columns, line.begin(), at);
    else
        std::ranges::transform(m_columns, m_otherColumns, line.begin(),
                               [&at](int a, int b) { return meanOf(at(a), at(b)); });
}

} // namespace bloscope
