#pragma once

#include "core/edit/edited_entry.h"
#include "ui/value/hex_layout.h"

#include <QPainter>
#include <QPalette>
#include <vector>

namespace bloscope {

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
