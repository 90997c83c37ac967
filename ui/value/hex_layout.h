#pragma once

#include <QFontMetrics>
#include <QRect>
#include <cstdint>

namespace bloscope {

// Which of the two columns of a hex view: the digits, or the characters beside them.
enum class HexColumn { Digits, Text };

// A place in a row that was pointed at.
struct HexPlace {
    HexColumn column = HexColumn::Digits;
    int byte = 0; // in the row
};

// Where everything of a hex view stands, in pixels from the left end of its rows: offsets, two
// digits for each byte with a wider gap after eight, one character for each byte.
class HexLayout {
 public:
    HexLayout(const QFontMetrics& metrics, std::uint64_t size, int bytesPerRow);

    // As many bytes as fit into `width`: 32, 16 or 8.
    static int bytesPerRowFor(const QFontMetrics& metrics, std::uint64_t size, int width);

    int bytesPerRow() const { return m_bytesPerRow; }
    int offsetDigits() const { return m_offsetDigits; }
    int rowHeight() const { return m_rowHeight; }
    int charWidth() const { return m_charWidth; }
    int offsetWidth() const; // of the strip with the offsets
    int width() const;       // of a row

    // Of a byte in its row, at the row's top.
    QRect cell(HexColumn column, int byte) const;
    HexPlace placeAt(int x) const; // the nearest

 private:
    int digitsX(int byte) const;
    int textX(int byte) const;

    int m_bytesPerRow;
    int m_offsetDigits;
    int m_charWidth;
    int m_rowHeight;
};

} // namespace bloscope
