#pragma once

#include "core/edit/edited_entry.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPalette>
#include <QRect>
#include <cstdint>
#include <vector>

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

enum class HexCaret { None, Box, Bar }; // Box: the byte under it is overwritten; Bar: inserted

// Bytes that belong together, and what is behind them.
struct HexShade {
    std::uint64_t from = 0;
    std::uint64_t to = 0; // behind the last
    QColor color;
};

// What a hex view shows at the moment, from the first visible row on. Numbers are of bytes.
struct HexPage {
    std::uint64_t first = 0;           // of the first row
    std::uint64_t size = 0;            // of everything
    std::uint64_t origin = 0;          // what the first byte of everything is called
    ByteView bytes;                    // from `first` on, as far as they are there
    std::vector<HexShade> shades = {}; // in their order
    std::uint64_t selectedFrom = 0;
    std::uint64_t selectedTo = 0; // behind the last; equal when nothing is selected
    std::uint64_t caret = 0;      // in front of this byte
    HexCaret caretShape = HexCaret::None;
    HexColumn active = HexColumn::Digits; // the column that takes what is typed
};

// Draws the rows of a page from the top, in colours of the palette.
void paintHexPage(QPainter& painter, const HexLayout& layout, const HexPage& page,
                  const QPalette& palette, int height);

} // namespace bloscope
