#pragma once

namespace bloscope {

class HexView;

// Tells screen readers of a HexView what stands at its caret. Once for the program.
void installHexAccessibility();

// The caret of this view is elsewhere, or stands at something else.
void announceCaret(HexView& view);

} // namespace bloscope
