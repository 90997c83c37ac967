#pragma once

#include <QString>

namespace bloscope {

// What of a file somebody wants to see who calls the program, as it was typed. What is empty is as
// ever.
struct FileWish {
    QString key = {};   // of a part of a store
    QString slice = {}; // NumPy's text
    QString view = {};  // a word of arrayViews()
    // Of heatmaps and planes: findColorMap(), parseRangeChoice(), parseValueScale(), parseBands().
    QString colorMap = {};
    QString range = {};
    QString scale = {};
    QString bands = {};

    bool operator==(const FileWish&) const = default;
};

} // namespace bloscope
