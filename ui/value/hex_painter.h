#pragma once

#include "core/edit/edited_entry.h"
#include "ui/value/hex_layout.h"

#include <QPainter>
#include <QPalette>

namespace bloscope {

enum class HexCaret { None, Box, Bar }; // Box: the byte under it is overwritten; Bar: inserted

// What a hex view shows at the moment, from the first visible row on. Numbers are of bytes.
struct HexPage {
    std::uint64_t first = 0; // of the first row
    std::uint64_t size = 0;  // of everything
    ByteView bytes;          // from `first` on
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
