#pragma once

#include "ui/document/document.h"

namespace bloscope {

// How a document is shown that nobody has looked at before.

// The view of its numbers: a heatmap of two dimensions or more, a curve of one. Everything else is
// a table, chunks included of which nobody said what they are. Its word in arrayViews().
QString openingView(const Document& document);

// The first plane, of a volume that in the middle: of an array that has one dimension beside rows
// and columns, channels of colours and what has one index only left out.
Slice openingSlice(const Document& document);

// Is it a file of labels, by its name (see overlay/label_file.h) and its numbers?
bool showsLabels(const Document& document);

// The dimension of red, green, blue and perhaps opacity of what is surely a photo
// (photoChannels()); nothing of others.
std::optional<std::size_t> openingChannels(const Document& document);

} // namespace bloscope
