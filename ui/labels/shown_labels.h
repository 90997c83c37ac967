#pragma once

#include "ui/labels/label_subject.h"

namespace bloscope {

class Document;
class HeatmapLook;
class HeatmapOverlay;

// The labels that lie over the array of a document, or else those that it holds, which are whole
// numbers: surely labels where they are drawn in colours of labels, or where the file is called as
// nnU-Net calls those of labels.
LabelSubject shownLabels(const Document& document, const HeatmapLook& look,
                         const HeatmapOverlay& overlay);

} // namespace bloscope
