#pragma once

#include <QAction>

namespace bloscope {

// Of two switches that need the same, the mouse for instance, one at most is on: the other goes
// off.
inline void letOnlyOneBeOn(QAction& first, QAction& second)
{
    const auto putAway = [](QAction& on, QAction& other) {
        QObject::connect(&on, &QAction::toggled, &other, [&other](bool isOn) {
            if (isOn)
                other.setChecked(false);
        });
    };
    putAway(first, second);
    putAway(second, first);
}

} // namespace bloscope
