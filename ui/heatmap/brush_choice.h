#pragma once

#include <QString>

namespace bloscope {

// What is painted, and with what.
struct BrushChoice {
    QString value = QStringLiteral("1"); // as it is typed
    int size = 5;                        // in cells across

    bool operator==(const BrushChoice&) const = default;
};

// Whether somebody paints a file at this moment. Not remembered over a restart.
struct Painting {
    bool isOn = false;
    bool isOnImage = false;     // and not on labels that lie over it
    bool isImageChosen = false; // by somebody, where there are labels as well
};

} // namespace bloscope
