#pragma once

#include <QColor>
#include <QString>
#include <vector>

namespace bloscope {

// What stands above and below a figure that leaves its window.
struct FigureCaption {
    // A colour that is not on the scale, and what it stands for.
    struct Key {
        QColor color;
        QString text;
    };

    QString title; // file and slice; empty: none
    std::vector<Key> keys = {};
};

} // namespace bloscope
