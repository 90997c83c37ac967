#include "ui/value/hex_layout.h"

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

} // namespace bloscope
