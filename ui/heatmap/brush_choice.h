#pragma once

#include <QString>

namespace bloscope {

// What is painted, and with what.
struct BrushChoice {
    QString value = QStringLiteral("1"); // as it is typed
    int size = 5;                        // in cells across

    bool operator==(const BrushChoice&) const = default;
};

} // namespace bloscope
