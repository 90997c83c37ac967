#pragma once

#include "ui/document/document.h"
#include "ui/slice/slice_view.h"
#include "ui/worker/scheduler.h"

#include <span>

namespace bloscope {

class ByteFocus;
class HeatmapLook;
class PyramidStore;
class ValueChanges;

// What the views of an array are made of. All live longer than the views.
struct ArrayViewParts {
    Document& document;
    Scheduler& scheduler;
    HeatmapLook& look;              // of all views in colours
    ValueChanges& changes;          // of its values
    ByteFocus& bytes;               // of its file
    PyramidStore* planes = nullptr; // keeps large ones; null: they are not kept
};

// A view of arrays, of which each page has one.
struct ArrayView {
    const char* word;     // that sessions keep, and the name of its icon
    const char* menuName; // in English
    Qt::Key key;          // with Ctrl, brings it to the front
    SliceView* (*make)(const ArrayViewParts& parts);

    QString menuText() const; // "&Heatmap"
    QString title() const;    // "Heatmap"
};

// All there are, in their order.
std::span<const ArrayView> arrayViews();

} // namespace bloscope
