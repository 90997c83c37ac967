#include "ui/value/hex_painter.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr int bytesPerGroup = 8;

int digitsOf(std::uint64_t size)
{
    int digits = 8;
    while (digits < 16 && size >> (4 * digits) != 0)
        ++digits;
    return digits;
}

QString digitsOf(std::byte byte)
{
    return QStringLiteral("%1").arg(std::to_integer<int>(byte), 2, 16, QLatin1Char('0'));
}

bool isPrintable(std::byte byte)
{
    return byte >= std::byte(0x20) && byte < std::byte(0x7f);
}

// Paints one row after the other; the painter is moved to the row.
class PagePainter {
 public:
    PagePainter(QPainter& painter, const HexLayout& layout, const HexPage& page,
                const QPalette& palette)
        : m_painter(painter), m_layout(layout), m_page(page), m_palette(palette)
    {
    }

    void paintRow(std::uint64_t row)
    {
        m_painter.setPen(m_palette.color(QPalette::WindowText));
        drawText(QRect(m_layout.charWidth(), 0, m_layout.offsetWidth(), m_layout.rowHeight()),
                 QStringLiteral("%1").arg(m_page.origin + m_page.first + row,
                                          m_layout.offsetDigits(), 16, QLatin1Char('0')));
        for (int i = 0; i < m_layout.bytesPerRow(); ++i) {
            const std::uint64_t at = row + static_cast<std::uint64_t>(i);
            if (at < m_page.bytes.size())
                paintByte(at, i);
            if (m_page.first + at == m_page.caret && m_page.caret <= m_page.size)
                paintCaret(i);
        }
    }

 private:
    bool isSelected(std::uint64_t at) const
    {
        return at >= m_page.selectedFrom && at < m_page.selectedTo;
    }

    void drawText(const QRect& rect, const QString& text)
    {
        m_painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }

    void paintByte(std::uint64_t at, int column)
    {
        const std::byte byte = m_page.bytes[at];
        const bool selected = isSelected(m_page.first + at);
        if (selected)
            paintSelection(at, column);
        else
            paintShade(at, column);
        const QColor color = m_palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        m_painter.setPen(color);
        drawText(m_layout.cell(HexColumn::Digits, column), digitsOf(byte));
        if (!isPrintable(byte) && !selected)
            m_painter.setPen(m_palette.color(QPalette::PlaceholderText));
        drawText(m_layout.cell(HexColumn::Text, column),
                 isPrintable(byte) ? QString(QLatin1Char(std::to_integer<char>(byte)))
                                   : QStringLiteral("·"));
    }

    void paintSelection(std::uint64_t at, int column)
    {
        fillBehind(column, isSelected(m_page.first + at + 1), m_palette.highlight());
    }

    void paintShade(std::uint64_t at, int column)
    {
        const HexShade* shade = shadeOf(m_page.first + at);
        if (shade)
            fillBehind(column, m_page.first + at + 1 < shade->to, shade->color);
    }

    const HexShade* shadeOf(std::uint64_t byte) const
    {
        const auto behind = std::ranges::upper_bound(m_page.shades, byte, {}, &HexShade::from);
        return behind != m_page.shades.begin() && byte < std::prev(behind)->to ? &*std::prev(behind)
                                                                               : nullptr;
    }

    // With the gap to a neighbour that goes with it.
    void fillBehind(int column, bool goesOn, const QBrush& brush)
    {
        QRect digits = m_layout.cell(HexColumn::Digits, column);
        if (column + 1 < m_layout.bytesPerRow() && goesOn)
            digits.setRight(m_layout.cell(HexColumn::Digits, column + 1).left() - 1);
        m_painter.fillRect(digits, brush);
        m_painter.fillRect(m_layout.cell(HexColumn::Text, column), brush);
    }

    void paintCaret(int column)
    {
        if (m_page.caretShape == HexCaret::None)
            return;
        for (const HexColumn where : {HexColumn::Digits, HexColumn::Text}) {
            const QRect cell = m_layout.cell(where, column).adjusted(-1, 0, 0, -1);
            m_painter.setPen(m_palette.color(QPalette::Text));
            if (where != m_page.active)
                m_painter.drawLine(cell.bottomLeft(), cell.bottomRight());
            else if (m_page.caretShape == HexCaret::Box)
                m_painter.drawRect(cell);
            else
                m_painter.fillRect(QRect(cell.left(), cell.top(), 2, cell.height()),
                                   m_palette.text());
        }
    }

    QPainter& m_painter;
    const HexLayout& m_layout;
    const HexPage& m_page;
    const QPalette& m_palette;
};

} // namespace

HexLayout::HexLayout(const QFontMetrics& metrics, std::uint64_t size, int bytesPerRow)
    : m_bytesPerRow(bytesPerRow),
      m_offsetDigits(digitsOf(size)),
      m_charWidth(metrics.horizontalAdvance(QLatin1Char('0'))),
      m_rowHeight(metrics.height() + 2)
{
}

int HexLayout::bytesPerRowFor(const QFontMetrics& metrics, std::uint64_t size, int width)
{
    for (const int bytes : {32, 16})
        if (HexLayout(metrics, size, bytes).width() <= width)
            return bytes;
    return 8;
}

int HexLayout::offsetWidth() const
{
    return (m_offsetDigits + 2) * m_charWidth;
}

int HexLayout::digitsX(int byte) const
{
    return offsetWidth() + m_charWidth * (1 + 3 * byte + byte / bytesPerGroup);
}

int HexLayout::textX(int byte) const
{
    return digitsX(m_bytesPerRow) + m_charWidth * (1 + byte);
}

int HexLayout::width() const
{
    return textX(m_bytesPerRow) + m_charWidth;
}

QRect HexLayout::cell(HexColumn column, int byte) const
{
    return column == HexColumn::Digits ? QRect(digitsX(byte), 0, 2 * m_charWidth, m_rowHeight)
                                       : QRect(textX(byte), 0, m_charWidth, m_rowHeight);
}

HexPlace HexLayout::placeAt(int x) const
{
    if (x >= textX(0) - m_charWidth / 2)
        return {HexColumn::Text, std::clamp((x - textX(0)) / m_charWidth, 0, m_bytesPerRow - 1)};
    int byte = 0;
    while (byte + 1 < m_bytesPerRow && x >= digitsX(byte + 1) - m_charWidth / 2)
        ++byte;
    return {HexColumn::Digits, byte};
}

void paintHexPage(QPainter& painter, const HexLayout& layout, const HexPage& page,
                  const QPalette& palette, int height)
{
    painter.fillRect(QRect(0, 0, layout.offsetWidth(), height), palette.window());
    PagePainter rows(painter, layout, page, palette);
    const auto perRow = static_cast<std::uint64_t>(layout.bytesPerRow());
    int top = 0;
    for (std::uint64_t row = 0; top < height && page.first + row <= page.size; row += perRow) {
        painter.save();
        painter.translate(0, top);
        rows.paintRow(row);
        painter.restore();
        top += layout.rowHeight();
    }
}

} // namespace bloscope
